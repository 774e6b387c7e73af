import { foldText, withoutAccentsButTilde } from '#schema/lib/fold-text.ts';

/** How names of laws and numbers of articles are written, read and packed. */

/** Lower case, no accents, one space between words, no punctuation: `Ley Federal del Trabajo.` → `ley federal del trabajo`. */
export const foldName = (text: string): string =>
  foldText(text)
    .replace(/\.(?=[a-z](\b|\.))/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * What makes two spellings the same article: `39 A`, `39-a` and `39-A` → `39a`; `1o.` → `1`; `58-2` keeps its dash.
 * An `o` that is an ordinal touches the digits; the letter of `69-O` does not.
 */
export const foldNumber = (text: string): string =>
  withoutAccentsButTilde(text)
    .toLowerCase()
    .trim()
    .replace(/^(\d+)(?:o(?![a-zñ])\.?|[°º])/, '$1')
    .replace(/[.,;:]+/g, ' ')
    .replace(/(\d)[\s\u2010-\u2015-]+(?=\d)/g, '$1-')
    .replace(/(?<!\d)-|-(?!\d)|[\s\u2010-\u2015]+/g, '');

const LATIN = /^(bis|ter|qu[aá]ter|quin\w+|sex\w+|sept\w+|oct\w+|non\w+|noven\w+|\w*dec\w+)$/i;

/** The general spelling of a number: Bis and its like with a capital, a lone letter after a dash. */
export function printNumber(text: string): string {
  const tidy = text.normalize('NFC').trim().replace(/^(\d+)(?:o(?![a-zñáéíóú])\.?|[°º]\.?)/i, '$1').replace(/[.,;:]+/g, ' ');
  const parts = tidy.match(/\d+|[a-zñáéíóúü]+/gi) ?? [];
  return parts.reduce((print, part, at) => {
    if (at === 0) return part;
    if (LATIN.test(part)) return `${print} ${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()}`;
    if (/^\p{L}$/u.test(part)) return `${print}-${part.toUpperCase()}`;
    return /^\d/.test(part) && /\d$/.test(print) ? `${print}-${part}` : `${print} ${part}`;
  }, '');
}

const RUN = /^(\d+)\.\.(\d+)$/;

/** `1..3,3 Bis,4` → `1 2 3 3 Bis 4`. */
export function decodeNumbers(packed: string): string[] {
  if (packed === '') return [];
  return packed.split(',').flatMap((piece) => {
    const run = RUN.exec(piece);
    if (!run) return [piece];
    const first = Number(run[1]);
    return Array.from({ length: Number(run[2]) - first + 1 }, (_, at) => String(first + at));
  });
}

/** The inverse of `decodeNumbers`: whole numbers that follow each other become a run. */
export function encodeNumbers(numbers: readonly string[]): string {
  const pieces: { first: number; last: number; text: string }[] = [];
  for (const number of numbers) {
    const whole = /^\d+$/.test(number) ? Number(number) : Number.NaN;
    const open = pieces.at(-1);
    if (open && whole === open.last + 1) open.last = whole;
    else pieces.push({ first: whole, last: whole, text: number });
  }
  return pieces.map((piece) => (piece.last > piece.first ? `${piece.first}..${piece.last}` : piece.text)).join(',');
}
