import { numberOfDay, writeDay } from './day-numbers.ts';
import { DAY } from './durations.ts';

/** Wall clocks and instants, by the zones that the runtime knows (IANA, through Intl). */

/** Days are `YYYY-MM-DD`, hours `HH:MM`; a wall clock is both, `YYYY-MM-DDTHH:MM` with seconds when it has any. */
export interface WallClock {
  day: string;
  /** Seconds since midnight. */
  second: number;
}

/** Legal days are counted in central Mexico. */
export const MEXICO_CITY = 'America/Mexico_City';

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are about six hundred; their names in other letters are taken too, and shall not fill the memory. */
const MAX_ZONES = 700;

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
  if (formats.size >= MAX_ZONES) formats.clear();
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

/** A day of UTC on which the clock changes. */
interface Change {
  before: number;
  after: number;
  /** The first instant of `after`. */
  at: number;
}

/** The offset of a day of UTC, or its change. */
function readDay(zone: string, begin: number): number | Change {
  const [before, after] = [readOffset(zone, begin), readOffset(zone, begin + DAY - 1)];
  if (before === after) return before;
  let [low, high] = [0, DAY / 1000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(zone, begin + middle * 1000) === before) low = middle;
    else high = middle;
  }
  return { before, after, at: begin + high * 1000 };
}

/** In all zones together; a series that began long ago reads every day since. */
const MAX_KNOWN = 100_000;
let knownCount = 0;
/** By zone and day of UTC: asking Intl takes a hundred times longer. */
const knownDays = new Map<string, Map<number, number | Change>>();

function offsetOf(zone: string, at: number): number {
  const day = Math.floor(at / DAY);
  let known = knownDays.get(zone);
  let offset = known?.get(day);
  if (offset === undefined) {
    offset = readDay(zone, day * DAY);
    if (knownCount >= MAX_KNOWN) {
      knownDays.clear();
      knownCount = 0;
    }
    known = knownDays.get(zone) ?? new Map<number, number | Change>();
    knownDays.set(zone, known.set(day, offset));
    knownCount += 1;
  }
  return typeof offset === 'number' ? offset : at < offset.at ? offset.before : offset.after;
}

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (zone: string, instant: Date): number => offsetOf(zone, instant.getTime());

const two = (value: number): string => String(value).padStart(2, '0');

const utcOf = (day: string): number => numberOfDay(day) * DAY;

export const wallOf = (zone: string, instant: Date): WallClock => {
  const shifted = instant.getTime() + offsetOf(zone, instant.getTime());
  const number = Math.floor(shifted / DAY);
  return { day: writeDay(number), second: Math.floor((shifted - number * DAY) / 1000) };
};

/** The day that it is in a zone at an instant. */
export const dayIn = (zone: string, instant: Date): string => wallOf(zone, instant).day;

/** The legal day of an instant. */
export const dayInMexico = (instant: Date): string => dayIn(MEXICO_CITY, instant);

/** `HH:MM`. */
export const timeOf = ({ second }: Pick<WallClock, 'second'>): string =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}`;

export const timeIn = (zone: string, instant: Date): string => timeOf(wallOf(zone, instant));

/** Seconds since midnight of `HH:MM` or `HH:MM:SS`; null when it is no time of day. */
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
  const before = offsetOf(zone, wall - DAY);
  const after = offsetOf(zone, wall + DAY);
  const early = wall - Math.max(before, after);
  const late = wall - Math.min(before, after);
  const fits = (instant: number): boolean => offsetOf(zone, instant) === wall - instant;
  if (early === late) return { at: new Date(early), kind: 'ONCE' };
  if (fits(early)) return { at: new Date(early), kind: fits(late) ? 'TWICE' : 'ONCE' };
  if (fits(late)) return { at: new Date(late), kind: 'ONCE' };
  return { at: new Date(wall - before), kind: 'SKIPPED' };
}

export const instantOf = (zone: string, wall: WallClock): Date => place(zone, wall).at;

/** The instant at which a clock of that zone shows `HH:MM` or `HH:MM:SS` on that day. */
export const instantIn = (zone: string, day: string, time: string): Date =>
  instantOf(zone, { day, second: secondOf(time) ?? Number.NaN });

/** When a day begins in a zone: midnight, or the first moment after it. */
export const beginningOf = (zone: string, day: string): Date => instantOf(zone, { day, second: 0 });
