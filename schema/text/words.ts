/** Numbers and lists inside Spanish sentences. */

const digits = new Intl.NumberFormat('es-MX');

/** `1,234`. */
export const withCommas = (value: number): string => digits.format(value);

/** The form of a word that goes with a number. */
const plural = (value: number, one: string, many: string): string => (Math.abs(value) === 1 ? one : many);

/** `1 día`, `3 días`. */
export const counted = (value: number, one: string, many: string): string => `${value} ${plural(value, one, many)}`;

/** `1 artículo`, `1,234 artículos`. */
export const countedWithCommas = (value: number, one: string, many: string): string =>
  `${withCommas(value)} ${plural(value, one, many)}`;

/** `uno`, `uno y dos`, `uno, dos y tres`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`;

/** With a capital, as a sentence begins. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** With a small letter, as words go on after a colon. */
export const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

type TimeUnit = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes';

export const timeUnits: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  years: ['año', 'años'],
  months: ['mes', 'meses'],
  weeks: ['semana', 'semanas'],
  days: ['día', 'días'],
  hours: ['hora', 'horas'],
  minutes: ['minuto', 'minutos'],
};

const isTimeUnit = (unit: string): unit is TimeUnit => unit in timeUnits;

/** `12 %`, `$1,500`, `2.5 años`; of other units the number alone. */
export function quantityText(value: number, unit: string): string {
  if (unit === 'percent') return `${withCommas(value)} %`;
  if (unit === 'pesos') return `$${withCommas(value)}`;
  return isTimeUnit(unit) ? countedWithCommas(value, ...timeUnits[unit]) : withCommas(value);
}
