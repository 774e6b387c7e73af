import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { findParts, fractionAt, paragraphNumber } from '#api/features/citations/checking/cited-parts.rules.ts';
import { changedCriteriaIn, changesOfThesis } from '#api/features/citations/checking/criteria.rules.ts';
import { ComparedText } from '#api/features/citations/checking/finding.rules.ts';
import { lettersOf } from '#api/features/citations/checking/letters.rules.ts';
import {
  isLooselyQuoted,
  isOwnLaw,
  isPartOfBefore,
  withWholeNumber,
} from '#api/features/citations/checking/lists.rules.ts';
import { isGenericName } from '#api/features/citations/checking/generic-names.rules.ts';
import { nearestWords } from '#api/features/citations/checking/likeness.rules.ts';
import { judgeGazette } from '#api/features/citations/checking/other-judgement.rules.ts';
import { locateWords, piecesOf } from '#api/features/citations/checking/quotes.rules.ts';
import type { StatuteReference } from '#api/legal-language/index.ts';
import { reformDaysIn, fractionRepealedOn, repealedOn } from '#api/features/citations/checking/reform-notes.rules.ts';
import { clip } from '#api/features/citations/checking/report.rules.ts';
import {
  judgeStatute,
  type HeldArticle,
  type StatuteClaim,
} from '#api/features/citations/checking/statute-judgement.rules.ts';
import { statuteLabelOf } from '#api/features/citations/checking/statute-labels.rules.ts';
import {
  isSameKey,
  judgeThesis,
  keyDistance,
  type HeldThesis,
} from '#api/features/citations/checking/thesis-judgement.rules.ts';
import {
  carryDecisions,
  countPending,
  storable,
  reviewTextProblem,
  reviewTitleOf,
} from '#api/features/citations/reviews/reviews.rules.ts';
import { findLaw, type LawFacts } from '#db/content/law-index.ts';
import type { StoredCheckedCitation } from '#db/entities/citation-review.entity.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const PARTS = { fraction: null, letter: null, section: null, paragraph: null };

/** Invented: official text is never kept in the repository. */
const TEXT = [
  'Los zapatos verdes se devuelven en nueve días, salvo:',
  'I. Los que tengan agujeta dorada;',
  'II. (Se deroga).',
  'III. Los de niño, que se devuelven:',
  'a) En la tienda, con su caja, o',
  'b) Por correo.',
  'III Bis. Los de charol.',
  'La zapatería no cobrará por ello.',
].join('\n');

const SECTIONS = [
  'El calzado se divide en dos:',
  'A. El de calle:',
  'I. Con tacón;',
  'II. Sin tacón.',
  'B. El de casa:',
  'I. Abierto.',
].join('\n');

const reference = (changes: Partial<StatuteReference> = {}): StatuteReference => ({
  kind: 'STATUTE',
  start: 0,
  end: 10,
  law: 'lft',
  lawName: 'Ley Federal del Trabajo',
  lawSource: 'NAMED',
  isInferred: false,
  lawCandidates: [],
  article: '48',
  rangeTo: null,
  isTransitory: false,
  isPointer: false,
  ...PARTS,
  detail: null,
  ...changes,
});

const held = (changes: Partial<HeldArticle> = {}): HeldArticle => ({
  number: '48',
  officialText: TEXT,
  synthesis: null,
  textAsOf: '2026-01-15',
  officialUrl: 'https://example.org/lft.pdf',
  isRepealed: false,
  notes: [],
  lastReformOn: '2019-05-01',
  ...changes,
});

function judged(changes: Partial<StatuteReference> = {}, claim: Partial<StatuteClaim> = {}) {
  // The law has no such number: nothing can be held of it.
  const usual = changes.article === '5000' ? null : held();
  const article = claim.held === undefined ? usual : claim.held;
  return judgeStatute({
    reference: reference(changes),
    held: article,
    passage: article?.officialText ? new ComparedText(article.officialText) : null,
    quotes: [],
    writtenOn: null,
    after: '',
    others: [],
    isQuoted: false,
    isUnsure: false,
    ...claim,
  });
}

