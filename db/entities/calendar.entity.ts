import { defineEntity, p } from '@mikro-orm/core';
import type { CalendarEventSource, CalendarEventType, SyncSide, Weekday } from '#schema/generated/contract.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

const minutes = () => p.array((text) => Number(text)).columnType('int[]');

/** An event, a series of them, or one of a series that was changed apart from it. */
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
    /** Null: that of its case. */
    client: p.text().nullable(),
    /** IANA name: a series keeps its hour on the wall clock there, whatever summer time does. */
    zone: p.text(),
    isAllDay: p.boolean().default(false),
    startAt: p.datetime(),
    endAt: p.datetime(),
    /** RFC 5545; null: it happens once. */
    rrule: p.text().nullable(),
    /** End of the last time that it happens; null: it never ends. */
    lastAt: p.datetime().nullable(),
    /** Original starts that do not happen (EXDATE), ISO 8601 in UTC. */
    excluded: p.json<string[]>().defaultRaw(`'[]'`),
    /** Of one that was changed apart: its series, and when it would have begun. */
    series: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('cascade'),
    occurrenceOf: p.datetime().nullable(),
    /** Of a series that is not here yet: this one does not happen. */
    isCancelled: p.boolean().default(false),
    isBillable: p.boolean(),
    isBusy: p.boolean().default(true),
    isShared: p.boolean().default(false),
    alarms: minutes().defaultRaw(`'{}'`),
    source: p.text().$type<CalendarEventSource>(),
    htmlLink: p.text().nullable(),
    /** The same in every program and every edit. */
    uid: p.text(),
    /** Grows with each change of time, place or rule: programs that subscribed take the higher one. */
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

/** What an account chose for its calendar; no row: as everybody. */
const CalendarPreferenceSchema = defineEntity({
  name: 'CalendarPreference',
  tableName: 'calendar_preference',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    zone: p.text(),
    alarms: minutes(),
    weekStartsOn: p.text().$type<Weekday>(),
    dayBeginsAt: p.integer(),
    dayEndsAt: p.integer(),
    /** Key of `courtCalendars`: whose days off the views show beside those of the law. */
    courtCalendar: p.text().nullable(),
    updatedAt: p.datetime(),
  },
});
export class CalendarPreference extends CalendarPreferenceSchema.class {}
CalendarPreferenceSchema.setClass(CalendarPreference);

/** A private address that calendar programs read. */
const CalendarFeedSchema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    /** Null: all that its owner sees. */
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('cascade'),
    isBusyOnly: p.boolean().default(false),
    /** SHA-256 of the key of the address: the key itself is only told once. */
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

/** The Google calendar of an account, and how far it was read. */
const GoogleConnectionSchema = defineEntity({
  name: 'GoogleConnection',
  tableName: 'google_connection',
  properties: {
    id: p.text().primary(),
    user: () => p.oneToOne(User).ref().deleteRule('cascade').unique(),
    /** Sealed: refresh and access token. */
    sealedGrant: p.text().hidden(),
    calendarName: p.text().nullable(),
    connectedAt: p.datetime(),
    /** Google no longer takes our permission since then. */
    revokedAt: p.datetime().nullable(),
    lastSyncedAt: p.datetime().nullable(),
    /** What the next reading begins after; null: everything is read. */
    syncToken: p.text().nullable(),
    /** Next page of the reading that was begun; null: none was. */
    pageToken: p.text().nullable(),
    /** The reading that was begun goes over everything: what it does not find is gone. */
    isFullRead: p.boolean().default(false),
    /** Number of that reading. */
    reading: p.integer().default(0),
    /** Null: nobody is at work. */
    runningSince: p.datetime().nullable(),
    /** The last try failed and is tried again. */
    isWaiting: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
});
export class GoogleConnection extends GoogleConnectionSchema.class {}
GoogleConnectionSchema.setClass(GoogleConnection);

/** A permission that was asked for and not given yet: used once, for ten minutes, in the browser that asked. */
const GoogleConsentSchema = defineEntity({
  name: 'GoogleConsent',
  tableName: 'google_consent',
  properties: {
    /** SHA-256 of the state. */
    stateHash: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Sealed PKCE verifier. */
    verifier: p.text().hidden(),
    /** SHA-256 of the cookie of the browser that asked. */
    browserHash: p.text(),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ properties: ['user'] }],
});
export class GoogleConsent extends GoogleConsentSchema.class {}
GoogleConsentSchema.setClass(GoogleConsent);

/** What both sides had when they last agreed; see `google/google-content.rules.ts`. */
export type GoogleBase = Record<string, unknown>;

export type GoogleLinkState = 'IN_SYNC' | 'PENDING' | 'REFUSED';

/** An event as Google knows it. */
const GoogleLinkSchema = defineEntity({
  name: 'GoogleLink',
  tableName: 'google_link',
  properties: {
    event: () => p.oneToOne(CalendarEvent).ref().primary().deleteRule('cascade'),
    connection: () => p.manyToOne(GoogleConnection).ref().deleteRule('cascade'),
    googleId: p.text(),
    /** Of one that was changed apart from its series: Google's id of the series. */
    googleSeriesId: p.text().nullable(),
    /** Null: Google does not have it yet. */
    etag: p.text().nullable(),
    base: p.json<GoogleBase>().nullable(),
    state: p.text().$type<GoogleLinkState>(),
    /** Reading that found it last. */
    reading: p.integer().default(0),
    tries: p.integer().default(0),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ['connection', 'googleId'] }],
  indexes: [{ properties: ['connection', 'state'] }, { properties: ['connection', 'googleSeriesId'] }],
});
export class GoogleLink extends GoogleLinkSchema.class {}
GoogleLinkSchema.setClass(GoogleLink);

export interface StoredConflictField {
  field: string;
  foja: string;
  google: string;
}

/** An event that both sides edited between two readings, with what lost. */
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
    /** Contents of both sides, so that the other one may be chosen. */
    foja: p.json<GoogleBase>(),
    google: p.json<GoogleBase>(),
    detectedAt: p.datetime(),
    seenAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['user', 'detectedAt', 'id'] }],
});
export class GoogleConflict extends GoogleConflictSchema.class {}
GoogleConflictSchema.setClass(GoogleConflict);
