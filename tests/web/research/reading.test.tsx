import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReading } from '#web/features/research/index.ts';
import { law, openRecord, readingAnswers } from './reading-world.tsx';
import { api, webServer } from '../web-server.ts';

const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();

beforeAll(async () => {
  webServer.listen({ onUnhandledFrame: 'error' });
  // The page comes when it is asked for; no test waits for its file.
  await loadReading();
});
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: copied } }));
});
afterEach(() => {
  webServer.resetHandlers();
  copied.mockClear();
  document.title = '';
});
afterAll(() => webServer.close());

const address = () => screen.getByTestId('address').textContent;
const article = (number: string) => screen.findByRole('article', { name: new RegExp(`^Artículo ${number}`) });
const panel = () => screen.getByRole('complementary', { name: 'Sobre el artículo' });
const outline = () => screen.getByRole('complementary', { name: 'Índice' });

describe('a law open at an article', () => {
  it('shows the article among its neighbours, under its headings, with a title of its own', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    expect(await article('48')).toHaveAttribute('data-asked', 'true');
    expect(await article('47')).not.toHaveAttribute('data-asked');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ley Federal del Trabajo' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /Rescisión de las relaciones/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Artículo 48 · Ley Federal del Trabajo · Foja'));
    expect((await article('48')).id).toBe('art-48');
  });

  it('says of the text whose it is, of which day, and when it was last reformed; the notes are folded', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    const about = within(await screen.findByRole('complementary', { name: 'Sobre el artículo' }));
    expect(await about.findByText('Texto oficial')).toBeVisible();
    expect(about.getByText('Texto vigente al 15 de enero de 2026')).toBeVisible();
    expect(about.getByText('Última reforma del artículo: 1 de mayo de 2019')).toBeVisible();
    expect(about.getByText('Síntesis de Foja')).toBeVisible();
    expect(about.getByText(/no es texto oficial/)).toBeVisible();
    expect(about.getByText('Artículo reformado DOF 30-11-2012')).not.toBeVisible();
    await userEvent.click(about.getByText('2 notas de reforma'));
    expect(about.getByText('Artículo reformado DOF 30-11-2012')).toBeVisible();
    expect(about.getByRole('link', { name: /Ver en la fuente oficial/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says the word of a repealed article', async () => {
    readingAnswers();
    openRecord('/stps/lft/49');
    expect(within(await article('49')).getByText('Derogado')).toBeVisible();
  });

  it('turns the pages with the arrows and with j and k, and does not ask again inside of a section', async () => {
    const { asked } = readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/stps/lft/47'));
    await userEvent.keyboard('jj');
    await waitFor(() => expect(address()).toBe('/stps/lft/49'));
    expect(within(await article('49')).getByRole('heading')).toHaveFocus();
    // The section itself and, while nothing else was to be done, the next one.
    await waitFor(() => expect(asked).toEqual(['48', '53']));
    await userEvent.click(screen.getByRole('link', { name: 'Sigue: artículo 53' }));
    expect(await article('53')).toHaveAttribute('data-asked', 'true');
    await userEvent.keyboard('k');
    expect(await article('52')).toHaveAttribute('data-asked', 'true');
    expect(asked.filter((number) => number !== '56')).toEqual(['48', '53']);
  });

  it('leaves the keys to whoever is writing', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    await userEvent.type(await screen.findByRole('textbox', { name: /Ir al artículo/ }), 'jj{ArrowLeft}');
    expect(address()).toBe('/stps/lft/48');
  });

  it('keeps one address for an article, however it is written', async () => {
    readingAnswers();
    openRecord('/leyes/LFT/48');
    await article('48');
    expect(address()).toBe('/stps/lft/48');
  });

  it('makes the letters larger and remembers it', async () => {
    readingAnswers();
    const { container } = openRecord('/stps/lft/48');
    await article('48');
    await userEvent.click(screen.getByRole('button', { name: 'Letra más grande' }));
    expect(container.querySelector('.law-page')).toHaveAttribute('data-size', 'l');
    expect(localStorage.getItem('foja_reading_size')).toBe('l');
  });
});

describe('the outline', () => {
  it('is folded but for what is read, and opens branch by branch', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    const index = within(outline());
    await waitFor(() => expect(index.getByRole('link', { current: true })).toHaveTextContent('Rescisión'));
    expect(index.queryByText('Jornada de trabajo')).toBeNull();
    await userEvent.click(index.getByRole('button', { name: 'Desplegar TITULO TERCERO. Condiciones de Trabajo' }));
    expect(index.getByText('Jornada de trabajo')).toBeVisible();
  });

  it('goes to the article that is typed, and says it where there is none', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    const box = screen.getByRole('textbox', { name: /Ir al artículo/ });
    await userEvent.type(box, '9999{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No hay artículo 9999 en la Ley Federal del Trabajo; termina en el 1010.',
    );
    await userEvent.clear(box);
    await userEvent.type(box, '54{Enter}');
    await waitFor(() => expect(address()).toBe('/stps/lft/54'));
  });

  it('finds a heading by its words', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    await userEvent.type(screen.getByRole('textbox', { name: /Ir al artículo/ }), 'jornada');
    expect(within(outline()).getByText('1 encabezado')).toBeVisible();
    expect(within(outline()).getByRole('link', { name: /Jornada de trabajo/ })).toHaveAttribute('href', '/stps/lft/58');
  });
});

