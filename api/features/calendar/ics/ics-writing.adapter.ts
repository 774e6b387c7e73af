import { setImmediate as yieldToOthers } from 'node:timers/promises';
import ICAL from 'ical.js';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { icsText } from '#schema/text/ics.ts';
import { dayIn, wallOf, type WallClock } from '#schema/lib/zones.ts';
import type { EventRow } from '../event-rows.service.ts';
import { happensAt, isEndless } from '../recurrence/recurrence.adapter.ts';
import { observancesOf, offsetText } from './vtimezone.rules.ts';

/** Writes events as iCalendar (RFC 5545); the library escapes and folds. */

export interface IcsCalendar {
  name: string;
  /** Times only, without titles and texts. */
  isBusyOnly: boolean;
  /** Alarms are written only for events of this user. */
  readerId: string;
  rows: readonly EventRow[];
  now: Date;
}

// The library does not count the space that begins a folded line; the standard allows 75 bytes including it.
ICAL.foldLength = 74;

const PRODUCT = '-//Foja//Calendario//ES';

const time = ({ day, second }: WallClock, isDate = false): ICAL.Time =>
  ICAL.Time.fromData({
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
    ...(isDate ? {} : { hour: Math.floor(second / 3600), minute: Math.floor(second / 60) % 60, second: second % 60 }),
    isDate,
  });

function utc(at: Date): ICAL.Time {
  const stamp = time(wallOf('UTC', at));
  stamp.zone = ICAL.Timezone.utcTimezone;
  return stamp;
}

/** Adds an instant: a day, or a local time with its zone. */
function addMoment(component: ICAL.Component, name: string, at: Date, { zone, isAllDay }: EventRow): void {
  const property = new ICAL.Property(name);
  if (isAllDay) property.resetType('date');
  else if (zone !== 'UTC') property.setParameter('tzid', zone);
  property.setValue(isAllDay ? time(wallOf(zone, at), true) : zone === 'UTC' ? utc(at) : time(wallOf(zone, at)));
  component.addProperty(property);
}

/** The standard allows no control characters except tab and line break. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\n]/gu, ' ').toWellFormed();

function addAlarms(event: ICAL.Component, { alarms }: EventRow, title: string): void {
  for (const minutes of alarms) {
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue('description', title);
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60));
    event.addSubcomponent(alarm);
  }
}

/** By series, the original starts of its exceptions that are in this calendar. */
type ExceptionStarts = ReadonlyMap<string, ReadonlySet<string>>;

function addRule(event: ICAL.Component, row: EventRow, exceptions: ExceptionStarts): void {
  if (row.rrule === null) return;
  event.addPropertyWithValue('rrule', ICAL.Recur.fromString(row.rrule));
  const live = exceptions.get(row.id) ?? new Set();
  const gone = new Set([...row.excluded, ...row.exceptionStarts.filter((iso) => !live.has(iso))]);
  for (const iso of [...gone].toSorted()) addMoment(event, 'exdate', new Date(iso), row);
  const series = { rule: row.rrule, startAt: row.startAt, zone: row.zone, isAllDay: row.isAllDay };
  // Not a start of the rule: another program added it to the series.
  for (const iso of live) if (!happensAt(series, new Date(iso))) addMoment(event, 'rdate', new Date(iso), row);
}

function eventOf(row: EventRow, { isBusyOnly, readerId }: IcsCalendar, exceptions: ExceptionStarts): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: unknown): void => void event.addPropertyWithValue(name, value as string);
  const title = isBusyOnly ? icsText.busy : withoutControls(row.title);
  add('uid', row.uid);
  add('dtstamp', utc(row.updatedAt));
  add('created', utc(row.createdAt));
  add('last-modified', utc(row.updatedAt));
  add('sequence', row.sequence);
  add('summary', title);
  addMoment(event, 'dtstart', row.startAt, row);
  addMoment(event, 'dtend', row.endAt, row);
  if (row.occurrenceOf) addMoment(event, 'recurrence-id', row.occurrenceOf, row);
  addRule(event, row, exceptions);
  add('status', row.deletedAt ? 'CANCELLED' : 'CONFIRMED');
  add('transp', row.isBusy ? 'OPAQUE' : 'TRANSPARENT');
  if (isBusyOnly) return event;
  if (row.description) add('description', withoutControls(row.description));
  if (row.location) add('location', withoutControls(row.location));
  add('categories', eventTypeLabels[row.type]);
  if (!row.deletedAt && row.ownerId === readerId) addAlarms(event, row, title);
  return event;
}

