import ICAL from 'ical.js';
import { addDays, daysBetween, dayIn, instantOf, wallOf, type WallClock } from '../zones.rules.ts';
import { BoundedIterator, RuleTooSparse } from './bounded-iterator.ts';
import { partsOf, untilInstant } from './recurrence.rules.ts';

/** Series spread out on the wall clock of their zone, by the library's reading of RFC 5545. */

export interface Series {
  rule: string;
  startAt: Date;
  zone: string;
  isAllDay: boolean;
}

/** Steps of one reading: a rule that leads nowhere ends here. */
const MOST_STEPS = 20_000;

const timeOf = ({ day, second }: WallClock): ICAL.Time =>
  new ICAL.Time(
    {
      year: Number(day.slice(0, 4)),
      month: Number(day.slice(5, 7)),
      day: Number(day.slice(8, 10)),
      hour: Math.floor(second / 3600),
      minute: Math.floor(second / 60) % 60,
      second: second % 60,
      isDate: false,
    },
    ICAL.Timezone.localTimezone,
  );

const two = (value: number): string => String(value).padStart(2, '0');

const wallFrom = (time: ICAL.Time): WallClock => ({
  day: `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`,
  second: time.hour * 3600 + time.minute * 60 + time.second,
});

/** The rule with its end on the wall clock, where the library compares. */
function recurOf({ rule, zone }: Series): ICAL.Recur {
  const recur = ICAL.Recur.fromString([...partsOf(rule)].map(([name, value]) => `${name}=${value}`).join(';'));
  const until = partsOf(rule).get('UNTIL');
  if (!until) return recur;
  const { day, at } = untilInstant(until, zone);
  recur.until = timeOf(at ? wallOf(zone, at) : { day, second: 86_399 });
  return recur;
}

/**
 * Where the reading may begin: days and weeks repeat evenly, so whole rounds before `from` are left out. What is counted
 * or picked by its place among others is read from its beginning.
 */
function beginning(series: Series, from: Date): WallClock {
  const start = wallOf(series.zone, series.startAt);
  const parts = partsOf(series.rule);
  const round = parts.get('FREQ') === 'DAILY' ? 1 : parts.get('FREQ') === 'WEEKLY' ? 7 : 0;
  if (round === 0 || parts.has('COUNT') || parts.has('BYSETPOS')) return start;
  const step = round * (Number(parts.get('INTERVAL') ?? 1) || 1);
  const gone = daysBetween(start.day, dayIn(series.zone, from)) - 1;
  return gone < step ? start : { ...start, day: addDays(start.day, Math.floor(gone / step) * step) };
}

/** One time after the other; null when there is none, or none that can be found. */
function iteratorOf(rule: ICAL.Recur, first: WallClock): () => ICAL.Time | null {
  let iterator: BoundedIterator | null = null;
  return () => {
    try {
      // It looks for the first one when it is made.
      iterator ??= new BoundedIterator({ rule, dtstart: timeOf(first) });
      return iterator.next() as ICAL.Time | null;
    } catch (error) {
      if (error instanceof RuleTooSparse) return null;
      throw error;
    }
  };
}

/** Original starts from `from` (counted) to `to` (not), earliest first. */
export function* startsBetween(series: Series, from: Date, to: Date): Generator<Date> {
  const next = iteratorOf(recurOf(series), beginning(series, from));
  for (let step = 0; step < MOST_STEPS; step++) {
    const time = next();
    if (!time) return;
    const at = instantOf(series.zone, wallFrom(time));
    if (at >= to) return;
    if (at >= from) yield at;
  }
}

/** Far beyond any calendar. */
const END_OF_TIME = new Date('2200-01-01T00:00:00Z');

export const isEndless = (rule: string): boolean => !partsOf(rule).has('COUNT') && !partsOf(rule).has('UNTIL');

/** Start of the last time; null when it never ends, or never happens. */
export function lastStart(series: Series): Date | null {
  if (isEndless(series.rule)) return null;
  let last: Date | null = null;
  for (const at of startsBetween(series, series.startAt, END_OF_TIME)) last = at;
  return last;
}

/** Whether the series happens at that very start. */
export function happensAt(series: Series, at: Date): boolean {
  for (const each of startsBetween(series, at, new Date(at.getTime() + 1))) return each.getTime() === at.getTime();
  return false;
}

/** How many times it happens before an instant. */
export function countBefore(series: Series, at: Date): number {
  let count = 0;
  for (const _ of startsBetween(series, series.startAt, at)) count++;
  return count;
}

/** A rule that the library cannot read, or that repeats within a day. */
export function isReadable(rule: string): boolean {
  try {
    const frequency = partsOf(rule).get('FREQ') ?? '';
    if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency)) return false;
    if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => partsOf(rule).has(name))) return false;
    const iterator = new BoundedIterator({
      rule: ICAL.Recur.fromString(rule),
      dtstart: timeOf({ day: '2026-01-01', second: 0 }),
    });
    // The first is the start itself, whatever the rule says.
    iterator.next();
    iterator.next();
    return true;
  } catch {
    return false;
  }
}
