import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkText } from '#api/features/citations/index.ts';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { readFileText } from '#api/features/research/index.ts';
import { aCorpus, aLaw, aRuling, aThesis, type Corpus } from '../../support/corpus-builder.ts';
import {
  CheckCitationsDocument,
  CitationReviewByIdDocument,
  CitationReviewFileDocument,
  CitationReviewsDocument,
  CreateCitationReviewDocument,
  DecideCitationDocument,
  DeleteCitationReviewDocument,
  UpdateCitationReviewDocument,
  type CheckedReportFragment,
} from '#tests/support/citations.generated.ts';
import { countUnheldLaws } from '#api/features/citations/reviews/unheld-laws.service.ts';
import { World, type Caller } from '../../support/world.ts';

/** Words of our own: official text is never kept in the repository. */
const LAW = aLaw({ ultima_reforma: '2024-06-01', texto_al: '2024-06-01', n_articulos: 5 }, [
  ['1', 'Los zapatos verdes se devuelven en nueve días, salvo:\nI. Los que tengan agujeta dorada;\nII. Los de charol.'],
  ['2', '(Se deroga)'],
  ['3', 'El plazo para devolver calzado corre desde el día siguiente a la entrega, y nunca excede de treinta días.'],
  ['4', 'Nadie será obligado a caminar descalzo por las calles empedradas de la ciudad.'],
  ['5', 'La zapatería guardará las cajas.'],
]);

let world: World;
let ana: Caller;
let corpus: Corpus;

beforeAll(async () => {
  world = await World.begin();
  corpus = aCorpus({
    'leyes/lzap.json': LAW,
    'tesis/tesis.jsonl': [
      aThesis(),
      aThesis({
        registro_digital: 2099002,
        clave: 'I.1o.C.14 C (11a.)',
        rubro: 'CALZADO. LA CAJA ES ACCESORIO DEL ZAPATO (EJEMPLO).',
        texto:
          'Este tribunal abandona el criterio sostenido en la tesis I.1o.C.9 C (11a.), registro digital 2099001, de este órgano.',
      }),
    ]
      .map((thesis) => JSON.stringify(thesis))
      .join('\n'),
    'sentencias/una.jsonl': JSON.stringify(aRuling({ titulo: 'AMPARO DIRECTO EN REVISIÓN 41/2024' })),
  });
  await importCorpus(world.server.work.em.fork(), corpus.folder);
  ana = await world.lawyer();
});
// Checks are counted by the minute; these tests make more.
beforeEach(async () => {
  await world.sql('delete from throttle');
});
afterAll(async () => {
  corpus.remove();
  await world.end();
});

const check = async (text: string, writtenOn: string | null = null): Promise<CheckedReportFragment> =>
  (await ana.does(CheckCitationsDocument, { input: { text, writtenOn } })).checkCitations;

const only = async (text: string, writtenOn: string | null = null) => {
  const report = await check(text, writtenOn);
  expect(report.citations).toHaveLength(1);
  return { ...report, citation: report.citations[0] as CheckedReportFragment['citations'][number] };
};

