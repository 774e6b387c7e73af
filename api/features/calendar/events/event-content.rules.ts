import type { CalendarEventType, CreateCalendarEventInput } from '#schema/generated/contract.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { readTimes, type EventProblem } from './event-times.rules.ts';
import {
  alarmsProblem,
  isBillableByType,
  isBusyByType,
  textsProblem,
  tidyAlarms,
  tidyText,
  usualLength,
} from './events.rules.ts';
import { recurrenceProblem, ruleEnd, ruleOf } from './recurrence.rules.ts';
import { isEndless, lastStart } from './recurrence.adapter.ts';

/** What is written of an event, but for whose it is. */
export interface EventContent {
  title: string;
  type: CalendarEventType;
  description: string;
  location: string;
  client: string | null;
  zone: string;
  isAllDay: boolean;
  startAt: Date;
  endAt: Date;
  rrule: string | null;
  lastAt: Date | null;
  isBillable: boolean;
  isBusy: boolean;
  isShared: boolean;
  alarms: number[];
}

/** End of the last time that it happens, or a little later; null: it never ends. */
export function lastEnd(event: Pick<EventContent, 'startAt' | 'endAt' | 'rrule' | 'zone' | 'isAllDay'>): Date | null {
  if (event.rrule === null) return event.endAt;
  if (isEndless(event.rrule)) return null;
  // Of a series that ends with a day the day will do: a daily one until 2100 need not be counted through.
  const last = ruleEnd(event.rrule, event.zone) ?? lastStart({ ...event, rule: event.rrule }) ?? event.startAt;
  // A day more than needed: a whole day may be an hour longer.
  const slack = event.isAllDay ? 3_600_000 : 0;
  return new Date(last.getTime() + event.endAt.getTime() - event.startAt.getTime() + slack);
}

export interface Beginning {
  zone: string;
  alarms: number[];
}

type Read = { content: EventContent; notices: string[] } | { problem: EventProblem };

/** What a new event is made of, or the first thing that is wrong with what was given. */
export function readNewEvent(given: CreateCalendarEventInput, usual: Beginning): Read {
  const texts = {
    ...given,
    client: given.client ?? null,
    description: given.description ?? '',
    location: given.location ?? '',
  };
  const alarms = given.alarms ?? usual.alarms;
  const problem = textsProblem(texts) ?? alarmsProblem(alarms);
  if (problem) return { problem };
  const [type, isAllDay, zone] = [given.type ?? 'OTHER', given.isAllDay ?? false, given.zone ?? usual.zone];
  const times = readTimes({
    start: given.start,
    end: given.end ?? null,
    isAllDay,
    zone,
    usual: usualLength(type, isAllDay),
  });
  if ('problem' in times) return times;
  const { recurrence } = given;
  const repeats = recurrence ? recurrenceProblem(recurrence, dayIn(zone, times.startAt)) : null;
  if (repeats) return { problem: repeats };
  const base = {
    title: tidyText('title', texts.title),
    type,
    description: tidyText('description', texts.description),
    location: tidyText('location', texts.location),
    client: texts.client === null ? null : tidyText('client', texts.client) || null,
    zone,
    isAllDay,
    startAt: times.startAt,
    endAt: times.endAt,
    rrule: recurrence ? ruleOf(recurrence, { zone, isAllDay }) : null,
    isBillable: given.isBillable ?? isBillableByType(type),
    isBusy: given.isBusy ?? isBusyByType(type, isAllDay),
    isShared: given.isShared ?? false,
    alarms: tidyAlarms(alarms),
  };
  return { content: { ...base, lastAt: lastEnd(base) }, notices: times.notices };
}

export const contentOf = (event: CalendarEvent): EventContent => ({
  title: event.title,
  type: event.type,
  description: event.description,
  location: event.location,
  client: event.client ?? null,
  zone: event.zone,
  isAllDay: event.isAllDay,
  startAt: event.startAt,
  endAt: event.endAt,
  rrule: event.rrule ?? null,
  lastAt: event.lastAt ?? null,
  isBillable: event.isBillable,
  isBusy: event.isBusy,
  isShared: event.isShared,
  alarms: event.alarms,
});
