import type { NonWorkingDayKind } from '#schema/generated/contract.ts';
import { nonWorkingText, restDayText } from '#schema/text/calendar.ts';
import { addDays, nthWeekday, weekdayOf } from '#schema/lib/days.ts';

export interface RestDay {
  date: string;
  kind: NonWorkingDayKind;
  reason: string;
  basis: string | null;
}

const MONDAY = 1;
const SATURDAY = 6;
type Fraction = Exclude<keyof typeof restDayText, 'basis'>;

/** First year in which the change of the federal executive was on 1 October (fraction VII as reformed). */
const FIRST_OCTOBER = 2024;

/**
 * Days of obligatory rest of a year.
 * @source LFT, article 74, fractions I–VIII (reformed DOF 30-09-2024). Fraction IX refers to the electoral laws, which set
 * election days year by year: they are not included.
 */
function obligatory(year: number): [string, Fraction][] {
  return [
    [`${year}-01-01`, 'I'],
    [nthWeekday(year, 2, MONDAY, 1), 'II'],
    [nthWeekday(year, 3, MONDAY, 3), 'III'],
    [`${year}-05-01`, 'IV'],
    [`${year}-09-16`, 'V'],
    ...((year - FIRST_OCTOBER) % 6 === 0 && year >= FIRST_OCTOBER
      ? ([[`${year}-10-01`, 'VII']] satisfies [string, Fraction][])
      : []),
    [nthWeekday(year, 11, MONDAY, 3), 'VI'],
    [`${year}-12-25`, 'VIII'],
  ];
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

const weekend = (date: string): RestDay | null => {
  const day = weekdayOf(date);
  if (day < SATURDAY) return null;
  return {
    date,
    kind: 'WEEKEND',
    reason: day === SATURDAY ? nonWorkingText.SATURDAY : nonWorkingText.SUNDAY,
    basis: null,
  };
};

/** Weekends and days of obligatory rest from one day to another, both included. A holiday on a weekend is given as the holiday. */
export function restDaysBetween(from: string, to: string): RestDay[] {
  const holidays = new Map<string, Fraction>();
  for (let year = yearOf(from); year <= yearOf(to); year++)
    for (const [date, fraction] of obligatory(year)) holidays.set(date, fraction);
  const found: RestDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const fraction = holidays.get(date);
    const day = fraction
      ? ({ date, kind: 'HOLIDAY', reason: restDayText[fraction], basis: restDayText.basis(fraction) } as const)
      : weekend(date);
    if (day) found.push(day);
  }
  return found;
}
