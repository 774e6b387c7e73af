import type { RecurrenceFrequency, RecurrenceInput, Weekday } from '#schema/generated/contract.ts';
import { calendarText as say, recurrenceText as words } from '#schema/text/calendar.ts';
import { addDays, daysBetween, weekdayOf } from '#schema/lib/days.ts';
import { beginningOf, dayIn } from '#schema/lib/zones.ts';
import { FIRST_EVENT_YEAR, LAST_EVENT_YEAR, type EventProblem } from '../event-times.rules.ts';

/** How a series repeats: the input of a form, the rule of RFC 5545, and the Spanish sentence. */

/** In the order of BYDAY in a rule. */
const WEEKDAYS: readonly Weekday[] = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const CODES: Record<Weekday, string> = {
  SUNDAY: 'SU',
  MONDAY: 'MO',
  TUESDAY: 'TU',
  WEDNESDAY: 'WE',
  THURSDAY: 'TH',
  FRIDAY: 'FR',
  SATURDAY: 'SA',
};
const BY_CODE = new Map(Object.entries(CODES).map(([day, code]) => [code, day as Weekday]));
const FREQUENCIES = new Set<string>(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] satisfies RecurrenceFrequency[]);

const MAX_TIMES = 999;
const MAX_INTERVAL = 99;

const isWholeNumber = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

const problem = (field: string, message: string): EventProblem => ({ field: `recurrence.${field}`, message });

function daysProblem(given: RecurrenceInput, startsOn: string): EventProblem | null {
  const days = given.weekdays ?? [];
  const startDay = WEEKDAYS[weekdayOf(startsOn) % 7];
  if (given.weekOfMonth != null) {
    const isNth = [1, 2, 3, 4, -1].includes(given.weekOfMonth);
    if (given.frequency !== 'MONTHLY' || days.length !== 1 || !isNth)
      return problem('weekOfMonth', say.weekOfMonthInvalid);
    if (days[0] !== startDay || !isNthOfMonth(startsOn, given.weekOfMonth))
      return problem('weekOfMonth', say.startNotInRule);
    return null;
  }
  if (days.length > 0 && given.frequency !== 'WEEKLY') return problem('weekdays', say.weekdaysOnlyWeekly);
  const isStartIn = days.length === 0 || days.some((day) => day === startDay);
  return isStartIn ? null : problem('weekdays', say.startNotInRule);
}

const monthOfDay = (day: string): string => day.slice(0, 7);

/** Whether a day is the nth of its weekday in its month; -1: the last. */
function isNthOfMonth(day: string, nth: number): boolean {
  if (nth === -1) return monthOfDay(addDays(day, 7)) !== monthOfDay(day);
  return Math.ceil(Number(day.slice(8, 10)) / 7) === nth;
}

export function recurrenceProblem(given: RecurrenceInput, startsOn: string): EventProblem | null {
  if (!isWholeNumber(given.interval ?? 1, MAX_INTERVAL)) return problem('interval', say.intervalInvalid);
  if (given.count != null && given.until != null) return problem('until', say.countAndUntil);
  if (given.count != null && !isWholeNumber(given.count, MAX_TIMES)) return problem('count', say.countInvalid);
  if (given.until != null && given.until < startsOn) return problem('until', say.untilBeforeStart);
  if (given.until != null && Number(given.until.slice(0, 4)) > LAST_EVENT_YEAR)
    return problem('until', say.yearOut(FIRST_EVENT_YEAR, LAST_EVENT_YEAR));
  return daysProblem(given, startsOn);
}

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** `UNTIL` of a series that ends with a day. For timed events it is the last second of the day, in UTC as the standard requires. */
const untilOf = (day: string, zone: string, isAllDay: boolean): string =>
  isAllDay ? day.replaceAll('-', '') : stamp(new Date(beginningOf(zone, addDays(day, 1)).getTime() - 1000));

export interface Placement {
  zone: string;
  isAllDay: boolean;
}