describe('the four states', () => {
  test('a law, its article, its fraction and quoted words that stand there are verified, with the place of the words', async () => {
    const { citation, quotes, counts } = await only(
      'Conforme al artículo 1, fracción I, de la Ley de los Zapatos, «Los que tengan AGUJETA dorada» no se devuelven.',
    );
    expect(citation).toMatchObject({
      kind: 'STATUTE',
      state: 'VERIFIED',
      normalized: 'LZAP, artículo 1, fracción I',
      source: 'OFFICIAL',
      textAsOf: '2024-06-01',
      target: { statuteKey: 'lzap', articleNumber: '1', fraction: 'I', article: { id: 'art_lzap_1' } },
    });
    expect(quotes).toHaveLength(1);
    expect(quotes[0]).toMatchObject({ state: 'FOUND', citation: 0 });
    expect(citation.passage?.slice(quotes[0]?.place?.start, quotes[0]?.place?.end)).toBe(
      'Los que tengan agujeta dorada',
    );
    expect(counts).toMatchObject({ total: 1, verified: 1, mismatch: 0 });
  });

  test('altered words are told apart, beside the nearest ones', async () => {
    const { citation } = await only(
      'El artículo 1 de la LZAP dice: «Los zapatos verdes se devuelven en noventa días».',
    );
    expect(citation.state).toBe('QUOTE_NOT_FOUND');
    expect(citation.difference).toContainEqual({ kind: 'ONLY_QUOTED', text: 'noventa' });
    expect(citation.difference).toContainEqual({ kind: 'ONLY_IN_TEXT', text: 'nueve' });
  });

  test('words of another article are said to be of that one', async () => {
    const { citation } = await only(
      'El artículo 5 de la LZAP dispone que «Nadie será obligado a caminar descalzo por las calles empedradas».',
    );
    expect(citation).toMatchObject({ state: 'QUOTE_NOT_FOUND', correction: 'artículo 4 de la LZAP' });
    expect(citation.reason).toContain('estas palabras están en LZAP, artículo 4');
  });

  test.each([
    ['artículo 99 de la Ley de los Zapatos', 'No hay artículo 99'],
    ['artículo 1, fracción IX, de la Ley de los Zapatos', 'no tiene fracción IX'],
    ['artículo 2 de la Ley de los Zapatos', 'está derogado'],
    ['artículo 5000 de la LFT', 'No hay artículo 5000'],
    ['DOF del 31 de junio de 2020', 'no existe en el calendario'],
    ['tesis I.1o.C.9 C (11a.), registro digital 2099002', 'son de tesis distintas'],
    ['tesis I.1o.C.9 C (11a.), registro digital 2088888', 'tiene el registro digital 2099001'],
  ])('«%s» does not agree with what is held', async (text, reason) => {
    const { citation } = await only(`Se cita ${text}.`);
    expect(citation.state).toBe('MISMATCH');
    expect(citation.reason).toContain(reason);
  });

  test('nothing that is merely not held is ever called false', async () => {
    const { citations } = await check(
      [
        'El artículo 5 de la Ley del Notariado del Estado de Jalisco.',
        'El artículo 1902 del Código Civil español.',
        'El artículo 220 del Código Penal para el Distrito Federal, que dice «cosas que nadie ha podido leer aquí».',
        'El artículo 76 Bis de la Ley de Amparo abrogada.',
        'El artículo Cuarto Transitorio del Decreto de 23 de abril de 2021.',
        'El artículo 8.1 de la Convención Americana sobre Derechos Humanos.',
        'La jurisprudencia 1a./J. 999/2024 (11a.), registro digital 2088888.',
        'El expediente 345/2023 y el toca civil 12/2024.',
        'El DOF de 15 de enero de 2019.',
        'El numeral 7 del Reglamento de la LGS.',
        'El art. 12 de los Lineamientos de Ejemplo.',
      ].join('\n\n'),
    );
    expect(citations.length).toBeGreaterThan(9);
    expect(citations.filter(({ state }) => state === 'MISMATCH' || state === 'QUOTE_NOT_FOUND')).toEqual([]);
    expect(citations.every(({ state }) => state === 'NOT_HELD')).toBe(true);
  });

  test('a synthesis is said to be one', async () => {
    const { citation } = await only('El artículo 48 de la LFT.');
    expect(citation).toMatchObject({ state: 'VERIFIED', source: 'SYNTHESIS' });
    expect(citation.notes.join(' ')).toContain('síntesis');
  });

  test('a thesis whose criterion another one abandons is verified, and that is said', async () => {
    const { citation } = await only('La tesis I.1o.C.9 C (11a.), registro digital 2099001.');
    expect(citation).toMatchObject({
      state: 'VERIFIED',
      target: { thesisRegistry: '2099001', thesis: { id: 'tes_2099001' } },
    });
    expect(citation.notes.join(' ')).toMatch(/I\.1o\.C\.14 C \(11a\.\).*se abandonó/);
  });

  test('a key with a typo is offered as what may be meant, and not accused', async () => {
    const { citation } = await only('La tesis I.1o.C.91 C (11a.).');
    expect(citation).toMatchObject({
      state: 'NOT_HELD',
      correction: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001',
    });
  });

  test('a reform after the day of the text is noted, and its words are not held against it', async () => {
    await world.sql(`update article set last_reform_on = '2024-06-01' where id = 'art_lzap_3'`);
    const text = 'El artículo 3 de la LZAP dice: «nunca excede de noventa días».';
    expect((await only(text)).citation.state).toBe('QUOTE_NOT_FOUND');
    const before = await only(text, '2023-01-01');
    expect(before.citation).toMatchObject({ state: 'NOT_HELD' });
    expect(before.citation.reason).toContain('se reformó el 1o. de junio de 2024');
    expect(before.quotes[0]?.state).toBe('NOT_COMPARABLE');
  });

  test('words of a text of before are right when that text ruled', async () => {
    await world.sql(
      `insert into statute_version (statute_key, text_as_of, article_count, import_hash) values ('lzap', '2020-01-01', 1, 'x')`,
    );
    await world.sql(
      `insert into article_version (statute_key, text_as_of, number, position, official_text) values ('lzap', '2020-01-01', '3', 3, 'El plazo nunca excede de noventa días.')`,
    );
    const text = 'El artículo 3 de la LZAP dice: «nunca excede de noventa días».';
    expect((await only(text, '2021-01-01')).citation).toMatchObject({ state: 'VERIFIED', textAsOf: '2020-01-01' });
    const today = (await only(text)).citation;
    expect(today.state).toBe('QUOTE_NOT_FOUND');
    expect(today.reason).toContain('texto anterior');
  });

  test('the words of a list belong to whichever of its articles has them', async () => {
    const { citations, quotes } = await check(
      'Los artículos 3 y 5 de la LZAP disponen: «El plazo para devolver calzado corre desde el día siguiente».',
    );
    expect(citations.map(({ state }) => state)).toEqual(['VERIFIED', 'VERIFIED']);
    expect(quotes[0]).toMatchObject({ state: 'FOUND', citation: 0 });
  });

  test('a sentence that says otherwise than the law is noted, and its citation stays verified', async () => {
    const { citation } = await only('El artículo 3 de la LZAP fija sesenta días para devolver calzado.');
    expect(citation).toMatchObject({
      state: 'VERIFIED',
      verdict: 'Existe; el escrito dice otra cosa',
      contradictions: ['La ley dice «treinta días»; el escrito, «sesenta días».'],
    });
  });

  test('an ellipsis that skips a negation is told', async () => {
    const { citation } = await only(
      'El artículo 3 de la LZAP dice: «El plazo para devolver calzado […] excede de treinta días».',
    );
    expect(citation).toMatchObject({ state: 'QUOTE_NOT_FOUND', verdict: 'Lo omitido cambia el sentido' });
  });

  test('words that somebody gives to an article are told to be of another one', async () => {
    const { citation } = await only(
      'La actora sostiene que «Nadie será obligado a caminar descalzo por las calles empedradas», según el artículo 5 de la LZAP.',
    );
    expect(citation).toMatchObject({ state: 'QUOTE_NOT_FOUND', correction: 'artículo 4 de la LZAP' });
  });

  test('what somebody says is not held against the article that it rests on', async () => {
    const { citation, quotes } = await only(
      'El testigo declaró que «nunca vio una caja guardada en la zapatería de la esquina», conforme al artículo 5 de la LZAP.',
    );
    expect(citation.state).toBe('VERIFIED');
    expect(quotes[0]?.state).toBe('UNATTRIBUTED');
  });

  test('words in marks that nobody says to be of the law are not held against it', async () => {
    const { citation } = await only('Es el llamado «despido exprés» que el artículo 5 de la LZAP no regula.');
    expect(citation.state).toBe('VERIFIED');
  });

  test('a right citation that is misspelled gets one of its form', async () => {
    const { citation } = await only('El articulo 5 de la LZAP.');
    expect(citation).toMatchObject({
      state: 'VERIFIED',
      correction: 'artículo 5 de la LZAP',
      correctionKind: 'FORM',
    });
  });

  test('laws that are cited and not held are counted', async () => {
    const { checkCitations } = await ana.does(CheckCitationsDocument, {
      input: {
        text: 'El artículo 5 de la Ley del Notariado de Jalisco, el artículo 3 de la LZAP y el artículo 9 de la Ley del Notariado de Jalisco.',
      },
    });
    expect(checkCitations.unheldLaws).toEqual([{ name: 'Ley del Notariado de Jalisco', citations: [0, 2] }]);
  });

  test('a title of a ruling that is held is told beside the number of its file', async () => {
    const { citation } = await only('Se resolvió el amparo directo en revisión 41/2024.');
    expect(citation).toMatchObject({ kind: 'CASE_FILE', state: 'NOT_HELD' });
    expect(citation.reason).toContain('AMPARO DIRECTO EN REVISIÓN 41/2024');
  });
});

