import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { MEXICO_CITY, offsetAt } from '#schema/lib/zones.ts';

/** The queue knows UTC only. Mexico City has had one offset since 2022; a start after a change reads the new one. */
export function cronOf(timeOfDay: string, now: Date): string {
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number);
  const utc = (hour * HOUR + minute * MINUTE - offsetAt(MEXICO_CITY, now) + DAY) % DAY;
  return `${(utc % HOUR) / MINUTE} ${Math.floor(utc / HOUR)} * * *`;
}
