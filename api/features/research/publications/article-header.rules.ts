import { foldText } from '#schema/lib/fold-text.ts';

/** How a law prints the beginning of an article, and which number may follow which. */

export interface ArticleNumber {
  /** As the corpus writes it: `1`, `3 Bis`, `29-A`, `58-2`, `228 a Bis`, `1390 Bis 20`. */
  number: string;
  /** As printed, without its punctuation: `3o. Bis`. */
  printed: string;
  whole: number;
  hasSuffix: boolean;
}

export interface ArticleHeader extends ArticleNumber {
  /** «Artículos 135 a 140.-»: the last of them, otherwise `null`. */
  through: number | null;
  /** The header as it is in the paragraph, `Artículo 3o. Bis.-`. */
  header: string;
  /** What the paragraph says after it. */
  rest: string;
  /** Closed by a point or a dash, or alone in its paragraph; otherwise only its place in the series speaks for it. */
  isStrong: boolean;
}

/** `bis` → `[bB][iI][sS]`: the words of a header come in any case, its letters do not (`29-A` is not `29-a`). */
const anyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
const anyOf = (words: string): string =>
  `(?:${words
    .split(' ')
    .map((word) => anyCase(word).replaceAll('[eE]', '[eéEÉ]').replaceAll('[iI]', '[iíIÍ]').replaceAll('[aA]', '[aáAÁ]'))
    .join('|')})`;

const LATIN = anyOf(
  'bis ter quater quinquies quintus quinques sexies sexties sextus septies septimus octies octavus nonies novies novenus decies undecies duodecies terdecies quaterdecies quindecies quinquiesdecies sexdecies septendecies octodecies vicies',
);
/** A lone letter closes a number only where punctuation, another suffix or the end follows: «2o.- A falta de…» has none. */
const CLOSED = `(?=\\s*(?:[.:;]|[–—-](?!\\p{L})|$)|\\s+${LATIN}(?!\\p{L}))`;
const SUFFIX =
  `(?:[\\s.–-]*(?<![\\p{L}])${LATIN}(?![\\p{L}])` +
  `|\\.?[-–](?:[A-ZÑ]|LL|CH|[A-Z]{2})(?![\\p{L}\\d])${CLOSED}` +
  `|[-–][a-zñ](?![\\p{L}\\d])${CLOSED}` +
  `|(?<=\\d)[-–][A-ZÑ](?=\\s+[\\p{Lu}(¿“"])` +
  `|\\s[A-ZÑa-zñ](?![\\p{L}\\d])${CLOSED}` +
  `|(?<=\\d)[-–]\\d{1,3}(?!\\d)|(?<=(?<!\\p{L})${LATIN})[\\s-]*\\d{1,3}(?!\\d))`;
const NUMBER = `\\d{1,2}(?:,\\d{3})|\\d{1,4}`;
const ORDINAL = `(?:\\s?[º°ª]|[oO](?![\\p{L}])|(?<=^\\D*\\d)\\s[oO](?=[.-])|er(?![\\p{L}]))?`;
const WORD = `${anyOf('articulos')}|${anyOf('articulo')}|${anyCase('art')}\\.`;

