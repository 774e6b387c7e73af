import { foldText } from '#schema/lib/fold-text.ts';
import { readNumber, tokensOf } from '../spanish-numbers.rules.ts';

/** Numbers and ordinals written out in Spanish: «mil novecientos quince», «ciento veintitrés», «vigésimo primero». */

const SIMPLE =
  '(?:mil|cien(?:to)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)\\s?cient[oa]s|quinient[oa]s|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinti(?:un[oa]?|d[oó]s|tr[eé]s|cuatro|cinco|s[eé]is|siete|ocho|nueve)|veinti[uú]n|veinte|dieci(?:s[eé]is|siete|ocho|nueve)|quince|catorce|trece|doce|once|diez|nueve|ocho|siete|seis|cinco|cuatro|tres|dos|un[oa]?)(?![\\p{L}])';

/** A number in words, to be put into a pattern with the flags `iu`. */
export const NUMBER_WORDS = `${SIMPLE}(?:\\s(?:y\\s)?${SIMPLE}){0,7}`;

/** «dos cientos», as it is dictated. */
const HUNDREDS = /(dos|tres|cuatro|seis|sete|ocho|nove)\scient/g;

/** «mil novecientos quince» → 1915. `null` when the words make no number: «catorce dieciséis», «catorce y dieciséis». */
export function readNumberWords(words: string): number | null {
  const tokens = tokensOf(foldText(words).replace(HUNDREDS, '$1cient'));
  const read = readNumber(tokens, 0);
  return read?.next === tokens.length ? read.value : null;
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
