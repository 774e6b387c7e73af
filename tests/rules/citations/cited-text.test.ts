import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { findParts, fractionAt, paragraphNumber } from '#api/features/citations/checking/cited-parts.rules.ts';
import { lettersOf } from '#api/features/citations/checking/letters.rules.ts';
import { nearestWords } from '#api/features/citations/checking/likeness.rules.ts';
import { locateWords, piecesOf } from '#api/features/citations/checking/quotes.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';
import { PARTS, SECTIONS, TEXT } from './judgement-world.ts';

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
