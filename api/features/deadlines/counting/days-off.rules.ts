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
import { printedArticle } from './printed-article.rules.ts';

/** Why a day does not count. */
export interface DayOff {
  reason: string;
  citation: TermCitation | null;
  /** It is off because of its weekday, not as a holiday or closure. */
  isWeekly: boolean;
  /** Neither the statute nor a calendar of the court itself says so: whoever counts it as working ends earlier. */
  isDoubtful: boolean;
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
    if (day !== null) days.set(day, { reason: rule.name, citation: rule.article, isWeekly: false, isDoubtful: false });
  }
  ofYear.set(key, days);
  return days;
}

interface Closure {
  from: DayNumber;
  to: DayNumber;
  period: ClosedPeriod;
}

const closuresOf = new WeakMap<readonly ClosedPeriod[], Closure[]>();

function readClosures(periods: readonly ClosedPeriod[]): Closure[] {
  const known = closuresOf.get(periods);
  if (known) return known;
  const closures: Closure[] = [];
  for (const period of periods) {
    const [first, last] = [readDay(period.from), readDay(period.to)];
    if (first !== null && last !== null) closures.push({ from: first, to: last, period });
  }
  closures.sort((one, other) => one.from - other.from);
  closuresOf.set(periods, closures);
  return closures;
}

const closedByItself = ({ reason }: ClosedPeriod): DayOff => ({
  reason,
  citation: null,
  isWeekly: false,
  isDoubtful: false,
});

/** Days off inside of periods: suspensions of the case, closures of a court. `offOf`: what is said of a closure. */
export function closedDays(
  periods: readonly ClosedPeriod[],
  offOf: (period: ClosedPeriod) => DayOff = closedByItself,
): DaysOff {
  const closures = readClosures(periods);
  if (closures.length === 0) return NO_DAYS_OFF;
  const offs = new Map<ClosedPeriod, DayOff>();
  return (day) => {
    for (const { from, to, period } of closures) {
      if (from > day) return null;
      if (day > to) continue;
      const off = offs.get(period) ?? offOf(period);
      offs.set(period, off);
      return off;
    }
    return null;
  };
}

const statuteOf = (citation: TermCitation): string => citation.split(':')[0] ?? citation;

/** Laws that organize a court say which days are off for all its matters (LOPJF 229). */
const ORGANIC_LAWS: ReadonlySet<string> = new Set(['lopjf', 'lotfja', 'lota']);

/** `5 de mayo (Ley de Amparo, art. 19)` → `5 de mayo`: the article is named by itself. */
const withoutArticle = (reason: string): string => reason.replace(/ \([^()]*\)$/, '');

/**
 * What a count under a statute says of a day that the calendar of a court has: the norm of the court itself, or that
 * it is taken from another. It is doubtful when no calendar of the court was published for that year, and what closes
 * the day is neither the statute of the count nor a law that organizes the court.
 */
function offOfCourt(regime: CountingRegime, period: ClosedPeriod): DayOff {
  const { reason, citation = null, takenFrom = null, isDerived = false } = period;
  if (!citation)
    return takenFrom
      ? { ...closedByItself(period), reason: countingText.days.takenFromCalendar(reason, takenFrom) }
      : closedByItself(period);
  const name = withoutArticle(reason);
  const isOwn = statuteOf(citation) === regime.id;
  const isOfCourt = ORGANIC_LAWS.has(statuteOf(citation)) && takenFrom === null;
  const taken = takenFrom
    ? countingText.days.takenFromCalendar(name, takenFrom)
    : isOfCourt
      ? name
      : countingText.days.takenFrom(name, printedArticle(citation));
  return {
    reason: isOwn ? name : taken,
    citation,
    isWeekly: false,
    isDoubtful: isDerived && !isOwn && !isOfCourt,
  };
}

/** Weekdays that never count under a statute, with the article that says so. */
const weeklyOf = (regime: CountingRegime): ReadonlyMap<number, DayOff> =>
  new Map(
    regime.working.weekdaysOff.map((weekday) => [
      weekday,
      {
        reason: countingText.weekday(weekday),
        citation: regime.working.articles[0] ?? null,
        isWeekly: true,
        isDoubtful: false,
      },
    ]),
  );

/** A day of another statute's list says so: mercantile law has no list of its own and takes that of labour law. */
const offOfList = (regime: CountingRegime, off: DayOff): DayOff =>
  off.citation === null || statuteOf(off.citation) === regime.id
    ? off
    : { ...off, reason: countingText.days.takenFrom(off.reason, printedArticle(off.citation)) };

interface DaysOffOptions {
  /** Counts as working what only a derived calendar of another statute closes. */
  countsDoubtful?: boolean;
}

/** Days that do not count under a statute: its weekdays off, its own list, and the closures of the courts in charge. */
export function daysOffOf(
  regime: CountingRegime,
  courts: readonly (CourtDays | null)[],
  { countsDoubtful = false }: DaysOffOptions = {},
): DaysOff {
  const { holidays, withCourtCalendar } = regime.working;
  const weekly = weeklyOf(regime);
  const offOf = (period: ClosedPeriod): DayOff => offOfCourt(regime, period);
  const closed = withCourtCalendar ? courts.flatMap((court) => (court ? [closedDays(court.closed, offOf)] : [])) : [];
  return (day) => {
    const restDay = weekly.get(weekdayOf(day));
    if (restDay) return restDay;
    const year = yearOf(day);
    for (const list of holidays) {
      const holiday = holidaysOf(list, year).get(day);
      if (holiday) return offOfList(regime, holiday);
    }
    for (const isClosed of closed) {
      const closure = isClosed(day);
      if (closure && !(countsDoubtful && closure.isDoubtful)) return closure;
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