describe('texts as they come', () => {
  test.each([
    [
      'HTML',
      '<p>El art&iacute;culo 1 de la <b>LZAP</b> dice: &laquo;Los zapatos <i>verdes</i> se devuelven&raquo;.</p>',
    ],
    ['line breaks of a page', 'El artí-\nculo 1 de la Ley de los\nZapatos dice: «Los zapatos ver-\ndes se devuelven».'],
    ['OCR', 'El artícu1o 1 de la Ley de los Zapatos dice: «Los zapatos verdes se devue1ven».'],
    ['nested quotes', 'Dijo el juez: «el artículo 1 de la LZAP dispone que “Los zapatos verdes se devuelven”».'],
  ])('%s: found, verified, and the places are of the text as it came', async (_, text) => {
    const { citation, quotes } = await only(text);
    expect(citation.state).toBe('VERIFIED');
    expect(text.slice(citation.start, citation.end)).toBe(citation.citation);
    expect(quotes.some(({ state }) => state === 'FOUND')).toBe(true);
  });

  test('a text of many pages is read like a short one, with the laws that were imported', async () => {
    const filler = `${'En ese orden de ideas se estima que asiste la razón a la parte actora. '.repeat(300)}\n\n`;
    expect(filler.length).toBeGreaterThan(20_000);
    const [short, long] = [await check(TEXT), await check(filler + TEXT)];
    expect(long.citations.map(({ state, citation, normalized }) => [state, citation, normalized])).toEqual(
      short.citations.map(({ state, citation, normalized }) => [state, citation, normalized]),
    );
    expect(short.citations.some(({ normalized }) => normalized?.includes('LZAP'))).toBe(true);
    expect(long.citations[0]?.start).toBe((short.citations[0]?.start ?? 0) + filler.length);
  });

  test('numbers alone are no citations', async () => {
    expect(await check('48 1917 55 5123 4567 $1,200.00 12/03/2024')).toMatchObject({
      citations: [],
      quotes: [],
      counts: { total: 0 },
    });
  });

  test('every citation is cut from the text, and found words stand at their place', async () => {
    const text =
      'Art. 1 LZAP: «se devuelven en nueve días». El numeral 3 de la LZAP, “corre desde el día siguiente”. Tesis con registro digital 2099001. Artículos 4, 5 y 99 de la LZAP.';
    const { citations, quotes } = await check(text);
    expect(citations.length).toBeGreaterThan(4);
    const bare = (words: string): string =>
      words
        .normalize('NFD')
        .replace(/[^\p{L}\d]+/gu, '')
        .toLowerCase();
    for (const { start, end, citation } of citations) expect(text.slice(start, end)).toBe(citation);
    for (const quote of quotes.filter(({ state }) => state === 'FOUND')) {
      const passage = citations[quote.citation ?? -1]?.passage ?? '';
      expect(bare(passage.slice(quote.place?.start, quote.place?.end))).toContain(
        bare(text.slice(quote.start, quote.end)),
      );
    }
    expect(quotes.filter(({ state }) => state === 'FOUND')).toHaveLength(2);
  });

  test('the number of statements does not grow with the text', async () => {
    const statementsOf = async (text: string): Promise<number> => {
      const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
      await checkText(world.server.orm.em.fork(), text);
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };
    const one =
      'El artículo 1 de la LZAP, la tesis con registro digital 2099001, el DOF del 1 de abril de 1970 y el expediente 3/2024. Los artículos 3 a 5 de la LZAP: «corre desde la entrega de hoy». ';
    await statementsOf(one);
    const [few, many] = [await statementsOf(one), await statementsOf(one.repeat(20))];
    expect(few).toBeLessThanOrEqual(7 + 2);
    expect(many).toBe(few);
  });

  test('an empty text and one of more than one million characters are refused in Spanish', async () => {
    const empty = await ana.graphql(CheckCitationsDocument, { input: { text: '  ' } });
    expect(empty.errors[0]).toMatchObject({
      extensions: { code: 'VALIDATION' },
      message: expect.stringContaining('Escribe o pega el texto'),
    });
    const long = await ana.graphql(CheckCitationsDocument, { input: { text: 'a'.repeat(1_000_001) } });
    expect(long.errors[0]).toMatchObject({
      extensions: { code: 'PAYLOAD_TOO_LARGE' },
      message: expect.stringContaining('1,000,000 caracteres'),
    });
  });

  test('signs that no table keeps do no harm', async () => {
    const text = 'El artículo 1 de la LZAP\u0000 dice: «Los zapatos \ud800verdes».';
    expect((await check(text)).length).toBe(text.length);
    const { createCitationReview } = await ana.does(CreateCitationReviewDocument, { input: { text } });
    expect(createCitationReview.userErrors).toEqual([]);
  });
});

