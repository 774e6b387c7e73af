import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { address, broken, found, open, page, result, searchAnswers } from './search-world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const box = () => screen.getByRole('textbox', { name: 'Buscar en el acervo' });
const results = () => screen.queryAllByRole('article');
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
const ten = (from: number) =>
  Array.from({ length: 10 }, (_, n) => result({ id: `art_${from + n}`, title: `Artículo ${from + n}` }));

describe('the search box', () => {
  it('says of a blank query what it wants, and asks nobody', async () => {
    const { asked } = searchAnswers();
    open('search');
    await userEvent.type(box(), '   {Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Por favor ingresa un término de búsqueda');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(asked).toEqual([]);
  });

  it('searches with Enter, puts the search into the address and tells how many there are', async () => {
    const { asked } = searchAnswers();
    open('search');
    await userEvent.type(box(), ' reinstalación {Enter}');
    expect(await screen.findByRole('heading', { name: '1 resultado de «reinstalación»' })).toBeVisible();
    expect(address().searchParams.get('q')).toBe('reinstalación');
    expect(asked).toEqual([{ query: 'reinstalación', filters: null, sort: 'RELEVANCE', first: 10, after: null }]);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('1 resultado de «reinstalación».');
  });
});

describe('the address', () => {
  const FULL =
    'search&q=despido&area=labor&kinds=act.code&jurisdiction=federal&court=supreme_court&date=last_5_years&law=lft&sort=date&page=2';

  it('holds the whole search: a reload asks for the same, as far as it was shown', async () => {
    const { asked } = searchAnswers();
    open(FULL);
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(box()).toHaveValue('despido');
    expect(asked).toEqual([
      {
        query: 'despido',
        filters: {
          area: 'LABOR',
          kinds: ['ACT', 'CODE'],
          jurisdiction: 'FEDERAL',
          court: 'SUPREME_COURT',
          dateRange: 'LAST_5_YEARS',
          statute: 'lft',
        },
        sort: 'DATE',
        first: 20,
        after: null,
      },
    ]);
  });

  it('is not believed where it says what does not exist', async () => {
    const { asked } = searchAnswers();
    open('search&q=despido&area=magia&kinds=act.hechizo&sort=azar&page=-3&law=../x');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(asked).toMatchObject([{ filters: { kinds: ['ACT'] }, sort: 'RELEVANCE', first: 10 }]);
  });

  it('brings the search before back without asking again', async () => {
    const { asked } = searchAnswers({ search: ({ query }) => found(page([result({ title: `Texto de ${query}` })])) });
    open('search&q=uno');
    expect(await screen.findByText('Texto de uno')).toBeVisible();
    await userEvent.clear(box());
    await userEvent.type(box(), 'dos{Enter}');
    expect(await screen.findByText('Texto de dos')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByText('Texto de uno')).toBeVisible();
    expect(box()).toHaveValue('uno');
    expect(asked).toHaveLength(2);
  });
});

