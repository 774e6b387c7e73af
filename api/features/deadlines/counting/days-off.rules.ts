import {
  dayNumberOf,
  lastDayOfMonth,
  nthWeekdayOf,
  weekdayOf,
  yearOf,
  type DayNumber,
} from '#schema/lib/day-numbers.ts';
import { holidayLists } from '#db/content/deadlines/regimes.ts';
import type { CountingRegime, HolidayRule, TermCitation } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { ClosedPeriod, CourtDays } from './counting.types.ts';
import { readDay } from './days.rules.ts';

/** Why a day does not count. */
export interface DayOff {
  reason: string;
  citation: TermCitation | null;
  /** It is off because of its weekday, not as a holiday or closure. */
  isWeekly: boolean;
}

/** `null`: the day counts. */
export type DaysOff = (day: DayNumber) => DayOff | null;

export const NO_DAYS_OFF: DaysOff = () => null;

function dayOfRule(rule: HolidayRule, year: number): DayNumber | null {
  if (rule.firstYear !== null && year < rule.firstYear) return null;
  if (rule.lastYear !== null && year > rule.lastYear) return null;
  if (rule.every && (year - rule.every.from) % rule.every.years !== 0) return null;
  if (rule.nth) return nthWeekdayOf(year, rule.month, rule.nth.weekday, rule.nth.which);
  return rule.day !== null && rule.day <= lastDayOfMonth(year, rule.month)
    ? dayNumberOf(year, rule.month, rule.day)
    : null;
}

const ofYear = new Map<string, Map<DayNumber, DayOff>>();

/** The days off that a statute lists, in one year; cached, because every count uses the same lists. */
export function holidaysOf(listId: string, year: number): ReadonlyMap<DayNumber, DayOff> {
  const key = `${listId} ${year}`;
  const known = ofYear.get(key);
  if (known) return known;
  const days = new Map<DayNumber, DayOff>();
  for (const rule of holidayLists.find(({ id }) => id === listId)?.days ?? []) {
    const day = dayOfRule(rule, year);
    if (day !== null) days.set(day, { reason: rule.name, citation: rule.article, isWeekly: false });
  }
  ofYear.set(key, days);
  return days;
}

interface Closure {
  from: DayNumber;
  to: DayNumber;
  off: DayOff;
}

const closuresOf = new WeakMap<readonly ClosedPeriod[], Closure[]>();

function readClosures(periods: readonly ClosedPeriod[]): Closure[] {
  const known = closuresOf.get(periods);
  if (known) return known;
  const closures: Closure[] = [];
  for (const { from, to, reason } of periods) {
    const [first, last] = [readDay(from), readDay(to)];
    if (first !== null && last !== null)
      closures.push({ from: first, to: last, off: { reason, citation: null, isWeekly: false } });
  }
  closures.sort((one, other) => one.from - other.from);
  closuresOf.set(periods, closures);
  return closures;
}

/** Days off inside of periods: suspensions of the case, closures of a court. */
export function closedDays(periods: readonly ClosedPeriod[]): DaysOff {
  const closures = readClosures(periods);
  if (closures.length === 0) return NO_DAYS_OFF;
  return (day) => {
    for (const closure of closures) {
      if (closure.from > day) return null;
      if (day <= closure.to) return closure.off;
    }
    return null;
  };
}

/** Weekdays that never count under a statute, with the article that says so. */
const weeklyOf = (regime: CountingRegime): ReadonlyMap<number, DayOff> =>
  new Map(
    regime.working.weekdaysOff.map((weekday) => [
      weekday,
      { reason: countingText.weekday(weekday), citation: regime.working.articles[0] ?? null, isWeekly: true },
    ]),
  );

/** Days that do not count under a statute: its weekdays off, its own list, and the closures of the courts in charge. */
export function daysOffOf(regime: CountingRegime, courts: readonly (CourtDays | null)[]): DaysOff {
  const { holidays, withCourtCalendar } = regime.working;
  const weekly = weeklyOf(regime);
  const closed = withCourtCalendar ? courts.flatMap((court) => (court ? [closedDays(court.closed)] : [])) : [];
  return (day) => {
    const restDay = weekly.get(weekdayOf(day));
    if (restDay) return restDay;
    const year = yearOf(day);
    for (const list of holidays) {
      const holiday = holidaysOf(list, year).get(day);
      if (holiday) return holiday;
    }
    for (const isClosed of closed) {
      const closure = isClosed(day);
      if (closure) return closure;
    }
    return null;
  };
}

/** Combines sources of days off; the first one that has the day gives the reason. */
export const anyOf =
  (...all: DaysOff[]): DaysOff =>
  (day) => {
    for (const daysOff of all) {
      const off = daysOff(day);
      if (off) return off;
    }
    return null;
  };
