import { isDay } from '#schema/lib/days.ts';
import { instantIn, MEXICO_CITY, timeIn } from '#schema/lib/zones.ts';

/** Days and hours of Mexico City, as the forms of deadlines hold them. */

/** Day and hour of Mexico City → the instant; an hour that a change of clocks left out is the one after it. */
export const instantOf = (day: string, hour: string): string => instantIn(MEXICO_CITY, day, hour).toISOString();

/** `14:05`. */
export const hourOf = (instant: string): string => timeIn(MEXICO_CITY, new Date(instant));

/** Whether the calendar has that day; what is older is a slip of the keyboard. */
export const isRealDay = (day: string): boolean => isDay(day) && day >= '1900-01-01';
