/** Which characters a document can show, and the replacements of the others. */

/** Characters without a visible form: control characters, direction marks, joiners, variation selectors. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Text without invisible characters and characters that XML forbids, with `\n` as line end, in NFC. */
export const printableText = (text: string): string =>
  text.toWellFormed().replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(INVISIBLE, '').normalize('NFC');

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '≥': '>=',
  '≤': '<=',
  '≠': '=/=',
  '≈': '~',
  '→': '->',
  '⇒': '=>',
  '←': '<-',
  '↔': '<->',
  '✓': '[x]',
  '✔': '[x]',
  '✅': '[x]',
  '☑': '[x]',
  '☐': '[ ]',
  '✗': '[–]',
  '❌': '[–]',
  '●': '•',
  '○': '•',
  '◦': '•',
  '■': '•',
  '▪': '•',
  '□': '•',
  '∙': '•',
  '‣': '•',
  '‖': '||',
  '‛': '‘',
  '‟': '“',
  '─': '—',
  '│': '|',
};

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** The text that is printed for a character that no font has: a similar character, or its code. Never empty. */
export function replacementFor(character: string, isHeld: (character: string) => boolean): string {
  const areHeld = (text: string): boolean => text !== '' && [...text].every(isHeld);
  const known = REPLACEMENTS[character];
  if (known && areHeld(known)) return known;
  // ① is 1, ﬁ is fi, a thin space is a space.
  const plain = character.normalize('NFKC');
  if (areHeld(plain)) return plain;
  // When no font has the accented letter, letter and accent are printed one after the other.
  const decomposed = character.normalize('NFKD');
  return areHeld(decomposed) ? decomposed : codeOf(character);
}
