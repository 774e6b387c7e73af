/** Time is an argument: tests move it, rules never ask the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

export const MEXICO_CITY = 'America/Mexico_City';
// Made once: making one costs a hundred times what using it does.
const mexicanDay = new Intl.DateTimeFormat('en-CA', { timeZone: MEXICO_CITY });

/** The day that it is in central Mexico at an instant, `YYYY-MM-DD`: legal days are counted there. */
export const dayInMexico = (now: Date): string => mexicanDay.format(now);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall of that zone shows, as if it were UTC. */
function shownIn(zone: string, at: number): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  const shown: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Thousands of deadlines fall on the same few hundred days. */
const known = new Map<string, number>();
const MOST_KNOWN = 10_000;

/** The instant at which a clock of that zone shows `HH:MM` or `HH:MM:SS` on that day, `YYYY-MM-DD`. */
export function instantIn(zone: string, day: string, hour: string): Date {
  const key = `${zone} ${day} ${hour}`;
  const before = known.get(key);
  if (before !== undefined) return new Date(before);
  const shown = Date.parse(`${day}T${hour.length === 5 ? `${hour}:00` : hour}Z`);
  const near = shown - (shownIn(zone, shown) - shown);
  // Where clocks are set forward or back between the two, the second look is right.
  const at = near - (shownIn(zone, near) - shown);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, at);
  return new Date(at);
}
