import { writtenDay } from '#schema/text/days.ts';
import { googleText as say } from '#schema/text/google-calendar.ts';
import { addDays } from '#schema/lib/days.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { readRule } from '../recurrence/recurrence.rules.ts';
import type { SyncedContent, SyncedField } from './google-content.rules.ts';

/** Values of a conflict as Spanish text. */

/** Names of the fields in the contract. */
export const CONTRACT_FIELD = {
  title: 'title',
  description: 'description',
  location: 'location',
  when: 'start',
  rule: 'recurrence',
  isBusy: 'isBusy',
  alarms: 'alarms',
} satisfies Record<SyncedField, string>;

function whenText({ isAllDay, zone, startAt, endAt }: SyncedContent['when']): string {
  const [start, end] = [new Date(startAt), new Date(endAt)];
  const first = dayIn(zone, start);
  if (isAllDay) {
    const last = addDays(dayIn(zone, end), -1);
    return last <= first ? say.allDay(writtenDay(first)) : say.days(writtenDay(first), writtenDay(last));
  }
  const [from, to] = [timeIn(zone, start), timeIn(zone, end)];
  const lastDay = dayIn(zone, end);
  return lastDay === first
    ? say.hours(writtenDay(first), from, to, zone)
    : say.span(say.moment(writtenDay(first), from), say.moment(writtenDay(lastDay), to), zone);
}

const ruleText = ({ rule, when }: SyncedContent): string =>
  rule === null ? say.never : readRule(rule, dayIn(when.zone, new Date(when.startAt)), when).text;

/** A value as the panel shows it. */
export function shownValue(content: SyncedContent, field: SyncedField): string {
  if (field === 'when') return whenText(content.when);
  if (field === 'rule') return ruleText(content);
  if (field === 'isBusy') return content.isBusy ? say.yes : say.no;
  if (field === 'alarms') return content.alarms.map(say.alarm).join(', ') || say.noAlarms;
  return content[field];
}
