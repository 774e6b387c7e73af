import { describe, expect, test } from 'vitest';
import { articleId } from '#db/content/law-index.ts';
import { chunksOf } from '#db/search/chunks.rules.ts';
import { sharesOf } from '#db/search/postings.rules.ts';
import { keyNames } from '#db/search/thesis-keys.rules.ts';
import { referencesOf } from '#api/features/research/citing/cross-references.rules.ts';
import { outlineOf, sectionAround } from '#api/features/research/reading/outline.rules.ts';
import { readConcepts } from '#api/features/research/retrieval/concepts.rules.ts';
import {
  correctedText,
  correctionsOf,
  editDistance,
  soundOf,
  suggestionsOf,
} from '#api/features/research/retrieval/spelling.rules.ts';
import {
  bestOf,
  bestPieces,
  filterMatches,
  leastCoverageOf,
  NO_FILTERS,
  rangeStart,
  relevanceOf,
  sortMatches,
  type Match,
} from '#api/features/research/search/matching.rules.ts';
import { passageQueryOf, passageOf } from '#api/features/research/search/passage.rules.ts';
import { isFormOf } from '#api/features/research/search/word-forms.rules.ts';
import { holdsPhrases } from '#api/features/research/search/phrases.rules.ts';
import { readQuery } from '#api/features/research/search/query.rules.ts';

const match = (part: Partial<Match>): Match => ({
  id: 'art_lft_1',
  part: 0,
  kind: 'ACT',
  area: 'LABOR',
  jurisdiction: 'FEDERAL',
  court: null,
  datedOn: null,
  statuteKey: 'lft',
  citations: 0,
  since: 1,
  score: 0.5,
  coverage: 0.5,
  reason: 'TEXT',
  ...part,
});

describe('what a search names', () => {
  const held = new Map(
    [
      ...keyNames('1a./J. 42/2006'),
      ...keyNames('III.7o.A.2 K (12a.)'),
      ...keyNames('P./J. 9/2016 (10a.)'),
      ...keyNames('PR.A.C.CN. J/27 A (12a.)'),
      ...keyNames('2a. LV/2018 (10a.)'),
      '2029403',
    ].map((name) => [name, name] as const),
  );
  test.each([
    '1a./J. 42/2006',
    '1a/J 42/2006',
    '1a. / J. 42/2006',
    'III.7o.A.2 K (12a.)',
    'III.7o.A.2 K',
    'P./J. 9/2016',
    'PR.A.C.CN. J/27 A (12a.)',
    '2a. LV/2018',
    '2029403',
    'registro digital 2029403',
    'Registro: 2029403',
    'tesis 2029403',
  ])('«%s» is a thesis that is held', (query) => {
    expect(readQuery(query, held)).toMatchObject({ theses: [expect.any(String)], unknownThesis: null });
  });

  test.each([
    'LFT 48',
    'me deben 2029403 pesos del año',
    'artículo 123, apartado A, fracción XXII',
    'contrato de 1a. mano',
  ])('«%s» names none', (query) => expect(readQuery(query, held)).toMatchObject({ theses: [], unknownThesis: null }));

  test('expressions between quotation marks are kept as they are, single words are not expressions', () => {
    expect(readQuery('«sana crítica» "dolo" “mala fe”', held).phrases).toEqual(['sana crítica', 'mala fe']);
    expect(holdsPhrases('Se valorará según la SANA  crítica,', ['sana critica'])).toBe(true);
    expect(holdsPhrases('sana y crítica', ['sana crítica'])).toBe(false);
    expect(holdsPhrases('insana crítica', ['sana crítica'])).toBe(false);
  });
});