describe('citations', () => {
  it.each([
    ['Corta', 'LFT, artículo 48'],
    [
      'Completa',
      'Artículo 48 de la Ley Federal del Trabajo, texto vigente al 15 de enero de 2026 (última reforma publicada el 15 de enero de 2026).',
    ],
    [
      'Con el texto',
      expect.stringMatching(/^«El trabajador podrá pedir tres meses de salario\.»\n\nArtículo 48 de la/),
    ],
  ])('copies the citation, %s', async (form, text) => {
    readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar cita' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${form}`) }));
    expect(copied).toHaveBeenCalledWith(text);
  });

  it('lists who cites the article, page by page', async () => {
    readingAnswers();
    openRecord('/stps/lft/48');
    await article('48');
    expect(await within(panel()).findByRole('link', { name: 'LFT, artículo 79' })).toBeVisible();
    expect(within(panel()).queryByRole('link', { name: 'LFT, artículo 436' })).toBeNull();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Ver 1 más' }));
    expect(await within(panel()).findByRole('link', { name: 'LFT, artículo 436' })).toBeVisible();
    expect(within(panel()).getByRole('link', { name: 'LFT, artículo 79' })).toBeVisible();
  });
});

describe('versions', () => {
  it('compares the article with another text of the law, word by word', async () => {
    readingAnswers();
    const { container } = openRecord('/stps/lft/48');
    await article('48');
    await userEvent.click(await screen.findByRole('link', { name: 'Comparar con el texto al 1 de marzo de 2024' }));
    expect(address()).toBe('/stps/lft/48?comparar=2024-03-01');
    expect(await screen.findByText('1 palabra añadida y 1 suprimida')).toBeVisible();
    expect(container.querySelector('p > del')).toHaveTextContent('cuatro');
    expect(container.querySelector('p > ins')).toHaveTextContent('tres');
    await userEvent.click(screen.getByRole('link', { name: 'Cerrar comparación' }));
    expect(address()).toBe('/stps/lft/48');
  });

  it('reads an old text as what it is, and leads back to the one in force', async () => {
    readingAnswers();
    openRecord('/stps/lft/48?texto=2024-03-01');
    await article('48');
    expect(await screen.findByText(/^Texto al 1 de marzo de 2024, no vigente/)).toBeVisible();
    expect(within(panel()).getByText('Texto al 1 de marzo de 2024')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sigue: artículo 53' })).toHaveAttribute(
      'href',
      '/stps/lft/53?texto=2024-03-01',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Leer el vigente' }));
    await waitFor(() => expect(within(panel()).getByText('Texto vigente al 15 de enero de 2026')).toBeVisible());
  });
});

describe('what is not held or does not answer', () => {
  it.each(['/leyes/zzz', '/leyes/zzz/1', '/codigo-civil/nada', '/jurisprudencia'])(
    "%s reads 'No encontrado' with a way home",
    async (path) => {
      readingAnswers();
      openRecord(path);
      expect(await screen.findByText('No encontrado')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    },
  );

  it('says where a law ends when it has no such article', async () => {
    readingAnswers();
    openRecord('/stps/lft/9999');
    expect(await screen.findByText('No encontrado')).toBeVisible();
    expect(screen.getByText('No hay artículo 9999 en la Ley Federal del Trabajo; termina en el 1010.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Índice de la Ley Federal del Trabajo' })).toHaveAttribute(
      'href',
      '/stps/lft',
    );
  });

  it('does not say that an article does not exist where the official text is not loaded', async () => {
    readingAnswers({ law: law({ outline: [], hasOfficialText: false, versions: [] }) });
    openRecord('/stps/lft/2');
    expect(await screen.findByText('No encontrado')).toBeVisible();
    expect(
      screen.getByText(/todavía no está aquí: falta el texto oficial de la Ley Federal del Trabajo/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Léelo en la fuente oficial/ })).toBeVisible();
  });

  it('says what failed with the number to quote, and tries again', async () => {
    readingAnswers();
    webServer.use(
      api.query('StatuteSection', () =>
        HttpResponse.json({
          data: null,
          errors: [{ message: 'Algo falló.', extensions: { code: 'INTERNAL', requestId: 'req_7' } }],
        }),
      ),
    );
    openRecord('/stps/lft/48');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos cargar esta parte de la ley.');
    expect(alert).toHaveTextContent('Referencia: req_7');
    readingAnswers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await article('48')).toBeVisible();
  });

  it('says so when the API does not answer at all', async () => {
    webServer.use(api.query('StatuteList', () => HttpResponse.error()));
    openRecord('/leyes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión');
  });
});
