import { addDays } from '#schema/lib/days.ts';
import { beginningOf, instantOf } from '#schema/lib/zones.ts';
import { lastEnd, type EventContent } from './event-content.rules.ts';
import { isReadable } from './recurrence.adapter.ts';
import { rulePartsOf, untilInstant, writeRuleParts } from './recurrence.rules.ts';

/** Rules that other programs wrote: a file or a calendar may hold anything. */

const MAX_RULE_LENGTH = 500;
const MAX_INTERVAL = 999;
const MAX_VALUES = 100;
/** More cannot be counted through with every view. */
const MAX_COUNT = 10_000;
/** From the earliest start to the end of the calendar there are fewer days: a rule that counts so many never ends here. */
const AS_GOOD_AS_ENDLESS = 50_000;
/** Weeks of the year (BYWEEKNO) are left out: the library counts them wrong. */
const KNOWN_PARTS = new Set('FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS BYYEARDAY WKST'.split(' '));

/** Whether a rule can be followed for good: what it leads to is reckoned again with every view. */
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
  if (count > MAX_COUNT && count < AS_GOOD_AS_ENDLESS) return false;
  return isNumber('INTERVAL', MAX_INTERVAL) && isNumber('COUNT', 999_999_999) && isReadable(rule);
}

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

type Placement = Pick<EventContent, 'zone' | 'isAllDay'>;

/** The rule as it is kept here: of whole days it ends with a day, of hours with an instant. */
export function tidyRule(rule: string, { isAllDay, zone }: Placement): string {
  const parts = new Map(rulePartsOf(rule));
  if (Number(parts.get('COUNT') ?? 0) >= AS_GOOD_AS_ENDLESS) parts.delete('COUNT');
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

/** Beyond so many times the end is not reckoned: it is as good as none. */
const MAX_COUNTED = 500;

/** After this it surely happens no more; null: it may go on for ever. Of a rule that ends with a day, that day. */
export function surelyOver(
  event: Pick<EventContent, 'startAt' | 'endAt' | 'rrule' | 'zone' | 'isAllDay'>,
): Date | null {
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
