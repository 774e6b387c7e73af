import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { addDays, daysBetween } from '#schema/lib/days.ts';

/** Local time: a day and a time in a time zone. */

export interface LocalTime {
  day: string;
  /** `HH:MM`. */
  time: string;
}

const MINUTES_A_DAY = 1440;

/** The local time of an instant in a zone. */
export function localTimeOf(instant: string | Date, zone: string): LocalTime {
  const at = new Date(instant);
  return { day: dayIn(zone, at), time: timeIn(zone, at) };
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Local time plus or minus minutes, across days. */
export function shiftLocalTime({ day, time }: LocalTime, minutes: number): LocalTime {
  const total = minutesOf(time) + minutes;
  const days = Math.floor(total / MINUTES_A_DAY);
  return { day: addDays(day, days), time: timeOf(total - days * MINUTES_A_DAY) };
}

/** Minutes between two local times. */
export const minutesBetween = (from: LocalTime, to: LocalTime): number =>
  daysBetween(from.day, to.day) * MINUTES_A_DAY + minutesOf(to.time) - minutesOf(from.time);

export const localTimeText = ({ day, time }: LocalTime): string => `${day}T${time}`;