const TEXT =
  'El artículo 1 de la LZAP. El artículo 99 de la LZAP. El artículo 2 de la LZAP. El artículo 5 de la Ley del Notariado de Jalisco.';

async function keeps(caller: Caller, input: { text?: string; title?: string; uploadId?: string; writtenOn?: string }) {
  const { createCitationReview } = await caller.does(CreateCitationReviewDocument, { input });
  if (!createCitationReview.review) throw new Error(createCitationReview.userErrors[0]?.message);
  return createCitationReview.review;
}

describe('kept reviews', () => {
  test('a review keeps its text and findings, newest first in the list, with what is still to be decided', async () => {
    const bea = await world.lawyer();
    const first = await keeps(bea, { text: TEXT });
    expect(first).toMatchObject({
      title: expect.stringContaining('El artículo 1'),
      pendingCount: 3,
      counts: { total: 4, verified: 1, mismatch: 2, notHeld: 1 },
    });
    const second = await keeps(bea, { text: 'Nada que citar.', title: '  Segunda  ' });
    const { citationReviews } = await bea.does(CitationReviewsDocument, { first: 10 });
    expect(citationReviews.totalCount).toBe(2);
    expect(
      citationReviews.nodes.map(({ id, title, pendingCount, counts }) => [id, title, pendingCount, counts.total]),
    ).toEqual([
      [second.id, 'Segunda', 0, 0],
      [first.id, first.title, 3, 4],
    ]);
    const { citationReview } = await bea.does(CitationReviewByIdDocument, { id: first.id });
    expect(citationReview).toMatchObject({ text: TEXT, report: { length: TEXT.length } });
    const node = await bea.graphql(`query($id: ID!) { node(id: $id) { ... on CitationReview { title } } }`, {
      id: first.id,
    });
    expect(node.data).toEqual({ node: { title: first.title } });
  });

  test('decisions are kept, taken back, and survive a text that is checked anew', async () => {
    const review = await keeps(ana, { text: TEXT });
    const decide = async (index: number, decision: 'ACCEPTED' | 'IGNORED' | null, note: string | null = null) =>
      (await ana.does(DecideCitationDocument, { input: { reviewId: review.id, index, decision, note } }))
        .decideCitation;
    expect((await decide(1, 'ACCEPTED', 'ya se corrigió')).review?.pendingCount).toBe(2);
    expect((await decide(3, 'IGNORED')).review?.pendingCount).toBe(1);
    expect((await decide(2, 'ACCEPTED')).review?.pendingCount).toBe(0);
    expect((await decide(2, null)).review?.pendingCount).toBe(1);
    expect((await decide(9, 'ACCEPTED')).userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: 'index' });
    expect((await decide(1, 'ACCEPTED', 'a'.repeat(501))).userErrors[0]).toMatchObject({
      code: 'VALIDATION',
      field: 'note',
    });
    const text = `Antes va el artículo 3 de la LZAP. ${TEXT.replace('El artículo 2 de la LZAP. ', '')}`;
    const { updateCitationReview } = await ana.does(UpdateCitationReviewDocument, {
      input: { reviewId: review.id, text, title: 'Otra' },
    });
    expect(updateCitationReview.review).toMatchObject({ title: 'Otra', pendingCount: 0 });
    expect(
      updateCitationReview.review?.report.citations.map(({ citation, decision, note }) => [citation, decision, note]),
    ).toEqual([
      ['artículo 3 de la LZAP', null, null],
      ['artículo 1 de la LZAP', null, null],
      ['artículo 99 de la LZAP', 'ACCEPTED', 'ya se corrigió'],
      ['artículo 5 de la Ley del Notariado de Jalisco', 'IGNORED', null],
    ]);
  });

  test('a citation whose sentence says otherwise waits for a decision, in lists too', async () => {
    const bea = await world.lawyer();
    const kept = await keeps(bea, { text: 'El artículo 3 de la LZAP fija sesenta días para devolver calzado.' });
    expect(kept.pendingCount).toBe(1);
    const { citationReviews } = await bea.does(CitationReviewsDocument, { first: 10 });
    expect(citationReviews.nodes.map(({ pendingCount }) => pendingCount)).toEqual([1]);
  });

  test('the operator sees which laws are missing, and nothing of the texts', async () => {
    const em = world.server.work.em.fork();
    const before = (await countUnheldLaws(em, null)).find(({ name }) => name === 'Ley de Aguas de Sonora');
    expect(before).toBeUndefined();
    const bea = await world.lawyer();
    await keeps(bea, {
      text: 'El artículo 5 de la Ley de Aguas de Sonora y el artículo 7 de la Ley de Aguas de Sonora.',
    });
    await keeps(bea, { text: 'El artículo 8 de la LEY DE AGUAS DE SONORA.' });
    const found = (await countUnheldLaws(em, null)).find(({ name }) => /^ley de aguas de sonora$/i.test(name));
    expect(found).toMatchObject({ times: 3, reviews: 2 });
    expect(Object.keys(found ?? {}).toSorted()).toEqual(['lastOn', 'name', 'reviews', 'times']);
    expect(await countUnheldLaws(em, '2999-01-01')).toEqual([]);
  });

  test('two decisions at once both stay', async () => {
    const review = await keeps(ana, { text: TEXT });
    await Promise.all(
      [1, 2, 3].map((index) =>
        ana.does(DecideCitationDocument, { input: { reviewId: review.id, index, decision: 'ACCEPTED' } }),
      ),
    );
    const { citationReview } = await ana.does(CitationReviewByIdDocument, { id: review.id });
    expect(citationReview?.pendingCount).toBe(0);
  });

  test('a new day checks the same text anew', async () => {
    const review = await keeps(ana, { text: 'El artículo 3 de la LZAP.' });
    const { updateCitationReview } = await ana.does(UpdateCitationReviewDocument, {
      input: { reviewId: review.id, writtenOn: '2021-05-05' },
    });
    expect(updateCitationReview.review).toMatchObject({ writtenOn: '2021-05-05' });
    expect(updateCitationReview.review?.report.citations[0]?.notes.join(' ')).toContain('se reformó');
  });

  test('somebody else’s review is not found, whatever is asked of it', async () => {
    const review = await keeps(ana, { text: TEXT });
    const bruno = await world.lawyer();
    expect((await bruno.does(CitationReviewByIdDocument, { id: review.id })).citationReview).toBeNull();
    expect((await bruno.graphql(`query($id: ID!) { node(id: $id) { id } }`, { id: review.id })).data).toEqual({
      node: null,
    });
    const replies = [
      (await bruno.does(UpdateCitationReviewDocument, { input: { reviewId: review.id, title: 'Mía' } }))
        .updateCitationReview,
      (await bruno.does(DecideCitationDocument, { input: { reviewId: review.id, index: 0, decision: 'IGNORED' } }))
        .decideCitation,
      (await bruno.does(DeleteCitationReviewDocument, { input: { reviewId: review.id } })).deleteCitationReview,
    ];
    expect(replies.map(({ userErrors }) => userErrors[0]?.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    const file = await bruno.graphql(CitationReviewFileDocument, { id: review.id, format: 'PDF' as const });
    expect(file.errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ana.does(CitationReviewByIdDocument, { id: review.id })).citationReview?.title).toBe(review.title);
  });

  test('signed out, nothing is answered', async () => {
    const visitor = world.visitor();
    for (const reply of [
      await visitor.graphql(CheckCitationsDocument, { input: { text: TEXT } }),
      await visitor.graphql(CitationReviewsDocument, {}),
      await visitor.graphql(CreateCitationReviewDocument, { input: { text: TEXT } }),
    ])
      expect(reply.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('a deleted review is gone', async () => {
    const review = await keeps(ana, { text: TEXT });
    const { deleteCitationReview } = await ana.does(DeleteCitationReviewDocument, { input: { reviewId: review.id } });
    expect(deleteCitationReview.deletedReviewId).toBe(review.id);
    expect((await ana.does(CitationReviewByIdDocument, { id: review.id })).citationReview).toBeNull();
  });

  test.each([
    [{ text: ' ' }, 'VALIDATION', 'text'],
    [{}, 'VALIDATION', 'text'],
    [{ text: 'a', uploadId: 'upl_x' }, 'VALIDATION', 'text'],
    [{ text: 'a', title: ' ' }, 'VALIDATION', 'title'],
    [{ text: 'a', title: 'a'.repeat(121) }, 'VALIDATION', 'title'],
    [{ uploadId: 'upl_x' }, 'NOT_FOUND', 'uploadId'],
  ])('what cannot be kept is refused: %j', async (input, code, field) => {
    const { createCitationReview } = await ana.does(CreateCitationReviewDocument, { input });
    expect(createCitationReview).toMatchObject({ review: null, userErrors: [{ code, field }] });
  });

  test('the hundred-and-first is refused', async () => {
    const carla = await world.lawyer();
    await world.sql(
      `insert into citation_review (id, user_id, title, text, report, created_at, updated_at)
       select 'crv_' || lpad(n::text, 26, '0'), '${carla.userId}', 't', 'x', '{"citations":[],"quotes":[]}', now(), now() from generate_series(1, 100) n`,
    );
    const { createCitationReview } = await carla.does(CreateCitationReviewDocument, { input: { text: TEXT } });
    expect(createCitationReview.userErrors[0]).toMatchObject({
      code: 'LIMIT_REACHED',
      message: expect.stringContaining('100 revisiones'),
    });
  });

  test('two at once for the last place: one is kept', async () => {
    const eva = await world.lawyer();
    await world.sql(
      `insert into citation_review (id, user_id, title, text, report, created_at, updated_at)
       select 'crv_' || lpad((n + 200)::text, 26, '0'), '${eva.userId}', 't', 'x', '{"citations":[],"quotes":[]}', now(), now() from generate_series(1, 99) n`,
    );
    const made = await Promise.all(
      [1, 2, 3].map(() => eva.does(CreateCitationReviewDocument, { input: { text: TEXT } })),
    );
    expect(made.filter(({ createCitationReview }) => createCitationReview.review)).toHaveLength(1);
  });

  test('the list takes as few statements for many reviews as for one', async () => {
    const [one, many] = [await world.lawyer(), await world.lawyer()];
    await keeps(one, { text: TEXT });
    for (let n = 0; n < 6; n++) await keeps(many, { text: TEXT });
    const statementsOf = async (caller: Caller): Promise<number> => {
      const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
      await caller.does(CitationReviewsDocument, { first: 20 });
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };
    await statementsOf(one);
    expect(await statementsOf(many)).toBe(await statementsOf(one));
  });
});

describe('files', () => {
  const CREATE = `mutation($input: CreateUploadInput!) { createUpload(input: $input) { upload { id url } userErrors { message } } }`;

  async function uploads(caller: Caller, fileName: string, bytes: Uint8Array): Promise<string> {
    const reply = await caller.graphql(CREATE, { input: { fileName, byteLength: bytes.length } });
    const { upload } = (reply.data as { createUpload: { upload: { id: string; url: string } } }).createUpload;
    const put = await fetch(caller.url + upload.url, {
      method: 'PUT',
      headers: { authorization: `Bearer ${caller.token ?? ''}`, 'content-type': 'application/octet-stream' },
      body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    });
    expect(put.status).toBe(200);
    return upload.id;
  }

  test('a text file is read, checked and called by its name; its upload is used up', async () => {
    const bytes = new TextEncoder().encode('JUICIO\n\nEl artículo 1 de la LZAP.\nEl artículo 99 de la LZAP.');
    const uploadId = await uploads(ana, 'demanda.txt', bytes);
    const review = await keeps(ana, { uploadId });
    expect(review).toMatchObject({
      title: 'demanda',
      fileName: 'demanda.txt',
      counts: { total: 2, verified: 1, mismatch: 1 },
    });
    expect(review.text).toBe('JUICIO\n\nEl artículo 1 de la LZAP.\nEl artículo 99 de la LZAP.');
    const again = await ana.does(CreateCitationReviewDocument, { input: { uploadId } });
    expect(again.createCitationReview.userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: 'uploadId' });
  });

  test('somebody else’s upload is missing', async () => {
    const uploadId = await uploads(ana, 'a.txt', new TextEncoder().encode('Artículo 1 de la LZAP.'));
    const dora = await world.lawyer();
    const { createCitationReview } = await dora.does(CreateCitationReviewDocument, { input: { uploadId } });
    expect(createCitationReview.userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: 'uploadId' });
  });

  test('a file that is no document is refused in words for its owner, and its upload is used up', async () => {
    const uploadId = await uploads(
      ana,
      'foto.png',
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 0, 0, 0, 0, 0]),
    );
    const refusal = async () =>
      (await ana.does(CreateCitationReviewDocument, { input: { uploadId } })).createCitationReview.userErrors[0];
    expect(await refusal()).toMatchObject({
      code: 'VALIDATION',
      field: 'uploadId',
      message: expect.stringContaining('«foto.png» no es un documento'),
    });
    expect(await refusal()).toMatchObject({ code: 'NOT_FOUND', field: 'uploadId' });
  });

  test('the document of a review says each finding, the decisions, and the text with its marks', async () => {
    const review = await keeps(ana, {
      text: `${TEXT} El artículo 1 de la LZAP dice: «Los zapatos verdes se devuelven en noventa días».`,
      title: 'Demanda de ejemplo',
    });
    await ana.does(DecideCitationDocument, {
      input: { reviewId: review.id, index: 1, decision: 'ACCEPTED', note: 'ya se corrigió' },
    });
    for (const format of ['PDF', 'DOCX'] as const) {
      const { citationReviewDocument: file } = await ana.does(CitationReviewFileDocument, { id: review.id, format });
      expect(file.fileName).toBe(`revision-de-citas-demanda-de-ejemplo.${format.toLowerCase()}`);
      const bytes = Buffer.from(file.content, 'base64');
      expect(bytes.length).toBe(file.byteLength);
      const read = await readFileText.run({ bytes: new Uint8Array(bytes), fileName: file.fileName });
      const text = ('text' in read ? read.text : '').replace(/\s+/g, ' ');
      for (const words of [
        'Demanda de ejemplo',
        'No existe como se cita',
        'No hay artículo 99',
        'ya se corrigió',
        'noventa',
        'nueve',
        'artículo 99 de la LZAP [2]',
        'no se revisa todo lo que el escrito afirma',
      ])
        expect(text, `${format}: ${words}`).toContain(words);
    }
  });
});
