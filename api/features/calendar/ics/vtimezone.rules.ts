import { DAY } from '#schema/lib/durations.ts';
import { addDays, nthWeekday, weekdayOf } from '#schema/lib/days.ts';
import { offsetAt } from '#schema/lib/zones.ts';

/** VTIMEZONE of RFC 5545: the clock changes of a zone in the years of a calendar, the last ones as rules that go on. */

export interface Observance {
  kind: 'STANDARD' | 'DAYLIGHT';
  /** Local time before the change, `2026-03-08T02:00:00`. */
  start: string;
  offsetFrom: number;
  offsetTo: number;
  /** Yearly rule; null: it happened once. */
  rule: string | null;
}

interface Change {
  at: number;
  from: number;
  to: number;
}

/** Step of the search for changes, in days. */
const STEP_DAYS = 7;

/** The instant between two at which the offset changes, by binary search, to the second. */
function changeBetween(zone: string, early: number, late: number): number {
  const before = offsetAt(zone, new Date(early));
  let [low, high] = [early, late];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(zone, new Date(middle)) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** All clock changes of a zone from the beginning of one year to the end of another. */
export function changesOf(zone: string, fromYear: number, toYear: number): Change[] {
  const found: Change[] = [];
  const end = Date.UTC(toYear + 1, 0, 1);
  for (let at = Date.UTC(fromYear, 0, 1); at < end; at += STEP_DAYS * DAY) {
    const next = Math.min(at + STEP_DAYS * DAY, end);
    const [from, to] = [offsetAt(zone, new Date(at)), offsetAt(zone, new Date(next))];
    if (from !== to) found.push({ at: changeBetween(zone, at, next), from, to });
  }
  return found;
}

const wallText = (instant: number, offset: number): string => new Date(instant + offset).toISOString().slice(0, 19);

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Yearly rules that give the day of a change: «second Sunday of March», «last Sunday of October». */
function yearlyRules({ at, from }: Change): string[] {
  const day = wallText(at, from).slice(0, 10);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const weekday = weekdayOf(day);
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  const isLast = nthWeekday(year, month, weekday, -1) === day;
  const rule = (which: number): string => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${which}${CODES[weekday % 7] ?? 'SU'}`;
  return [...(isLast ? [rule(-1)] : []), ...(nth <= 4 ? [rule(nth)] : [])];
}

const kindOf = ({ from, to }: Change): string => `${from}>${to}`;
const timeOf = ({ at, from }: Change): string => wallText(at, from).slice(11);
const yearOf = ({ at, from }: Change): number => Number(wallText(at, from).slice(0, 4));

interface Run {
  changes: Change[];
  /** Yearly rules that fit all of them. */
  rules: string[];
}

/** The rules that also fit the next change; empty: it does not continue the run. */
function sharedRules({ changes, rules }: Run, next: Change): string[] {
  const last = changes.at(-1);
  if (!last || kindOf(last) !== kindOf(next) || timeOf(last) !== timeOf(next) || yearOf(next) !== yearOf(last) + 1)
    return [];
  return rules.filter((rule) => yearlyRules(next).includes(rule));
}

const stamp = (instant: number): string => new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z';

function observanceOf({ changes, rules }: Run, toYear: number): Observance[] {
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return [];
  const common = {
    kind: first.to > first.from ? ('DAYLIGHT' as const) : ('STANDARD' as const),
    offsetFrom: first.from,
    offsetTo: first.to,
  };
  const [rule] = rules;
  if (changes.length === 1 || !rule)
    return changes.map((change) => ({ ...common, start: wallText(change.at, change.from), rule: null }));
  const isGoingOn = yearOf(last) >= toYear;
  return [
    { ...common, start: wallText(first.at, first.from), rule: isGoingOn ? rule : `${rule};UNTIL=${stamp(last.at)}` },
  ];
}

const known = new Map<string, Observance[]>();
const MAX_KNOWN = 500;

/** The observances of a zone for the years of a calendar. Rules that still apply in the last year get no end. */
export function observancesOf(zone: string, fromYear: number, toYear: number): Observance[] {
  const key = `${zone} ${fromYear} ${toYear}`;
  const cached = known.get(key);
  if (cached) return cached;
  const begin = Date.UTC(fromYear, 0, 1);
  const offset = offsetAt(zone, new Date(begin));
  const runs: Run[] = [];
  for (const change of changesOf(zone, fromYear, toYear)) {
    const run = runs.find((each) => sharedRules(each, change).length > 0);
    if (run) {
      run.rules = sharedRules(run, change);
      run.changes.push(change);
    } else runs.push({ changes: [change], rules: yearlyRules(change) });
  }
  // The offset before the first change. It starts a day early, so that nothing of the first year lies before it.
  const start = `${addDays(`${fromYear}-01-01`, -1)}T00:00:00`;
  const observances: Observance[] = [
    { kind: 'STANDARD', start, offsetFrom: offset, offsetTo: offset, rule: null },
    ...runs.flatMap((run) => observanceOf(run, toYear)),
  ];
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, observances);
  return observances;
}

/** An offset as `-0600`; with seconds only where the offset has them. */
export function offsetText(offset: number): string {
  const sign = offset < 0 ? '-' : '+';
  const seconds = Math.abs(offset) / 1000;
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = Math.floor(seconds % 60);
  return `${sign}${two(Math.floor(seconds / 3600))}${two(Math.floor(seconds / 60) % 60)}${rest ? two(rest) : ''}`;
}