/** The rule for the input of a form. */
export function ruleOf(given: RecurrenceInput, { zone, isAllDay }: Placement): string {
  const days = WEEKDAYS.filter((day) => given.weekdays?.some((each) => each === day)).map((day) => CODES[day]);
  const interval = given.interval ?? 1;
  return [
    `FREQ=${given.frequency}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(given.weekOfMonth == null ? [] : [`BYDAY=${given.weekOfMonth}${days[0] ?? ''}`]),
    ...(given.weekOfMonth == null && days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    ...(given.count == null ? [] : [`COUNT=${given.count}`]),
    ...(given.until == null ? [] : [`UNTIL=${untilOf(given.until, zone, isAllDay)}`]),
  ].join(';');
}

export type RuleParts = ReadonlyMap<string, string>;

export const rulePartsOf = (rule: string): RuleParts =>
  new Map(
    rule
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=', 2) as [string, string])
      .filter(([, value]) => value),
  );

export const writeRuleParts = (parts: RuleParts): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';');

/** The same rule with its end before an instant. */
export function ruleEndedBefore(rule: string, instant: Date, { zone, isAllDay }: Placement): string {
  const parts = new Map(rulePartsOf(rule));
  parts.delete('COUNT');
  parts.set(
    'UNTIL',
    isAllDay ? addDays(dayIn(zone, instant), -1).replaceAll('-', '') : stamp(new Date(instant.getTime() - 1000)),
  );
  return writeRuleParts(parts);
}

/** The same rule, with that start as its last. */
export function ruleEndedAt(rule: string, last: Date, { zone, isAllDay }: Placement): string {
  const parts = new Map(rulePartsOf(rule));
  parts.set('UNTIL', isAllDay ? dayIn(zone, last).replaceAll('-', '') : stamp(last));
  return writeRuleParts(parts);
}

/** The rule for the rest of a series that is split: COUNT is reduced by `done`, the number of occurrences before. */
export function ruleForRest(rule: string, done: number): string {
  const parts = new Map(rulePartsOf(rule));
  const count = Number(parts.get('COUNT'));
  if (count) parts.set('COUNT', String(Math.max(1, count - done)));
  return writeRuleParts(parts);
}

/** The rule with its days moved as its first day was: «los lunes» becomes «los martes». A rule that names no days stays. */
export function movedRule(rule: string, from: string, to: string): string {
  const parts = new Map(rulePartsOf(rule));
  const days = dayParts(parts.get('BYDAY') ?? '');
  const moved = (day: Weekday): string => {
    const at = (WEEKDAYS.indexOf(day) + daysBetween(from, to)) % 7;
    return CODES[WEEKDAYS[(at + 7) % 7] ?? 'MONDAY'];
  };
  if (parts.get('FREQ') === 'WEEKLY' && days.length > 0)
    parts.set('BYDAY', days.map(({ day }) => moved(day)).join(','));
  const [only] = days;
  if (parts.get('FREQ') === 'MONTHLY' && days.length === 1 && only?.nth != null) {
    const nth = only.nth < 0 && isNthOfMonth(to, -1) ? -1 : Math.min(Math.ceil(Number(to.slice(8, 10)) / 7), 4);
    parts.set('BYDAY', `${nth}${CODES[WEEKDAYS[weekdayOf(to) % 7] ?? 'MONDAY']}`);
  }
  if (/^\d+$/.test(parts.get('BYMONTHDAY') ?? '')) parts.set('BYMONTHDAY', String(Number(to.slice(8, 10))));
  return writeRuleParts(parts);
}

/** Reads `20270303` or `20270303T235959Z`; `at` is null for a day. */
export function untilInstant(until: string, zone: string): { day: string; at: Date | null } {
  const [, year, month, date, time] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?$/.exec(until) ?? [];
  const day = `${year ?? '1970'}-${month ?? '01'}-${date ?? '01'}`;
  if (!time) return { day, at: null };
  const at = new Date(`${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4, 6)}Z`);
  return { day: dayIn(zone, at), at };
}

/** The instant of `UNTIL`, for a day its end; null without `UNTIL`. */
export function ruleEnd(rule: string, zone: string): Date | null {
  const until = rulePartsOf(rule).get('UNTIL');
  if (!until) return null;
  const { day, at } = untilInstant(until, zone);
  return at ?? beginningOf(zone, addDays(day, 1));
}

export interface ReadRecurrence {
  rule: string;
  frequency: RecurrenceFrequency;
  interval: number;
  weekdays: Weekday[];
  weekOfMonth: number | null;
  count: number | null;
  until: string | null;
  text: string;
}

/** Parts that can be written as a sentence. A rule with others gets a general text. */
const PLAIN_PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST', 'BYMONTHDAY', 'BYMONTH']);

interface DayPart {
  nth: number | null;
  day: Weekday;
}

function dayParts(byDay: string): DayPart[] {
  return byDay.split(',').flatMap((code) => {
    const [, nth, name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(code) ?? [];
    const day = BY_CODE.get(name ?? '');
    return day ? [{ nth: nth ? Number(nth) : null, day }] : [];
  });
}

/** A rule as fields and as a Spanish sentence; `startsOn`: its first day. */
export function readRule(rule: string, startsOn: string, { zone }: Placement): ReadRecurrence {
  const parts = rulePartsOf(rule);
  const given = parts.get('FREQ') ?? '';
  const frequency = (FREQUENCIES.has(given) ? given : 'DAILY') as RecurrenceFrequency;
  const interval = Number(parts.get('INTERVAL') ?? 1) || 1;
  const days = dayParts(parts.get('BYDAY') ?? '');
  const nth = days.length === 1 ? (days[0]?.nth ?? null) : null;
  const count = Number(parts.get('COUNT')) || null;
  const until = parts.has('UNTIL') ? untilInstant(parts.get('UNTIL') ?? '', zone).day : null;
  const read = { rule, frequency, interval, weekdays: days.map(({ day }) => day), weekOfMonth: nth, count, until };
  return { ...read, text: isPlain(parts, days, frequency) ? sentenceOf(read, parts, startsOn) : words.own };
}

function isPlain(parts: RuleParts, days: readonly DayPart[], frequency: RecurrenceFrequency): boolean {
  if (![...parts.keys()].every((name) => PLAIN_PARTS.has(name))) return false;
  if (/,|-/.test(parts.get('BYMONTHDAY') ?? '') || parts.get('BYMONTH')?.includes(',')) return false;
  if (parts.has('BYMONTH') && frequency !== 'YEARLY') return false;
  if (days.some(({ nth }) => nth !== null)) return frequency === 'MONTHLY' && days.length === 1;
  return days.length === 0 || frequency === 'WEEKLY';
}

function sentenceOf(read: Omit<ReadRecurrence, 'text'>, parts: RuleParts, startsOn: string): string {
  const { frequency, interval, weekdays, weekOfMonth, count, until } = read;
  const day = weekdays[0];
  const date = Number(parts.get('BYMONTHDAY') ?? startsOn.slice(8, 10));
  const when =
    frequency === 'MONTHLY' && weekOfMonth !== null && day
      ? words.nth(weekOfMonth, day)
      : frequency === 'MONTHLY'
        ? words.monthDay(date)
        : weekdays.length > 0
          ? words.weekdays(weekdays)
          : null;
  const end = count === null ? (until === null ? null : words.until(until)) : words.times(count);
  return [words.every(frequency, interval), when, end].filter((part) => part !== null).join(', ');
}
