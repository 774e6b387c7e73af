import { defineEntity, p } from '@mikro-orm/core';
import type { CalendarEventSource, CalendarEventType, SyncSide, Weekday } from '#schema/generated/contract.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

const minutes = () => p.array((text) => Number(text)).columnType('int[]');

/** An event, a series, or a changed occurrence of a series. */
const CalendarEventSchema = defineEntity({
  name: 'CalendarEvent',
  tableName: 'calendar_event',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    title: p.text(),
    type: p.text().$type<CalendarEventType>(),
    description: p.text().default(''),
    location: p.text().default(''),
    /** Null: that of the case. */
    client: p.text().nullable(),
    /** IANA name. Occurrences of a series keep the local time of this zone when daylight saving changes. */
    zone: p.text(),
    isAllDay: p.boolean().default(false),
    startAt: p.datetime(),
    endAt: p.datetime(),
    /** RFC 5545; null: a single event. */
    rrule: p.text().nullable(),
    /** End of the last occurrence; null: the series has no end. */
    lastAt: p.datetime().nullable(),
    /** Original starts of cancelled occurrences (EXDATE), ISO 8601 in UTC. */
    excluded: p.json<string[]>().defaultRaw(`'[]'`),
    /** For a changed occurrence: its series, and its original start. */
    series: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('cascade'),
    occurrenceOf: p.datetime().nullable(),
    /** A cancelled occurrence of a series that was not imported yet. */
    isCancelled: p.boolean().default(false),
    isBillable: p.boolean(),
    isBusy: p.boolean().default(true),
    isShared: p.boolean().default(false),
    alarms: minutes().defaultRaw(`'{}'`),
    source: p.text().$type<CalendarEventSource>(),
    htmlLink: p.text().nullable(),
    /** iCalendar UID, the same in every program and after every edit. */
    uid: p.text(),
    /** iCalendar SEQUENCE: grows with each change of time, place or rule. */
    sequence: p.integer().default(0),
    version: p.integer().default(1),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['owner', 'startAt', 'id'] },
    { properties: ['legalCase', 'startAt', 'id'] },
    { properties: ['owner', 'uid'] },
  ],
  uniques: [{ properties: ['series', 'occurrenceOf'] }],
});
export class CalendarEvent extends CalendarEventSchema.class {}
CalendarEventSchema.setClass(CalendarEvent);

/** Calendar settings of an account; no row: the defaults. */
const CalendarPreferenceSchema = defineEntity({
  name: 'CalendarPreference',
  tableName: 'calendar_preference',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    alarms: minutes(),
    weekStartsOn: p.text().$type<Weekday>(),
    dayBeginsAt: p.integer(),
    dayEndsAt: p.integer(),
    /** Key of the court calendar whose days off the views show, besides those of the law. */
    courtCalendar: p.text().nullable(),
    updatedAt: p.datetime(),
  },
});
export class CalendarPreference extends CalendarPreferenceSchema.class {}
CalendarPreferenceSchema.setClass(CalendarPreference);

/** A private address of a feed for calendar programs. */
const CalendarFeedSchema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    /** Null: all events that the owner sees. */
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('cascade'),
    isBusyOnly: p.boolean().default(false),
    /** SHA-256 of the key in the address. The key itself is shown only once. */
    keyHash: p.text(),
    keyEnding: p.text(),
    createdAt: p.datetime(),
    lastReadAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['owner', 'createdAt'] }],
});
export class CalendarFeed extends CalendarFeedSchema.class {}
CalendarFeedSchema.setClass(CalendarFeed);

/** The connection of an account with Google Calendar, and the state of its synchronization. */
const GoogleConnectionSchema = defineEntity({
  name: 'GoogleConnection',
  tableName: 'google_connection',
  properties: {
    id: p.text().primary(),
    user: () => p.oneToOne(User).ref().deleteRule('cascade').unique(),
    /** Encrypted: refresh and access token. */
    sealedGrant: p.text().hidden(),
    calendarName: p.text().nullable(),
    connectedAt: p.datetime(),
    /** Since when Google refuses our permission. */
    revokedAt: p.datetime().nullable(),
    lastSyncedAt: p.datetime().nullable(),
    /** Sync token for the next read; null: all events are read. */
    syncToken: p.text().nullable(),
    /** Next page of an unfinished read; null: none. */
    pageToken: p.text().nullable(),
    /** The unfinished read covers all events, so events that it does not return are deleted. */
    isFullRead: p.boolean().default(false),
    /** Number of the current read. */
    reading: p.integer().default(0),
    /** Null: no synchronization is running. */
    runningSince: p.datetime().nullable(),
    /** The last attempt failed and will be retried. */
    isWaiting: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
});
export class GoogleConnection extends GoogleConnectionSchema.class {}
GoogleConnectionSchema.setClass(GoogleConnection);

/** A pending OAuth consent: valid once, for ten minutes, in the browser that started it. */
const GoogleConsentSchema = defineEntity({
  name: 'GoogleConsent',
  tableName: 'google_consent',
  properties: {
    /** SHA-256 of the state. */
    stateHash: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Encrypted PKCE verifier. */
    verifier: p.text().hidden(),
    /** SHA-256 of the cookie of the browser that started it. */
    browserHash: p.text(),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ properties: ['user'] }],
});
export class GoogleConsent extends GoogleConsentSchema.class {}
GoogleConsentSchema.setClass(GoogleConsent);

/** The common content after the last synchronization; see `google/google-content.rules.ts`. */
type GoogleBase = Record<string, unknown>;

type GoogleLinkState = 'IN_SYNC' | 'PENDING' | 'REFUSED';

/** The link between an event and its counterpart in Google Calendar. */
const GoogleLinkSchema = defineEntity({
  name: 'GoogleLink',
  tableName: 'google_link',
  properties: {
    event: () => p.oneToOne(CalendarEvent).ref().primary().deleteRule('cascade'),
    connection: () => p.manyToOne(GoogleConnection).ref().deleteRule('cascade'),
    googleId: p.text(),
    /** For a changed occurrence: Google's id of the series. */
    googleSeriesId: p.text().nullable(),
    /** Null: not written to Google yet. */
    etag: p.text().nullable(),
    base: p.json<GoogleBase>().nullable(),
    state: p.text().$type<GoogleLinkState>(),
    /** Number of the last read that returned it. */
    reading: p.integer().default(0),
    tries: p.integer().default(0),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ['connection', 'googleId'] }],
  indexes: [{ properties: ['connection', 'state'] }, { properties: ['connection', 'googleSeriesId'] }],
});
export class GoogleLink extends GoogleLinkSchema.class {}
GoogleLinkSchema.setClass(GoogleLink);

interface StoredConflictField {
  field: string;
  foja: string;
  google: string;
}

/** An event that both sides edited between two reads, with the version that was not kept. */
const GoogleConflictSchema = defineEntity({
  name: 'GoogleConflict',
  tableName: 'google_conflict',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    event: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('set null'),
    title: p.text(),
    kind: p.text().$type<'FIELDS' | 'FIXED' | 'DELETED_IN_GOOGLE' | 'DELETED_HERE'>(),
    fields: p.json<StoredConflictField[]>(),
    kept: p.text().$type<SyncSide>(),
    /** Contents of both sides, so that the user can choose the other one. */
    foja: p.json<GoogleBase>(),
    google: p.json<GoogleBase>(),
    detectedAt: p.datetime(),
    seenAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'detectedAt', 'id'] }],
});
export class GoogleConflict extends GoogleConflictSchema.class {}
GoogleConflictSchema.setClass(GoogleConflict);
