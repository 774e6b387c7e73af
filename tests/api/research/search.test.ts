import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { aCorpus, aLaw, aRuling, aThesis, type Corpus } from '../../support/corpus-builder.ts';
import {
  ClearRecentSearchesDocument,
  DeleteSavedSearchDocument,
  RecentSearchesDocument,
  SavedSearchesDocument,
  SaveSearchDocument,
  SearchDocument,
  SearchStatisticsDocument,
  UpdateSavedSearchDocument,
  type SearchQuery,
  type SearchQueryVariables,
} from '#tests/support/search.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let corpus: Corpus;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  corpus = aCorpus({
    'lzap.json': aLaw({}, [
      ['1', 'Los zapatos verdes se devuelven en nueve días.'],
      ['2', '(Se deroga)'],
      [
        '3',
        'El plazo del artículo 1 de esta Ley se suspende en días de feria, según el artículo 48 de la Ley Federal del Trabajo.',
      ],
      ['4', 'El calzado azul no se devuelve. Los zapatos rojos tampoco.'],
    ]),
    'tesis/ejemplo.jsonl': `${JSON.stringify(aThesis())}\n${JSON.stringify(
      aThesis({
        registro_digital: 2099002,
        rubro: 'CALZADO AZUL. NO SE DEVUELVE (EJEMPLO).',
        tipo: 'jurisprudencia',
        clave: '1a./J. 42/2006',
        instancia: 'Primera Sala',
        fecha_publicacion: '2006-08-01',
      }),
    )}\n`,
    'sentencias/ejemplo.jsonl': JSON.stringify(aRuling()),
  });
  const report = await importCorpus(world.server.work.em.fork(), corpus.folder);
  expect(report.problems).toEqual([]);
  ana = await world.lawyer({ plan: 'BASIC' });
});
afterAll(async () => {
  corpus.remove();
  await world.end();
});

const find = async (
  variables: SearchQueryVariables,
  caller: Caller = world.visitor(),
): Promise<SearchQuery['search']> => (await caller.does(SearchDocument, variables)).search;
const ids = ({ nodes }: SearchQuery['search']): string[] => nodes.map(({ id }) => id);

describe('what is found', () => {
  test.each([
    ['art. 48 LFT', 'art_lft_48'],
    ['123 constitucional', 'art_cpeum_123'],
    ['el 17 de la ley de amparo', 'art_lamparo_17'],
    ['registro 2099001', 'tes_2099001'],
    ['2099001', 'tes_2099001'],
    ['1a./J. 42/2006', 'tes_2099002'],
    ['jurisprudencia 1a/J 42/2006 sobre calzado', 'tes_2099002'],
    ['I.1o.C.9 C', 'tes_2099001'],
  ])('«%s» is result number one, and is said to have been named', async (query, id) => {
    const { nodes } = await find({ query });
    expect(nodes[0]).toMatchObject({ id, reason: 'CITED', relevance: 100 });
  });

  test('an article is found by how people ask for it, and the result says why', async () => {
    const { nodes } = await find({ query: 'me corrieron de la chamba sin decirme por qué' });
    expect(nodes.slice(0, 5).map(({ id }) => id)).toEqual(expect.arrayContaining(['art_lft_48']));
    expect(nodes[0]?.explanation).toMatch(/[.»]$/);
    expect(nodes[0]?.relevance).toBeLessThan(100);
  });

  test('the passage is of the text, with what matches marked', async () => {
    const { nodes } = await find({ query: 'zapatos verdes', filters: { statute: 'lzap' } });
    expect(nodes[0]).toMatchObject({
      id: 'art_lzap_1',
      kind: 'ACT',
      url: '/leyes/lzap/1',
      source: 'Ley de los Zapatos',
    });
    const matching = nodes[0]?.passage.filter(({ isMatch }) => isMatch).map(({ text }) => text);
    expect(matching).toEqual(['zapatos', 'verdes']);
    expect(nodes[0]?.passage.map(({ text }) => text).join('')).toBe(nodes[0]?.summary);
  });

  test('a ruling of many pages is found by a passage far inside, once', async () => {
    const found = await find({ query: 'agujeta dorada' });
    expect(ids(found)).toEqual(['sen_ejemplo-1']);
    expect(found.nodes[0]).toMatchObject({ kind: 'RULING', court: 'SUPREME_COURT', date: '2024-05-20' });
    expect(found.nodes[0]?.summary).toContain('agujeta dorada');
  });

  test('words that are mistyped are searched as they were meant, and it is said', async () => {
    const found = await find({ query: 'sapatos berdes', filters: { statute: 'lzap' } });
    expect(found.searchedInstead).toMatch(/^zapatos? verdes?$/);
    expect(ids(found)[0]).toBe('art_lzap_1');
  });

  test('an expression between quotation marks must stand as it is', async () => {
    expect(ids(await find({ query: '"zapatos rojos"' }))).toEqual(['art_lzap_4']);
    expect(ids(await find({ query: '"rojos zapatos"' }))).toEqual([]);
  });

  test('a repealed article is found by its number only', async () => {
    const named = await find({ query: 'artículo 592 de la LGTOC' });
    expect(named.notice ?? '').toMatch(/592/);
  });

  test('a thesis that is not held is said, with where to look', async () => {
    const { notice } = await find({ query: 'registro digital 1234567' });
    expect(notice).toMatch(/1234567.*no está en el acervo/);
  });

  test('nothing is found for what nobody wrote, and the answer is empty, never samples', async () => {
    const found = await find({ query: 'xqzwvk jjqqx' });
    expect(found).toMatchObject({ totalCount: 0, nodes: [], notice: expect.stringContaining('Nada del acervo') });
  });
});

