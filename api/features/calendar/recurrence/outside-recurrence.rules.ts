import { addDays } from '#schema/lib/days.ts';
import { beginningOf, instantOf } from '#schema/lib/zones.ts';
import { lastEnd, type EventSpan } from './last-end.rules.ts';
import { isReadable } from './recurrence.adapter.ts';
import { rulePartsOf, untilInstant, writeRuleParts, type Placement } from './recurrence.rules.ts';

/** Checks of rules that other programs wrote: a file or a calendar may hold anything. */

const MAX_RULE_LENGTH = 500;
const MAX_INTERVAL = 999;
const MAX_VALUES = 100;
/** A larger COUNT is too slow to iterate with every view. */
const MAX_COUNT = 10_000;
/** More than the days between the first and the last year of events: a rule with this COUNT has no end in practice. */
const ENDLESS_COUNT = 50_000;
/** Without BYWEEKNO: the library computes it wrong. */
const KNOWN_PARTS = new Set('FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS BYYEARDAY WKST'.split(' '));

/** Whether a rule can be stored: it must be readable, and cheap enough to expand with every view. */
export function isFollowable(rule: string): boolean {
  if (rule.length > MAX_RULE_LENGTH) return false;
  const parts = rulePartsOf(rule);
  if (![...parts.keys()].every((name) => KNOWN_PARTS.has(name))) return false;
  if ([...parts.values()].some((value) => value.split(',').length > MAX_VALUES)) return false;
  const isNumber = (name: string, most: number): boolean => {
    const value = parts.get(name);
    return value === undefined || (/^\d{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= most);
  };
  const count = Number(parts.get('COUNT') ?? 0);
  if (count > MAX_COUNT && count < ENDLESS_COUNT) return false;
  return isNumber('INTERVAL', MAX_INTERVAL) && isNumber('COUNT', 999_999_999) && isReadable(rule);
}

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The rule as it is stored: UNTIL is a day for whole-day events and an instant for others; an endless COUNT is dropped. */
export function tidyRule(rule: string, { isAllDay, zone }: Placement): string {
  const parts = new Map(rulePartsOf(rule));
  if (Number(parts.get('COUNT') ?? 0) >= ENDLESS_COUNT) parts.delete('COUNT');
  const until = parts.get('UNTIL') ?? '';
  const moment = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(Z?)$/.exec(until);
  if (!moment) return writeRuleParts(parts);
  const [, year, month, date, hour, minute, second, isUtc] = moment;
  const day = `${year}-${month}-${date}`;
  if (isAllDay) parts.set('UNTIL', day.replaceAll('-', ''));
  else if (!isUtc) {
    const wall = { day, second: Number(hour) * 3600 + Number(minute) * 60 + Number(second) };
    parts.set('UNTIL', stampOf(instantOf(zone, wall)));
  }
  return writeRuleParts(parts);
}

/** For a larger COUNT the end is not computed and taken as none. */
const MAX_COUNTED = 500;

/** An instant after which nothing happens; null: unknown or without end. Cheaper than `lastEnd`: with UNTIL it is that day. */
export function endLimitOf(event: EventSpan): Date | null {
  const parts = rulePartsOf(event.rrule ?? '');
  const until = parts.get('UNTIL');
  if (until) {
    const { day, at } = untilInstant(until, event.zone);
    const last = at ?? beginningOf(event.zone, addDays(day, 1));
    const length = event.endAt.getTime() - event.startAt.getTime();
    return new Date(Math.max(last.getTime(), event.startAt.getTime()) + length);
  }
  return Number(parts.get('COUNT') ?? 0) > MAX_COUNTED ? null : lastEnd(event);
}
