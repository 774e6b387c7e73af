import {
  dayOfParts,
  isDayOfCalendar,
  monthsLater,
  nthWeekdayOf,
  numberOfDay,
  partsOfDay,
  weekdayOf as weekdayOfNumber,
  writeDay,
} from './day-numbers.ts';
import { DAY } from './durations.ts';

/**
 * Legal days: text `YYYY-MM-DD`, without an hour and without a time zone. Two of them compare with `<`. What a function
 * takes must be a day of the calendar (`isDay`); adding to anything else throws a `RangeError`. `zones.ts` says which day
 * an instant falls on.
 */

/** Whether a text is a day that the calendar has, of the years 1 to 9999. */
export const isDay = (text: string): boolean => partsOfDay(text) !== null;

/** `null`: the calendar has no such day. */
export function dayOf(year: number, month: number, day: number): string | null {
  const parts = { year, month, day };
  return isDayOfCalendar(parts) ? dayOfParts(parts) : null;
}

export const addDays = (day: string, days: number): string => writeDay(numberOfDay(day) + days);

/** The same day of another month; its last where that month is shorter. */
export const addMonths = (day: string, months: number): string => writeDay(monthsLater(numberOfDay(day), months).day);

/** The same day of another year; 28 February for a leap day where that year has none. */
export const addYears = (day: string, years: number): string => addMonths(day, 12 * years);

/** Days from one to the other: 1 from a day to the next, negative backwards. */
export const daysBetween = (from: string, to: string): number => numberOfDay(to) - numberOfDay(from);

/** Some days in a row. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Its midnight in UTC, for a formatter whose zone is UTC. */
export const utcMidnight = (day: string): Date => new Date(numberOfDay(day) * DAY);

/** ISO weekday: 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => weekdayOfNumber(numberOfDay(day));

/** First day of the week that a day is in. `first`: 1, weeks begin on Monday … 7, on Sunday. */
export const weekStart = (day: string, first = 1): string => addDays(day, -((weekdayOf(day) - first + 7) % 7));

/** The third Monday (`weekday` 1, `nth` 3) of a month; `nth` -1: the last. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): string =>
  writeDay(nthWeekdayOf(year, month, weekday, nth));

export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;
export const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);