function zoneOf(name: string, fromYear: number, toYear: number): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', name);
  for (const each of observancesOf(name, fromYear, toYear)) {
    const observance = new ICAL.Component(each.kind.toLowerCase());
    const [day = '', clock = ''] = each.start.split('T');
    const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
    observance.addPropertyWithValue('dtstart', time({ day, second: hour * 3600 + minute * 60 + second }));
    observance.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(offsetText(each.offsetFrom)));
    observance.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(offsetText(each.offsetTo)));
    if (each.rule) observance.addPropertyWithValue('rrule', ICAL.Recur.fromString(each.rule));
    zone.addSubcomponent(observance);
  }
  return zone;
}

const yearOf = (at: Date): number => Number(dayIn('UTC', at).slice(0, 4));

/** Zones of the events, each for the years of its events and three more. */
function zonesOf({ rows, now }: IcsCalendar): ICAL.Component[] {
  const years = new Map<string, { from: number; to: number }>();
  for (const row of rows) {
    if (row.isAllDay || row.zone === 'UTC') continue;
    const from = Math.min(yearOf(row.startAt), yearOf(row.occurrenceOf ?? row.startAt));
    const last = row.rrule !== null && isEndless(row.rrule) ? now : (row.lastAt ?? row.endAt);
    const to = Math.max(yearOf(last), yearOf(now), yearOf(row.startAt)) + 3;
    const known = years.get(row.zone);
    years.set(row.zone, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
  }
  return [...years].map(([zone, { from, to }]) => zoneOf(zone, from, to));
}

function headOf(calendar: IcsCalendar): ICAL.Component {
  const root = new ICAL.Component('vcalendar');
  root.addPropertyWithValue('version', '2.0');
  root.addPropertyWithValue('prodid', PRODUCT);
  root.addPropertyWithValue('calscale', 'GREGORIAN');
  root.addPropertyWithValue('method', 'PUBLISH');
  root.addPropertyWithValue('x-wr-calname', withoutControls(calendar.name));
  root.addPropertyWithValue('refresh-interval', ICAL.Duration.fromSeconds(3600));
  root.addPropertyWithValue('x-published-ttl', 'PT1H');
  for (const zone of zonesOf(calendar)) root.addSubcomponent(zone);
  return root;
}

const END = '\r\nEND:VCALENDAR';

/** The text of a calendar in pieces. */
function* pieces(calendar: IcsCalendar): Generator<string> {
  yield headOf(calendar).toString().slice(0, -END.length);
  const exceptions = new Map<string, Set<string>>();
  for (const { seriesId, occurrenceOf, deletedAt } of calendar.rows)
    if (seriesId && occurrenceOf && !deletedAt)
      exceptions.set(seriesId, (exceptions.get(seriesId) ?? new Set()).add(occurrenceOf.toISOString()));
  for (const row of calendar.rows) yield `\r\n${eventOf(row, calendar, exceptions).toString()}`;
  yield `${END}\r\n`;
}

/** The text of a calendar. */
export const writeIcs = (calendar: IcsCalendar): string => [...pieces(calendar)].join('');

const BATCH_SIZE = 100;

/** The text of a calendar with thousands of events: pauses, so that the server can answer other requests. */
export async function writeLongIcs(calendar: IcsCalendar): Promise<string> {
  const written: string[] = [];
  for (const piece of pieces(calendar)) if (written.push(piece) % BATCH_SIZE === 0) await yieldToOthers();
  return written.join('');
}
