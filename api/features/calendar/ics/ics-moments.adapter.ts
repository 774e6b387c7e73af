import ICAL from 'ical.js';
import { icsText } from '#schema/text/ics.ts';
import { addDays, isDay } from '#schema/lib/days.ts';
import { beginningOf, dayIn, instantOf, wallOf } from '#schema/lib/zones.ts';
import { FIRST_EVENT_YEAR, LAST_EVENT_YEAR } from '../event-times.rules.ts';
import type { FileZones } from './ics-zones.adapter.ts';

/** Times of a file: days, local times with a zone, instants in UTC. */

/** Why an event is not imported, in Spanish. */
export class Unreadable extends Error {}

export interface Moment {
  at: Date;
  isDate: boolean;
  zone: string;
}

export interface IcsReadingContext {
  zones: FileZones;
  /** For times without a zone. */
  usualZone: string;
}

/** Reads the text, not the time of the library, which turns 31 June into 1 July. */
function partsOf(text: string): { day: string; second: number; isDate: boolean; isUtc: boolean } {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(Z?))?$/.exec(text);
  if (!parts) throw new Unreadable(icsText.unreadableTime);
  const [, year = '', month = '', date = '', hour, minute, second, utc] = parts;
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) throw new Unreadable(icsText.dayUnknown(`${Number(date)}/${month}/${year}`));
  if (Number(year) < FIRST_EVENT_YEAR || Number(year) > LAST_EVENT_YEAR) throw new Unreadable(icsText.outOfYears);
  if (hour === undefined) return { day, second: 0, isDate: true, isUtc: false };
  // A leap second (60) is read as 59.
  const clock = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second), 59);
  if (Number(hour) > 23 || Number(minute) > 59) throw new Unreadable(icsText.unreadableTime);
  return { day, second: clock, isDate: false, isUtc: utc === 'Z' };
}

function momentOf(value: string, tzid: string | null, { zones, usualZone }: IcsReadingContext): Moment {
  const { day, second, isDate, isUtc } = partsOf(value);
  if (isDate) return { at: beginningOf(usualZone, day), isDate, zone: usualZone };
  if (isUtc) return { at: instantOf('UTC', { day, second }), isDate, zone: 'UTC' };
  const zone = tzid === null ? usualZone : zones.zoneOf(tzid, Number(day.slice(0, 4)));
  if (!zone) throw new Unreadable(icsText.zoneUnknown((tzid ?? '').slice(0, 80)));
  return { at: instantOf(zone, { day, second }), isDate, zone };
}

const tzidOf = (property: ICAL.Property): string | null => {
  const tzid: unknown = property.getParameter('tzid');
  return typeof tzid === 'string' ? tzid : null;
};

/** Unparsed values of all properties of a name, `most` at most. */
function rawValues(component: ICAL.Component, name: string, most: number): { text: string; tzid: string | null }[] {
  const found: { text: string; tzid: string | null }[] = [];
  for (const property of component.getAllProperties(name)) {
    // jCal: name, parameters, type, values. A period is its start and its end.
    const values = (property.toJSON() as unknown[]).slice(3);
    for (const value of values) {
      const [text] = (Array.isArray(value) ? value : [value]) as unknown[];
      if (found.length < most) found.push({ text: String(text), tzid: tzidOf(property) });
    }
  }
  return found;
}

export function firstMoment(component: ICAL.Component, name: string, reading: IcsReadingContext): Moment | null {
  const [value] = rawValues(component, name, 1);
  return value ? momentOf(value.text, value.tzid, reading) : null;
}

export const allMoments = (
  component: ICAL.Component,
  name: string,
  most: number,
  reading: IcsReadingContext,
): Moment[] => rawValues(component, name, most).map(({ text, tzid }) => momentOf(text, tzid, reading));

/** Adds a duration: days and weeks in local time, hours in elapsed time. */
function after(start: Moment, duration: ICAL.Duration): Date {
  const { weeks, days, hours, minutes, seconds, isNegative } = duration;
  if (isNegative) throw new Unreadable(icsText.endsBeforeStart);
  const wall = wallOf(start.zone, start.at);
  const day = addDays(wall.day, Math.min(weeks * 7 + days, 100_000));
  return new Date(instantOf(start.zone, { ...wall, day }).getTime() + (hours * 3600 + minutes * 60 + seconds) * 1000);
}

/** End of an event by DTEND or DURATION; without them one day for a whole-day event, otherwise its start. */
export function eventEndOf(component: ICAL.Component, start: Moment, reading: IcsReadingContext): Date {
  const end = firstMoment(component, 'dtend', reading);
  const shortest = start.isDate ? beginningOf(start.zone, addDays(dayIn(start.zone, start.at), 1)) : start.at;
  if (end) {
    if (end.at < start.at) throw new Unreadable(icsText.endsBeforeStart);
    return end.at < shortest ? shortest : end.at;
  }
  const duration: unknown = component.getFirstPropertyValue('duration');
  const given = duration instanceof ICAL.Duration ? after(start, duration) : shortest;
  return given < shortest ? shortest : given;
}

/** Alarms as minutes before the start; those after it are left out. */
export function alarmsOf(component: ICAL.Component, start: Moment, endAt: Date): number[] {
  return component.getAllSubcomponents('valarm').flatMap((alarm) => {
    const property = alarm.getFirstProperty('trigger');
    const trigger: unknown = property?.getFirstValue();
    if (!property || !(trigger instanceof ICAL.Duration)) return [];
    const isOfEnd = String(property.getParameter('related') ?? '').toUpperCase() === 'END';
    const length = isOfEnd ? (endAt.getTime() - start.at.getTime()) / 1000 : 0;
    const before = Math.round(-(trigger.toSeconds() + length) / 60);
    return before >= 0 ? [before] : [];
  });
}
