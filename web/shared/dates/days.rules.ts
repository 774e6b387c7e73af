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

/** Days and weeks of the calendar. */

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies Weekday[];

const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2100-12-31';

/** Whether it is a valid day within the years of the calendar. */
export const isDay = (text: string): boolean => isLegalDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

export const weekdayOf = (day: string): Weekday => WEEKDAYS[isoWeekday(day) - 1] ?? 'MONDAY';

/** The first day of the week that contains a day. */
export const weekStart = (day: string, begins: Weekday): string => firstOfWeek(day, WEEKDAYS.indexOf(begins) + 1);

/** The whole weeks that contain days of a month. */
export function monthWeeks(day: string, begins: Weekday): string[][] {
  const first = weekStart(monthStart(day), begins);
  const weeks = Math.ceil((daysBetween(first, monthEnd(day)) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** Limits a day to the years of the calendar. */
export const clampDay = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);
