import { foldText } from '#schema/lib/fold-text.ts';

/** Numbers and ordinals written out in Spanish: «mil novecientos quince», «ciento veintitrés», «vigésimo primero». */

const UNITS =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS = 'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const VALUES = new Map<string, number>([
  ...UNITS.split(' ').map((word, at): [string, number] => [word, at]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, (at + 3) * 10]),
  ...HUNDREDS.split(' ').map((word, at): [string, number] => [word, (at + 1) * 100]),
  ['uno', 1],
  ['una', 1],
  ['primero', 1],
  ['veintiuno', 21],
  ['veintiuna', 21],
  ['ciento', 100],
]);

const fold = (word: string): string =>
  foldText(word)
    .replace(/cient[ao]s$/, 'cientos')
    .replace(/quinientas$/, 'quinientos');

const SIMPLE =
  '(?:mil|cien(?:to)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinti(?:un[oa]?|d[oó]s|tr[eé]s|cuatro|cinco|s[eé]is|siete|ocho|nueve)|veinti[uú]n|veinte|dieci(?:s[eé]is|siete|ocho|nueve)|quince|catorce|trece|doce|once|diez|nueve|ocho|siete|seis|cinco|cuatro|tres|dos|un[oa]?)(?![\\p{L}])';

/** A number in words, to be put into a pattern with the flags `iu`. */
export const NUMBER_WORDS = `${SIMPLE}(?:\\s(?:y\\s)?${SIMPLE}){0,7}`;

/** «mil novecientos quince» → 1915. `null` when the words make no number: «catorce dieciséis», «catorce y dieciséis». */
export function readNumberWords(words: string): number | null {
  let [total, group, room] = [0, 0, 1000];
  let joined = false;
  for (const word of words.split(/\s+/)) {
    const folded = fold(word);
    if (folded === 'y') {
      joined = true;
      continue;
    }
    if (folded === 'mil') {
      if (total > 0) return null;
      total = (group || 1) * 1000;
      [group, room] = [0, 1000];
      continue;
    }
    const value = VALUES.get(folded);
    // Each word is smaller than what the one before left open: after «treinta» a unit, after «ciento» up to 99.
    if (value === undefined || value >= room || joined !== (room === 10)) return null;
    group += value;
    room = value >= 100 ? 100 : value >= 30 ? 10 : 1;
    joined = false;
  }
  return joined ? null : total + group;
}

/** The longest beginning of the words that makes one number. */
export function leadingNumber(words: string): { value: number; length: number } | null {
  for (let end = words.length; end > 0; end = words.lastIndexOf(' ', end - 1)) {
    const value = readNumberWords(words.slice(0, end).trimEnd());
    if (value !== null) return { value, length: words.slice(0, end).trimEnd().length };
  }
  return null;
}

const ORDINAL_UNITS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven'];
const ORDINAL_TENS = ['decim', 'vigesim', 'trigesim', 'cuadragesim', 'quincuagesim', 'sexagesim'];

const ORDINAL_UNIT =
  '(?:primer(?:[oa])?|segund[oa]|tercer(?:[oa])?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa])';
const ORDINAL_TEN =
  '(?:d[eé]cim[oa]|vig[eé]sim[oa]|trig[eé]sim[oa]|cuadrag[eé]sim[oa]|quincuag[eé]sim[oa]|sexag[eé]sim[oa])';

/** An ordinal in words, for patterns with the flags `iu`: «Cuarto», «Décimo Primero», «undécimo», «único». */
export const ORDINAL_WORDS = `(?:${ORDINAL_TEN}(?:\\s?${ORDINAL_UNIT})?|${ORDINAL_UNIT}|und[eé]cim[oa]|duod[eé]cim[oa])(?![\\p{L}])`;

/** «Décimo Cuarto» → 14; `null` for what is no ordinal. */
export function readOrdinal(words: string): number | null {
  const folded = foldText(words).replace(/\s+/g, '');
  if (/^undecim[oa]$/.test(folded)) return 11;
  if (/^duodecim[oa]$/.test(folded)) return 12;
  const ten = ORDINAL_TENS.findIndex((each) => folded.startsWith(each));
  const rest = ten < 0 ? folded : folded.slice((ORDINAL_TENS[ten]?.length ?? 0) + 1);
  const unit = ORDINAL_UNITS.findIndex((each) => rest.startsWith(each) && rest.length <= each.length + 1);
  if (rest !== '' && unit < 0) return null;
  return (ten + 1) * 10 + unit + 1;
}

const PRINTED_UNITS = ['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto', 'Sexto', 'Séptimo', 'Octavo', 'Noveno'];
const PRINTED_TENS = ['Décimo', 'Vigésimo', 'Trigésimo', 'Cuadragésimo', 'Quincuagésimo', 'Sexagésimo'];

/** 14 → «Décimo Cuarto». */
export const printOrdinal = (number: number): string =>
  [PRINTED_TENS[Math.floor(number / 10) - 1], PRINTED_UNITS[(number % 10) - 1]].filter(Boolean).join(' ') ||
  String(number);
