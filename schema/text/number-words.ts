/** Numbers and amounts in words, for bills, contracts and screens. */

/** «veintiuno»; before a noun «veintiún meses»; of a feminine noun «veintiuna». */
export type NumberForm = 'ALONE' | 'BEFORE_MASCULINE' | 'FEMININE';

const UNITS = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const;
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];
/** Only the last word of a group changes: «treinta y un», «treinta y uno», «treinta y una». */
const ENDINGS: Readonly<Record<NumberForm, readonly [one: string, twentyOne: string]>> = {
  ALONE: ['uno', 'veintiuno'],
  BEFORE_MASCULINE: ['un', 'veintiún'],
  FEMININE: ['una', 'veintiuna'],
};

const MILLION = 1_000_000;

function belowHundred(value: number, form: NumberForm): string {
  if (value === 1) return ENDINGS[form][0];
  if (value === 21) return ENDINGS[form][1];
  const unit = UNITS[value];
  if (unit !== undefined) return unit;
  const rest = value % 10;
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return rest === 0 ? ten : `${ten} y ${belowHundred(rest, form)}`;
}

/** 1–999. «doscientas» is feminine; `ending` is the form of the last word. */
function belowThousand(value: number, ending: NumberForm, isFeminine: boolean): string {
  if (value === 100) return 'cien';
  const rest = value % 100;
  const hundred = HUNDREDS[Math.floor(value / 100)] ?? '';
  const agreed = isFeminine ? hundred.replace(/os$/, 'as') : hundred;
  return [agreed, rest === 0 ? '' : belowHundred(rest, ending)].filter(Boolean).join(' ');
}

/** 1–999,999: «mil», never «un mil»; «veintiún mil» and «treinta y un mil» of a feminine noun too. */
function belowMillion(value: number, form: NumberForm): string {
  const isFeminine = form === 'FEMININE';
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const count = thousands < 2 ? '' : `${belowThousand(thousands, 'BEFORE_MASCULINE', isFeminine)} `;
  return [thousands === 0 ? '' : `${count}mil`, rest === 0 ? '' : belowThousand(rest, form, isFeminine)]
    .filter(Boolean)
    .join(' ');
}

/** A whole number of at most 999,999,999,999,999,999 in words. */
export function numberInWords(value: number, form: NumberForm = 'ALONE'): string {
  if (value === 0) return UNITS[0];
  if (value < 0) return `menos ${numberInWords(-value, form)}`;
  const group = (count: number, one: string, many: string): string =>
    count === 0 ? '' : `${belowMillion(count, 'BEFORE_MASCULINE')} ${count === 1 ? one : many}`;
  const rest = value % MILLION;
  return [
    group(Math.floor(value / (MILLION * MILLION)), 'billón', 'billones'),
    group(Math.floor(value / MILLION) % MILLION, 'millón', 'millones'),
    rest === 0 ? '' : belowMillion(rest, form),
  ]
    .filter(Boolean)
    .join(' ');
}

/** «un millón de pesos», but «un millón un pesos». */
const linkOf = (value: number): string => (value > 0 && value % MILLION === 0 ? 'de ' : '');

/** With its noun: `doce meses`, `una parcialidad`, `un millón de piezas`. */
export const countInWords = (value: number, form: NumberForm, one: string, many: string): string =>
  `${numberInWords(value, form)} ${linkOf(value)}${value === 1 ? one : many}`;

/** Whole centavos as cheques and bills write them: «nueve mil quinientos treinta y tres pesos 33/100 M.N.» */
export function amountInWords(centavos: number): string {
  const absolute = Math.abs(centavos);
  const words = countInWords(Math.floor(absolute / 100), 'BEFORE_MASCULINE', 'peso', 'pesos');
  return `${centavos < 0 ? 'menos ' : ''}${words} ${String(absolute % 100).padStart(2, '0')}/100 M.N.`;
}