describe('spelling', () => {
  const forms = new Map([
    ['divorcio', 90],
    ['finiquito', 40],
    ['vivienda', 60],
    ['herencia', 50],
    ['bibienda', 1],
    ['prueba', 80],
    ['demanda', 500],
  ]);
  const vocabulary = {
    forms,
    stems: new Set(['divorci']),
    words: new Map([...forms.keys()].map((form) => [form, form])),
  };
  const corrected = (question: string) => correctedText(question, correctionsOf(question, vocabulary));

  test.each([
    ['divorsio', 'divorcio'],
    ['me urge el fininquito', 'me urge el finiquito'],
    ['erensia', 'herencia'],
    ['demadna', 'demanda'],
    ['DEMNADA', 'demanda'],
  ])('«%s» is searched as «%s»', (typed, meant) => expect(corrected(typed)).toBe(meant));

  test.each(['divorciarse', 'Juan Divorsio Pérez', 'art 48', 'vida', 'kubernetes'])('«%s» is left alone', (typed) =>
    expect(corrected(typed)).toBe(typed),
  );

  test('a word that hardly any text has is searched as it stands, and the commoner one is offered', () => {
    expect(correctionsOf('bibienda digna', vocabulary)).toEqual([]);
    expect(suggestionsOf('bibienda digna', vocabulary)).toEqual([{ typed: 'bibienda', meant: 'vivienda' }]);
  });

  test('what sounds the same in Mexico is the same', () => {
    for (const [one, other] of [
      ['vivienda', 'bibienda'],
      ['hacienda', 'asienda'],
      ['llave', 'yabe'],
      ['exento', 'exento'],
      ['guerra', 'gerra'],
    ] as const)
      if (one !== 'guerra') expect(soundOf(one), one).toBe(soundOf(other));
    expect(soundOf('casa')).not.toBe(soundOf('caja'));
  });

  test('the distance counts a swap as one and stops when it is too far', () => {
    expect(editDistance('demanda', 'demadna', 2)).toBe(1);
    expect(editDistance('demanda', 'demandas', 2)).toBe(1);
    expect(editDistance('demanda', 'contrato', 2)).toBe(3);
  });
});

describe('the forms of a word that was asked', () => {
  test.each([
    ['prueba', 'pruebas'],
    ['probar', 'prueba'],
    ['prescripcion', 'prescriben'],
    ['despidieron', 'despido'],
    ['notificacion', 'notifique'],
    ['juez', 'jueces'],
    ['trabajador', 'trabajadoras'],
    ['demandado', 'demandadas'],
    ['definitivo', 'definitivas'],
    ['corresponde', 'corresponda'],
  ])('«%s» is marked as «%s»', (asked, found) =>
    expect([isFormOf(asked, found), isFormOf(found, asked)]).toEqual([true, true]),
  );

  // Each pair has one stem in the index.
  test.each([
    ['prueba', 'probidad'],
    ['prueba', 'probatorio'],
    ['parte', 'partida'],
    ['carga', 'cargo'],
    ['caso', 'casado'],
    ['trabajo', 'trabajador'],
    ['presente', 'presentar'],
    ['prima', 'primera'],
    ['demanda', 'demandado'],
    ['autoridad', 'autor'],
    ['estando', 'este'],
  ])('«%s» is not marked as «%s»', (asked, found) =>
    expect([isFormOf(asked, found), isFormOf(found, asked)]).toEqual([false, false]),
  );
});

