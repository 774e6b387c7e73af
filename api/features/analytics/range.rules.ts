import type { AnalyticsComparison, AnalyticsPreset } from '#schema/generated/contract.ts';
import { analyticsText as say } from '#schema/text/analytics.ts';
import { addDays, addYears, daysBetween, monthStart } from '#schema/lib/days.ts';
import { beginningOf } from '#schema/lib/zones.ts';

/** Days of an account and the instants at which they begin and end. */

/** Both days are part of it. */
export interface DayRange {
  from: string;
  to: string;
}

/** A range with its instants, `fromAt` included and `toAt` not. */
export interface Span extends DayRange {
  zone: string;
  fromAt: Date;
  toAt: Date;
}

export interface AskedRange {
  range?: AnalyticsPreset | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const FIRST_DAY = '2000-01-01';
const MAX_DAYS = 1100;

const lastDays = (count: number, today: string): DayRange => ({ from: addDays(today, 1 - count), to: today });

/** The days that are asked for, or why there are none, in Spanish. */
export function rangeOf({ range, from, to }: AskedRange, today: string): DayRange | string {
  switch (range ?? 'LAST_30_DAYS') {
    case 'LAST_7_DAYS':
      return lastDays(7, today);
    case 'LAST_30_DAYS':
      return lastDays(30, today);
    case 'LAST_90_DAYS':
      return lastDays(90, today);
    case 'THIS_MONTH':
      return { from: monthStart(today), to: today };
    case 'THIS_YEAR':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'CUSTOM':
      if (!from || !to) return say.customNeedsDays;
      if (from > to) return say.wrongOrder;
      if (to > today) return say.inFuture;
      if (from < FIRST_DAY) return say.tooOld;
      return daysBetween(from, to) < MAX_DAYS ? { from, to } : say.tooLong;
  }
}

/** The days that a range is compared with. */
export function previousOf({ from, to }: DayRange, comparison: AnalyticsComparison): DayRange | null {
  if (comparison === 'NONE') return null;
  if (comparison === 'PREVIOUS_YEAR') return { from: addYears(from, -1), to: addYears(to, -1) };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

export const spanOf = (zone: string, { from, to }: DayRange): Span => ({
  from,
  to,
  zone,
  fromAt: beginningOf(zone, from),
  toAt: beginningOf(zone, addDays(to, 1)),
});

/** Days up to here are shown one by one, more by months. */
const MAX_SHOWN_DAYS = 92;

const isByMonth = ({ from, to }: DayRange): boolean => daysBetween(from, to) >= MAX_SHOWN_DAYS;

/** The first days of the points of a series, without gaps. */
export function pointDays(range: DayRange): string[] {
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, at) => addDays(range.from, at));
  return isByMonth(range) ? [...new Set(days.map((day) => pointOf(range, day)))] : days;
}

/** The point that a day belongs to. A first month that is not whole begins on the first day of the range. */
export const pointOf = (range: DayRange, day: string): string => {
  if (!isByMonth(range)) return day;
  const start = monthStart(day);
  return start < range.from ? range.from : start;
};