describe('filters, order and pages', () => {
  test('an article is of the area of its part of the law: divorce is family law, in a civil code too', async () => {
    const divorce = (area: 'FAMILY' | 'CIVIL') => find({ query: 'divorcio', filters: { area }, first: 50 });
    const family = await divorce('FAMILY');
    expect(ids(family).some((id) => id.startsWith('art_ccf_'))).toBe(true);
    expect(new Set(family.nodes.map(({ area }) => area))).toEqual(new Set(['FAMILY']));
    const civil = ids(await divorce('CIVIL'));
    expect(civil.filter((id) => /^art_cc(?:f|df)_2[67]\d$/.test(id))).toEqual([]);
    expect(
      ids(await find({ query: 'arrendamiento', filters: { area: 'CIVIL' } })).some((id) => id.startsWith('art_ccf_')),
    ).toBe(true);
  });

  test('kinds, area, court and law leave only what has them', async () => {
    const query = 'zapatos verdes devuelven';
    expect(ids(await find({ query, filters: { kinds: ['ISOLATED_THESIS'] } }))).toEqual(['tes_2099001']);
    expect(ids(await find({ query, filters: { court: 'SUPREME_COURT', kinds: ['RULING'] } }))).toEqual([
      'sen_ejemplo-1',
    ]);
    expect(ids(await find({ query, filters: { statute: 'lzap' } }))[0]).toBe('art_lzap_1');
    expect(ids(await find({ query, filters: { area: 'AGRARIAN', statute: 'lzap' } }))).toEqual([]);
  });

  test('a facet counts what each value would leave, with the other filters as they are', async () => {
    const query = 'zapatos verdes devuelven';
    const all = await find({ query });
    const only = await find({ query, filters: { kinds: ['ISOLATED_THESIS'] } });
    expect(only.totalCount).toBe(all.facets.kinds.find(({ value }) => value === 'ISOLATED_THESIS')?.count);
    expect(only.facets.kinds).toEqual(all.facets.kinds);
    expect(all.facets.kinds.find(({ value }) => value === 'RULING')?.label).toBe('Sentencia');
  });

  test('a date range counts back from today', async () => {
    const query = 'calzado azul no se devuelve';
    const filters = { kinds: ['JURISPRUDENCE' as const, 'ISOLATED_THESIS' as const] };
    expect(ids(await find({ query, filters }))).toContain('tes_2099002');
    expect(ids(await find({ query, filters: { ...filters, dateRange: 'LAST_5_YEARS' } }))).not.toContain('tes_2099002');
  });

  test('the newest first, and the most cited first', async () => {
    const query = 'zapatos verdes';
    const dates = (await find({ query, sort: 'DATE' })).nodes.map(({ date }) => date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    const cited = (await find({ query: 'despido', sort: 'CITATIONS' })).nodes.map(({ citations }) => citations);
    expect(cited).toEqual(cited.toSorted((a, b) => b - a));
    expect(cited[0]).toBeGreaterThan(0);
  });

  test('relevance goes down, and pages follow each other without repeating', async () => {
    const query = 'contrato de arrendamiento';
    const first = await find({ query, first: 7 });
    const second = await find({ query, first: 7, after: first.pageInfo.endCursor ?? '' });
    const all = await find({ query, first: 14 });
    expect([...ids(first), ...ids(second)]).toEqual(ids(all));
    const relevance = all.nodes.map((node) => node.relevance);
    expect(relevance).toEqual(relevance.toSorted((a, b) => b - a));
  });

  test('the category of doctrine gives topics, that of statistics counts without texts', async () => {
    const doctrine = await find({ query: 'despido injustificado', filters: { category: 'DOCTRINE' } });
    expect(doctrine.nodes[0]).toMatchObject({
      kind: null,
      id: expect.stringMatching(/^top_/),
      url: expect.stringMatching(/^\/ia-analysis\//),
    });
    const counted = await find({ query: 'despido injustificado', filters: { category: 'STATISTICS' } });
    expect(counted.nodes).toEqual([]);
    expect(counted.facets.areas.find(({ value }) => value === 'LABOR')?.count).toBeGreaterThan(0);
    const cases = await find({ query: 'zapatos verdes', filters: { category: 'JURISPRUDENCE' } });
    expect(ids(cases).every((id) => /^(tes|sen)_/.test(id))).toBe(true);
  });

  test('topics of the editors stand beside the first page', async () => {
    const found = await find({ query: 'despido injustificado', first: 2 });
    expect(found.topics[0]?.title).toMatch(/despido/i);
    const next = await find({ query: 'despido injustificado', first: 2, after: found.pageInfo.endCursor ?? '' });
    expect(next.topics).toEqual([]);
  });
});

describe('bad input', () => {
  test.each([
    ['', 'Por favor ingresa un término de búsqueda'],
    ['   ', 'Por favor ingresa un término de búsqueda'],
    ['a'.repeat(1001), 'Escribe hasta 1,000 caracteres.'],
  ])('a query that cannot be searched is refused with a sentence', async (query, message) => {
    const reply = await ana.graphql(SearchDocument, { query });
    expect(reply.errors[0]).toMatchObject({ message, extensions: { code: 'VALIDATION' } });
  });

  test.each([
    "'; drop table article; --",
    '" or 1=1 --',
    'a & b | !c <-> d:*',
    '(((((',
    '.*+?^${}()|[]\\',
    '\u0000\u0007 nulo',
    '%_%',
    '«"“',
    '🦶🦶🦶',
  ])('a query that looks like code is words like any other: %j', async (query) => {
    const reply = await ana.graphql(SearchDocument, { query });
    expect(reply.errors).toEqual([]);
  });

  test.each([
    '{ article(statute: "lisr", number: "93") { cites { cites { cites { cites { id } } } } } }',
    '{ statutes { outline { title } versions { textAsOf } } a: statutes { outline { title } } }',
    '{ statuteSection(statute: "ccf", number: "1") { articles { citedBy(first: 100) { nodes { id } } } } }',
  ])('lists within lists are refused before they are read: %s', async (query) => {
    const reply = await world.visitor().graphql(query);
    expect(reply.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test.each([
    [{ first: 0 }, /Pide entre 1 y 50/],
    [{ first: 51 }, /Pide entre 1 y 50/],
    [{ after: 'no es un cursor' }, /posición de la página/],
    [{ after: Buffer.from('{"place":-3}').toString('base64url') }, /posición de la página/],
  ])('a page that cannot be is refused: %j', async (page, message) => {
    const reply = await ana.graphql(SearchDocument, { query: 'despido', ...page });
    expect(reply.errors[0]?.message).toMatch(message);
  });
});

describe('articles that a few words name', () => {
  const named = async (text: string): Promise<string[]> => {
    const query = `{ namedArticles(text: ${JSON.stringify(text)}) { id } }`;
    const { data } = await world.visitor().graphql<{ namedArticles: { id: string }[] }, object>(query);
    return data?.namedArticles.map(({ id }) => id) ?? ['no reply'];
  };

  test.each([
    ['LFT 48', ['art_lft_48']],
    ['artículo 123 constitucional', ['art_cpeum_123']],
    ['Paola Ríos', []],
    ['LFT 99999', []],
    ['', []],
  ])('«%s»', async (text, expected) => {
    expect(await named(text)).toEqual(expected);
  });

  test('leave no trace among the recent searches', async () => {
    const bea = await world.lawyer();
    await bea.graphql('{ namedArticles(text: "LFT 48") { id } }');
    expect((await bea.does(RecentSearchesDocument)).recentSearches).toEqual([]);
  });
});

describe('what is remembered', () => {
  test('the last five different searches, the newest first, without repeating; the count keeps them', async () => {
    const bea = await world.lawyer();
    for (const query of ['uno ejido', 'despido', 'pensión', 'pagaré', 'divorcio', 'despido', 'amparo'])
      await find({ query }, bea);
    const recent = await bea.does(RecentSearchesDocument);
    expect(recent.recentSearches.map(({ query }) => query)).toEqual([
      'amparo',
      'despido',
      'divorcio',
      'pagaré',
      'pensión',
    ]);
    const { searchStatistics } = await bea.does(SearchStatisticsDocument);
    expect(searchStatistics).toMatchObject({ totalSearches: 7, jurisprudenceCount: 2, rulingCount: 1 });
    await bea.does(ClearRecentSearchesDocument);
    expect((await bea.does(RecentSearchesDocument)).recentSearches).toEqual([]);
    expect((await bea.does(SearchStatisticsDocument)).searchStatistics.totalSearches).toBe(7);
  });

  test('those made in research are told apart, also when five others came after', async () => {
    const bea = await world.lawyer();
    await find({ query: 'prescripción laboral', filters: { category: 'CODES' } }, bea);
    for (const query of ['despido', 'pensión', 'pagaré', 'divorcio', 'amparo']) await find({ query }, bea);
    const made = async (inResearch: boolean) =>
      (await bea.does(RecentSearchesDocument, { inResearch })).recentSearches.map(({ query }) => query);
    expect(await made(true)).toEqual(['prescripción laboral']);
    expect(await made(false)).not.toContain('prescripción laboral');
    const { body } = await bea.rest('GET', '/api/research');
    expect(body).toMatchObject({ recent_research: [{ query: 'prescripción laboral', type: 'codes' }] });
  });

  test('the same search twice in a row counts once, and is as recent as the second time', async () => {
    const bea = await world.lawyer();
    await find({ query: 'despido' }, bea);
    const [first] = (await bea.does(RecentSearchesDocument)).recentSearches;
    await find({ query: 'Despido' }, bea);
    const { recentSearches } = await bea.does(RecentSearchesDocument);
    expect(recentSearches).toHaveLength(1);
    expect(Date.parse(recentSearches[0]?.searchedAt ?? '')).toBeGreaterThan(Date.parse(first?.searchedAt ?? ''));
    expect((await bea.does(SearchStatisticsDocument)).searchStatistics.totalSearches).toBe(1);
  });

  test('the success rate is of the caller’s own searches, and absent without any', async () => {
    const carla = await world.lawyer();
    expect((await carla.does(SearchStatisticsDocument)).searchStatistics.successRate).toBeNull();
    await find({ query: 'despido' }, carla);
    await find({ query: 'xqzwvk jjqqx' }, carla);
    expect((await carla.does(SearchStatisticsDocument)).searchStatistics).toMatchObject({
      totalSearches: 2,
      successRate: 50,
    });
  });

  test('what one or two people ask is nobody else’s affair; what three ask is popular', async () => {
    const people = await Promise.all([world.lawyer(), world.lawyer(), world.lawyer()]);
    for (const person of people.slice(0, 2)) await find({ query: 'Usufructo vitalicio' }, person);
    const popular = async () => (await world.visitor().does(SearchStatisticsDocument)).searchStatistics.popularQueries;
    expect(await popular()).not.toContain('Usufructo vitalicio');
    await find({ query: 'usufructo  VITALICIO' }, people[2]);
    expect((await popular()).map((query) => query.toLowerCase())).toContain('usufructo vitalicio');
  });

  test('pages of one search are one search, and visitors leave no trace', async () => {
    const dora = await world.lawyer();
    const found = await find({ query: 'contrato', first: 2 }, dora);
    await find({ query: 'contrato', first: 2, after: found.pageInfo.endCursor ?? '' }, dora);
    await find({ query: 'contrato' }, world.visitor());
    expect((await dora.does(SearchStatisticsDocument)).searchStatistics.totalSearches).toBe(1);
  });
});

describe('saved searches', () => {
  const save = async (caller: Caller, input: Parameters<typeof caller.does<unknown, { input: never }>>[1] | object) =>
    (await caller.does(SaveSearchDocument, { input: input as never })).saveSearch;

  test('are kept with their filters, renamed and deleted by their owner alone', async () => {
    const { savedSearch } = await save(ana, {
      query: 'zapatos verdes',
      filters: { kinds: ['ACT'], area: 'COMMERCIAL' },
    });
    expect(savedSearch).toMatchObject({ name: 'zapatos verdes', filters: { area: 'COMMERCIAL', kinds: ['ACT'] } });
    const id = savedSearch?.id ?? '';
    const other = await world.lawyer();
    const stolen = await other.does(UpdateSavedSearchDocument, { input: { id, name: 'mía' } });
    expect(stolen.updateSavedSearch.userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await other.does(DeleteSavedSearchDocument, { input: { id } })).deleteSavedSearch.userErrors[0]?.code).toBe(
      'NOT_FOUND',
    );
    const renamed = await ana.does(UpdateSavedSearchDocument, { input: { id, name: 'Calzado', hasAlert: true } });
    expect(renamed.updateSavedSearch.savedSearch).toMatchObject({ name: 'Calzado', hasAlert: true });
    expect((await ana.does(DeleteSavedSearchDocument, { input: { id } })).deleteSavedSearch.deletedId).toBe(id);
    expect((await ana.does(SavedSearchesDocument)).savedSearches).toEqual([]);
  });

  test('are ten at most, also when two are saved at once; the eleventh is refused and loses none', async () => {
    const eva = await world.lawyer();
    for (let n = 0; n < 9; n++) await save(eva, { query: `búsqueda ${n}` });
    const both = await Promise.all([save(eva, { query: 'décima' }), save(eva, { query: 'undécima' })]);
    expect(both.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(['LIMIT_REACHED']);
    expect((await eva.does(SavedSearchesDocument)).savedSearches).toHaveLength(10);
  });

  test('ask for a name and a query, and for an account', async () => {
    expect((await save(ana, { query: 'algo', name: '  ' })).userErrors[0]).toMatchObject({
      field: 'name',
      code: 'VALIDATION',
    });
    expect((await save(ana, { query: 'algo', name: 'n'.repeat(81) })).userErrors[0]?.field).toBe('name');
    const blank = await ana.graphql(SaveSearchDocument, { input: { query: ' ' } });
    expect(blank.errors[0]?.message).toBe('Por favor ingresa un término de búsqueda');
    const visitor = await world.visitor().graphql(SavedSearchesDocument);
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('with an alert are run again as they were saved when the stock changes, and say what is new', async () => {
    const fer = await world.lawyer();
    const { savedSearch } = await save(fer, {
      query: 'zapatos verdes',
      filters: { kinds: ['ISOLATED_THESIS'] },
      hasAlert: true,
    });
    const quiet = (await save(fer, { query: 'zapatos verdes', name: 'sin alerta' })).savedSearch;
    const more = aCorpus({
      'tesis/nueva.json': [
        aThesis({
          registro_digital: 2099003,
          clave: 'I.1o.C.10 C (11a.)',
          rubro: 'ZAPATOS VERDES. OTRO CRITERIO DE EJEMPLO.',
        }),
      ],
    });
    await importCorpus(world.server.work.em.fork(), more.folder);
    more.remove();
    // What the crontab does every minute.
    await world.server.work.em.fork().execute(`select graphile_worker.add_job('find-due-searches', '{}'::json)`);
    await expect
      .poll(
        async () => (await fer.does(SavedSearchesDocument)).savedSearches.find(({ id }) => id === savedSearch?.id),
        { timeout: 20_000, interval: 100 },
      )
      .toMatchObject({ newResultCount: 1, resultCount: 2 });
    const { savedSearches } = await fer.does(SavedSearchesDocument);
    expect(savedSearches.find(({ id }) => id === quiet?.id)).toMatchObject({ newResultCount: 0 });
    const seen = await fer.does(UpdateSavedSearchDocument, { input: { id: savedSearch?.id ?? '', seen: true } });
    expect(seen.updateSavedSearch.savedSearch?.newResultCount).toBe(0);
  });
});