describe('the parts of an article', () => {
  it.each([
    [{ fraction: 'I' }],
    [{ fraction: 'i' }],
    [{ fraction: 'I y III' }],
    [{ fraction: 'III Bis' }],
    [{ fraction: 'III-BIS' }],
    [{ fraction: 'III', letter: 'b)' }],
    [{ letter: '«a)»' }],
    [{ paragraph: 'último párrafo' }],
    [{ paragraph: 'segundo párrafo' }],
  ])('%j is there', (cited) => {
    expect(findParts(TEXT, { ...PARTS, ...cited })).toMatchObject({ missing: null, repealed: null });
  });

  it.each([
    [{ fraction: 'IV' }, { kind: 'FRACTION', mark: 'IV' }],
    [{ fraction: 'I, III y IX' }, { kind: 'FRACTION', mark: 'IX' }],
    [
      { fraction: 'III', letter: 'c)' },
      { kind: 'LETTER', mark: 'c' },
    ],
    [
      { fraction: 'I', letter: 'a)' },
      { kind: 'LETTER', mark: 'a' },
    ],
    [{ section: 'D' }, { kind: 'SECTION', mark: 'D' }],
    [{ paragraph: 'décimo párrafo' }, { kind: 'PARAGRAPH', mark: 'décimo párrafo' }],
    [{ paragraph: 'párrafo vigésimo' }, { kind: 'PARAGRAPH', mark: 'párrafo vigésimo' }],
    [{ paragraph: 'párrafo noveno' }, null],
  ])('%j is not, unless a lost line may explain it', (cited, missing) => {
    expect(findParts(TEXT, { ...PARTS, ...cited }).missing).toEqual(missing);
  });

  it('holds no one to a paragraph more than were counted, and does to two more', () => {
    expect(findParts('Uno.', { ...PARTS, paragraph: 'segundo párrafo' })).toMatchObject({
      missing: null,
      unsureParagraph: 1,
    });
    expect(findParts('Uno.', { ...PARTS, paragraph: 'tercer párrafo' }).missing).toMatchObject({ kind: 'PARAGRAPH' });
    expect([
      paragraphNumber('párrafos primero y tercero'),
      paragraphNumber('último párrafo'),
      paragraphNumber('3er. párrafo'),
      paragraphNumber('décimo segundo párrafo'),
      paragraphNumber('párrafos undécimo y 2'),
      paragraphNumber('párrafo vigésimo'),
      paragraphNumber('parte final'),
    ]).toEqual([3, 0, 3, 12, 11, 20, 0]);
    // Of the fraction, or of the whole article: nobody knows.
    expect(findParts(TEXT, { ...PARTS, fraction: 'I', paragraph: 'cuarto párrafo' })).toMatchObject({
      missing: null,
      unsureParagraph: 1,
    });
  });

  it('sees that a fraction is repealed, and not that its neighbour is', () => {
    expect(findParts(TEXT, { ...PARTS, fraction: 'II' }).repealed).toMatchObject({ kind: 'FRACTION', mark: 'II' });
    expect(findParts(TEXT, { ...PARTS, fraction: 'III' }).repealed).toBeNull();
  });

  it('tells the fractions of one section from those of the other', () => {
    expect(findParts(SECTIONS, { ...PARTS, section: 'A', fraction: 'II' }).missing).toBeNull();
    expect(findParts(SECTIONS, { ...PARTS, section: 'B', fraction: 'II' }).missing).toEqual({
      kind: 'FRACTION',
      mark: 'II',
    });
    expect(findParts(SECTIONS, { ...PARTS, section: 'C' }).missing).toEqual({ kind: 'SECTION', mark: 'C' });
    // An inciso c) makes no apartado C where there are two of them.
    const withLetters = `${SECTIONS}\na) De lana;\nb) De seda, y\nc) De algodón.`;
    expect(findParts(withLetters, { ...PARTS, section: 'C' }).missing).toEqual({ kind: 'SECTION', mark: 'C' });
    expect(findParts(withLetters, { ...PARTS, section: 'B', letter: 'c)' }).missing).toBeNull();
  });

  it('accuses nobody over a text that lost its line breaks', () => {
    const flat = TEXT.replaceAll('\n', ' ');
    for (const fraction of ['I', 'III', 'III Bis']) expect(findParts(flat, { ...PARTS, fraction }).missing).toBeNull();
    expect(findParts(flat, { ...PARTS, fraction: 'III', letter: 'b)' }).missing).toBeNull();
    expect(findParts(flat, { ...PARTS, fraction: 'VII' }).missing).not.toBeNull();
  });

  it('says in which fraction words stand', () => {
    const at = TEXT.indexOf('charol');
    expect(fractionAt(TEXT, { start: at, end: at + 6 })).toBe('III BIS');
    expect(fractionAt(TEXT, { start: 0, end: 5 })).toBeNull();
  });
});

/** The laws themselves, where they are at hand: the corpus is not part of the repository. */
const CORPUS = '../shared/corpus/leyes';

