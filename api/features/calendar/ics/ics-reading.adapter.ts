import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { MAX_EVENT_DAYS } from '#schema/event-types.ts';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { icsText } from '#schema/text/ics.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { fitText, tidyAlarms } from '../events.rules.ts';
import { isFollowable, tidyRule } from '../recurrence/outside-recurrence.rules.ts';
import {
  alarmsOf,
  allMoments,
  eventEndOf,
  firstMoment,
  Unreadable,
  type Moment,
  type IcsReadingContext,
} from './ics-moments.adapter.ts';

/** Reads one VEVENT into the values that are stored. */

export interface ReadEvent {
  uid: string;
  sequence: number;
  /** LAST-MODIFIED or DTSTAMP; null: the file has neither. */
  editedAt: Date | null;
  /** Original start, of an exception of a series. */
  recurrenceId: Date | null;
  isCancelled: boolean;
  title: string;
  description: string;
  location: string;
  /** Null: the type that was chosen for the import. */
  type: CalendarEventType | null;
  zone: string;
  isAllDay: boolean;
  startAt: Date;
  endAt: Date;
  rrule: string | null;
  excluded: Date[];
  /** Days without an occurrence at any time (EXDATE of a timed series that is a day). */
  excludedDays: string[];
  extraStarts: Date[];
  isBusy: boolean | null;
  alarms: number[];
  notices: string[];
}

export interface IcsProblem {
  title: string;
  reason: string;
}

const MAX_DATES = 2000;
const MAX_ALARMS = 5;
const EARLIEST_ALARM = 40_320;
const MAX_UID_LENGTH = 500;

const text = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

const TYPE_OF = new Map(
  Object.entries(eventTypeLabels).map(([type, label]) => [label.toLowerCase(), type as CalendarEventType]),
);

function typeOf(component: ICAL.Component): CalendarEventType | null {
  const categories = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues() as unknown[])
    .map((value) => String(value).toLowerCase());
  return categories.map((name) => TYPE_OF.get(name)).find((type) => type !== undefined) ?? null;
}

