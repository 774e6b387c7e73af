import { curpFault, tidyCurp } from '#schema/lib/curp.ts';
import { rfcFault, tidyRfc } from '#schema/lib/rfc.ts';
import type { Fact, Span } from '../analysis.types.ts';
import { TakenPlaces } from '../prose.rules.ts';

/** RFC and CURP as documents write them: with blanks and hyphens, and with the letters that scanners mistake. */

const GAP = '[ \\t]{0,2}[-.\\n]?[ \\t]{0,2}';
const DIGIT = '[\\dOoIlSB]';
const BEHIND = '(?![A-ZÑ\\d&])';
const CURP = new RegExp(
  `(?<![A-ZÑ\\d&])[A-ZÑ01]{4}${GAP}${DIGIT}{6}${GAP}[HMXN][A-Z0]{2}${GAP}[A-ZÑ01]{3}${GAP}[A-Z\\d]${GAP}[\\dOIl]${BEHIND}`,
  'g',
);
const RFC = new RegExp(`(?<![A-ZÑ\\d&])[A-ZÑ&01]{3,4}${GAP}${DIGIT}{6}${GAP}[A-Z\\d]{3}${BEHIND}`, 'g');

const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  S: '5',
  B: '8',
  Z: '2',
};
const TO_LETTER: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };
const digits = (text: string): string => text.replace(/[OoQDIlSBZ]/g, (char) => TO_DIGIT[char] ?? char);
const letters = (text: string): string => text.replace(/[0158]/g, (char) => TO_LETTER[char] ?? char);

interface Mended {
  value: string;
  isRight: boolean;
}

/** All ways to read the characters that may be either a letter or a digit, at most 64. */
function readings(text: string): string[] {
  let found = [''];
  for (const char of text) {
    const other = TO_DIGIT[char] ?? TO_LETTER[char];
    const choices = other !== undefined && found.length < 64 ? [char, other] : [char];
    found = found.flatMap((begun) => choices.map((choice) => begun + choice));
  }
  return found;
}

/** What was mistaken is mended only when the check digit then is right. */
function mended(plain: string, variants: Iterable<string>, fault: (value: string) => string | null): Mended {
  const own = fault(plain);
  if (own === null) return { value: plain, isRight: true };
  for (const value of variants) if (fault(value) === null) return { value, isRight: true };
  return { value: plain, isRight: false };
}

/** Of a text without mistaken letters the last characters are taken as they stand: two wrong ones may fit by chance. */
const endings = (text: string, isNoisy: boolean): string[] => (isNoisy ? readings(text) : [text]);
/** Four of the first letters cannot all have been mistaken. */
const hasLetters = (text: string): boolean => text.replace(/[^A-ZÑ&]/g, '').length >= text.length - 1;

function readCurp(written: string, isNoisy: boolean): Mended | null {
  const plain = tidyCurp(written.replace(/\./g, ''));
  if (plain.length !== 18 || !hasLetters(plain.slice(0, 4))) return null;
  const body = letters(plain.slice(0, 4)) + digits(plain.slice(4, 10)) + letters(plain.slice(10, 16));
  const read = mended(
    plain,
    endings(plain.slice(16), isNoisy).map((end) => body + end),
    curpFault,
  );
  const isCurp = read.isRight || curpFault(plain) !== 'FORM' || curpFault(body + plain.slice(16)) !== 'FORM';
  return isCurp ? read : null;
}

function readRfc(written: string, isNoisy: boolean): Mended | null {
  const plain = tidyRfc(written.replace(/\./g, ''));
  const size = plain.length - 9;
  if ((size !== 3 && size !== 4) || !hasLetters(plain.slice(0, size))) return null;
  const body = letters(plain.slice(0, size)) + digits(plain.slice(size, size + 6));
  const read = mended(
    plain,
    endings(plain.slice(-3), isNoisy).map((end) => body + end),
    rfcFault,
  );
  // Letters and digits that only look so: «FOLIO 142 880 123».
  const isRfc = read.isRight || rfcFault(plain) === 'CHECK_DIGIT' || rfcFault(plain) === 'DATE';
  if (!isRfc && rfcFault(body + plain.slice(-3)) === 'CHECK_DIGIT') return { value: plain, isRight: false };
  return isRfc ? read : null;
}

interface Found extends Mended, Span {}

type Reader = (written: string, isNoisy: boolean) => Mended | null;

function findAll({ text, isNoisy }: ReadFrom, pattern: RegExp, read: Reader, taken: TakenPlaces): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index }): Found[] => {
    const end = index + written.length;
    if (taken.has({ start: index, end })) return [];
    const found = read(written, isNoisy);
    return found ? [{ ...found, start: index, end }] : [];
  });
}

const factsOf = (kind: 'RFC' | 'CURP', found: readonly Found[]): Fact[] => {
  const facts = new Map<string, Fact>();
  for (const { value, isRight, start, end } of found) {
    const fact = facts.get(value);
    if (fact) fact.spans.push({ start, end });
    else facts.set(value, { kind, value, role: null, currency: null, isConsistent: isRight, spans: [{ start, end }] });
  }
  return [...facts.values()];
};

interface ReadFrom {
  text: string;
  /** A scanner took letters for others in it. */
  isNoisy: boolean;
}

/** Every tax and population number of a text. */
export function findIdentifiers(from: ReadFrom): Fact[] {
  const taken = new TakenPlaces(from.text.length);
  const curps = findAll(from, CURP, readCurp, taken);
  for (const curp of curps) taken.take(curp);
  return [...factsOf('CURP', curps), ...factsOf('RFC', findAll(from, RFC, readRfc, taken))];
}
