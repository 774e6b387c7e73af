import { dayNumberOf, partsOfDay, type DayNumber } from '#schema/lib/day-numbers.ts';

/** Reads and writes the days and hours of the engine. */

/** Years for which the lists of days off are valid. */
export const FIRST_COUNTED_YEAR = 1950;
export const LAST_COUNTED_YEAR = 2150;

const HOUR = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `null`: not a day of the calendar (30 February) or outside the years that are counted. */
export function readDay(text: string): DayNumber | null {
  const parts = partsOfDay(text);
  if (!parts || parts.year < FIRST_COUNTED_YEAR || parts.year > LAST_COUNTED_YEAR) return null;
  return dayNumberOf(parts.year, parts.month, parts.day);
}

/** Minutes of the day; `null`: not an hour `HH:MM`. */
export function readHour(text: string): number | null {
  const found = HOUR.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const writeHour = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
