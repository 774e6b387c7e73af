import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import {
  address,
  alertSocket,
  broken,
  found,
  open,
  page,
  recent,
  result,
  saved,
  searchAnswers,
} from './search-world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const box = () => screen.getByRole('textbox', { name: 'Buscar en el acervo' });
const results = () => screen.queryAllByRole('article');
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];

describe('recent searches', () => {
  it('are read again when a search is repeated whose results are there already', async () => {
    const recents: string[] = [];
    const { asked } = searchAnswers({
      search: ({ query }) => {
        recents.unshift(query);
        return found(page([result()]));
      },
      recents: () => [...new Set(recents)].map((query) => recent(query)),
    });
    open('search&q=uno');
    await waitFor(() => expect(asked).toHaveLength(1));
    for (const query of ['dos', 'uno']) {
      await userEvent.clear(box());
      await userEvent.type(box(), `${query}{Enter}`);
    }
    await waitFor(() => expect(asked.map(({ query }) => query)).toEqual(['uno', 'dos', 'uno']));
    await userEvent.click(screen.getByRole('button', { name: 'Mis búsquedas' }));
    const list = within(await screen.findByRole('region', { name: 'Búsquedas recientes' }));
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        expect.stringMatching(/^uno/),
        expect.stringMatching(/^dos/),
      ]),
    );
  });

  it('come from the server, are repeated with a button and copied into the browser', async () => {
    searchAnswers({ recents: () => [recent('dos'), recent('uno', { area: 'LABOR', kinds: ['CODE'] })] });
    open('search');
    await userEvent.click(await screen.findByRole('button', { name: 'Repetir la búsqueda «uno»' }));
    expect(address().search).toBe('?tab=search&q=uno&area=labor&kinds=code');
    expect(kept('recent_searches')).toMatchObject([
      { query: 'dos', type: 'todos', timestamp: '2026-11-20T18:00:00.000Z', results_count: 3 },
      { query: 'uno', type: 'codigos', filters: { area: 'LABOR', kinds: ['CODE'] } },
    ]);
  });

  it('are five in the demo, the newest first, and the same query moves to the top', async () => {
    searchAnswers();
    open('search', { user: DEMO_USER });
    for (const query of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'TRES']) {
      await userEvent.clear(box());
      await userEvent.type(box(), `${query}{Enter}`);
      await screen.findByRole('heading', { name: `1 resultado de «${query}»` });
    }
    expect(kept('recent_searches').map(({ query }) => query)).toEqual(['TRES', 'seis', 'cinco', 'cuatro', 'dos']);
    const [first] = kept('recent_searches');
    expect(first).toMatchObject({ type: 'todos', results_count: 1 });
    expect(new Date(String(first?.['timestamp'])).toISOString()).toBe(first?.['timestamp']);
  });

  it('that were made in research are repeated there', async () => {
    searchAnswers({ recents: () => [recent('alimentos', { category: 'DOCTRINE' })] });
    open('search');
    expect(await screen.findByText(/Investigación: Doctrina/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Repetir la búsqueda «alimentos»' }));
    expect(address().search).toBe('?tab=research&q=alimentos&category=doctrine');
  });

  it('of somebody else are not shown to the next person of the browser', async () => {
    searchAnswers({ recents: () => [recent('secreto de Ana')] });
    const { unmount } = open('search');
    await screen.findByText('secreto de Ana');
    unmount();
    open('search', { user: DEMO_USER });
    expect(screen.getByText('Aquí verás tus últimas cinco búsquedas.')).toBeVisible();
    expect(screen.queryByText('secreto de Ana')).toBeNull();
  });
});

