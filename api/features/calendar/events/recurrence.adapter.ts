import ICAL from 'ical.js';
import { DAY } from '#schema/lib/durations.ts';
import { addDays, daysBetween, isDay } from '#schema/lib/days.ts';
import { dayIn, instantOf, wallOf, type WallClock } from '#schema/lib/zones.ts';
import { BoundedIterator, MAX_LOOKS } from './bounded-iterator.adapter.ts';
import { rulePartsOf, untilInstant } from './recurrence.rules.ts';

/** Series spread out on the wall clock of their zone, by the library's reading of RFC 5545. */

export interface Series {
  rule: string;
  startAt: Date;
  zone: string;
  isAllDay: boolean;
}

/** Steps of one reading: a rule that leads nowhere ends here, and nothing that is kept counts further. */
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

/** The rule with its end on the wall clock, where the library compares. */
function recurOf({ rule, zone }: Series): ICAL.Recur {
  const recur = ICAL.Recur.fromString([...rulePartsOf(rule)].map(([name, value]) => `${name}=${value}`).join(';'));
  const until = rulePartsOf(rule).get('UNTIL');
  if (!until) return recur;
  const { day, at } = untilInstant(until, zone);
  recur.until = timeOf(at ? wallOf(zone, at) : { day, second: 86_399 });
  return recur;
}

/** The day of a series, whole rounds of its months later, on which it may begin as well as on its own. */
function laterMonth(day: string, step: number, from: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  const gone = (Number(from.slice(0, 4)) - year) * 12 + Number(from.slice(5, 7)) - 1 - month;
  // A round less, so that it is over before `from`; and further back where a month has no such day.
  for (let round = Math.floor(gone / step) - 1; round > 0; round--) {
    const at = year * 12 + month + round * step;
    const found = `${String(Math.floor(at / 12)).padStart(4, '0')}-${two((at % 12) + 1)}${day.slice(7)}`;
    if (isDay(found)) return found;
  }
  return day;
}

const ROUND_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };
const ROUND_MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, YEARLY: 12 };

/** Where the reading may begin: whole rounds before `from` are left out. What is counted is read from its beginning. */
function beginning(series: Series, from: string): WallClock {
  const start = wallOf(series.zone, series.startAt);
  const parts = rulePartsOf(series.rule);
  const frequency = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1) || 1;
  if (parts.has('COUNT') || from <= start.day) return start;
  const months = ROUND_MONTHS[frequency];
  if (months) return { ...start, day: laterMonth(start.day, months * interval, from) };
  const step = (ROUND_DAYS[frequency] ?? 1) * interval;
  const rounds = Math.floor(daysBetween(start.day, from) / step) - 1;
  return rounds > 0 ? { ...start, day: addDays(start.day, rounds * step) } : start;
}

/** Far beyond any calendar. */
const END_OF_TIME = 2200;

/** What a reading may still do: what no screen can show is not reckoned for ever. */
export interface ExpansionBudget {
  steps: number;
}

/** A rule that looks through many days for one time costs more than one that has it at once. */
const LOOKS_OF_STEP = 4;

/** One time after the other; null when there is none, none that can be found, or no patience left. */
function iteratorOf(series: Series, first: WallClock, patience: ExpansionBudget = { steps: MAX_STEPS }) {
  const rule = recurOf(series);
  let iterator: BoundedIterator | null = null;
  return (): WallClock | null => {
    if (patience.steps <= 0) return null;
    try {
      // It looks for the first one when it is made.
      iterator ??= new BoundedIterator({ rule, dtstart: timeOf(first) });
      const time = iterator.next() as ICAL.Time | null;
      patience.steps -= 1 + Math.floor(iterator.looks / LOOKS_OF_STEP);
      return time && time.year < END_OF_TIME ? wallFrom(time) : null;
    } catch {
      // Too sparse, or one that the library gives up on half-way: one event of somebody spoils no view.
      patience.steps -= Math.ceil(MAX_LOOKS / LOOKS_OF_STEP);
      return null;
    }
  };
}

/** Original starts from `from` (counted) to `to` (not), earliest first. */
export function* startsBetween(series: Series, from: Date, to: Date, patience?: ExpansionBudget): Generator<Date> {
  // On the wall clock, with a day to spare: the zone is only asked about what may lie between.
  const dayBefore = addDays(dayIn(series.zone, from), -1);
  const next = iteratorOf(series, beginning(series, dayBefore), patience);
  const months = rulePartsOf(series.rule).get('BYMONTH')?.split(',').map(Number);
  for (let wall = next(); wall; wall = next()) {
    // The library makes the 2nd of March of a 30th of February.
    if (wall.day < dayBefore || months?.includes(Number(wall.day.slice(5, 7))) === false) continue;
    const at = instantOf(series.zone, wall);
    if (at >= to) return;
    if (at >= from) yield at;
  }
}

export const isEndless = (rule: string): boolean => !rulePartsOf(rule).has('COUNT') && !rulePartsOf(rule).has('UNTIL');

/** Start of the last time; null when it never ends, or never happens. */
export function lastStart(series: Series): Date | null {
  if (isEndless(series.rule)) return null;
  const next = iteratorOf(series, wallOf(series.zone, series.startAt));
  let last: WallClock | null = null;
  for (let wall = next(); wall; wall = next()) last = wall;
  return last && instantOf(series.zone, last);
}

/** Enough to find the last one of what repeats every year. */
const YEAR_MS = 400 * DAY;

/** Start of the last time up to an instant, of a series that ends with it. */
export function lastUntil(series: Series, until: Date): Date | null {
  const from = new Date(Math.max(series.startAt.getTime(), until.getTime() - YEAR_MS));
  let last: Date | null = null;
  for (const at of startsBetween(series, from, new Date(until.getTime() + 1))) last = at;
  return last ?? lastStart(series);
}

/** Whether the series happens at that very start. */
export function happensAt(series: Series, at: Date): boolean {
  for (const each of startsBetween(series, at, new Date(at.getTime() + 1))) return each.getTime() === at.getTime();
  return false;
}

/** How many times a series that is counted happens before an instant. */
export function countBefore(series: Series, at: Date): number {
  if (!rulePartsOf(series.rule).has('COUNT')) return 0;
  let count = 0;
  for (const _ of startsBetween(series, series.startAt, at)) count++;
  return count;
}

/** A rule that the library cannot read, or that repeats within a day. */
export function isReadable(rule: string): boolean {
  try {
    const frequency = rulePartsOf(rule).get('FREQ') ?? '';
    if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency)) return false;
    if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => rulePartsOf(rule).has(name))) return false;
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
