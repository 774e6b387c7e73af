import type { RecurrenceFrequency, Weekday } from '#schema/generated/contract.ts';
import type { RecurrenceInput } from '#schema/generated/operation-types.ts';
import { addDays, monthEnd } from '#schema/lib/days.ts';
import type { EventDetail } from '../event-styles.tsx';
import { isDay, weekdayOf, WEEKDAYS } from '#web/shared/dates/days.rules.ts';

/** The recurrence of an event, as the form holds it. */
export interface RepeatValues {
  /** `KEEP`: a rule that the form cannot edit stays as it is. */
  mode: 'NEVER' | 'KEEP' | RecurrenceFrequency;
  interval: string;
  weekdays: Weekday[];
  monthly: 'DAY' | 'NTH' | 'LAST';
  ends: 'NEVER' | 'ON' | 'AFTER';
  until: string;
  count: string;
}

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const satisfies RecurrenceFrequency[];

export const NO_REPEAT: RepeatValues = {
  mode: 'NEVER',
  interval: '1',
  weekdays: [],
  monthly: 'DAY',
  ends: 'NEVER',
  until: '',
  count: '10',
};

type Held = NonNullable<EventDetail['recurrence']>;

/** Parts of a rule that the form can edit. */
const EDITABLE_RULE = /^(FREQ|INTERVAL|BYDAY|COUNT|UNTIL|WKST)$/;

function isEditable({ rule, frequency, weekOfMonth, weekdays }: Held): boolean {
  const parts = rule.split(';').map((part) => part.split('=')[0] ?? '');
  if (!parts.every((part) => EDITABLE_RULE.test(part))) return false;
  if (frequency === 'MONTHLY') return weekOfMonth != null ? weekdays.length === 1 : !parts.includes('BYDAY');
  return frequency === 'WEEKLY' || !parts.includes('BYDAY');
}

export function repeatOf(held: EventDetail['recurrence'] | undefined): RepeatValues {
  if (!held) return NO_REPEAT;
  if (!isEditable(held)) return { ...NO_REPEAT, mode: 'KEEP' };
  return {
    mode: held.frequency,
    interval: String(held.interval),
    weekdays: held.frequency === 'WEEKLY' ? [...held.weekdays] : [],
    monthly: held.weekOfMonth == null ? 'DAY' : held.weekOfMonth === -1 ? 'LAST' : 'NTH',
    ends: held.count != null ? 'AFTER' : held.until ? 'ON' : 'NEVER',
    until: held.until ?? '',
    count: String(held.count ?? NO_REPEAT.count),
  };
}

/** The ordinal of a weekday in its month: 1 to 4, or `null` for the fifth. */
export function nthOf(day: string): 1 | 2 | 3 | 4 | null {
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  return nth === 1 || nth === 2 || nth === 3 || nth === 4 ? nth : null;
}

export const isLastOf = (day: string): boolean => addDays(day, 7) > monthEnd(day);

/** The recurrence for the server; `undefined`: unchanged. */
export function recurrenceInput(repeat: RepeatValues, day: string): RecurrenceInput | null | undefined {
  if (repeat.mode === 'KEEP') return undefined;
  if (repeat.mode === 'NEVER') return null;
  const isNth = repeat.mode === 'MONTHLY' && repeat.monthly !== 'DAY' && isDay(day);
  const weekdays = repeat.mode === 'WEEKLY' ? WEEKDAYS.filter((each) => repeat.weekdays.includes(each)) : [];
  return {
    frequency: repeat.mode,
    interval: Number(repeat.interval),
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...(isNth ? { weekdays: [weekdayOf(day)], weekOfMonth: repeat.monthly === 'LAST' ? -1 : nthOf(day) } : {}),
    ...(repeat.ends === 'AFTER' ? { count: Number(repeat.count) } : {}),
    ...(repeat.ends === 'ON' ? { until: repeat.until } : {}),
  };
}

const isWhole = (text: string, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

export type RepeatProblem = 'interval' | 'until' | 'count';

export function repeatProblem(repeat: RepeatValues): RepeatProblem | null {
  if (repeat.mode === 'NEVER' || repeat.mode === 'KEEP') return null;
  if (!isWhole(repeat.interval, 99)) return 'interval';
  if (repeat.ends === 'ON' && !isDay(repeat.until)) return 'until';
  return repeat.ends === 'AFTER' && !isWhole(repeat.count, 999) ? 'count' : null;
}
