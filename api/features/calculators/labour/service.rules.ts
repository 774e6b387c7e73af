import { addDays, addMonths, daysBetween, dayOf } from '#schema/lib/days.ts';
import { add, fraction, type Fraction } from '../base/fraction.rules.ts';

/** Years of service, the fraction of the running one, and the vacations of each (LFT 76, table in force since 2023). */

/** The day on which a year of service begins; of one that began on 29 February, 1 March where there is none. */
function anniversary(hired: string, years: number): string {
  const [year = '', month = '', day = ''] = hired.split('-');
  return dayOf(Number(year) + years, Number(month), Number(day)) ?? `${Number(year) + years}-03-01`;
}

export interface Service {
  /** Whole years. */
  years: number;
  /** Days of the running year, the last one with it. */
  days: number;
  /** Length of that year: 365 or 366. */
  length: number;
}

/** First and last day count; the last is not before the first. */
export function serviceOf(hired: string, last: string): Service {
  const next = addDays(last, 1);
  let years = Math.max(0, Number(next.slice(0, 4)) - Number(hired.slice(0, 4)));
  if (anniversary(hired, years) > next) years -= 1;
  const begun = anniversary(hired, years);
  return { years, days: daysBetween(begun, next), length: daysBetween(begun, anniversary(hired, years + 1)) };
}

export const exactYears = ({ years, days, length }: Service): Fraction => add(fraction(years), fraction(days, length));

/** The running year of service: that of the last day worked. */
export const runningYear = ({ years, days }: Service): number => (days > 0 ? years + 1 : Math.max(1, years));

/** Since the reform of 27 December 2022. */
export const VACATIONS_SINCE = '2023-01-01';

/** Days of the vacations of a year of service. `byFives`: the reading that adds two days only when five years are over. */
export function vacationDays(year: number, byFives = false): number {
  if (year <= 5) return 10 + 2 * Math.max(1, year);
  return byFives ? 20 + 2 * Math.floor((year - 5) / 5) : 22 + 2 * Math.floor((year - 6) / 5);
}

/** Whole months and days left, from a day on which nothing had run yet. */
export function monthsAndDays(from: string, to: string): { months: number; days: number } {
  let months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  if (addMonths(from, months) > to) months -= 1;
  return { months, days: daysBetween(addMonths(from, months), to) };
}

export const daysOfYear = (year: string): number => daysBetween(`${year}-01-01`, `${Number(year) + 1}-01-01`);

export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** From here on the statute was reformed by a decree whose text is not held. */
export const LABOUR_REFORM = '2026-05-14';