describe('filters', () => {
  it.each([
    ['Jurisprudencia', ['JURISPRUDENCE', 'ISOLATED_THESIS']],
    ['Códigos', ['CODE']],
    ['Leyes', ['ACT', 'REGULATION', 'DECREE', 'GENERAL_AGREEMENT', 'OFFICIAL_STANDARD', 'TREATY']],
    ['Precedentes', ['RULING']],
  ])('the button %s means its kinds of document', async (name, kinds) => {
    const { asked } = searchAnswers();
    open('search&q=despido');
    await waitFor(() => expect(results()).toHaveLength(1));
    await userEvent.click(within(screen.getByRole('group', { name: 'Tipo de texto' })).getByRole('button', { name }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect([...(asked[1]?.filters?.kinds ?? [])].toSorted()).toEqual(kinds.toSorted());
  });

  it('offer the lists of the specification', async () => {
    searchAnswers();
    open('search');
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros avanzados' }));
    const optionsOf = (group: string) => within(screen.getByRole('group', { name: group, hidden: true }));
    expect(optionsOf('Materia').getAllByRole('radio', { hidden: true })).toHaveLength(13);
    expect(optionsOf('Tipo de documento').getAllByRole('checkbox', { hidden: true })).toHaveLength(10);
    expect(optionsOf('Jurisdicción').getAllByRole('radio', { hidden: true })).toHaveLength(11);
    expect(optionsOf('Órgano jurisdiccional').getAllByRole('radio', { hidden: true })).toHaveLength(8);
    expect(optionsOf('Fecha').getAllByRole('radio', { hidden: true })).toHaveLength(5);
  });

  it('have the counts of the server after a search, and only values with results', async () => {
    searchAnswers();
    open('search&q=despido&court=district_courts');
    await waitFor(() => expect(results()).toHaveLength(1));
    const optionsOf = (group: string) => within(screen.getByRole('group', { name: group, hidden: true }));
    expect(optionsOf('Materia').getAllByRole('radio')).toHaveLength(2);
    expect(optionsOf('Tipo de documento').getAllByRole('checkbox')).toHaveLength(2);
    // What is chosen stays, without results too.
    expect(optionsOf('Órgano jurisdiccional').getByRole('radio', { name: /Juzgados de Distrito/ })).toBeChecked();
    expect(
      optionsOf('Ley').getByRole('radio', { hidden: true, name: 'Ley Federal del Trabajo, 6 resultados' }),
    ).not.toBeChecked();
    expect(optionsOf('Materia').getByRole('radio', { name: 'Laboral, 7 resultados' })).not.toBeChecked();
  });

  it('become chips that are removed one by one, and the focus stays among them', async () => {
    const { asked } = searchAnswers();
    open('search&q=despido&area=labor&date=last_year');
    const chip = await screen.findByRole('button', { name: 'Quitar filtro Materia: Laboral' });
    await userEvent.click(chip);
    await waitFor(() => expect(address().search).not.toContain('area'));
    expect(screen.getByRole('button', { name: 'Quitar filtro Fecha: Último año' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address().search).toBe('?tab=search&q=despido'));
    await waitFor(() => expect(asked.at(-1)?.filters).toBeNull());
  });

  it('sort by date and by citations', async () => {
    const { asked } = searchAnswers();
    open('search&q=despido');
    await waitFor(() => expect(results()).toHaveLength(1));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Citas');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('CITATIONS'));
    expect(address().searchParams.get('sort')).toBe('citations');
  });
});

describe('paging', () => {
  it('asks for the next page, goes on at its first result and remembers it in the address', async () => {
    const { asked } = searchAnswers({
      search: ({ after }) =>
        found(after ? page(ten(11), { totalCount: 20 }) : page(ten(1), { totalCount: 20, next: 'c10' })),
    });
    open('search&q=despido');
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(asked[1]).toMatchObject({ first: 10, after: 'c10' });
    expect(screen.getByRole('link', { name: 'Artículo 11' })).toHaveFocus();
    expect(address().searchParams.get('page')).toBe('2');
    expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
    expect(screen.getByText('20 de 20')).toBeVisible();
  });

  it('keeps what is shown when the next page fails, and tries again', async () => {
    let fails = true;
    searchAnswers({
      search: ({ after }) => {
        if (!after) return found(page(ten(1), { totalCount: 12, next: 'c10' }));
        return fails ? broken() : found(page(ten(11).slice(0, 2), { totalCount: 12 }));
      },
    });
    open('search&q=despido');
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('No pudimos cargar más resultados.')).toBeVisible();
    expect(results()).toHaveLength(10);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(results()).toHaveLength(12));
  });

  it('goes from result to result with J and K', async () => {
    searchAnswers({ search: () => found(page(ten(1))) });
    open('search&q=despido');
    const first = await screen.findByRole('link', { name: 'Artículo 1' });
    first.focus();
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Artículo 3' })).toHaveFocus();
    await userEvent.keyboard('k');
    expect(screen.getByRole('link', { name: 'Artículo 2' })).toHaveFocus();
  });
});

describe('a result', () => {
  it('shows its passage with what matches, why it is here, its source and its official page', async () => {
    searchAnswers();
    open('search&q=reinstalación');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'LFT, artículo 48' })).toHaveAttribute('href', '/stps/lft/48');
    expect(card.getByText('reinstale').tagName).toBe('MARK');
    expect(card.getByText(/Ley Federal del Trabajo/)).toBeVisible();
    expect(card.getByText(/Laboral · Federal · Citado por 12 textos/)).toBeVisible();
    expect(card.getByText('Contiene las palabras que buscaste.')).not.toBeVisible();
    await userEvent.click(card.getByRole('button', { name: '¿Por qué este resultado?' }));
    expect(card.getByText('Contiene las palabras que buscaste.')).toBeVisible();
    expect(card.getByRole('link', { name: /Publicación oficial/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    [100, 'high', 'Relevancia alta'],
    [90, 'high', 'Relevancia alta'],
    [89, 'good', 'Relevancia buena'],
    [80, 'good', 'Relevancia buena'],
    [79, 'partial', 'Relevancia parcial'],
  ])('of %i says with colour and word, without a number, how well it answers', async (relevance, level, word) => {
    searchAnswers({ search: () => found(page([result({ relevance })])) });
    open('search&q=despido');
    const badge = await screen.findByRole('button', { name: new RegExp(word) });
    expect(badge).toHaveAttribute('data-relevance', level);
    expect(badge).toHaveTextContent(new RegExp(`^${word}$`));
    expect(screen.queryByText(/\d+ %/)).not.toBeInTheDocument();
    const colours = { high: 'text-positive', good: 'text-warning', partial: 'text-muted' };
    expect(badge).toHaveClass(colours[level as keyof typeof colours]);
  });

  it('says that its full text is for Premium users', async () => {
    searchAnswers({ search: () => found(page([result({ access: 'UPGRADE_REQUIRED', kind: 'JURISPRUDENCE' })])) });
    open('search&q=despido');
    expect(await screen.findByText('Texto completo disponible para usuarios Premium')).toBeVisible();
    expect(screen.getByText('Actualiza tu plan para ver el texto completo')).toBeVisible();
  });

  it('says nothing of Premium where the text is open', async () => {
    searchAnswers();
    open('search&q=despido');
    await screen.findByRole('article');
    expect(screen.queryByText(/Premium/)).toBeNull();
  });
});

describe('what the server understood', () => {
  it('offers what was probably meant', async () => {
    searchAnswers({ search: () => found(page([result()], { didYouMean: 'despido injustificado' })) });
    open('search&q=despido+injustifcado');
    const link = await screen.findByRole('link', { name: 'despido injustificado' });
    expect(screen.getByText(/Quizá quisiste decir:/)).toBeVisible();
    await userEvent.click(link);
    expect(address().searchParams.get('q')).toBe('despido injustificado');
  });

  it('says whose results these are when they are of another search', async () => {
    searchAnswers({
      search: () => found(page([result()], { didYouMean: 'despido', searchedInstead: 'despido' })),
    });
    open('search&q=despdio');
    expect(await screen.findByText('Mostrando resultados de «despido».')).toBeVisible();
    expect(screen.queryByText(/Quizá quisiste decir/)).toBeNull();
  });

  it('tells why something cannot be found here', async () => {
    searchAnswers({ search: () => found(page([], { notice: 'Sólo hay derecho mexicano.' })) });
    open('search&q=código+civil+español');
    expect(await screen.findByText('Sólo hay derecho mexicano.')).toBeVisible();
    expect(screen.getByText('No encontramos nada con «código civil español».')).toBeVisible();
  });
});

describe('a search that fails', () => {
  it('keeps the results before, marked as old, and never shows samples', async () => {
    let fails = false;
    searchAnswers({ search: () => (fails ? broken() : found(page([result({ title: 'Texto de antes' })]))) });
    open('search&q=uno');
    await screen.findByText('Texto de antes');
    fails = true;
    await userEvent.clear(box());
    await userEvent.type(box(), 'dos{Enter}');
    expect(await screen.findByText('No pudimos completar la búsqueda.')).toBeVisible();
    expect(screen.getByText('Referencia: req_7')).toBeVisible();
    const old = within(screen.getByRole('region', { name: 'resultados de la búsqueda anterior' }));
    expect(old.getByText('Texto de antes')).toBeVisible();
    expect(old.getByText(/De «uno»/)).toBeVisible();
    expect(results()).toHaveLength(1);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('resultados de la búsqueda anterior')).toBeNull());
    expect(results()).toHaveLength(1);
  });

  it('shows an empty page with a way to try again when there was nothing before', async () => {
    searchAnswers({ search: broken });
    open('search&q=uno');
    expect(await screen.findByText('No pudimos completar la búsqueda.')).toBeVisible();
    expect(results()).toEqual([]);
    expect(kept('recent_searches')).toEqual([]);
  });
});
