import type { Stretch } from '../sentences.rules.ts';
import { asMisread, lettersOf, type Letters } from './letters.rules.ts';

/** Finds quoted words in a text. */

/** How exact the match is: the same words (punctuation aside), or the same but for characters that OCR confuses. */
export type Exactness = 'WORDS' | 'MISREAD';

export interface Located extends Stretch {
  exactness: Exactness;
  /** What the ellipses leave out, in places of the passage. */
  omissions: readonly Stretch[];
}

/** Omissions and insertions by the writer: `[…]`, `(sic)`, `[el patrón]`, `(énfasis añadido)`. */
const GAP =
  /\[[^[\]]{0,300}\]|\((?:\s*(?:…|\.{3,}|sic)\s*|[^()]{0,60}(?:[eé]nfasis|subrayad|negritas|resaltad|cursivas)[^()]{0,60})\)|…|\.{3,}/giu;

const GAP_SIGN = '…';
/** «[no]», «[salvo el reo]»: insertions that reverse or limit a rule are compared like all other words. */
const TURNS =
  /^\[[^\]]*(?<!\p{L})(?:no|ni|nunca|jam[aá]s|tampoco|salvo|excepto|menos|sin|s[oó]lo|solamente|[uú]nicamente|tambi[eé]n|nadie|ning[uú]n[oa]?)(?!\p{L})|^\[[^\]]*\s[^\]]*\p{L}[.;]\s?\]$/iu;

/** Words in brackets, but not remarks on omissions, capitals or emphasis. */
const PUT_IN =
  /\[(?!\s*(?:sic|\p{L}|\d{1,4}|\P{L}*)[\s.,;:]*\]|[^\]]*(?:[eé]nfasis|subrayad|negritas|resaltad|cursivas|omitid|omite))(?<words>[^[\]]{2,300})\]/giu;

/** The words that the writer inserted: «[el patrón]». */
export const wordsPutIn = (quote: string): string[] =>
  [...quote.matchAll(PUT_IN)].flatMap(({ groups }) => groups?.['words'] ?? []);

/** «Artículo 48.- El trabajador…»: the number is no part of the text of the article. */
const HEADING =
  /^[\s«»“”"'*_]*(?:art[ií]culo|art\.)\s*\d{1,4}\s?(?:[oº°]\.?)?(?:\s?-\s?[A-Z]\b)?(?:\s(?:bis|ter|qu[aá]ter|quinquies|sexies)(?:\s\d{1,3})?)?\s?[.:)\-–—]+[\s.\-–—]*/iu;

/** Characters; longer than any article. */
const MAX_QUOTE_LENGTH = 20_000;

/** Cache of the last quote: one quote is compared with many passages in a row. */
let last: { quote: string; pieces: readonly string[] } = { quote: '', pieces: [] };

/** The pieces between ellipses, as letters. */
export function piecesOf(quote: string): readonly string[] {
  if (last.quote === quote) return last.pieces;
  const pieces = quote
    .slice(0, MAX_QUOTE_LENGTH)
    .replace(HEADING, '')
    .replace(GAP, (gap) => (TURNS.test(gap) ? gap : GAP_SIGN))
    .split(GAP_SIGN)
    .map((piece) => lettersOf(piece).text.trim())
    .filter(Boolean);
  last = { quote, pieces };
  return pieces;
}

/** Cache of `asMisread` by passage; most quotes do not need it. */
const misread = new WeakMap<Letters, string>();
function misreadOf(passage: Letters): string {
  const known = misread.get(passage) ?? asMisread(passage.text);
  misread.set(passage, known);
  return known;
}

const endsWord = ({ begins, text }: Letters, at: number): boolean => at === text.length || begins[at] === 1;

/** The first place of whole words from `from` on, or -1. A blank between two numbers belongs to no word. */
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

type Placed = Omit<Located, 'exactness'>;

function locatePieces(letters: Letters, haystack: string, pieces: readonly string[]): Placed | null {
  const placeOf = (at: number): number => letters.at[at] ?? 0;
  let end = 0;
  for (const piece of pieces) {
    const at = indexOfWords(letters, haystack, piece, end);
    if (at < 0) return null;
    end = at + piece.length;
  }
  // Backward from the last piece to the nearest place of each: a first piece such as «el» is everywhere.
  let start = end;
  const omissions: Stretch[] = [];
  for (const [back, piece] of pieces.toReversed().entries()) {
    const next = start;
    start = Math.max(0, lastIndexOfWords(letters, haystack, piece, next));
    const last = start + piece.length - 1;
    if (back > 0) omissions.unshift({ start: placeOf(last) + 1, end: placeOf(next) });
  }
  return { start: placeOf(start), end: placeOf(end - 1) + 1, omissions };
}

/**
 * The place of quoted words in a passage, or `null`. Accents, punctuation, capitals, spaces and hyphens at the end of a
 * line do not matter; the pieces between ellipses must follow in order.
 */
export function locateWords(passage: Letters, pieces: readonly string[]): Located | null {
  if (pieces.length === 0) return null;
  const place = locatePieces(passage, passage.text, pieces);
  if (place) return { ...place, exactness: 'WORDS' };
  const scanned = locatePieces(passage, misreadOf(passage), pieces.map(asMisread));
  return scanned && { ...scanned, exactness: 'MISREAD' };
}
