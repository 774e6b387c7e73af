import { addMonths, daysFrom, monthEnd, monthStart, weekdayOf } from '#schema/lib/days.ts';

/** The counted days as months of a calendar. Pure. */

export type DayMark = 'notice' | 'effect' | 'counted' | 'out' | 'due';

interface MonthDay {
  /** `2026-11-23`. */
  date: string;
  /** Day of the month. */
  day: number;
  mark: DayMark | null;
  /** Its number in the count. */
  number: number | null;
}

export interface Month {
  /** `2026-11`. */
  key: string;
  /** Days of the week before the first of the month; weeks start on Monday. */
  lead: number;
  days: readonly MonthDay[];
}

interface Counted {
  noticeOn: string;
  effectOn?: string | null;
  dueOn?: string | null;
  days: readonly { date: string; counts: boolean; number?: number | null }[];
}

function monthOf(key: string, markOf: (date: string) => Pick<MonthDay, 'mark' | 'number'>): Month {
  const first = `${key}-01`;
  const dates = daysFrom(first, Number(monthEnd(first).slice(8)));
  return {
    key,
    lead: weekdayOf(first) - 1,
    days: dates.map((date, index) => ({ date, day: index + 1, ...markOf(date) })),
  };
}

function keysBetween(from: string, to: string): string[] {
  const keys: string[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) keys.push(month.slice(0, 7));
  return keys;
}

/** The months from the notice to the due date. In a long term, months in the middle are counted in `skipped`. */
export function monthsOf(counted: Counted, most = 6): { months: Month[]; skipped: number } {
  const { noticeOn, effectOn, dueOn, days } = counted;
  if (!dueOn) return { months: [], skipped: 0 };
  const rows = new Map(days.map((each) => [each.date, each]));
  const markOf = (date: string): Pick<MonthDay, 'mark' | 'number'> => {
    const row = rows.get(date);
    const number = row?.counts ? (row.number ?? null) : null;
    if (date === dueOn) return { mark: 'due', number };
    if (date === noticeOn) return { mark: 'notice', number };
    if (row?.counts) return { mark: 'counted', number };
    if (date === effectOn) return { mark: 'effect', number: null };
    return { mark: row ? 'out' : null, number: null };
  };
  const [from, to] = noticeOn <= dueOn ? [noticeOn, dueOn] : [dueOn, noticeOn];
  const keys = keysBetween(from, to);
  const shown = keys.length <= most ? keys : [...keys.slice(0, 2), ...keys.slice(-1)];
  return { months: shown.map((key) => monthOf(key, markOf)), skipped: keys.length - shown.length };
}

/** The twelve months of a year with the closures of each day. */
export function yearOf<T>(
  year: number,
  closureOf: (date: string) => T | null,
): { month: Month; closed: (T | null)[] }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthOf(`${year}-${String(index + 1).padStart(2, '0')}`, () => ({ mark: null, number: null }));
    return { month, closed: month.days.map(({ date }) => closureOf(date)) };
  });
}

export const isWeekend = (date: string): boolean => weekdayOf(date) > 5;
