import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { addDays, daysBetween } from '#schema/lib/days.ts';

/** Wall clocks: a day and a time as a clock on the wall of a zone shows them. */

export interface Wall {
  day: string;
  /** `HH:MM`. */
  time: string;
}

const MINUTES_A_DAY = 1440;
/** What the clock of a zone shows at an instant. */
export function wallOf(instant: string | Date, zone: string): Wall {
  const at = new Date(instant);
  return { day: dayIn(zone, at), time: timeIn(zone, at) };
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Some minutes later or earlier on the wall, into other days too. */
export function shiftWall({ day, time }: Wall, minutes: number): Wall {
  const total = minutesOf(time) + minutes;
  const days = Math.floor(total / MINUTES_A_DAY);
  return { day: addDays(day, days), time: timeOf(total - days * MINUTES_A_DAY) };
}

/** Minutes from one to the other, on the wall. */
export const wallMinutes = (from: Wall, to: Wall): number =>
  daysBetween(from.day, to.day) * MINUTES_A_DAY + minutesOf(to.time) - minutesOf(from.time);

export const wallText = ({ day, time }: Wall): string => `${day}T${time}`;
