/** Numbers as Spanish writes them: `12,500.50`, «dos mil quinientos», «30 mil». Offsets are those of the text itself. */

export interface Token {
  text: string;
  start: number;
  end: number;
}

export interface ReadNumber {
  value: number;
  /** Index of the token after it. */
  next: number;
}

const MARKS: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' };
/** Bounded: what is pasted may be figures and commas only. Stops are tokens, so that nothing is read across them. */
const TOKEN = /\d{1,20}(?:[.,]\d{1,12}){0,6}|[a-z]+|[%$()/,.;:{}½¼¾]/g;

/** Lower case without accents; every character keeps its place. */
export const foldInPlace = (text: string): string =>
  text
    .replace(/[A-ZÁÉÍÓÚÜÑ]/g, (letter) => letter.toLowerCase())
    .replace(/[áéíóúüñ]/g, (letter) => MARKS[letter] ?? letter);

export const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const list = (words: string, values: (at: number) => number): [string, number][] =>
  words.split(' ').map((word, at) => [word, values(at)]);

const UNITS = new Map([
  ['un', 1],
  ['una', 1],
  ...list('uno dos tres cuatro cinco seis siete ocho nueve', (at) => at + 1),
]);
/** «diez» to «veintinueve»: nothing follows them but «mil». */
const WHOLE = new Map<string, number>([
  ...list('diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte', (at) => at + 10),
  ...list(
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    (at) => at + 21,
  ),
  ['veintiun', 21],
  ['veintiuna', 21],
]);
const TENS = new Map(list('treinta cuarenta cincuenta sesenta setenta ochenta noventa', (at) => (at + 3) * 10));
const HUNDREDS = new Map<string, number>([
  ['cien', 100],
  ['ciento', 100],
  ...['os', 'as'].flatMap((ending): [string, number][] => [
    ...list(`doscient${ending} trescient${ending} cuatrocient${ending}`, (at) => (at + 2) * 100),
    [`quinient${ending}`, 500],
    ...list(`seiscient${ending} setecient${ending} ochocient${ending} novecient${ending}`, (at) => (at + 6) * 100),
  ]),
]);

/** `12,500.50` → 12500.5; a comma or a stop before three figures separates thousands, before others decimals. */
export function valueOfDigits(digits: string): number {
  const whole = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(whole.replaceAll(',', '.').replace(/\.(?=.*\.)/g, ''));
}

type Tokens = readonly Token[];

const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.text ?? '';

/** «cuarenta y ocho», «dieciséis», «tres». */
function belowHundred(tokens: Tokens, at: number): ReadNumber | null {
  const word = wordAt(tokens, at);
  const tens = TENS.get(word);
  if (tens !== undefined) {
    const unit = wordAt(tokens, at + 1) === 'y' ? UNITS.get(wordAt(tokens, at + 2)) : undefined;
    return unit === undefined ? { value: tens, next: at + 1 } : { value: tens + unit, next: at + 3 };
  }
  const value = WHOLE.get(word) ?? UNITS.get(word);
  return value === undefined ? null : { value, next: at + 1 };
}

function belowThousand(tokens: Tokens, at: number): ReadNumber | null {
  const hundreds = HUNDREDS.get(wordAt(tokens, at));
  if (hundreds === undefined) return belowHundred(tokens, at);
  const rest = belowHundred(tokens, at + 1);
  return rest ? { value: hundreds + rest.value, next: rest.next } : { value: hundreds, next: at + 1 };
}

const THOUSANDS = /^\d{3}$/;
const MAX_GROUPS = 4;
const isBeside = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && right.start === left.end + 1;

/** `12 500`: groups of three figures one space apart. */
function digitsAt(tokens: Tokens, at: number): ReadNumber | null {
  const first = wordAt(tokens, at);
  if (!/^\d/.test(first)) return null;
  let digits = first;
  let next = at + 1;
  if (/^[1-9]\d{0,2}$/.test(first))
    while (next - at < MAX_GROUPS && THOUSANDS.test(wordAt(tokens, next)) && isBeside(tokens[next - 1], tokens[next])) {
      digits += wordAt(tokens, next);
      next++;
    }
  return { value: valueOfDigits(digits), next };
}

function belowMillion(tokens: Tokens, at: number): ReadNumber | null {
  const first = digitsAt(tokens, at) ?? belowThousand(tokens, at);
  const thousand = first?.next ?? at;
  if (wordAt(tokens, thousand) !== 'mil') return first;
  const rest = belowThousand(tokens, thousand + 1) ?? digitsAt(tokens, thousand + 1);
  const value = (first?.value ?? 1) * 1000;
  return rest && rest.value < 1000 ? { value: value + rest.value, next: rest.next } : { value, next: thousand + 1 };
}

/** The number that begins at a token, or `null`. «un» and «una» are 1: what they mean is for anybody. */
export function readNumber(tokens: Tokens, at: number): ReadNumber | null {
  const first = belowMillion(tokens, at);
  if (!first || !/^millon(?:es)?$/.test(wordAt(tokens, first.next))) return first;
  const rest = belowMillion(tokens, first.next + 1);
  const value = first.value * 1_000_000;
  return rest ? { value: value + rest.value, next: rest.next } : { value, next: first.next + 1 };
}

export interface NumberAt {
  value: number;
  start: number;
  end: number;
}

/** Every number of a text, in digits and in words. */
export function findNumbers(text: string): NumberAt[] {
  const tokens = tokensOf(foldInPlace(text));
  const found: NumberAt[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const number = readNumber(tokens, at);
    if (!number) continue;
    found.push({ value: number.value, start: tokens[at]?.start ?? 0, end: tokens[number.next - 1]?.end ?? 0 });
    at = number.next - 1;
  }
  return found;
}
