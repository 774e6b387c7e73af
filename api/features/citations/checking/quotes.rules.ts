import type { Stretch } from '../sentences.rules.ts';
import { asMisread, lettersOf, type Letters } from './letters.rules.ts';

/** Whether quoted words stand in a text. */

/** How exactly they do: as quoted, but for signs, or but for what a scan misreads. */
export type Exactness = 'WORDS' | 'MISREAD';

export interface Located extends Stretch {
  exactness: Exactness;
}

/** What the writer left out or put in: `[…]`, `(sic)`, `[el patrón]`, `(énfasis añadido)`. */
const GAP =
  /\[[^[\]]{0,300}\]|\((?:\s*(?:…|\.{3,}|sic)\s*|[^()]{0,60}(?:[eé]nfasis|subrayad|negritas|resaltad|cursivas)[^()]{0,60})\)|…|\.{3,}/giu;

const GAP_SIGN = '…';
/** «[no]», «[salvo el reo]»: words put in that turn a rule about, or a sentence, are compared as all others. */
const TURNS =
  /^\[[^\]]*(?<!\p{L})(?:no|ni|nunca|jam[aá]s|tampoco|salvo|excepto|menos|sin|s[oó]lo|solamente|[uú]nicamente|tambi[eé]n|nadie|ning[uú]n[oa]?)(?!\p{L})|^\[[^\]]*\s[^\]]*\p{L}[.;]\s?\]$/iu;

/** Words in brackets, and not what only says that something was left out, put in capitals or stressed. */
const PUT_IN =
  /\[(?!\s*(?:sic|\p{L}|\d{1,4}|\P{L}*)[\s.,;:]*\]|[^\]]*(?:[eé]nfasis|subrayad|negritas|resaltad|cursivas|omitid|omite))(?<words>[^[\]]{2,300})\]/giu;

/** What whoever quotes put between: «[el patrón]». */
export const wordsPutIn = (quote: string): string[] =>
  [...quote.matchAll(PUT_IN)].flatMap(({ groups }) => groups?.['words'] ?? []);

/** «Artículo 48.- El trabajador…»: the number is no part of the text of the article. */
const HEADING =
  /^[\s«»“”"'*_]*(?:art[ií]culo|art\.)\s*\d{1,4}\s?(?:[oº°]\.?)?(?:\s?-\s?[A-Z]\b)?(?:\s(?:bis|ter|qu[aá]ter|quinquies|sexies)(?:\s\d{1,3})?)?\s?[.:)\-–—]+[\s.\-–—]*/iu;

/** Longer than any article: what a text repeats whole is not compared further. */
const LONGEST = 20_000;

/** The quote that was read last: it is compared with many passages in a row. */
let last: { quote: string; pieces: readonly string[] } = { quote: '', pieces: [] };

/** The pieces between ellipses, as letters. */
export function piecesOf(quote: string): readonly string[] {
  if (last.quote === quote) return last.pieces;
  const pieces = quote
    .slice(0, LONGEST)
    .replace(HEADING, '')
    .replace(GAP, (gap) => (TURNS.test(gap) ? gap : GAP_SIGN))
    .split(GAP_SIGN)
    .map((piece) => lettersOf(piece).text.trim())
    .filter(Boolean);
  last = { quote, pieces };
  return pieces;
}

/** The letters of a passage with those that a scan confuses as one; made once, most quotes do not need it. */
const misread = new WeakMap<Letters, string>();
function misreadOf(passage: Letters): string {
  const known = misread.get(passage) ?? asMisread(passage.text);
  misread.set(passage, known);
  return known;
}

const endsWord = ({ begins, text }: Letters, at: number): boolean => at === text.length || begins[at] === 1;

/** First place of whole words from `from` on, or -1. A blank between numbers belongs to no word. */
function indexOfWords(letters: Letters, haystack: string, words: string, from: number): number {
  for (let at = haystack.indexOf(words, from); at >= 0; at = haystack.indexOf(words, at + 1))
    if (letters.begins[at] === 1 && (endsWord(letters, at + words.length) || haystack[at + words.length] === ' '))
      return at;
  return -1;
}

function lastIndexOfWords(letters: Letters, haystack: string, words: string, before: number): number {
  for (let at = haystack.lastIndexOf(words, before - words.length); at >= 0;) {
    if (letters.begins[at] === 1 && (endsWord(letters, at + words.length) || haystack[at + words.length] === ' '))
      return at;
    if (at === 0) return -1;
    at = haystack.lastIndexOf(words, at - 1);
  }
  return -1;
}

function locatePieces(letters: Letters, haystack: string, pieces: readonly string[]): Stretch | null {
  let end = 0;
  for (const piece of pieces) {
    const at = indexOfWords(letters, haystack, piece, end);
    if (at < 0) return null;
    end = at + piece.length;
  }
  // The nearest place of each piece before the last one: a first piece such as «el» stands everywhere.
  let start = end;
  for (const piece of pieces.toReversed()) start = Math.max(0, lastIndexOfWords(letters, haystack, piece, start));
  return { start: letters.at[start] ?? 0, end: (letters.at[end - 1] ?? 0) + 1 };
}

/**
 * Where quoted words stand in a passage, in its own places; `null` when they do not. Accents, signs, capitals, spaces
 * and hyphens at the end of a line do not matter; what stands between ellipses must follow in order.
 */
export function locateWords(passage: Letters, pieces: readonly string[]): Located | null {
  if (pieces.length === 0) return null;
  const place = locatePieces(passage, passage.text, pieces);
  if (place) return { ...place, exactness: 'WORDS' };
  const scanned = locatePieces(passage, misreadOf(passage), pieces.map(asMisread));
  return scanned && { ...scanned, exactness: 'MISREAD' };
}
