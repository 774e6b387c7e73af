import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, broken, casesWorld, eye, forgotten, openSection, place, refusal, row, stats } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const TABLE = {};
const STATS = { show: 'stats' };
const BOARD = { show: 'board' };
const table = () => screen.findByRole('table', { name: 'Lista de casos' });
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const cards = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map((card) => within(card).getByRole('link').textContent);
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));

describe('the figures', () => {
  it('show totals, rate and duration with how many cases they rest on', async () => {
    casesWorld();
    openSection(STATS);
    const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
    await screen.findByText('Casos totales');
    expect(figure('Casos totales')).toContain('4');
    expect(figure('Casos activos')).toContain('1 urgente');
    expect(figure('Tasa de éxito')).toBe('Tasa de éxito66.7 %De 3 casos cerrados con resultado');
    expect(figure('Duración promedio')).toBe('Duración promedio7.3 mesesDe 3 casos cerrados');
  });

  it('are not counted until they are asked for, and by themselves from then on', async () => {
    const world = casesWorld();
    eye.isOpen = false;
    openSection(STATS);
    const load = await screen.findByRole('button', { name: 'Cargar cifras' });
    eye.isOpen = true;
    expect(world.asked('CaseStats')).toEqual([]);
    await userEvent.click(load);
    expect(await screen.findByText('Casos totales')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cargar cifras' })).toBeNull();
    expect(localStorage.getItem('foja_panels')).toBe('["cases"]');
  });

  it('say «Sin datos» where there is nothing to rest on', async () => {
    casesWorld({
      stats: stats({ successRate: null, successOf: 0, averageDurationMonths: null, averageDurationOf: 0 }),
    });
    openSection(STATS);
    expect(await screen.findAllByText('Sin datos')).toHaveLength(2);
  });

  it('lead to a new case, reports, search and the calendar', async () => {
    casesWorld();
    openSection(STATS);
    const quick = within(await screen.findByRole('navigation', { name: 'Acciones rápidas' }));
    expect(quick.getByRole('link', { name: 'Reportes' })).toHaveAttribute('href', '/reportes');
    expect(quick.getByRole('link', { name: 'Búsqueda avanzada' })).toHaveAttribute('href', '/buscar');
    expect(quick.getByRole('link', { name: 'Calendario' })).toHaveAttribute('href', '/calendario');
    await userEvent.click(quick.getByRole('link', { name: 'Nuevo caso' }));
    expect(screen.getByRole('heading', { name: 'Nuevo caso' })).toBeVisible();
  });

  it('list the recent cases with their status word; «Ver Caso» opens another tab', async () => {
    casesWorld();
    openSection(STATS);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(within(rows[0]!).getByText('Cerrado')).toBeVisible();
    expect(within(rows[1]!).getByText('Urgente')).toBeVisible();
    expect(within(rows[1]!).getByText('Activo')).toBeVisible();
    const view = within(rows[0]!).getByRole('link', { name: /^Ver Caso «Asunto a»/ });
    expect(view).toHaveAttribute('href', '/cases/a');
    expect(view).toHaveAttribute('target', '_blank');
    expect(within(rows[0]!).getByRole('link', { name: 'Editar «Asunto a»' })).toHaveAttribute(
      'href',
      '/cases/a?edit=1',
    );
  });

  it('tell of cases that nobody has moved, and lead to them', async () => {
    casesWorld({ stats: stats({ forgottenCases: 2 }) });
    openSection(STATS);
    await screen.findByText(/^2 casos no tienen nada programado/);
    await userEvent.click(screen.getByRole('link', { name: 'Revisarlos' }));
    expect(place()).toEqual({ only: 'forgotten' });
  });

  it('say what failed, with its number, and try again', async () => {
    const world = casesWorld({ answers: { CaseStats: () => broken() } });
    openSection(STATS);
    expect(await screen.findByText('Error cargando casos')).toBeVisible();
    expect(screen.getByText('Referencia: req_7')).toBeVisible();
    world.mend('CaseStats');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Casos totales')).toBeVisible();
  });

  it('without cases there is one sentence and one way on', async () => {
    casesWorld({ stats: stats({ totalCases: 0, recentCases: [] }) });
    openSection(STATS);
    expect(await screen.findByText(/^Todavía no tienes casos\. Abre el primero/)).toBeVisible();
  });
});

describe('the list', () => {
  // The figures below the list stay out of view.
  beforeEach(() => {
    eye.isOpen = false;
  });
  afterEach(() => {
    eye.isOpen = true;
  });

  it('is filtered, sorted and searched by its address', async () => {
    const world = casesWorld({ rows: [row('a'), row('b', { status: 'PENDING' })] });
    openSection({ ...TABLE, status: 'pending', sort: 'title' });
    await table();
    expect(world.asked('CaseList').at(-1)).toMatchObject({ filter: { status: 'PENDING' }, sort: 'TITLE', first: 25 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), '');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'Sólo urgentes');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en tus casos' }), 'Asunto a');
    await waitFor(() => expect(place()).toEqual({ only: 'urgent', sort: 'title', q: 'Asunto a' }));
    await waitFor(() =>
      expect(world.asked('CaseList').at(-1)).toMatchObject({ filter: { isUrgent: true, search: 'Asunto a' } }),
    );
    // Once for each of the four addresses.
    expect(world.asked('CaseList')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(place()).toEqual({ sort: 'title' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is sorted by the heads of its columns', async () => {
    casesWorld({ rows: [row('a')] });
    openSection(TABLE);
    const head = within(await table()).getByRole('columnheader', { name: 'Cliente' });
    expect(head).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(head).getByRole('link'));
    expect(place()).toEqual({ sort: 'client' });
    expect(within(await table()).getByRole('columnheader', { name: 'Cliente' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('goes on and back by pages', async () => {
    casesWorld({ rows: Array.from({ length: 30 }, (_, each) => row(`c${each}`)) });
    openSection(TABLE);
    await table();
    expect(screen.getByText('1–25 de 30')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Siguientes' }));
    expect(await screen.findByText('26–30 de 30')).toBeVisible();
    expect(place()).toEqual({ page: '2', after: '25' });
    expect(screen.getByRole('heading', { name: 'Lista de casos' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Anteriores' }));
    expect(await screen.findByText('1–25 de 30')).toBeVisible();
    for (const name of ['Primera página', 'Anteriores'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes back page by page, or to the first at once', async () => {
    casesWorld({ rows: Array.from({ length: 80 }, (_, each) => row(`c${each}`)) });
    openSection(TABLE);
    await table();
    for (const range of ['26–50 de 80', '51–75 de 80', '76–80 de 80']) {
      await userEvent.click(screen.getByRole('link', { name: 'Siguientes' }));
      await screen.findByText(range);
    }
    expect(screen.getByRole('link', { name: 'Siguientes' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Anteriores' }));
    expect(await screen.findByText('51–75 de 80')).toBeVisible();
    expect(place()).toEqual({ page: '3', after: '50' });
    await userEvent.click(screen.getByRole('link', { name: 'Primera página' }));
    expect(await screen.findByText('1–25 de 80')).toBeVisible();
    expect(place()).toEqual({});
  });

  it('opens at a page that somebody was sent, and does not guess where the one before begins', async () => {
    casesWorld({ rows: Array.from({ length: 80 }, (_, each) => row(`c${each}`)) });
    openSection({ ...TABLE, page: '3', after: '50' });
    expect(await screen.findByText('51–75 de 80')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anteriores' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Primera página' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('page'),
    );
  });

  it('shows more rows a page, and keeps that in the address', async () => {
    const world = casesWorld({ rows: Array.from({ length: 30 }, (_, each) => row(`c${each}`)) });
    openSection(TABLE);
    await table();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Por página' }), '50');
    expect(await screen.findByText('1–30 de 30')).toBeVisible();
    expect(place()).toEqual({ size: '50' });
    expect(world.asked('CaseList').at(-1)).toMatchObject({ first: 50 });
  });

  it('leads to the first page from one that has emptied', async () => {
    casesWorld({ rows: Array.from({ length: 30 }, (_, each) => row(`c${each}`)) });
    openSection({ ...TABLE, page: '3', after: '50' });
    expect(await screen.findByText('Ya no hay casos en esta página.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Primera página' })[0]!);
    expect(await screen.findByText('1–25 de 30')).toBeVisible();
  });

  it('marks what nobody has moved, in words', async () => {
    casesWorld({ rows: [row('a', forgotten)] });
    openSection(TABLE);
    const shown = within(await table());
    expect(shown.getByText('Sin movimiento')).toBeVisible();
    expect(shown.getByText('Hace 45 días')).toBeVisible();
  });

  it('changes the status of several cases at once, and takes it back as each was', async () => {
    const world = casesWorld({ rows: [row('a'), row('b', { status: 'PENDING' }), row('c')] });
    openSection(TABLE);
    const shown = within(await table());
    await userEvent.click(shown.getByRole('checkbox', { name: 'Elegir «Asunto a»' }));
    await userEvent.click(shown.getByRole('checkbox', { name: 'Elegir «Asunto b»' }));
    expect(screen.getByText('2 elegidos')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar estado' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrado' }));
    expect(await screen.findByText('2 casos pasaron a Cerrado.')).toBeVisible();
    expect(world.asked('MoveCases')).toEqual([{ caseIds: ['a', 'b'], status: 'COMPLETED' }]);
    expect(screen.queryByText('2 elegidos')).toBeNull();
    await undo();
    expect(await screen.findByText('Listo: quedó como estaba.')).toBeVisible();
    expect(world.asked('MoveCases').slice(1)).toEqual([
      { caseIds: ['b'], status: 'PENDING' },
      { caseIds: ['a'], status: 'ACTIVE' },
    ]);
  });

  it('archives a case and brings it back', async () => {
    const world = casesWorld({ rows: [row('a'), row('b')] });
    openSection(TABLE);
    await userEvent.click(within(await table()).getByRole('button', { name: 'Acciones de «Asunto a»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archivar' }));
    expect(await screen.findByText('«Asunto a» quedó archivado.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asunto a' })).toBeNull());
    await undo();
    expect(world.asked('ShelveCase').at(-1)).toEqual({ caseId: 'a', isArchived: false });
    expect((await screen.findAllByRole('link', { name: 'Asunto a' })).length).toBeGreaterThan(0);
  });

  it('asks before a case with dates ahead is archived, and names them', async () => {
    const nextDate = {
      __typename: 'CaseDate',
      kind: 'EVENT' as const,
      id: 'evt_1',
      title: 'Audiencia preliminar',
      at: '2026-11-25T16:00:00.000Z',
      on: '2026-11-25',
      hour: '10:00',
      label: '2 días',
      daysLeft: 2,
      isOverdue: false,
    };
    const world = casesWorld({ rows: [row('a', { nextDate })], dates: [nextDate] });
    openSection(TABLE);
    expect(within(await table()).getByText('Audiencia preliminar')).toBeInTheDocument();
    const archive = async () => {
      await userEvent.click(within(await table()).getByRole('button', { name: 'Acciones de «Asunto a»' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archivar' }));
      return within(await screen.findByRole('dialog', { name: '¿Archivar «Asunto a»?' }));
    };
    await userEvent.click((await archive()).getByRole('button', { name: 'No archivar' }));
    expect(world.asked('ShelveCase')).toEqual([]);
    const dialog = await archive();
    expect(dialog.getByText('Audiencia preliminar')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Archivar de todos modos' }));
    expect(await screen.findByText('«Asunto a» quedó archivado.')).toBeVisible();
    expect(world.asked('ShelveCase')).toEqual([{ caseId: 'a', isArchived: true }]);
  });

  it('opens a case by its row; J and K go through the rows and X chooses', async () => {
    casesWorld({ rows: [row('a'), row('b')] });
    openSection(TABLE);
    await table();
    await userEvent.keyboard('jj');
    expect(screen.getAllByRole('link', { name: 'Asunto b' })[0]).toHaveFocus();
    await userEvent.keyboard('kx');
    expect(screen.getByText('1 elegido')).toBeVisible();
    await userEvent.click(within(await table()).getAllByText('Comercializadora Ejemplo')[1]!);
    expect(address()).toBe('/cases/b');
  });

  it('leaves a case as it was when the server says no, and says «Error actualizando caso»', async () => {
    casesWorld({
      rows: [row('a')],
      answers: {
        MoveCase: () => ({
          changeCaseStatus: {
            __typename: 'P',
            case: null,
            previousStatus: null,
            userErrors: [refusal('No se puede.')],
          },
        }),
      },
    });
    openSection(TABLE);
    await userEvent.click(within(await table()).getByRole('button', { name: 'Acciones de «Asunto a»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pasar a Pendiente' }));
    expect(await screen.findByText('Error actualizando caso')).toBeVisible();
    expect(screen.getByText('No se puede.')).toBeVisible();
    expect(within(await table()).getByText('Activo')).toBeVisible();
  });

  it('is read anew when somebody else changes a case', async () => {
    const world = casesWorld({ rows: [row('a')] });
    openSection(TABLE);
    await table();
    world.state.rows = [row('a'), row('nuevo')];
    window.dispatchEvent(new CustomEvent('caseUpdated', { detail: { caseId: 'nuevo' } }));
    expect(await screen.findByText('2 casos')).toBeVisible();
  });
});

describe('the board', () => {
  // The browser's own; there is none in the tests.
  beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));
  afterEach(() => vi.unstubAllGlobals());

  it('has a column for each status', async () => {
    casesWorld({ rows: [row('a'), row('b', { status: 'PENDING' })] });
    openSection(BOARD);
    await waitFor(() => expect(cards('Activo')).toEqual(['Asunto a']));
    expect(cards('Pendiente')).toEqual(['Asunto b']);
    expect(within(column('Cerrado')).getByText('Ningún caso cerrado.')).toBeVisible();
  });

  it('moves a case from its menu; the focus goes with it and the change is told', async () => {
    casesWorld({ rows: [row('a')] });
    openSection(BOARD);
    await waitFor(() => expect(cards('Activo')).toEqual(['Asunto a']));
    screen.getByRole('button', { name: 'Mover «Asunto a»' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Pasar a Pendiente' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards('Pendiente')).toEqual(['Asunto a']));
    expect(cards('Activo')).toEqual([]);
    expect(screen.getAllByText('«Asunto a» pasó a Pendiente.')).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mover «Asunto a»' })).toHaveFocus());
  });

  it('moves a case by dragging, asks how it ended, and keeps the answer', async () => {
    const world = casesWorld({ rows: [row('a')] });
    openSection(BOARD);
    await waitFor(() => expect(cards('Activo')).toEqual(['Asunto a']));
    const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' };
    fireEvent.dragStart(within(column('Activo')).getByRole('listitem'), { dataTransfer });
    fireEvent.dragOver(column('Cerrado'), { dataTransfer });
    fireEvent.drop(column('Cerrado'), { dataTransfer });
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cómo terminó?' }));
    expect(dialog.getByRole('button', { name: 'Registrar resultado' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /^Ganado/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar resultado' }));
    expect(await screen.findByText('Resultado guardado.')).toBeVisible();
    expect(world.asked('MoveCase')).toEqual([
      { caseId: 'a', status: 'COMPLETED' },
      { caseId: 'a', status: 'COMPLETED', outcome: 'WON' },
    ]);
    expect(cards('Cerrado')).toEqual(['Asunto a']);
  });

  it('says once what failed, and reads every column anew', async () => {
    const world = casesWorld({ rows: [row('a')], answers: { CaseList: () => broken() } });
    openSection(BOARD);
    expect(await screen.findByText('Error cargando casos')).toBeVisible();
    // No column says that it is empty, or that it failed too.
    await waitFor(() => expect(world.asked('CaseList')).toHaveLength(3));
    expect(screen.getAllByText('Error cargando casos')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
    expect(screen.queryByText('Ningún caso cerrado.')).toBeNull();
    world.mend('CaseList');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(cards('Activo')).toEqual(['Asunto a']));
    expect(within(column('Cerrado')).getByText('Ningún caso cerrado.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Error cargando casos')).toBeNull());
  });

  it('puts the card back where the server refuses', async () => {
    casesWorld({ rows: [row('a')], answers: { MoveCase: () => broken() } });
    openSection(BOARD);
    await waitFor(() => expect(cards('Activo')).toEqual(['Asunto a']));
    await userEvent.click(screen.getByRole('button', { name: 'Mover «Asunto a»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pasar a Cerrado' }));
    expect((await screen.findAllByText('Error actualizando caso')).length).toBeGreaterThan(0);
    await waitFor(() => expect(cards('Activo')).toEqual(['Asunto a']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