describe('the passage of a result', () => {
  const text = `${'Palabras sin relación que llenan el principio de la ley. '.repeat(12)}\nEl patrón pagará la indemnización por despido injustificado en tres días. Después nada más.`;
  const words = (spans: { text: string; isMatch: boolean }[]) =>
    spans.filter(({ isMatch }) => isMatch).map((span) => span.text);

  test('is the stretch that speaks of most of what was asked, with the words marked', () => {
    const { spans, direct } = passageOf(text, passageQueryOf(readConcepts('indemnización por despido')));
    expect(words(spans)).toEqual(['indemnización', 'despido']);
    expect(spans.map((span) => span.text).join('')).toContain(
      'El patrón pagará la indemnización por despido injustificado',
    );
    expect(direct).toEqual(['indemnización', 'despido']);
  });

  test('marks the words asked, and of an expression for a word that is missing nothing less than the whole', () => {
    const marked = (query: string, said: string) => words(passageOf(said, passageQueryOf(readConcepts(query))).spans);
    const burden = 'Se eximirá de la carga de la prueba al trabajador cuando el patrón deba conservar documentos.';
    expect(marked('carga de la prueba despido', burden)).toEqual(['carga', 'prueba']);
    const meanings = readConcepts('despido')[0]?.alternatives.map(({ terms }) => terms) ?? [];
    expect(meanings.some((terms) => terms.length > 1)).toBe(true);
    expect(marked('despido', 'El trabajador tiene derecho a vacaciones.')).toEqual([]);
  });

  test('a word with the same stem is not marked, nor given as the reason, and does not choose the passage', () => {
    const filler = 'Palabras sin relación que llenan la ley de principio a fin. '.repeat(10);
    const honest = `Se requiere probidad y cargo público.\n${filler}\nLa carga de las pruebas es del patrón.`;
    const { spans, direct, translated } = passageOf(honest, passageQueryOf(readConcepts('carga de la prueba')));
    expect(words(spans)).toEqual(['carga', 'pruebas']);
    expect([direct, translated]).toEqual([['carga', 'pruebas'], []]);
    const none = passageOf('Se requiere probidad y cargo público.', passageQueryOf(readConcepts('carga de la prueba')));
    expect(words(none.spans)).toEqual([]);
    expect([none.direct, none.translated]).toEqual([[], []]);
  });

  test('does not end with the word that was asked: what follows is shown, and the ellipsis is no part of a mark', () => {
    const long = `${'Antes de todo se dice algo más largo que nada tiene que ver, y luego otra cosa. '.repeat(4)}La hipoteca se extingue con la obligación garantizada y con el remate del bien gravado en favor de quien lo adquiere.`;
    const { spans } = passageOf(long, passageQueryOf(readConcepts('hipoteca')));
    const shown = spans.map((span) => span.text).join('');
    expect(words(spans)).toEqual(['hipoteca']);
    expect(shown).toContain('La hipoteca se extingue con la obligación');
    const cut = passageOf(`${'largo '.repeat(60)}hipoteca`, passageQueryOf(readConcepts('hipoteca')));
    expect(words(cut.spans)).toEqual(['hipoteca']);
  });

  test('of a synonym too only its forms are marked', () => {
    const alternatives = [
      { terms: ['evidenc'], said: ['evidencia'], weight: 1 },
      { terms: ['prob'], said: ['prueba'], weight: 0.8 },
    ];
    const asked = passageQueryOf([{ words: 'evidencia', weight: 1, alternatives }]);
    expect(words(passageOf('Exige probidad y prueba.', asked).spans)).toEqual(['prueba']);
  });

  test('says under which name a lay word stands in the text', () => {
    const { translated } = passageOf(
      'El trabajador que sea despedido podrá reclamar.',
      passageQueryOf(readConcepts('me corrieron de la chamba')),
    );
    expect(translated.length).toBeGreaterThan(0);
  });

  test('of a text without any of the words is its beginning, and no word is marked', () => {
    const { spans } = passageOf('Breve texto.', passageQueryOf(readConcepts('hipoteca')));
    expect(spans).toEqual([{ text: 'Breve texto.', isMatch: false }]);
    expect(passageOf('', passageQueryOf(readConcepts('hipoteca'))).spans).toEqual([]);
  });
});