/** The library gives WKST as a number; 1 is Sunday. */
const WEEK_STARTS = ['', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rule as the file wrote it: the parsed form of the library drops parts that it does not know (RSCALE, SKIP). */
function writtenRule(property: ICAL.Property): string {
  const [value] = (property.toJSON() as unknown[]).slice(3) as [Record<string, unknown> | undefined];
  return Object.entries(value ?? {})
    .map(([name, given]) => {
      const list = (Array.isArray(given) ? given : [given]).map((each) =>
        name === 'wkst' && typeof each === 'number' ? (WEEK_STARTS[each] ?? '') : String(each),
      );
      return `${name}=${(name === 'until' ? list.map((until) => until.replace(/[-:]/g, '')) : list).join(',')}`;
    })
    .join(';')
    .toUpperCase();
}

function ruleOf(component: ICAL.Component, start: Moment): string | null {
  const [property, ...others] = component.getAllProperties('rrule');
  if (component.getFirstProperty('exrule') || others.length > 0) throw new Unreadable(icsText.ruleUnreadable);
  if (!property) return null;
  const rule = writtenRule(property);
  if (!isFollowable(rule)) throw new Unreadable(icsText.ruleUnreadable);
  return tidyRule(rule, { zone: start.zone, isAllDay: start.isDate });
}

/** UID; without one, a hash of the text of the component. */
const uidOf = (component: ICAL.Component, raw: string): string =>
  text(component, 'uid').replace(/\s+/g, ' ').trim().slice(0, MAX_UID_LENGTH).toWellFormed() ||
  `sha256-${createHash('sha256').update(raw).digest('hex').slice(0, 40)}`;

function sequenceOf(component: ICAL.Component): number {
  const sequence = Number(component.getFirstPropertyValue('sequence'));
  return Number.isInteger(sequence) && sequence > 0 ? Math.min(sequence, 1e9) : 0;
}

function editedAtOf(component: ICAL.Component, reading: IcsReadingContext): Date | null {
  try {
    return (firstMoment(component, 'last-modified', reading) ?? firstMoment(component, 'dtstamp', reading))?.at ?? null;
  } catch {
    return null;
  }
}

function checkedEnd(component: ICAL.Component, start: Moment, reading: IcsReadingContext): Date {
  const endAt = eventEndOf(component, start, reading);
  // One hour more, because the clock may go back within it.
  const most = MAX_EVENT_DAYS * DAY + HOUR;
  if (endAt.getTime() - start.at.getTime() > most) throw new Unreadable(icsText.tooLong(MAX_EVENT_DAYS));
  return endAt;
}

const busyOf = (component: ICAL.Component): boolean | null => {
  const transparency = text(component, 'transp').toUpperCase();
  return transparency === '' ? null : transparency !== 'TRANSPARENT';
};

const alarmMinutes = (component: ICAL.Component, start: Moment, endAt: Date): number[] =>
  tidyAlarms(alarmsOf(component, start, endAt).filter((minutes) => minutes <= EARLIEST_ALARM)).slice(0, MAX_ALARMS);

function readComponent(component: ICAL.Component, raw: string, reading: IcsReadingContext): ReadEvent {
  const start = firstMoment(component, 'dtstart', reading);
  if (!start) throw new Unreadable(icsText.withoutStart);
  const endAt = checkedEnd(component, start, reading);
  const rrule = ruleOf(component, start);
  const exdates = allMoments(component, 'exdate', MAX_DATES, reading);
  const recurrence = firstMoment(component, 'recurrence-id', reading);
  const isRange = component.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined;
  // A single event in UTC gets the zone of the user; a series in UTC repeats by UTC.
  const isUtcOnce = start.zone === 'UTC' && rrule === null && !recurrence;
  return {
    uid: uidOf(component, raw),
    sequence: sequenceOf(component),
    editedAt: editedAtOf(component, reading),
    recurrenceId: recurrence?.at ?? null,
    isCancelled: text(component, 'status').toUpperCase() === 'CANCELLED',
    title: fitText('title', text(component, 'summary')) || icsText.untitled,
    description: fitText('description', text(component, 'description')),
    location: fitText('location', text(component, 'location')),
    type: typeOf(component),
    zone: isUtcOnce ? reading.usualZone : start.zone,
    isAllDay: start.isDate,
    startAt: start.at,
    endAt,
    rrule,
    excluded: exdates.filter(({ isDate }) => isDate === start.isDate).map(({ at }) => at),
    excludedDays: start.isDate ? [] : exdates.filter(({ isDate }) => isDate).map((each) => dayIn(each.zone, each.at)),
    extraStarts: allMoments(component, 'rdate', MAX_DATES, reading).map(({ at }) => at),
    isBusy: busyOf(component),
    alarms: alarmMinutes(component, start, endAt),
    notices: [
      ...(isRange ? [icsText.rangeLeftOut] : []),
      ...(component.getFirstProperty('attendee') || component.getFirstProperty('attach')
        ? [icsText.guestsLeftOut]
        : []),
    ],
  };
}

/** One event of a file, or why it is not imported. */
export function readIcsEvent(raw: string, reading: IcsReadingContext): ReadEvent | IcsProblem {
  let title = '';
  try {
    const component = new ICAL.Component(ICAL.parse(raw) as unknown[]);
    title = fitText('title', text(component, 'summary'));
    return readComponent(component, raw, reading);
  } catch (error) {
    return { title, reason: error instanceof Unreadable ? error.message : icsText.unreadable };
  }
}

/** A VTIMEZONE component; empty if it cannot be parsed. */
export function readZoneComponent(raw: string): ICAL.Component[] {
  try {
    return [new ICAL.Component(ICAL.parse(raw) as unknown[])];
  } catch {
    return [];
  }
}
