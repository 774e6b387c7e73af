/** The counted days as months of a calendar. Pure. */

export type DayMark = 'notice' | 'effect' | 'counted' | 'out' | 'due';

export interface MonthDay {
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
  /** Days before the first of the month in a week that begins on Monday. */
  lead: number;
  days: readonly MonthDay[];
}

interface Counted {
  noticeOn: string;
  effectOn?: string | null;
  dueOn?: string | null;
  days: readonly { date: string; counts: boolean; number?: number | null }[];
}

const DAY_MS = 86_400_000;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);

function monthOf(key: string, markOf: (date: string) => Pick<MonthDay, 'mark' | 'number'>): Month {
  const first = at(`${key}-01`);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const length = Math.round((next.getTime() - first.getTime()) / DAY_MS);
  return {
    key,
    lead: (first.getUTCDay() + 6) % 7,
    days: Array.from({ length }, (_, index) => {
      const date = text(new Date(first.getTime() + index * DAY_MS));
      return { date, day: index + 1, ...markOf(date) };
    }),
  };
}

function keysBetween(from: string, to: string): string[] {
  const keys: string[] = [];
  for (let year = Number(from.slice(0, 4)), month = Number(from.slice(5, 7)); ;) {
    const key = `${year}-${String(month).padStart(2, '0')}`;
    if (key > to.slice(0, 7)) return keys;
    keys.push(key);
    month++;
    if (month > 12) {
      month = 1;
      year++;
    }
  }
}

/** From the notice to the end. What lies between the first and the last months of a long term is `skipped`. */
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

/** The days of a year as twelve months, with what closes each of them. */
export function yearOf<T>(
  year: number,
  closureOf: (date: string) => T | null,
): { month: Month; closed: (T | null)[] }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthOf(`${year}-${String(index + 1).padStart(2, '0')}`, () => ({ mark: null, number: null }));
    return { month, closed: month.days.map(({ date }) => closureOf(date)) };
  });
}

export const isWeekend = (date: string): boolean => [0, 6].includes(at(date).getUTCDay());
