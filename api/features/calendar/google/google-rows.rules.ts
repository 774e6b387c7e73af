import { icsText } from '#schema/text/ics.ts';
import type { CalendarEvent, GoogleLink } from '#db/entities/calendar.entity.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { isFollowable, endLimitOf, tidyRule } from '../recurrence/outside-recurrence.rules.ts';
import {
  isEqual,
  readRemote,
  type Base,
  type ReadRemote,
  type CalendarDefaults,
  type SyncedContent,
} from './google-content.rules.ts';

/** Converts rows to the synchronised content and back. */

/** The event of a link that was read with `populate`. */
export const eventOf = (link: GoogleLink): CalendarEvent => link.event.unwrap() as CalendarEvent;

export const baseOf = (link: GoogleLink): Base | null => (link.base ?? null) as unknown as Base | null;

export const keepBase = (link: GoogleLink, base: Base | null): void => {
  link.base = base as unknown as GoogleLink['base'];
};

export const syncedContentOf = (event: CalendarEvent): SyncedContent => ({
  title: event.title,
  description: event.description,
  location: event.location,
  when: {
    isAllDay: event.isAllDay,
    zone: event.zone,
    startAt: event.startAt.toISOString(),
    endAt: event.endAt.toISOString(),
  },
  rule: event.rrule ?? null,
  excluded: event.excluded.toSorted(),
  isBusy: event.isBusy,
  alarms: event.alarms,
});

export const read = (event: RemoteEvent, reading: CalendarDefaults): ReadRemote | null =>
  readRemote(event, reading, {
    untitled: icsText.untitled,
    tidyRule: (rule, when) => (isFollowable(rule) ? tidyRule(rule, when) : null),
  });

export function eventColumnsOf(content: SyncedContent) {
  const { zone, isAllDay, startAt, endAt } = content.when;
  const times = { zone, isAllDay, startAt: new Date(startAt), endAt: new Date(endAt), rrule: content.rule };
  return {
    title: content.title,
    description: content.description,
    location: content.location,
    ...times,
    lastAt: endLimitOf(times),
    excluded: content.excluded,
    isBusy: content.isBusy,
    alarms: content.alarms,
  };
}

/** Writes the content into an event and raises its version. Returns whether anything changed. */
export function writeContent(event: CalendarEvent, content: SyncedContent): boolean {
  const before = syncedContentOf(event);
  if (isEqual(before, content)) return false;
  const isMoved = (['when', 'rule', 'excluded', 'location'] as const).some(
    (field) => !isEqual(before[field], content[field]),
  );
  Object.assign(event, eventColumnsOf(content));
  event.version += 1;
  if (isMoved) event.sequence += 1;
  return true;
}
