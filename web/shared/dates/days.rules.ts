import type { Weekday } from '#schema/generated/contract.ts';
import {
  addDays,
  daysBetween,
  daysFrom,
  isDay as isLegalDay,
  monthEnd,
  monthStart,
  weekdayOf as isoWeekday,
  weekStart as firstOfWeek,
} from '#schema/lib/days.ts';

/** Days that the calendar shows, and its weeks. */

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies Weekday[];

export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2100-12-31';

/** Whether it is a day of the years that the calendar has. */
export const isDay = (text: string): boolean => isLegalDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

export const weekdayOf = (day: string): Weekday => WEEKDAYS[isoWeekday(day) - 1] ?? 'MONDAY';

/** First day of the week that a day is in. */
export const weekStart = (day: string, begins: Weekday): string => firstOfWeek(day, WEEKDAYS.indexOf(begins) + 1);

/** The whole weeks that a month touches. */
export function monthWeeks(day: string, begins: Weekday): string[][] {
  const first = weekStart(monthStart(day), begins);
  const weeks = Math.ceil((daysBetween(first, monthEnd(day)) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** Within the years that the calendar has. */
export const clampDay = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);
