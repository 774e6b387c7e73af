import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import type { RemoteChange, RemoteEvent, RemoteMoment } from '#api/ports/calendar-sync.ts';

/** Converts events between Google's format and ours. */

type GoogleEvent = calendar_v3.Schema$Event;
type GoogleMoment = calendar_v3.Schema$EventDateTime;

/** Private property with our id, on events that we wrote. */
const OWN_ID = 'foja';
const MAX_UID_LENGTH = 500;

function readMoment(moment: GoogleMoment | undefined): RemoteMoment | null {
  if (moment?.date) return { date: moment.date };
  if (!moment?.dateTime) return null;
  const at = new Date(moment.dateTime);
  return Number.isNaN(at.getTime()) ? null : { at, zone: moment.timeZone ?? null };
}

function readAlarms({ reminders }: GoogleEvent): number[] | null {
  if (!reminders || reminders.useDefault) return null;
  return (reminders.overrides ?? []).flatMap(({ minutes }) => (typeof minutes === 'number' ? [minutes] : []));
}

const isDeclined = ({ attendees }: GoogleEvent): boolean =>
  attendees?.some(({ self, responseStatus }) => self === true && responseStatus === 'declined') ?? false;

export function readGoogleEvent(event: GoogleEvent): RemoteEvent {
  const editedAt = event.updated ? new Date(event.updated) : null;
  return {
    id: event.id ?? '',
    etag: event.etag ?? '',
    isGone: event.status === 'cancelled',
    editedAt: editedAt && !Number.isNaN(editedAt.getTime()) ? editedAt : null,
    // The organizer of the event chooses the UID, so it is not trusted.
    uid: event.iCalUID?.replaceAll('\u0000', '').toWellFormed().slice(0, MAX_UID_LENGTH) ?? null,
    seriesId: event.recurringEventId ?? null,
    originalStart: readMoment(event.originalStartTime),
    ownId: event.extendedProperties?.private?.[OWN_ID] ?? null,
    title: event.summary ?? '',
    description: event.description ?? '',
    location: event.location ?? '',
    start: readMoment(event.start),
    end: readMoment(event.end),
    recurrence: event.recurrence ?? [],
    isBusy: event.transparency !== 'transparent' && !isDeclined(event),
    alarms: readAlarms(event),
    // It becomes a link on a page, so other schemes are dropped.
    htmlLink: event.htmlLink?.startsWith('https://') ? event.htmlLink : null,
  };
}

/** Sets the unused fields to null: in a patch, absent fields would keep their values. */
const writeMoment = (moment: RemoteMoment): GoogleMoment =>
  'date' in moment
    ? { date: moment.date, dateTime: null, timeZone: null }
    : { date: null, dateTime: moment.at.toISOString(), timeZone: moment.zone };

export function writeEvent(change: RemoteChange): GoogleEvent {
  return {
    ...(change.ownId === undefined ? {} : { extendedProperties: { private: { [OWN_ID]: change.ownId } } }),
    ...(change.title === undefined ? {} : { summary: change.title }),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.location === undefined ? {} : { location: change.location }),
    ...(change.start === undefined ? {} : { start: writeMoment(change.start) }),
    ...(change.end === undefined ? {} : { end: writeMoment(change.end) }),
    ...(change.recurrence === undefined ? {} : { recurrence: change.recurrence }),
    ...(change.isBusy === undefined ? {} : { transparency: change.isBusy ? 'opaque' : 'transparent' }),
    ...(change.alarms === undefined
      ? {}
      : {
          reminders: { useDefault: false, overrides: change.alarms.map((minutes) => ({ method: 'popup', minutes })) },
        }),
    ...(change.isRevived ? { status: 'confirmed' } : {}),
  };
}
