import ICAL from 'ical.js';
import { DAY } from '#schema/lib/durations.ts';
import { addDays, daysBetween, isDay } from '#schema/lib/days.ts';
import { dayIn, instantOf, wallOf, type WallClock } from '#schema/lib/zones.ts';
import { BoundedIterator, MAX_CANDIDATES } from './bounded-iterator.adapter.ts';
import { rulePartsOf, untilInstant } from './recurrence.rules.ts';

/** Starts of a series by RFC 5545, computed by ical.js on the local time of the zone of the series. */

export interface Series {
  rule: string;
  startAt: Date;
  zone: string;
  isAllDay: boolean;
}

/** Steps of one iteration. No stored rule needs more; a rule without further starts stops here. */
const MAX_STEPS = 20_000;

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

/** The rule with UNTIL in local time, as the library compares it. */
function icalRule({ rule, zone }: Series): ICAL.Recur {
  const recur = ICAL.Recur.fromString([...rulePartsOf(rule)].map(([name, value]) => `${name}=${value}`).join(';'));
  const until = rulePartsOf(rule).get('UNTIL');
  if (!until) return recur;
  const { day, at } = untilInstant(until, zone);
  recur.until = timeOf(at ? wallOf(zone, at) : { day, second: 86_399 });
  return recur;
}

/** A later day that the series may be iterated from: a whole number of intervals (in months) after its first day, before `from`. */
function laterMonthStart(day: string, step: number, from: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  const gone = (Number(from.slice(0, 4)) - year) * 12 + Number(from.slice(5, 7)) - 1 - month;
  // One interval less, so that it lies before `from`; further back where a month has no such day.
  for (let round = Math.floor(gone / step) - 1; round > 0; round--) {
    const at = year * 12 + month + round * step;
    const found = `${String(Math.floor(at / 12)).padStart(4, '0')}-${two((at % 12) + 1)}${day.slice(7)}`;
    if (isDay(found)) return found;
  }
  return day;
}

const ROUND_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };
const ROUND_MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, YEARLY: 12 };

/** Where the iteration starts: whole intervals before `from` are skipped. A rule with COUNT is iterated from its first start. */
function readingStart(series: Series, from: string): WallClock {
  const start = wallOf(series.zone, series.startAt);
  const parts = rulePartsOf(series.rule);
  const frequency = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1) || 1;
  if (parts.has('COUNT') || from <= start.day) return start;
  const months = ROUND_MONTHS[frequency];
  if (months) return { ...start, day: laterMonthStart(start.day, months * interval, from) };
  const step = (ROUND_DAYS[frequency] ?? 1) * interval;
  const rounds = Math.floor(daysBetween(start.day, from) / step) - 1;
  return rounds > 0 ? { ...start, day: addDays(start.day, rounds * step) } : start;
}

/** No event lies in or after this year. */
const END_OF_TIME = 2200;

/** Steps that an iteration may still take. Shared by several series, it bounds the work of a view. */
export interface ExpansionBudget {
  steps: number;
}

/** A rule that tries many days for one start costs more steps: one for each so many candidates. */
const CANDIDATES_PER_STEP = 4;

/** Returns the next start with each call; null: there is none, none was found within the limits, or the budget is used up. */
function iteratorOf(series: Series, first: WallClock, budget: ExpansionBudget = { steps: MAX_STEPS }) {
  const rule = icalRule(series);
  let iterator: BoundedIterator | null = null;
  return (): WallClock | null => {
    if (budget.steps <= 0) return null;
    try {
      // The constructor searches for the first start already.
      iterator ??= new BoundedIterator({ rule, dtstart: timeOf(first) });
      const time = iterator.next() as ICAL.Time | null;
      budget.steps -= 1 + Math.floor(iterator.candidates / CANDIDATES_PER_STEP);
      return time && time.year < END_OF_TIME ? wallFrom(time) : null;
    } catch {
      // The rule is too sparse, or the library failed: one bad event must not break a view.
      budget.steps -= Math.ceil(MAX_CANDIDATES / CANDIDATES_PER_STEP);
      return null;
    }
  };
}

/** Original starts from `from` (included) to `to` (excluded), earliest first. */
export function* startsBetween(series: Series, from: Date, to: Date, budget?: ExpansionBudget): Generator<Date> {
  // Compared in local time first, with one day of margin: conversions to instants are slow.
  const dayBefore = addDays(dayIn(series.zone, from), -1);
  const next = iteratorOf(series, readingStart(series, dayBefore), budget);
  const months = rulePartsOf(series.rule).get('BYMONTH')?.split(',').map(Number);
  for (let wall = next(); wall; wall = next()) {
    // The library turns 30 February into 2 March.
    if (wall.day < dayBefore || months?.includes(Number(wall.day.slice(5, 7))) === false) continue;
    const at = instantOf(series.zone, wall);
    if (at >= to) return;
    if (at >= from) yield at;
  }
}

export const isEndless = (rule: string): boolean => !rulePartsOf(rule).has('COUNT') && !rulePartsOf(rule).has('UNTIL');

/** Start of the last occurrence; null: the series has no end or no occurrence. */
export function lastStart(series: Series): Date | null {
  if (isEndless(series.rule)) return null;
  const next = iteratorOf(series, wallOf(series.zone, series.startAt));
  let last: WallClock | null = null;
  for (let wall = next(); wall; wall = next()) last = wall;
  return last && instantOf(series.zone, last);
}

/** More than a year: the last occurrence of a yearly series is found within it. */
const YEAR_MS = 400 * DAY;

/** Start of the last occurrence up to an instant, of a series that ends with it. */
export function lastUntil(series: Series, until: Date): Date | null {
  const from = new Date(Math.max(series.startAt.getTime(), until.getTime() - YEAR_MS));
  let last: Date | null = null;
  for (const at of startsBetween(series, from, new Date(until.getTime() + 1))) last = at;
  return last ?? lastStart(series);
}

/** Whether the series has an occurrence with exactly that start. */
export function happensAt(series: Series, at: Date): boolean {
  for (const each of startsBetween(series, at, new Date(at.getTime() + 1))) return each.getTime() === at.getTime();
  return false;
}

/** Number of occurrences before an instant, of a rule with COUNT; otherwise 0. */
export function countBefore(series: Series, at: Date): number {
  if (!rulePartsOf(series.rule).has('COUNT')) return 0;
  let count = 0;
  for (const _ of startsBetween(series, series.startAt, at)) count++;
  return count;
}

/** Whether the library can read a rule and it repeats by days or longer periods. */
export function isReadable(rule: string): boolean {
  try {
    const frequency = rulePartsOf(rule).get('FREQ') ?? '';
    if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency)) return false;
    if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => rulePartsOf(rule).has(name))) return false;
    const iterator = new BoundedIterator({
      rule: ICAL.Recur.fromString(rule),
      dtstart: timeOf({ day: '2026-01-01', second: 0 }),
    });
    // The first result is always the start itself.
    iterator.next();
    iterator.next();
    return true;
  } catch {
    return false;
  }
}