const HEADER = new RegExp(
  `^(?<header>[[“"]?(?:${WORD})\\s*(?<printed>(?<whole>${NUMBER})(?<ordinal>${ORDINAL})(?<suffix>${SUFFIX}*))` +
    `(?<stop>(?:\\s*(?:[.:]|[-–—]))*))(?<rest>.*)$`,
  'su',
);
const RANGE = new RegExp(
  `^(?<header>(?:${WORD})\\s*(?<first>${NUMBER})${ORDINAL}\\.?\\s+(?:al?|y)\\s+(?:el\\s+)?(?<last>${NUMBER})${ORDINAL}` +
    `(?<stop>(?:\\s*(?:[.:]|[-–—]))*))(?<rest>.*)$`,
  'su',
);
/** The word begins a header with a capital; «artículo 45» inside a sentence never does. */
const CAPITAL = /^[[“"]?A/;

const LATIN_ONLY = new RegExp(`^${LATIN}$`, 'u');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The spelling of the corpus: no ordinal, `Bis` with a capital, a dash where one is printed before a letter. */
function normaliseNumber(whole: string, suffix: string): string {
  let number = String(Number(whole.replace(',', '')));
  const parts = suffix.matchAll(/(?<dash>[-–]\s?)?(?<part>\p{L}+|\d+)/gu);
  let isAfterLatin = false;
  for (const { groups } of parts) {
    const part = groups?.['part'] ?? '';
    const isLatin = LATIN_ONLY.test(part);
    const hasDash = groups?.['dash'] !== undefined;
    if (isLatin) number += ` ${capital(part)}`;
    else if (/^\d/.test(part)) number += isAfterLatin ? ` ${part}` : `-${part}`;
    else number += hasDash ? `-${part.toUpperCase()}` : ` ${part}`;
    isAfterLatin = isLatin;
  }
  return number;
}

const BEGINS_SENTENCE = /^[\p{Lu}\d(¿¡“"«[….]/u;

/** The header that a paragraph begins with, or `null`. Whether it is one, `follows` and the series decide. */
export function readHeader(paragraph: string, boldLength = 0): ArticleHeader | null {
  if (!CAPITAL.test(paragraph)) return null;
  const range = RANGE.exec(paragraph)?.groups;
  if (range) return readRange(range);
  const groups = HEADER.exec(paragraph)?.groups;
  if (!groups) return null;
  const { header = '', printed = '', whole = '', suffix = '', stop = '', rest = '' } = groups;
  const text = rest.trim();
  const isClosed = /[.:–—-]/.test(stop) || /[.º°]$/.test(printed);
  const isAlone = text === '';
  // «Artículo 45 de esta Ley» and «Artículo 123, apartado A» go on as sentences do.
  const goesOn = text !== '' && !BEGINS_SENTENCE.test(text);
  if (!isClosed && goesOn) return null;
  const isBold = boldLength > 0 && boldLength >= header.trim().length - 2;
  const tidy = printed.trim().replace(/[.\s–-]+$/, '');
  return {
    number: normaliseNumber(whole, suffix),
    printed: tidy,
    whole: Number(whole.replace(',', '')),
    hasSuffix: suffix.trim() !== '',
    through: null,
    header: header.trim(),
    // «[Artículo 11 Bis. Suprimido]»: brackets of the editors around header and text.
    rest: header.startsWith('[') ? text.replace(/^\]\s*|\]$/g, '') : text,
    isStrong: (isClosed || isAlone || isBold) && !goesOn,
  };
}

function readRange(groups: Record<string, string | undefined>): ArticleHeader | null {
  const { header = '', first = '', last = '', stop = '', rest = '' } = groups;
  const from = Number(first.replace(',', ''));
  const through = Number(last.replace(',', ''));
  const text = rest.trim();
  const isClosed = /[.:–—-]/.test(stop);
  if (through <= from || (!isClosed && !text.startsWith('(')) || !(text === '' || BEGINS_SENTENCE.test(text)))
    return null;
  return {
    number: String(from),
    printed: first,
    whole: from,
    hasSuffix: false,
    through,
    header: header.trim(),
    rest: text,
    isStrong: isClosed,
  };
}

const WORDS =
  'único|unico|primero|segundo|tercero|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|und[eé]cimo|duod[eé]cimo|vig[eé]simo|trig[eé]simo';
const WORD_HEADER = new RegExp(
  `^(?<header>art[ií]culo\\s+(?<printed>(?:${WORDS})(?:\\s+(?:${WORDS})|o?(?:primero|segundo|tercero|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno))*)` +
    `(?<stop>(?:\\s*(?:[.:]|[-–—]))*))(?<rest>.*)$`,
  'isu',
);
const VALUES: readonly [pattern: RegExp, value: number][] = [
  [/trigesimo/, 30],
  [/vigesimo/, 20],
  [/undecimo/, 11],
  [/duodecimo/, 12],
  [/decimo/, 10],
  [/primero|unico/, 1],
  [/segundo/, 2],
  [/tercero/, 3],
  [/cuarto/, 4],
  [/quinto/, 5],
  [/sexto/, 6],
  [/septimo/, 7],
  [/octavo/, 8],
  [/noveno/, 9],
];

/** «Artículo Único.-», «ARTÍCULO DÉCIMO SEGUNDO.-»: decrees and short acts number with words. */
export function readWordHeader(paragraph: string): ArticleHeader | null {
  if (!CAPITAL.test(paragraph)) return null;
  const groups = WORD_HEADER.exec(paragraph)?.groups;
  if (!groups || !/[.:–—-]/.test(groups['stop'] ?? '')) return null;
  const { header = '', printed = '', rest = '' } = groups;
  let left = foldText(printed);
  let whole = 0;
  for (const [pattern, value] of VALUES)
    if (pattern.test(left)) {
      whole += value;
      left = left.replace(pattern, '');
    }
  if (whole === 0) return null;
  const isOnly = /^.nico$/i.test(printed);
  return {
    number: isOnly ? 'Único' : String(whole),
    printed,
    whole,
    hasSuffix: false,
    through: null,
    header: header.trim(),
    rest: rest.trim(),
    isStrong: true,
  };
}

/** Whether a number may come right after another: the next whole one, or the same one with a suffix not yet used. */
export function follows(next: ArticleNumber, last: ArticleNumber | null, used: ReadonlySet<string>): boolean {
  if (last === null) return next.whole === 1;
  if (used.has(next.number)) return false;
  if (next.whole === last.whole) return next.hasSuffix;
  return next.whole === last.whole + 1;
}
