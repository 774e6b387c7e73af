import type { Weekday } from '#schema/generated/contract.ts';

/** Days of the calendar as text (`2026-11-23`): reckoned without hours, so without zones. */

const DAY_MS = 86_400_000;

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies Weekday[];

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2100-12-31';

/** Whether it is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = msOf(text);
  return !Number.isNaN(ms) && dayOf(ms) === text && text >= FIRST_DAY && text <= LAST_DAY;
}

export const addDays = (day: string, days: number): string => dayOf(msOf(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / DAY_MS);

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last)));
}

export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;
export const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);

/** 0 for Monday … 6 for Sunday. */
export const weekdayIndex = (day: string): number => (new Date(msOf(day)).getUTCDay() + 6) % 7;

export const weekdayOf = (day: string): Weekday => WEEKDAYS[weekdayIndex(day)] ?? 'MONDAY';

/** First day of the week that a day is in. */
export const weekStart = (day: string, begins: Weekday): string =>
  addDays(day, -((weekdayIndex(day) - WEEKDAYS.indexOf(begins) + 7) % 7));

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** The whole weeks that a month touches. */
export function monthWeeks(day: string, begins: Weekday): string[][] {
  const first = weekStart(monthStart(day), begins);
  const weeks = Math.ceil((daysBetween(first, monthEnd(day)) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** Within the years that the calendar has. */
export const clampDay = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);
