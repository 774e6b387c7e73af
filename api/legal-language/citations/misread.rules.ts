/** Letters and digits that a scanner took for each other: «artícu1o l23», «Códig0», «fracci6n». Lengths stay the same. */

/** `l23`, `I6`, `12O`: digits that a scanner took for letters. «1O.» may be an ordinal. */
const NUMBER = /(?<![\p{L}\d])(?=[lI|O]{0,7}\d)(?=\d{0,7}[lI|O])[\dlI|O]{2,8}(?![\p{L}\d])/gu;
/** `Códig0`, `C6digo`, `de1`: words with a digit among their letters. */
const WORD =
  /(?<![\p{L}\d/-])(?=[\p{L}016]*[016])(?=[016]{0,2}\p{L}+[016]{0,2}\p{L}*)[\p{L}016]{3,24}(?![\p{L}\d/-])/gu;
const INNER = /\p{L}[016]\p{L}|\p{Ll}{2}[016]$/u;
/** «e1», «a1», «1a», «1os» are words only in a text that was scanned badly. */
const SMALL =
  /(?<![\p{L}\d/.-])(?:[ea]1|(?<!art\.?\s|art[ií]culo\s)1[oa](?=\s\p{Ll}{3})|1[oa]s|1ey)(?![\p{L}\d./)-])/giu;
/** «lmpuesto», «lMSS»: no word begins so. */
/** «Cód¡go», «pr¡mer», «Genera| de Títu|os»: signs inside of words. */
const SIGN = /(?<=\p{L})[¡!|](?=\p{L})|(?<=\p{L}{2})\|(?=\s\p{Ll})/gu;
const CAPITAL_I = /(?<![\p{L}\d])l(?=\p{Lu}{2}|[mn][bcdfgpstv]\p{L}{3})/gu;
/** «4O del Código» in a scanned text. */
const TENS = /(?<![\p{L}\d])\dO(?=\s(?:[A-Z](?!\p{L})|del?\s|y\s|,))/gu;
/** Misread words from which on a text is known to be scanned badly. */
const MANY = 3;

const CONSONANT = /[^aeiouáéíóúü\d]/iu;

function letterFor(digit: string, before: string, after: string): string {
  const isCapital = /\p{Lu}/u.test(before || after) && !/\p{Ll}/u.test(after);
  if (digit === '0') return isCapital ? 'O' : 'o';
  if (digit === '6') return isCapital ? 'Ó' : 'ó';
  const isBetween = CONSONANT.test(before) && CONSONANT.test(after);
  return isBetween ? (isCapital ? 'I' : 'i') : isCapital ? 'L' : 'l';
}

const withLetters = (word: string): string =>
  word.replace(/[016]/gu, (digit, at: number) => letterFor(digit, word[at - 1] ?? '', word[at + 1] ?? ''));

const isMisread = (word: string): boolean => {
  const digits = word.match(/[016]/gu)?.length ?? 0;
  return INNER.test(word) && digits * 3 <= word.length;
};

const withDigits = (token: string): string =>
  /^\dO$/.test(token) ? token : token.replace(/[lI|]/g, '1').replace(/O/g, '0');

/** Before lines are joined: a bar inside of a word is no cell of a table. */
export const undoSigns = (text: string): string =>
  text.replace(SIGN, (sign, at: number) =>
    sign === '|' ? 'l' : /\p{Lu}/u.test(text[at - 1] ?? '') && /\p{Lu}/u.test(text[at + 1] ?? '') ? 'I' : 'i',
  );

/** Linear in the length of the text. */
export function undoMisreading(text: string): string {
  let count = 0;
  const words = text.replace(WORD, (word) => {
    if (!isMisread(word)) return word;
    count += 1;
    return withLetters(word);
  });
  const scanned =
    count < MANY
      ? words
      : words
          .replace(SMALL, withLetters)
          .replace(CAPITAL_I, 'I')
          .replace(TENS, (token) => token.replace('O', '0'));
  return scanned.replace(NUMBER, withDigits);
}
