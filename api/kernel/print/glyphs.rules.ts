/** Which letters a document can hold, and what stands for those that it cannot. */

/** Control characters, marks of direction, joiners, variation selectors: nothing that a page would show. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Text without what no page shows and what XML forbids: one kind of line end, accents joined to their letters. */
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

/** What is printed for a character that no font holds: a look-alike, or its code. Never nothing. */
export function replacementFor(character: string, isHeld: (character: string) => boolean): string {
  const areHeld = (text: string): boolean => text !== '' && [...text].every(isHeld);
  const known = REPLACEMENTS[character];
  if (known && areHeld(known)) return known;
  // ① is 1, ﬁ is fi, a thin space is a space.
  const plain = character.normalize('NFKC');
  if (areHeld(plain)) return plain;
  // An accent that no font joins to its letter stands after it.
  const apart = character.normalize('NFKD');
  return areHeld(apart) ? apart : codeOf(character);
}
