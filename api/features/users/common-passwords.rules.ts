import { withoutAccents } from '#schema/lib/fold-text.ts';

/** Passwords that everybody tries first, and what people make of them. */

export interface CommonPasswords {
  has(password: string): boolean;
}

/** Of so many, the variants are common too; of the rest of the list, the words as they are. */
const MAX_WITH_VARIANTS = 10_000;

/** A sign, 1 or 2 digits, a year, or digits in a row, at the end of a word. */
const APPENDED = /[^\p{L}\p{N}]?(?:(?:19|20)\d\d|12345?|123|\d{1,2})?[^\p{L}\p{N}]?$/u;
const LETTER_OF_SIGN: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const SIGNS = /[@48(30$57+2]/g;
/** Signs that stand for either letter. */
const I_OR_L = /[1!|]/g;

const fold = (password: string): string => withoutAccents(password.normalize('NFKC')).toLowerCase();
const reversed = (text: string): string => [...text].toReversed().join('');

function lettersFor(text: string): string[] {
  const read = text.replaceAll(SIGNS, (sign) => LETTER_OF_SIGN[sign] ?? sign);
  return ['i', 'l'].map((letter) => read.replaceAll(I_OR_L, letter));
}

/** With and without what was appended, forwards and backwards, with letters for the signs that look like them. */
function* variantsOf(folded: string): Generator<string> {
  for (const whole of [folded, folded.replace(APPENDED, '')])
    for (const turned of [whole, reversed(whole)]) {
      yield turned;
      yield* lettersFor(turned);
    }
}

/** `ranked` begins with the most frequent one. All words are in lower case. */
export function commonPasswords(ranked: readonly string[], favourites: readonly string[]): CommonPasswords {
  const all = new Set(ranked);
  const base = new Set([...ranked.slice(0, MAX_WITH_VARIANTS), ...favourites]);
  return {
    has(password) {
      if (all.has(password.toLowerCase())) return true;
      for (const variant of variantsOf(fold(password))) if (variant !== '' && base.has(variant)) return true;
      return false;
    },
  };
}