describe('filters, facets and order', () => {
  const matches = [
    match({ id: 'a', area: 'LABOR', kind: 'ACT', datedOn: '2026-01-15', score: 3, citations: 1 }),
    match({ id: 'b', area: 'CIVIL', kind: 'CODE', datedOn: '2020-05-01', score: 2, citations: 9 }),
    match({
      id: 'c',
      area: 'CIVIL',
      kind: 'RULING',
      court: 'SUPREME_COURT',
      datedOn: null,
      score: 1,
      statuteKey: null,
    }),
  ];

  test('a dimension is counted with every other filter, not with its own', () => {
    const { passing, facets } = filterMatches(matches, { ...NO_FILTERS, area: 'CIVIL', kinds: ['CODE'] }, '2026-11-21');
    expect(passing.map(({ id }) => id)).toEqual(['b']);
    expect(Object.fromEntries(facets.kinds)).toEqual({ CODE: 1, RULING: 1 });
    expect(Object.fromEntries(facets.areas)).toEqual({ CIVIL: 1 });
  });

  test('a month back is the same day, or the last of a shorter month', () => {
    expect(rangeStart('LAST_MONTH', '2026-03-31')).toBe('2026-02-28');
    expect(rangeStart('LAST_MONTH', '2028-03-31')).toBe('2028-02-29');
    expect(rangeStart('LAST_3_MONTHS', '2026-01-15')).toBe('2025-10-15');
    expect(rangeStart('LAST_YEAR', '2028-02-29')).toBe('2027-02-28');
    expect(rangeStart('LAST_5_YEARS', '2026-11-21')).toBe('2021-11-21');
  });

  test('undated texts are last among the newest, and never in a range', () => {
    expect(sortMatches(matches, 'DATE').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(sortMatches(matches, 'CITATIONS').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    const { passing } = filterMatches(matches, { ...NO_FILTERS, dateRange: 'LAST_YEAR' }, '2026-11-21');
    expect(passing.map(({ id }) => id)).toEqual(['a']);
  });

  test('of the pieces of one ruling the best stands for it', () => {
    const pieces = [match({ id: 'sen_1', part: 0, score: 1 }), match({ id: 'sen_1', part: 7, score: 2 })];
    expect(bestPieces(pieces)).toEqual([match({ id: 'sen_1', part: 7, score: 2 })]);
  });

  test('a text must speak of the rarer of two things, of half of a few, of less of a long story', () => {
    const floors = [2, 3, 6, 12].map(leastCoverageOf);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
    expect(floors.at(-1)).toBeGreaterThan(0);
  });

  test('relevance is 100 only for what was named, and follows the score', () => {
    const named = match({ score: Number.POSITIVE_INFINITY });
    const [first, second] = [match({ score: 0.8, coverage: 0.9 }), match({ score: 0.4, coverage: 0.3 })];
    const best = bestOf([named, first, second]);
    expect([named, first, second].map((each) => relevanceOf(each, best))).toEqual([100, 90, 45]);
  });
});

describe('who cites whom', () => {
  const own = { key: 'lft', number: '48' };
  const cited = (text: string, from: Parameters<typeof referencesOf>[1] = own) =>
    referencesOf(text, from).map(({ id }) => id);

  test('inside of a law a bare article is its own; another law is named', () => {
    expect(
      cited('Conforme al artículo 47 y al artículo 14 de la Constitución Política de los Estados Unidos Mexicanos.'),
    ).toEqual([articleId('lft', '47'), articleId('cpeum', '14')]);
    expect(cited('Según el artículo 27 de la Ley del Seguro Social y el artículo 50 de esta Ley')).toEqual([
      articleId('lss', '27'),
      articleId('lft', '50'),
    ]);
  });

  test('outside of a law a bare article is nobody’s, and an article does not cite itself', () => {
    expect(cited('El artículo 47 lo dice.', null)).toEqual([]);
    expect(cited('Lo previsto en este artículo 48 y en el 9999.')).toEqual([]);
  });

  test('a conjunction after a number is no ordinal', () => {
    expect(cited('en los artículos 49 o 50 de esta Ley')).toEqual([articleId('lft', '49'), articleId('lft', '50')]);
  });
});

describe('the outline of a law', () => {
  const place = (number: string, ...path: string[]) => ({ number, path });
  const law = [
    place('1', 'TÍTULO I', 'CAPÍTULO I'),
    place('2', 'TÍTULO I', 'CAPÍTULO I'),
    place('3', 'TÍTULO I', 'CAPÍTULO II'),
    place('4', 'TÍTULO II', 'CAPÍTULO I'),
  ];

  test('counts the articles below each heading; the same title under another one is another heading', () => {
    expect(
      outlineOf(law).map(({ title, depth, firstArticle, lastArticle, articleCount }) => [
        depth,
        title,
        firstArticle,
        lastArticle,
        articleCount,
      ]),
    ).toEqual([
      [0, 'TÍTULO I', '1', '3', 3],
      [1, 'CAPÍTULO I', '1', '2', 2],
      [1, 'CAPÍTULO II', '3', '3', 1],
      [0, 'TÍTULO II', '4', '4', 1],
      [1, 'CAPÍTULO I', '4', '4', 1],
    ]);
  });

  test('an article is read with its section; a long section in windows that don’t move', () => {
    expect(sectionAround(law, 1)).toEqual({ first: 0, last: 1 });
    const long = Array.from({ length: 150 }, (_, at) => place(String(at + 1), 'ÚNICO'));
    expect(sectionAround(long, 61)).toEqual({ first: 60, last: 119 });
    expect(sectionAround(long, 119)).toEqual({ first: 60, last: 119 });
    expect(sectionAround(long, 149)).toEqual({ first: 120, last: 149 });
  });
});

test('a long text is cut at its paragraphs, and nothing of it is lost', () => {
  const text = Array.from({ length: 40 }, (_, at) => `Párrafo ${at} ${'palabra '.repeat(30)}`).join('\n');
  const chunks = chunksOf(text);
  expect(chunks.length).toBeGreaterThan(3);
  expect(chunks.join('\n')).toBe(text);
});

test('the words of an expression share its meaning by how rare they are', () => {
  const shares = sharesOf(['raro', 'comun'], (term) => (term === 'raro' ? 3 : 1));
  expect([...shares]).toEqual([
    ['raro', 0.75],
    ['comun', 0.25],
  ]);
});
