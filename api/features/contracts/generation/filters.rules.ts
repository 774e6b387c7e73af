import { addDays, addMonths, isDay } from '#schema/lib/days.ts';
import { BLANK } from '#schema/lib/contract-body.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { writtenDay } from '#schema/text/days.ts';
import { contractWords as say } from '#schema/text/contract-words.ts';
import { amountInWords, countInWords, numberInWords, type NumberForm } from '#schema/text/number-words.ts';
import { blank, Blank, isAbsent } from './form/blank.rules.ts';
import { centavosOf, differenceOf, productOf, quotientOf, sumOf, toCentavo } from './form/decimals.rules.ts';
import { isPartySet, isPerson } from './form/party-scope.rules.ts';
import { listedNames } from './form/party-words.rules.ts';

/** Filters of the texts of contracts: `db/content/contracts/README.md` lists them. Nothing in, nothing out. */
type Filter = (value: unknown, ...args: unknown[]) => unknown;

/** Of what is still to be filled in the outcome is a blank too; of what is empty it is empty. */
function lifted(values: readonly unknown[], of: () => unknown): unknown {
  if (values.some((value) => value instanceof Blank)) return blank;
  return values.some(isAbsent) ? null : of();
}

function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new TypeError(`Not a number: ${String(value)}`);
  return number;
}

const ofNumbers =
  (of: (...numbers: number[]) => unknown): Filter =>
  (...values) =>
    lifted(values, () => of(...values.map(numberOf)));

const ofMoney = (of: (...numbers: number[]) => number | null): Filter =>
  ofNumbers((...numbers) => {
    const outcome = of(...numbers);
    return outcome === null ? null : toCentavo(outcome);
  });

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `1,234.5`; never rounded. */
export function withGroups(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** «cinco punto cero cinco». */
function decimalInWords(value: number, form: NumberForm = 'ALONE'): string {
  const [whole = '0', fraction] = String(value).split('.');
  if (fraction === undefined) return numberInWords(value, form);
  const zeros = [...(/^0*/.exec(fraction)?.[0] ?? '')].map(() => numberInWords(0));
  const rest = Number(fraction) === 0 ? [] : [numberInWords(Number(fraction))];
  return [numberInWords(Number(whole)), say.point, ...zeros, ...rest].join(' ');
}

/** `12 (doce)`; with a noun `12 (doce) meses`. */
function counted(value: number, form: NumberForm, one: string, many: string): string {
  const digits = withGroups(value);
  if (many === '') return `${digits} (${decimalInWords(value, form === 'FEMININE' ? form : 'ALONE')})`;
  if (!Number.isInteger(value)) return `${digits} (${decimalInWords(value)}) ${many}`;
  const words = numberInWords(value, form);
  return `${digits} (${words})${countInWords(value, form, one, many).slice(words.length)}`;
}

const countFilter =
  (form: NumberForm): Filter =>
  (value, one, many) =>
    lifted([value], () => counted(numberOf(value), form, wordOf(one), wordOf(many)));

const percentage = (value: number): string => `${withGroups(value)} % (${decimalInWords(value)} ${say.percent})`;

/** A day counted on; one that the calendar cannot write is left to be filled in. */
const dayFilter =
  (move: (day: string, amount: number) => string): Filter =>
  (day, amount) =>
    lifted([day, amount], () => {
      const moved = Math.abs(numberOf(amount)) > 120_000 ? '' : move(String(day), Math.round(numberOf(amount)));
      return isDay(moved) ? moved : blank;
    });

const writeDate =
  (write: (day: string) => string): Filter =>
  (day) =>
    lifted([day], () => {
      if (!isDay(String(day))) throw new TypeError(`Not a day: ${String(day)}`);
      return write(String(day));
    });

/** «veintitrés de noviembre de dos mil veintiséis». */
function dayInWords(day: string): string {
  const [year, , date] = day.split('-').map(Number) as [number, number, number];
  const [, month = ''] = writtenDay(day).split(' de ');
  return say.dayInWords(date === 1 ? say.firstOfMonth : numberInWords(date), month, numberInWords(year));
}

function rowsSum(rows: unknown, column: unknown): unknown {
  if (!Array.isArray(rows)) return lifted([rows], () => null);
  const cells = rows.map((row) => (row as Record<string, unknown>)[String(column)]);
  if (cells.some((cell) => cell === undefined)) throw new TypeError(`No such column: ${String(column)}`);
  const given = cells.filter((cell) => cell !== null);
  return lifted(given, () => sumOf(...given.map(numberOf)));
}

/**
 * Four words: masculine, feminine and their plurals. Two words agree with a party in number, with a single person in
 * gender.
 */
function agree(subject: unknown, ...forms: unknown[]): string {
  const words = forms.map(wordOf);
  if (words.length !== 2 && words.length !== 4) throw new TypeError('Two or four forms are needed');
  if (isAbsent(subject)) return words[0] ?? '';
  if (isPerson(subject)) return words[subject.es_mujer ? 1 : 0] ?? '';
  if (!isPartySet(subject)) throw new TypeError('Nothing to agree with');
  if (words.length === 2) return words[subject.varios ? 1 : 0] ?? '';
  return words[(subject.varios ? 2 : 0) + (subject.es_mujer ? 1 : 0)] ?? '';
}

export const filters: Readonly<Record<string, Filter>> = {
  pesos: (value) =>
    value instanceof Blank
      ? `$${BLANK}`
      : lifted([value], () => {
          const centavos = centavosOf(numberOf(value));
          return `${formatPesos(centavos)} (${amountInWords(centavos).toLocaleUpperCase('es-MX')})`;
        }),
  importe: (value) =>
    value instanceof Blank ? `$${BLANK}` : lifted([value], () => formatPesos(centavosOf(numberOf(value)))),
  porcentaje: (value) => (value instanceof Blank ? `${BLANK} %` : ofNumbers(percentage)(value)),
  miles: ofNumbers(withGroups),
  numero: countFilter('BEFORE_MASCULINE'),
  numero_f: countFilter('FEMININE'),
  letra: ofNumbers((value) => decimalInWords(value)),
  fecha: writeDate(writtenDay),
  fecha_letra: writeDate(dayInWords),
  mas_dias: dayFilter(addDays),
  menos_dias: dayFilter((day, amount) => addDays(day, -amount)),
  mas_meses: dayFilter(addMonths),
  menos_meses: dayFilter((day, amount) => addMonths(day, -amount)),
  mas_anios: dayFilter((day, amount) => addMonths(day, 12 * amount)),
  menos_anios: dayFilter((day, amount) => addMonths(day, -12 * amount)),
  mas: ofMoney((value = 0, more = 0) => sumOf(value, more)),
  menos: ofMoney((value = 0, less = 0) => differenceOf(value, less)),
  por: ofMoney((value = 0, factor = 1) => productOf(value, factor)),
  entre: ofMoney((value = 0, divisor = 1) => quotientOf(value, divisor)),
  parte: ofMoney((value = 0, share = 0) => productOf(value, share) / 100),
  plus: ofNumbers((value = 0, more = 0) => sumOf(value, more)),
  minus: ofNumbers((value = 0, less = 0) => differenceOf(value, less)),
  times: ofNumbers((value = 0, factor = 1) => productOf(value, factor)),
  divided_by: ofNumbers((value = 0, divisor = 1) => quotientOf(value, divisor)),
  suma: rowsSum,
  concuerda: agree,
  lista: (names) => (Array.isArray(names) ? listedNames(names.map(String)) : names),
  o_linea: (value) => (isAbsent(value) ? blank : value),
};
