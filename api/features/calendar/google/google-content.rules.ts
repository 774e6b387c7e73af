import { addDays, isDay } from '#schema/lib/days.ts';
import { beginningOf, dayIn, isZone } from '#schema/lib/zones.ts';
import type { RemoteChange, RemoteEvent, RemoteMoment } from '#api/ports/calendar-sync.ts';
import { FIRST_EVENT_YEAR, LAST_EVENT_YEAR } from '../event-times.rules.ts';
import { fitText, tidyAlarms } from '../events.rules.ts';
import { readRecurrenceLines, writeLines } from './google-recurrence.rules.ts';
import { plainOf } from './google-text.rules.ts';

/** The part of an event that both calendars have. The rest (case, client, type, billing) exists here only. */
export interface SyncedContent {
  title: string;
  description: string;
  location: string;
  when: { isAllDay: boolean; zone: string; startAt: string; endAt: string };
  rule: string | null;
  /** Original starts that are excluded. */
  excluded: string[];
  isBusy: boolean;
  alarms: number[];
}

/** Fields that are compared one by one. `excluded` is a set: its edits are merged and never conflict. */
export const FIELDS = ['title', 'description', 'location', 'when', 'rule', 'isBusy', 'alarms'] as const;
export type SyncedField = (typeof FIELDS)[number];

/** The content of each side at the last synchronisation. Both are stored, because Google may change a value that it is sent (rounding), and that is no edit. */
export interface Base {
  foja: Partial<SyncedContent>;
  google: SyncedContent;
  /** Lines of the recurrence that are not read here; they are sent back unchanged. */
  others: string[];
}

/** jsonb does not keep the order of the fields of an object. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder);

/** Defaults of a Google calendar: zone and alarms of events that have none of their own. */
export interface CalendarDefaults {
  zone: string;
  usualAlarms: readonly number[];
}

export interface ReadRemote {
  content: SyncedContent;
  /** Extra starts (RDATE). */
  extra: string[];
  others: string[];
}

const MAX_ALARMS = 5;
const EARLIEST_ALARM = 40_320;

const alarmsOf = (minutes: readonly number[]): number[] =>
  tidyAlarms(minutes.filter((each) => Number.isInteger(each) && each >= 0 && each <= EARLIEST_ALARM)).slice(
    0,
    MAX_ALARMS,
  );

/** Null: not a day, or outside of the years of events. An invitation to the year 9999 must not stop the synchronisation. */
export function instantOfMoment(moment: RemoteMoment, zone: string): Date | null {
  if ('date' in moment && !isDay(moment.date)) return null;
  const year = 'at' in moment ? moment.at.getUTCFullYear() : Number(moment.date.slice(0, 4));
  if (year < FIRST_EVENT_YEAR || year > LAST_EVENT_YEAR) return null;
  return 'at' in moment ? moment.at : beginningOf(zone, moment.date);
}

function whenOf({ start, end }: RemoteEvent, defaults: CalendarDefaults): SyncedContent['when'] | null {
  const named = start && 'at' in start ? start.zone : null;
  const zone = named && isZone(named) ? named : defaults.zone;
  const startAt = start && instantOfMoment(start, zone);
  if (!start || !startAt) return null;
  const isAllDay = 'date' in start;
  const given = end && instantOfMoment(end, zone);
  const shortest = isAllDay ? beginningOf(zone, addDays(dayIn(zone, startAt), 1)) : startAt;
  const endAt = given && given > shortest ? given : shortest;
  return { isAllDay, zone, startAt: startAt.toISOString(), endAt: endAt.toISOString() };
}

/** `null`: the event has no valid start. `tidyRule` returns null for a rule that is not supported. */
export function readRemote(
  event: RemoteEvent,
  defaults: CalendarDefaults,
  { untitled, tidyRule }: { untitled: string; tidyRule: (rule: string, when: SyncedContent['when']) => string | null },
): ReadRemote | null {
  const when = whenOf(event, defaults);
  if (!when) return null;
  const { rule, excluded, extra, others } = readRecurrenceLines(event.recurrence, when);
  return {
    content: {
      title: fitText('title', event.title) || untitled,
      description: fitText('description', plainOf(event.description)),
      location: fitText('location', event.location),
      when,
      rule: rule === null ? null : tidyRule(rule, when),
      excluded,
      isBusy: event.isBusy,
      alarms: alarmsOf(event.alarms ?? defaults.usualAlarms),
    },
    extra,
    others,
  };
}

const momentOf = (iso: string, { isAllDay, zone }: SyncedContent['when']): RemoteMoment =>
  isAllDay ? { date: dayIn(zone, new Date(iso)) } : { at: new Date(iso), zone };

/** The change to send for some fields. `isException`: without recurrence. */
export function changeOf(
  content: SyncedContent,
  fields: readonly (SyncedField | 'excluded')[],
  { others = [], isException = false }: { others?: readonly string[]; isException?: boolean } = {},
): RemoteChange {
  const has = (field: SyncedField | 'excluded'): boolean => fields.includes(field);
  const repeats = has('rule') || has('excluded') || (has('when') && content.rule !== null);
  return {
    ...(has('title') ? { title: content.title } : {}),
    ...(has('description') ? { description: content.description } : {}),
    ...(has('location') ? { location: content.location } : {}),
    ...(has('when')
      ? { start: momentOf(content.when.startAt, content.when), end: momentOf(content.when.endAt, content.when) }
      : {}),
    ...(repeats && !isException ? { recurrence: writeLines(content, content.when, others) } : {}),
    ...(has('isBusy') ? { isBusy: content.isBusy } : {}),
    ...(has('alarms') ? { alarms: content.alarms } : {}),
  };
}
