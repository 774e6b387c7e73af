import { addDays, daysBetween } from './days.rules.ts';

/** Wall clocks: a day and a time as a clock on the wall of a zone shows them. The zone's rules are the platform's. */

export interface Wall {
  day: string;
  /** `HH:MM`. */
  time: string;
}

const MINUTES_A_DAY = 1440;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  // Swedish writes days and hours as ISO does.
  const made = new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(zone, made);
  return made;
}

/** What the clock of a zone shows at an instant. */
export function wallOf(instant: string | Date, zone: string): Wall {
  const [day = '', time = ''] = clockOf(zone).format(new Date(instant)).split(' ');
  return { day, time: time.slice(0, 5) };
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

/** Whether the platform knows the zone by that name. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}
