import { addDays, daysBetween, weekdayOf } from '#schema/lib/days.ts';

/** The clock of LFPDPPP article 31, in working days (article 2-VIII). */

/** To answer, and then to do what was answered. */
export const ANSWER_DAYS = 20;
export const EFFECT_DAYS = 15;

/** Of a deletion: how long the account stays blocked, and may call it off. */
export const BLOCK_DAYS = 30;
/** How long a copy can be fetched. */
export const EXPORT_DAYS = 7;

/** Whether a statute lists a day as not working; weekends are none by themselves. */
export type IsHoliday = (day: string) => boolean;

const SATURDAY = 6;

const isWorking = (day: string, isHoliday: IsHoliday): boolean => weekdayOf(day) < SATURDAY && !isHoliday(day);

/** The n-th working day after a day. */
export function workingDayAfter(day: string, count: number, isHoliday: IsHoliday): string {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, 1);
    if (isWorking(found, isHoliday)) left--;
  }
  return found;
}

/** Working days after `from` until `to`; negative when `to` is before. */
export function workingDaysBetween(from: string, to: string, isHoliday: IsHoliday): number {
  if (daysBetween(from, to) < 0) return -workingDaysBetween(to, from, isHoliday);
  let count = 0;
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    if (isWorking(day, isHoliday)) count++;
  }
  return count;
}

const LEAST = 10;
const MOST = 2000;

export const isRequestText = (text: string): boolean => text.length >= LEAST && text.length <= MOST;