describe('saved searches', () => {
  const save = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar búsqueda' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Mi asunto');
  };

  it('are saved with a name and an alert', async () => {
    const { changes } = searchAnswers();
    open('search&q=despido&area=labor');
    await screen.findByRole('article');
    await save();
    await userEvent.click(screen.getByRole('switch', { name: 'Avisarme cuando haya resultados nuevos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Búsqueda guardada.')).toBeVisible();
    expect(changes).toEqual([
      ['save', { name: 'Mi asunto', query: 'despido', filters: { area: 'LABOR' }, sort: 'RELEVANCE', hasAlert: true }],
    ]);
    await waitFor(() => expect(kept('saved_searches')).toMatchObject([{ name: 'Mi asunto' }]));
  });

  it('say that ten are kept already, in the words of the server', async () => {
    searchAnswers({ refusal: 'Ya guardaste 10 búsquedas.' });
    open('search&q=despido');
    await screen.findByRole('article');
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ya guardaste 10 búsquedas.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('say so in the demo too, where the browser keeps them', async () => {
    searchAnswers();
    const ofDemo = Array.from({ length: 10 }, (_, n) => ({
      query: `consulta ${n}`,
      timestamp: new Date(n).toISOString(),
      results_count: 1,
    }));
    localStorage.setItem('saved_searches', JSON.stringify(ofDemo));
    localStorage.setItem('foja_searches_owner', 'demo');
    open('search&q=despido', { user: DEMO_USER });
    await screen.findByRole('article');
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ya guardaste 10 búsquedas, el máximo. Borra una para guardar otra.')).toBeVisible();
    expect(kept('saved_searches')).toHaveLength(10);
  });

  it('are five, and all of them when asked for', async () => {
    searchAnswers({ saveds: Array.from({ length: 8 }, (_, n) => saved(`ss_${n}`)) });
    open('search');
    const list = within(await screen.findByRole('region', { name: 'Búsquedas guardadas' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(5));
    await userEvent.click(list.getByRole('button', { name: 'Ver todas las búsquedas guardadas (8)' }));
    expect(list.getAllByRole('link')).toHaveLength(8);
    expect(kept('saved_searches')).toHaveLength(8);
  });

  it('that were deleted come back with «Deshacer»', async () => {
    const { changes } = searchAnswers({ saveds: [saved('ss_1', { name: 'Alimentos', query: 'alimentos' })] });
    open('search');
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de «Alimentos»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByText('Se eliminó «Alimentos».')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Acciones de «Alimentos»' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: 'Acciones de «Alimentos»' })).toBeVisible();
    expect(changes).toEqual([
      ['delete', 'ss_1'],
      ['save', { name: 'Alimentos', query: 'alimentos', filters: null, sort: 'RELEVANCE', hasAlert: false }],
    ]);
  });

  it('count what is new, tell it when it arrives and forget it when it is seen', async () => {
    const news = saved('ss_1', { name: 'Alimentos', newResultCount: 2, hasAlert: true });
    const { changes } = searchAnswers({ saveds: [news] });
    const { socket, alert } = alertSocket();
    open('search', { socket });
    expect(await screen.findByText('2 nuevos')).toBeVisible();
    act(() => alert(news));
    expect(await screen.findByText('«Alimentos»: 2 resultados nuevos.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Alimentos/ }));
    await waitFor(() => expect(changes).toEqual([['update', { id: 'ss_1', seen: true }]]));
  });
});

describe('the statistics of search', () => {
  it('are loaded when asked for, with «sin datos aún» where there are none', async () => {
    searchAnswers();
    open('search');
    await userEvent.click(screen.getByRole('button', { name: 'Cargar estadísticas' }));
    const panel = within(screen.getByRole('region', { name: 'El acervo y tus búsquedas' }));
    expect(await panel.findByText('1,204')).toBeVisible();
    expect(panel.getByText('87')).toBeVisible();
    expect(panel.getByText('sin datos aún')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'pensión alimenticia' }));
    expect(address().searchParams.get('q')).toBe('pensión alimenticia');
  });

  it('say the rate with the number of searches behind it', async () => {
    searchAnswers({ statistics: { totalSearches: 8, successRate: 87.5 } });
    open('search');
    await userEvent.click(screen.getByRole('button', { name: 'Cargar estadísticas' }));
    expect(await screen.findByText('87.5 %')).toBeVisible();
    expect(screen.getByText('con resultados, de 8 búsquedas')).toBeVisible();
  });

  it('say what failed and try again', async () => {
    searchAnswers({ statistics: 'broken' });
    open('search');
    await userEvent.click(screen.getByRole('button', { name: 'Cargar estadísticas' }));
    expect(await screen.findByText('Error cargando búsqueda')).toBeVisible();
    expect(screen.getByText('Error cargando datos de búsqueda')).toBeVisible();
    searchAnswers();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('1,204')).toBeVisible();
  });

  it('say of an empty stock that it is empty', async () => {
    searchAnswers({ statistics: { availableSources: 0 } });
    open('search');
    await userEvent.click(screen.getByRole('button', { name: 'Cargar estadísticas' }));
    expect(await screen.findByText(/El acervo está vacío/)).toBeVisible();
  });
});

describe('the demo', () => {
  it('searches the public stock and keeps its searches in the browser alone', async () => {
    const { asked, changes } = searchAnswers();
    open('search&q=despido', { user: DEMO_USER });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar búsqueda' }));
    expect(screen.getByText('Los avisos necesitan una cuenta.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(kept('saved_searches')).toMatchObject([{ query: 'despido', results_count: 1 }]));
    expect(changes).toEqual([]);
  });
});

describe('research', () => {
  const question = () => screen.getByRole('textbox', { name: 'Qué quieres investigar' });

  it.each([
    ['Jurisprudencia', 'JURISPRUDENCE'],
    ['Códigos', 'CODES'],
    ['Doctrina', 'DOCTRINE'],
  ])('sends the category %s', async (name, category) => {
    const { asked } = searchAnswers();
    open('research');
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.type(question(), 'alimentos{Enter}');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(asked).toMatchObject([{ query: 'alimentos', filters: { category } }]);
  });

  it('shows statistics as tables, with n and their source', async () => {
    searchAnswers({ search: () => found(page([], { totalCount: 7 })) });
    open('research&q=despido&category=statistics');
    const table = within(await screen.findByRole('table', { name: 'Por tipo de documento' }));
    expect(table.getByRole('row', { name: /Ley 6 86 %/ })).toBeVisible();
    expect(screen.getByText('n = 7 textos')).toBeVisible();
    expect(await screen.findByText('Fuente: conteo sobre los textos del acervo al 15 de enero de 2026.')).toBeVisible();
    expect(results()).toEqual([]);
  });

  it('shows the cause of an error, and the list becomes empty', async () => {
    let fails = false;
    searchAnswers({ search: () => (fails ? broken() : found(page([result()]))) });
    open('research&q=uno');
    await screen.findByRole('article');
    fails = true;
    await userEvent.clear(question());
    await userEvent.type(question(), 'dos{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error en búsqueda: El servicio no está disponible.');
    expect(results()).toEqual([]);
  });

  it('says «Error desconocido» when a reply has neither results nor a reason', async () => {
    searchAnswers({ search: () => HttpResponse.json({ data: null }) });
    open('research&q=uno');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error en búsqueda: Error desconocido');
    expect(results()).toEqual([]);
  });

  it('shows what is held in three cards, and the error of its loader', async () => {
    searchAnswers({ statistics: 'broken' });
    open('research');
    for (const name of ['Jurisprudencia', 'Códigos y leyes', 'Estadísticas'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cargar estadísticas' }));
    expect(await screen.findByText('Error cargando datos de investigación')).toBeVisible();
    expect(screen.getByText('Error cargando investigación')).toBeVisible();
  });

  it('says of a blank question what it wants', async () => {
    const { asked } = searchAnswers();
    open('research');
    await userEvent.type(question(), ' {Enter}');
    expect(screen.getByText('Por favor ingresa un término de búsqueda')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