test.skipIf(!existsSync(CORPUS))('no fraction and no inciso of any law is said not to exist', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const file of readdirSync(CORPUS)) {
    const law = JSON.parse(readFileSync(`${CORPUS}/${file}`, 'utf8')) as {
      clave: string;
      articulos: { articulo: string; texto: string; estado: string }[];
    };
    for (const { articulo, texto, estado } of law.articulos) {
      if (estado === 'derogado') continue;
      let fraction: string | null = null;
      for (const line of texto.split('\n')) {
        const mark = /^([IVXLCDM]+(?:[ -](?:Bis|BIS|Ter|TER|Qu[aá]ter)(?: \d+)?|-[A-Z])?)\s?[.)–-]/.exec(line)?.[1];
        const letter = /^([a-zñ])\)/.exec(line)?.[1];
        fraction = mark ?? fraction;
        if (!mark && !letter) continue;
        count++;
        const cited = { ...PARTS, fraction, letter: letter ? `${letter})` : null };
        const { missing, repealed } = findParts(texto, cited);
        if (missing || (repealed && !/derog/i.test(texto)))
          wrong.push(`${law.clave} ${articulo} ${JSON.stringify(cited)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(20_000);
});

const place = (passage: string, quote: string): string | null => {
  const found = locateWords(lettersOf(passage), piecesOf(quote));
  return found && passage.slice(found.start, found.end);
};

describe('quoted words', () => {
  const PASSAGE =
    'El patrón que dé $1,000.00 de prima, o 7.5 %, al trabajador «de planta» lo hará dentro de 3 a 5 días.';
  it.each([
    ['EL PATRON QUE DE', 'El patrón que dé'],
    ['al trabajador “de planta” lo hará', 'al trabajador «de planta» lo hará'],
    ['El patrón […] al trabajador', 'El patrón que dé $1,000.00 de prima, o 7.5 %, al trabajador'],
    ['El patrón... lo hará', 'El patrón que dé $1,000.00 de prima, o 7.5 %, al trabajador «de planta» lo hará'],
    ['el pa-\ntrón que   dé', 'El patrón que dé'],
    ['Artículo 12.- El patrón que dé', 'El patrón que dé'],
    ['ARTÍCULO 1390 Bis 20. El patrón', 'El patrón'],
    ['el patrón (sic) que dé', 'El patrón que dé'],
    ['el patrón [obligado] que dé', 'El patrón que dé'],
    ['al trabajador de planta lo hará (énfasis añadido)', 'al trabajador «de planta» lo hará'],
    ['dé $1000.00 de prima', 'dé $1,000.00 de prima'],
    ['el patr\u00f3n', 'El patrón'],
    ['el patro\u0301n', 'El patrón'],
    ['e1 patrón que dé', 'El patrón'],
  ])('«%s» stands there', (quote, found) => {
    expect(place(PASSAGE, quote)).toContain(found);
  });

  it.each([
    'el patrón que da',
    'El trabajador que dé',
    'dentro de 35 días',
    'o 75 %',
    'dentro de 3 a 8 días',
    'patr',
    'lo hará […] El patrón',
    'el patrón no lo hará',
    'El patrón [no] que dé',
    'El patrón [salvo el de confianza] que dé',
    'El patrón [nunca] que dé',
    '[Los obreros pagan.] El patrón que dé',
  ])('«%s» does not', (quote) => {
    expect(place(PASSAGE, quote)).toBeNull();
  });

  it('takes the nearest place of a short first piece', () => {
    expect(place('el uno y el dos y el tres', 'el […] tres')).toBe('el tres');
  });

  it('property: what is cut out of a passage is found in it, however it is dressed', () => {
    const words = [...TEXT.matchAll(/\S+/g)];
    let seed = 7;
    const random = (most: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % most;
    const bare = (text: string): string =>
      text
        .normalize('NFD')
        .replace(/[^\p{L}\d]+/gu, '')
        .toLowerCase();
    for (let round = 0; round < 400; round++) {
      const from = random(words.length - 3);
      const to = Math.min(words.length - 1, from + 2 + random(12));
      const cut = TEXT.slice(words[from]?.index, (words[to]?.index ?? 0) + (words[to]?.[0].length ?? 0));
      const dressed =
        [cut.toUpperCase(), cut.normalize('NFD'), cut.replace(/[,;.:]/g, ''), cut.replace(/\s+/g, '\n')][random(4)] ??
        '';
      const found = place(TEXT, dressed);
      expect(found, dressed).not.toBeNull();
      expect(bare(found ?? '')).toBe(bare(dressed));
    }
  });

  it('shows what differs from the nearest words, word by word', () => {
    const nearest = nearestWords(TEXT, 'Los zapatos verdes se devuelven en quince días');
    expect(nearest?.difference).toEqual([
      { kind: 'SAME', text: 'Los zapatos verdes se devuelven en' },
      { kind: 'ONLY_QUOTED', text: 'quince' },
      { kind: 'ONLY_IN_TEXT', text: 'nueve' },
      { kind: 'SAME', text: expect.stringContaining('días') },
    ]);
    expect(TEXT.slice(nearest?.stretch.start, nearest?.stretch.end)).toBe(
      'Los zapatos verdes se devuelven en nueve días,',
    );
  });

  it('compares a first and a last word that were changed too', () => {
    const nearest = nearestWords(TEXT, 'Unos zapatos verdes se devuelven en nueve meses');
    expect(nearest?.difference.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'ONLY_QUOTED Unos',
      'ONLY_IN_TEXT Los',
      'SAME zapatos verdes se devuelven en nueve',
      'ONLY_QUOTED meses',
      'ONLY_IN_TEXT días,',
    ]);
  });

  it('compares nothing with words that are like nothing there', () => {
    expect(nearestWords(TEXT, 'la luna de queso gira sobre el mar en calma')).toBeNull();
  });

  it('sets the neighbourhood against the quote where there is no more time to weigh each word', () => {
    const quote = 'Los zapatos verdes se devuelven en quince días';
    const nearest = nearestWords(TEXT, quote, { left: 0 });
    expect(nearest?.difference.map(({ kind }) => kind)).toEqual(['ONLY_QUOTED', 'ONLY_IN_TEXT']);
    expect(nearestWords(TEXT, 'la luna de queso gira sobre el mar en calma', { left: 0 })).toBeNull();
  });

  it('is linear enough: a long quote in a long passage takes work in proportion to the passage', () => {
    const long = Array.from({ length: 20_000 }, (_, at) => `palabra${at % 977}`).join(' ');
    const quote = long.slice(5000, 9000).replaceAll('palabra5', 'otra');
    const finds = (passage: string) => () => nearestWords(passage, quote);
    expect(cpuTimeRatio(finds(long), finds(long.slice(0, long.length / 8)))).toBeLessThan(
      MAX_RATIO_FOR_EIGHTFOLD_INPUT,
    );
  });
});

describe('the citation of an article', () => {
  it('is verified when law, article, parts and words are there', () => {
    const found = judged({ fraction: 'III' }, { quotes: ['Los de niño, que se devuelven'] });
    expect(found).toMatchObject({ state: 'VERIFIED', source: 'OFFICIAL', textAsOf: '2026-01-15', correction: null });
    expect(found.normalized).toBe('LFT, artículo 48, fracción III');
    expect(found.passage?.slice(found.highlight?.start, found.highlight?.end)).toBe('Los de niño, que se devuelven');
    expect(found.quotes).toEqual([{ state: 'FOUND', place: found.highlight, missing: null }]);
  });

  it('is written properly whatever its parts', () => {
    const whole = reference({
      law: 'cpeum',
      article: '123',
      section: '"A"',
      fraction: 'XXII',
      letter: 'a',
      paragraph: 'Segundo  párrafo',
    });
    expect(statuteLabelOf(whole)).toBe('CPEUM, artículo 123, apartado A, fracción XXII, inciso a), segundo párrafo');
    expect(statuteLabelOf(reference({ fraction: 'I, II y XV' }))).toBe('LFT, artículo 48, fracciones I, II y XV');
    expect(statuteLabelOf(reference({ article: '76', rangeTo: '81' }))).toBe('LFT, artículos 76 a 81');
    expect(statuteLabelOf(reference({ law: null, lawName: null, article: '5' }))).toBe('Artículo 5 (sin ley)');
  });

  it('does not say what is quoted: nearest words and difference are shown', () => {
    const found = judged({}, { quotes: ['Los zapatos verdes se devuelven en quince días'] });
    expect(found.state).toBe('QUOTE_NOT_FOUND');
    expect(found.difference.map(({ kind }) => kind)).toContain('ONLY_QUOTED');
    expect(found.passage?.slice(found.highlight?.start, found.highlight?.end)).toContain('nueve días');
    expect(judged({}, { quotes: ['la luna de queso gira sobre el mar'] })).toMatchObject({
      state: 'QUOTE_NOT_FOUND',
      difference: [],
    });
  });

  it.each([
    ['a number that the law does not have', { article: '5000' }, {}, 'No hay artículo 5000 en la LFT'],
    ['a fraction that the article does not have', { fraction: 'IX' }, {}, 'no tiene fracción IX'],
    ['an inciso that the fraction does not have', { fraction: 'III', letter: 'z)' }, {}, 'no tiene inciso z)'],
    ['a repealed fraction', { fraction: 'II' }, {}, 'fracción II está derogada'],
    [
      'a repealed article, with the day',
      { article: '15-A' },
      {
        held: held({
          number: '15-A',
          officialText: 'Se deroga.',
          isRepealed: true,
          notes: ['Artículo adicionado DOF 30-11-2012. Derogado DOF 23-04-2021'],
        }),
      },
      'derogado desde el 23 de abril de 2021',
    ],
  ])('is a mismatch: %s', (_, changes, claim, reason) => {
    const found = judged(changes, claim);
    expect(found.state).toBe('MISMATCH');
    expect(found.reason).toContain(reason);
  });

  it('says the fraction in which the words do stand', () => {
    expect(judged({ fraction: 'IX' }, { quotes: ['agujeta dorada'] })).toMatchObject({
      state: 'MISMATCH',
      correction: 'artículo 48, fracción I, de la LFT',
    });
    expect(judged({ fraction: 'III' }, { quotes: ['agujeta dorada'] })).toMatchObject({
      state: 'QUOTE_NOT_FOUND',
      reason: 'Las palabras citadas están en la fracción I de este artículo.',
      correction: 'artículo 48, fracción I, de la LFT',
    });
  });

  it('holds no one to a fraction for words that may be said of all of them', () => {
    for (const quote of ['La zapatería no cobrará', 'Los zapatos verdes se devuelven', 'En la tienda, con su caja'])
      expect(judged({ fraction: 'III' }, { quotes: [quote] })).toMatchObject({ state: 'VERIFIED' });
    expect(judged({ fraction: 'I' }, { quotes: ['La zapatería no cobrará'] }).state).toBe('VERIFIED');
    expect(judged({ fraction: 'I' }, { quotes: ['En la tienda, con su caja'] }).state).toBe('QUOTE_NOT_FOUND');
  });

  it('accuses nobody of a number that the law of a state may have', () => {
    const generic = { law: 'ccf', lawName: 'Código Civil', article: '5000' };
    const found = judged(generic, { isGeneric: true });
    expect(found.state).toBe('NOT_HELD');
    expect(found.normalized).toBe('Código Civil, artículo 5000');
    expect(found.reason).toMatch(
      /^No hay artículo 5000 en el CCF.*Si citas el código de un estado, no está en el acervo\.$/,
    );
    expect(judged(generic).state).toBe('MISMATCH');
  });

  it.each([
    ['Código Civil', 'ccf', true],
    ['Código Penal', 'cpf', true],
    ['Ley de Transparencia', 'lgtaip', true],
    ['Ley de Obras Públicas', 'lopsrm', true],
    ['Código Civil Federal', 'ccf', false],
    ['Código Fiscal de la Federación', 'cff', false],
    ['CCF', 'ccf', false],
    ['Ley General de Salud', 'lgs', false],
    ['Constitución', 'cpeum', false],
    ['Ley de Amparo', 'lamparo', false],
    ['Código Civil para el Distrito Federal', 'ccdf', false],
  ])('«%s» for %s may be of a state: %s', (name, key, isGeneric) => {
    expect(isGenericName(name, findLaw(key) as LawFacts)).toBe(isGeneric);
  });

  it('says of a law of before which one took its place', () => {
    const found = judged({ law: null, lawName: 'Ley de la Propiedad Industrial', article: '12' }, { held: null });
    expect(found.state).toBe('NOT_HELD');
    expect(found.reason).toContain('la sustituyó la Ley Federal de Protección a la Propiedad Industrial');
  });

  it.each([
    ['a law that is not held', { law: null, lawName: 'Código Civil español', article: '1902' }, {}],
    ['no law at all', { law: null, lawName: null }, {}],
    ['a transitory article', { article: 'Cuarto Transitorio', isTransitory: true }, {}],
    ['an abrogated law of the same name', { law: 'lamparo', article: '76 Bis' }, { after: ' abrogada, cuando debió' }],
    ['the text of before a reform', { article: '5000' }, { after: ' en su texto vigente hasta 2011' }],
    [
      'a law that was only taken from near, while another may be meant',
      { article: '5000', lawSource: 'NEAR' as const },
      { others: [null] },
    ],
    ['a law that quoted words do not name', { article: '5000', lawSource: 'POINTED' as const }, { isQuoted: true }],
    [
      'an article that was repealed after the text',
      { article: '15-A' },
      { writtenOn: '2020-01-01', held: held({ number: '15-A', isRepealed: true, notes: ['Derogado DOF 23-04-2021'] }) },
    ],
    ['a fraction of an article that was reformed after the text', { fraction: 'IX' }, { writtenOn: '2018-01-01' }],
    [
      'words of an article that was reformed after the text',
      {},
      { writtenOn: '2018-01-01', quotes: ['en quince días los zapatos verdes'] },
    ],
    [
      'words of which only a synthesis is held',
      {},
      { quotes: ['nueve días de zapatos'], held: held({ officialText: null, synthesis: 'Trata de zapatos.' }) },
    ],
  ] as [string, Partial<StatuteReference>, Partial<StatuteClaim>][])(
    'is never called false for %s',
    (_, changes, claim) => {
      const found = judged(changes, claim);
      expect(found.state).toBe('NOT_HELD');
      expect(found.quotes.every(({ state }) => state === 'NOT_COMPARABLE')).toBe(true);
    },
  );

  it('is held against the writer when the only law of the text is meant', () => {
    expect(judged({ article: '5000', lawSource: 'NEAR', isInferred: true })).toMatchObject({ state: 'MISMATCH' });
  });

  it('is verified on a synthesis with a note', () => {
    const found = judged({ fraction: 'II' }, { held: held({ officialText: null, synthesis: 'Trata de zapatos.' }) });
    expect(found).toMatchObject({ state: 'VERIFIED', source: 'SYNTHESIS' });
    expect(found.notes.join(' ')).toMatch(/No se pudo comprobar «fracción II».*síntesis de Foja/);
  });

  it('notes a reform after the text, and a law that was taken from before', () => {
    expect(judged({}, { writtenOn: '2018-01-01' }).notes.join()).toContain('se reformó el 1o. de mayo de 2019');
    expect(judged({}, { writtenOn: '2020-01-01' }).notes).toEqual([]);
    expect(judged({ isInferred: true, lawSource: 'NEAR' }).notes.join()).toContain(
      'se tomó de lo que el texto dice antes (la LFT)',
    );
  });

  it('says that the twin code has the number', () => {
    const found = judged({ law: 'ccf', article: '291 Bis' }, { held: null });
    expect(found).toMatchObject({ state: 'MISMATCH' });
    expect(found.notes).toEqual(['El artículo 291 Bis del CCDF sí existe.']);
  });
});

const thesis = (changes: Partial<HeldThesis> = {}): HeldThesis => ({
  id: 'tes_2099001',
  registry: '2099001',
  key: 'I.1o.C.9 C (11a.)',
  title: 'ZAPATOS VERDES. EL PLAZO PARA DEVOLVERLOS CORRE DESDE QUE SE ENTREGAN.',
  text: 'El plazo corre desde la entrega, porque antes no se pueden devolver.',
  officialUrl: 'https://example.org/tesis/2099001',
  isChecked: true,
  ...changes,
});

function judgedThesis(
  cited: { key?: string | null; registry?: string | null },
  claim: Partial<Parameters<typeof judgeThesis>[0]> = {},
) {
  return judgeThesis({
    reference: {
      kind: 'THESIS',
      start: 0,
      end: 5,
      key: null,
      registry: null,
      title: null,
      isIrregular: false,
      ...cited,
    },
    byRegistry: null,
    byKey: null,
    nearest: null,
    byTitle: null,
    quotes: [],
    changes: [],
    ...claim,
  });
}

describe('the citation of a thesis', () => {
  it('is verified by its key, its registry or both, however the key is spaced', () => {
    const both = judgedThesis(
      { key: 'I.1o.C. 9 C (11a)', registry: '2099001' },
      { byRegistry: thesis(), byKey: thesis() },
    );
    expect(both).toMatchObject({ state: 'VERIFIED', normalized: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001' });
    expect(judgedThesis({ registry: '2099001' }, { byRegistry: thesis() }).state).toBe('VERIFIED');
  });

  it('shows quoted words of its text without giving the whole of it away', () => {
    const long = thesis({
      text: `${'Relleno que nadie cita. '.repeat(200)}El plazo corre desde la entrega. ${'Más relleno. '.repeat(200)}`,
    });
    const found = judgedThesis(
      { registry: '2099001' },
      { byRegistry: long, quotes: ['El plazo corre desde la entrega'] },
    );
    expect(found.state).toBe('VERIFIED');
    expect(found.passage?.length).toBeLessThan(600);
    expect(found.passage?.slice(found.highlight?.start, found.highlight?.end)).toBe('El plazo corre desde la entrega');
  });

  it('says when the heading or the text does not say what is quoted', () => {
    const found = judgedThesis(
      { registry: '2099001' },
      { byRegistry: thesis(), quotes: ['EL PLAZO PARA DEVOLVERLOS CORRE DESDE QUE SE COMPRAN'] },
    );
    expect(found.state).toBe('QUOTE_NOT_FOUND');
    expect(found.difference).toContainEqual({ kind: 'ONLY_QUOTED', text: 'COMPRAN' });
  });

  it('is a mismatch when key and registry are of two theses, or one of them is wrong', () => {
    const other = thesis({ id: 'tes_1', registry: '2000001', key: '1a. LI/2014 (10a.)' });
    const mixed = judgedThesis(
      { registry: '2000001', key: 'I.1o.C.9 C (11a.)' },
      { byRegistry: other, byKey: thesis() },
    );
    expect(mixed).toMatchObject({ state: 'MISMATCH', correction: null });
    expect(
      judgedThesis(
        { registry: '2000001', key: 'I.1o.C.9 C (11a.)' },
        { byRegistry: other, byKey: thesis(), byTitle: thesis() },
      ).correction,
    ).toContain('2099001');
    expect(judgedThesis({ registry: '2099999', key: 'I.1o.C.9 C (11a.)' }, { byKey: thesis() })).toMatchObject({
      state: 'MISMATCH',
      correction: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001',
    });
    expect(judgedThesis({ registry: '2099001', key: 'II.2o.P.5 P (10a.)' }, { byRegistry: thesis() }).state).toBe(
      'MISMATCH',
    );
  });

  it('is never called false when it is not held; a key that is nearly one of ours is offered', () => {
    expect(judgedThesis({ key: '1a./J. 999/2024 (11a.)', registry: '2099998' })).toMatchObject({
      state: 'NOT_HELD',
      correction: null,
    });
    expect(judgedThesis({ key: 'I.1o.C.8 C (11a.)' }, { nearest: thesis() })).toMatchObject({
      state: 'NOT_HELD',
      correction: 'Tesis I.1o.C.9 C (11a.), registro digital 2099001',
    });
  });

  it('compares keys by their letters, and their época where both have one', () => {
    expect(isSameKey('1a./J. 22/2016 (10a.)', '1A/J 22/2016')).toBe(true);
    expect(isSameKey('1a./J. 22/2016 (10a.)', '1a./J. 22/2016 (11a.)')).toBe(false);
    expect([keyDistance('abcd', 'abxd', 2), keyDistance('abcd', 'abcd', 2), keyDistance('abcd', 'wxyz', 2)]).toEqual([
      1, 0, 3,
    ]);
  });

  it('knows a criterion that another thesis, or its own note, leaves behind', () => {
    const said = changedCriteriaIn(
      'Esta Sala se aparta del criterio sostenido en la tesis I.1o.C.9 C (11a.), porque cambió la ley. Véase también la tesis 1a. LI/2014 (10a.), que se reitera.',
    );
    expect(said).toEqual([{ key: expect.any(String), registry: null, how: 'ABANDONED' }]);
    const others = [{ id: 'tes_2', label: 'Tesis X', said }];
    expect(changesOfThesis({ ...thesis(), precedents: null }, others)).toEqual([{ by: 'Tesis X', how: 'ABANDONED' }]);
    expect(changesOfThesis({ ...thesis(), precedents: 'Nota: Esta tesis fue abandonada por la Sala.' }, [])).toEqual([
      { by: null, how: 'ABANDONED' },
    ]);
    expect(changesOfThesis({ ...thesis({ key: '1a. LI/2014 (10a.)' }), precedents: null }, others)).toEqual([]);
    const noted = judgedThesis(
      { registry: '2099001' },
      { byRegistry: thesis(), changes: [{ by: 'Tesis X', how: 'INTERRUPTED' }] },
    );
    expect(noted.notes).toContain('La tesis Tesis X del acervo dice que este criterio quedó interrumpido.');
  });
});

describe('days of the gazette and notes of reform', () => {
  it('a day that does not exist is a mismatch, any other is not called false', () => {
    expect(judgeGazette({ kind: 'GAZETTE', start: 0, end: 3, date: null }, [], []).state).toBe('MISMATCH');
    const known = judgeGazette({ kind: 'GAZETTE', start: 0, end: 3, date: '1970-04-01' }, [], ['lft']);
    expect(known).toMatchObject({
      state: 'NOT_HELD',
      notes: ['Es la fecha en que se publicó la LFT, según el acervo.'],
    });
    expect(judgeGazette({ kind: 'GAZETTE', start: 0, end: 3, date: '1999-01-05' }, [], ['lft'])).toMatchObject({
      state: 'NOT_HELD',
      notes: [],
    });
  });

  it('reads when an article or a fraction was repealed', () => {
    expect(repealedOn(['Artículo adicionado DOF 30-11-2012. Derogado DOF 23-04-2021'])).toBe('2021-04-23');
    expect(repealedOn(['(DEROGADO, G.O. 13 DE ENERO DE 2004)'])).toBe('2004-01-13');
    expect(repealedOn(['Artículo reformado DOF 30-11-2012'])).toBeNull();
    const notes = [
      'Fracción derogada DOF 08-10-1974',
      'Fracción reformada DOF 01-01-1980',
      'Fracción derogada DOF 02-02-1990',
    ];
    expect(fractionRepealedOn(notes, ['II', 'V'], 'V')).toBe('1990-02-02');
    expect(fractionRepealedOn(notes, ['II', 'V', 'VI'], 'V')).toBeNull();
    expect(reformDaysIn('Fe de erratas DOF 05-06-1970, 06-07-1971')).toEqual(['1970-06-05', '1971-07-06']);
  });
});

describe('what is only loosely said', () => {
  const TEXT_OF_OTHERS =
    'El artículo 4 constitucional, pues “una cosa es no haber tenido la oportunidad”. El artículo 5 dispone: «nadie irá descalzo por la calle».';
  const at = (words: string) => ({
    start: TEXT_OF_OTHERS.indexOf(words),
    end: TEXT_OF_OTHERS.indexOf(words) + words.length,
  });

  it('arguments, names and unmarked words are not held against an article, announced words are', () => {
    const four = reference(at('artículo 4 constitucional'));
    const five = reference(at('artículo 5'));
    expect(
      isLooselyQuoted(TEXT_OF_OTHERS, { ...at('una cosa es no haber tenido la oportunidad'), reference: 0 }, four),
    ).toBe(true);
    expect(isLooselyQuoted(TEXT_OF_OTHERS, { ...at('nadie irá descalzo por la calle'), reference: 1 }, five)).toBe(
      false,
    );
    const paper = 'El artículo 5 se publicó en el Periódico Oficial «La Sombra de Arteaga».';
    expect(
      isLooselyQuoted(
        paper,
        { start: paper.indexOf('La S'), end: paper.length - 2, reference: 0 },
        reference({ start: 3, end: 13 }),
      ),
    ).toBe(true);
    const block = 'El artículo 5 dice:\n\nPrimero. La Sala se equivocó al resolver.';
    expect(
      isLooselyQuoted(
        block,
        { start: block.indexOf('Primero'), end: block.length, reference: 0 },
        reference({ start: 3, end: 13 }),
      ),
    ).toBe(true);
  });

  it('«de este Código» in quoted law is of whichever law is quoted', () => {
    const text = 'el artículo 5000 de este Código';
    const own = reference({ start: 3, end: text.length, lawSource: 'POINTED', isInferred: true, article: '5000' });
    expect(isOwnLaw(text, own)).toBe(true);
    expect(isOwnLaw('el artículo 5000 de ese mismo Código', { ...own, end: 36 })).toBe(false);
  });

  it('«artículo 10, numeral 1» names a part, «los numerales 5 y 6» do not', () => {
    const text = 'artículo 10, numeral 1, inciso c). Los numerales 5 y 6.';
    expect(isPartOfBefore(text, reference({ start: text.indexOf('numeral 1') }))).toBe(true);
    expect(isPartOfBefore(text, reference({ start: text.indexOf('numerales') }))).toBe(false);
    expect(judged({ fraction: 'IX' }, { isUnsure: true }).state).toBe('NOT_HELD');
  });

  it('reads the whole number where a law has letters behind its numbers', () => {
    const text = 'el artículo 228 a de la LGTOC y del artículo 228 a 230 de la LGTOC';
    const cited = reference({ law: 'lgtoc', article: '228', start: 3, end: 29 });
    expect(withWholeNumber(text, cited)).toMatchObject({ article: '228 a' });
    expect(withWholeNumber(text, { ...cited, start: 36, end: 66 })).toMatchObject({ article: '228' });
  });

  it('a repealed article of a guessed law is told when the writer says so, or no other law can be meant', () => {
    const gone = { held: held({ number: '15-A', isRepealed: true }) };
    const near = { article: '15-A', lawSource: 'NEAR' as const };
    expect(judged(near, { ...gone, others: [null] }).state).toBe('NOT_HELD');
    expect(judged(near, { ...gone, others: [null], after: ', que ya fue derogado.' }).state).toBe('MISMATCH');
    expect(judged(near, gone).state).toBe('MISMATCH');
  });
});

describe('a report', () => {
  const citation = (index: number, written: string, state: StoredCheckedCitation['state'] = 'MISMATCH') =>
    ({ index, kind: 'STATUTE', citation: written, state }) as StoredCheckedCitation;

  it('cuts a long passage around what matters, and moves the places with it', () => {
    const passage = `${'Relleno de la ley. '.repeat(300)}Aquí está lo citado. ${'Más relleno. '.repeat(300)}`;
    const start = passage.indexOf('Aquí');
    const mark = { start, end: start + 20 };
    const found = judged();
    const cut = clip({ ...found, passage, highlight: mark, quotes: [{ state: 'FOUND', place: mark, missing: null }] });
    expect(cut.passage?.length).toBeLessThan(3000);
    expect(cut.passage?.slice(cut.highlight?.start, cut.highlight?.end)).toBe('Aquí está lo citado.');
    expect(cut.quotes[0]?.place).toEqual(cut.highlight);
  });

  it('keeps decisions about citations that are still written the same, in their order', () => {
    const before = { citations: [citation(0, 'art. 5'), citation(1, 'art. 9'), citation(2, 'art. 5')], quotes: [] };
    const after = {
      citations: [citation(0, 'art. 1'), citation(1, 'art.  5'), citation(2, 'art. 5'), citation(3, 'art. 5')],
      quotes: [],
    };
    const decisions = {
      0: { decision: 'ACCEPTED' as const, note: 'a' },
      2: { decision: 'IGNORED' as const, note: null },
    };
    expect(carryDecisions(before, decisions, after)).toEqual({
      1: { decision: 'ACCEPTED', note: 'a' },
      2: { decision: 'IGNORED', note: null },
    });
    expect(countPending(after, carryDecisions(before, decisions, after))).toBe(2);
  });

  it('names a review after its file, its first words, or nothing', () => {
    expect(reviewTitleOf('x', 'demanda.final.docx')).toBe('demanda.final');
    expect(reviewTitleOf('\n  <p>Juez de Distrito</p>\nOtra', null)).toBe('Juez de Distrito');
    expect(reviewTitleOf('123', null)).toBe('Revisión de citas');
    expect(reviewTitleOf(`${'palabra '.repeat(40)}`, null).length).toBeLessThanOrEqual(80);
  });

  it('refuses empty and endless texts, and keeps lengths when it replaces what cannot be kept', () => {
    expect(reviewTextProblem(' \n')?.code).toBe('VALIDATION');
    expect(reviewTextProblem('a'.repeat(2_000_001))?.code).toBe('PAYLOAD_TOO_LARGE');
    expect(reviewTextProblem('a')).toBeNull();
    expect(storable('a\u0000b\ud800c')).toHaveLength(5);
  });
});
