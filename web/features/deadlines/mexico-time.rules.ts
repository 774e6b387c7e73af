import { isDay } from '#schema/lib/days.ts';
import { instantIn, MEXICO_CITY, timeIn } from '#schema/lib/zones.ts';

/** Days and hours of Mexico City, for the forms of deadlines. */

/** Day and hour of Mexico City → the instant. An hour that a clock change skips becomes the next one. */
export const instantOf = (day: string, hour: string): string => instantIn(MEXICO_CITY, day, hour).toISOString();

/** `14:05`. */
export const hourOf = (instant: string): string => timeIn(MEXICO_CITY, new Date(instant));

/** Whether the date exists; older years are typing errors. */
export const isRealDay = (day: string): boolean => isDay(day) && day >= '1900-01-01';
