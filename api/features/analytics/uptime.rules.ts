import { MINUTE } from '#schema/lib/durations.ts';

/** Minutes in which a server ran, as bits of an hour. */

/** The first minute of an hour that is marked, in milliseconds since 1970. */
export function firstMinuteOf(hour: Date, minutes: string): number {
  const marked = BigInt(minutes);
  let at = 0;
  while (at < 59 && ((marked >> BigInt(at)) & 1n) === 0n) at += 1;
  return hour.getTime() + at * MINUTE;
}

/** Whole minutes from one instant to another, those that began included. */
export const minutesBetween = (begin: number, end: number): number =>
  Math.max(0, Math.floor(end / MINUTE) - Math.floor(begin / MINUTE));
