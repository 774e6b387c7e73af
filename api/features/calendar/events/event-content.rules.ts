import type { CalendarEventType, CreateCalendarEventInput } from '#schema/generated/contract.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { readTimes, type EventProblem } from '../event-times.rules.ts';
import {
  alarmsProblem,
  isBillableByType,
  isBusyByType,
  textsProblem,
  tidyAlarms,
  tidyText,
  defaultLength,
} from '../events.rules.ts';
import { lastEnd } from '../recurrence/last-end.rules.ts';
import { recurrenceProblem, ruleOf } from '../recurrence/recurrence.rules.ts';

/** The columns of an event that its input decides. */
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

export interface EventDefaults {
  zone: string;
  alarms: number[];
}

type Read = { content: EventContent; notices: string[] } | { problem: EventProblem };

/** The content of a new event, or the first problem of the input. */
export function readNewEvent(given: CreateCalendarEventInput, usual: EventDefaults): Read {
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
    defaultLength: defaultLength(type, isAllDay),
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
