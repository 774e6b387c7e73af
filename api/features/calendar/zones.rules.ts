/** Wall clocks and instants, by the zones that the runtime knows (IANA, through Intl). */

/** Days are `YYYY-MM-DD`, hours `HH:MM`; a wall clock is both, `YYYY-MM-DDTHH:MM` with seconds when it has any. */
export interface WallClock {
  day: string;
  /** Seconds since midnight. */
  second: number;
}

export const HOME_ZONE = 'America/Mexico_City';

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** There are about six hundred; their names in other letters are taken too, and shall not fill the memory. */
const MOST_ZONES = 700;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MOST_ZONES) formats.clear();
  formats.set(zone, format);
  return format;
}

const ZONE_NAME = /^[A-Za-z][\w+\-/]{0,63}$/;

/** Whether it is the name of a zone. Offsets (`-06:00`) are none: they know no summer time. */
export function isZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

function readOffset(zone: string, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/** In all zones together; a series that began long ago reads every day since. */
const MOST_KNOWN = 100_000;
let knownCount = 0;
/** By zone and day of UTC on which the clock does not change: asking Intl takes a hundred times longer. */
const knownOffsets = new Map<string, Map<number, number>>();

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: Date): number {
  const at = instant.getTime();
  const day = Math.floor(at / DAY_MS);
  const known = knownOffsets.get(zone) ?? new Map<number, number>();
  const offset = known.get(day);
  if (offset !== undefined) return offset;
  const read = readOffset(zone, at);
  const begin = day * DAY_MS;
  if (readOffset(zone, begin) !== read || readOffset(zone, begin + DAY_MS - 1) !== read) return read;
  knownCount += 1;
  if (knownCount > MOST_KNOWN) {
    knownOffsets.clear();
    known.clear();
    knownCount = 1;
  }
  knownOffsets.set(zone, known.set(day, read));
  return read;
}

const two = (value: number): string => String(value).padStart(2, '0');

const dayOfUtc = (instant: Date): string =>
  `${String(instant.getUTCFullYear()).padStart(4, '0')}-${two(instant.getUTCMonth() + 1)}-${two(instant.getUTCDate())}`;

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string => dayOfUtc(new Date(utcOf(day) + days * DAY_MS));

/** Days from one to the other: 1 from today to tomorrow. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay();

export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && dayOfUtc(instant) === day;
}

export const wallOf = (zone: string, instant: Date): WallClock => {
  const shifted = new Date(instant.getTime() + offsetAt(zone, instant));
  const day = dayOfUtc(shifted);
  return { day, second: Math.floor((shifted.getTime() - utcOf(day)) / 1000) };
};

export const dayIn = (zone: string, instant: Date): string => wallOf(zone, instant).day;

/** `HH:MM`. */
export const timeOf = ({ second }: Pick<WallClock, 'second'>): string =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}`;

export const timeIn = (zone: string, instant: Date): string => timeOf(wallOf(zone, instant));

/** `HH:MM` or `HH:MM:SS` in seconds; null when it is no time of day. */
export function secondOf(time: string): number | null {
  const parts = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(time);
  if (!parts) return null;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  return hour < 24 && minute < 60 && second < 60 ? hour * 3600 + minute * 60 + second : null;
}

/**
 * The instant of a wall clock. `TWICE`: the clock was set back over it, the first time is meant. `SKIPPED`: the clock
 * was set forward over it; the instant is as far behind the change as the hour is.
 */
export interface Placed {
  at: Date;
  kind: 'ONCE' | 'TWICE' | 'SKIPPED';
}

export function place(zone: string, { day, second }: WallClock): Placed {
  const wall = utcOf(day) + second * 1000;
  // Changes are hours apart at least: the offsets of a day before and after cover both sides of one.
  const before = offsetAt(zone, new Date(wall - DAY_MS));
  const after = offsetAt(zone, new Date(wall + DAY_MS));
  const early = wall - Math.max(before, after);
  const late = wall - Math.min(before, after);
  const fits = (instant: number): boolean => offsetAt(zone, new Date(instant)) === wall - instant;
  if (early === late) return { at: new Date(early), kind: 'ONCE' };
  if (fits(early)) return { at: new Date(early), kind: fits(late) ? 'TWICE' : 'ONCE' };
  if (fits(late)) return { at: new Date(late), kind: 'ONCE' };
  return { at: new Date(wall - before), kind: 'SKIPPED' };
}

export const instantOf = (zone: string, wall: WallClock): Date => place(zone, wall).at;

/** When a day begins in a zone: midnight, or the first moment after it. */
export const beginningOf = (zone: string, day: string): Date => instantOf(zone, { day, second: 0 });

/** First day of the week of a day; `first`: 0 Sunday … 6 Saturday. */
export const weekBegins = (day: string, first = 1): string => addDays(day, -((weekdayOf(day) - first + 7) % 7));

export const monthOf = (day: string): { year: number; month: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** `2026-11-03` of the third Monday (1) of a month; -1 for the last. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${two(month)}-01`;
  if (nth > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
  const last = addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`, -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}
