import { defineEntity, p } from '@mikro-orm/core';
import type { ClosureKind, DeadlineAlertKind, DeadlineOrigin, DeadlineUrgency } from '#schema/generated/contract.ts';
import { CalendarEvent } from './calendar.entity.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

/** What a computed deadline was counted from, as `CountInput` without what is read anew each time: the calendars. */
export interface StoredComputation {
  ruleId: string | null;
  term: {
    title: string | null;
    regime: string;
    amount: number;
    unit: string;
    articles: string[];
    countsTriggerDay: boolean;
  } | null;
  noticeOn: string;
  adviceSentOn: string | null;
  noticeAt: string | null;
  method: string | null;
  lawOfAct: string | null;
  distanceKm: number | null;
  suspensions: { from: string; to: string; reason: string }[];
  /** Keys of `courtCalendars`. */
  calendar: string | null;
  responsibleCalendar: string | null;
  courtId: string | null;
}

/** An edit: the version that it made, and what stood there before. */
export interface StoredEdit {
  version: number;
  before: Record<string, string>;
}

/** A term that somebody must keep: computed by statute, typed in by hand, or from an event of the calendar. */
const DeadlineSchema = defineEntity({
  name: 'Deadline',
  tableName: 'deadline',
  properties: {
    id: p.text().primary(),
    /** Of a matter: the owner of the matter, whose calendars and alert days count. */
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('cascade'),
    title: p.text(),
    description: p.text().default(''),
    /** End of the term; of a whole day its last minute in Mexico. */
    dueAt: p.datetime(),
    dueOn: p.date(),
    hasHour: p.boolean().default(false),
    type: p.text().default(''),
    /** Null: as pressing as the days left make it. */
    priority: p.text().$type<DeadlineUrgency>().nullable(),
    origin: p.text().$type<DeadlineOrigin>(),
    /** The event of the calendar that dates it: of one of a series the series, with the start that it had there. */
    event: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('set null'),
    occurrenceOf: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    completedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    isSnoozed: p.boolean().default(false),
    remindAt: p.datetime().nullable(),
    /** Null: those of the account. */
    alertDays: p.array<number>(Number, String).columnType('int[]').nullable(),
    /** When its date was last set: alert days that had passed by then are not told. */
    datedAt: p.datetime(),
    /** When something of it is next to be told to anybody, wherever they live; null: nothing ever. */
    nextAlertAt: p.datetime().nullable(),
    /** Those of one notice share it. */
    chainId: p.text().nullable(),
    /** The chain of the list (`termChains`) that it came from: which deadline starts which. */
    termChainId: p.text().nullable(),
    ruleId: p.text().nullable(),
    /** What it was counted from, and the table as it was counted last, packed; null when it was not computed. */
    computedFrom: p.json<StoredComputation>().nullable(),
    computation: p.blob().nullable().lazy(),
    isProvisional: p.boolean().default(false),
    changeNote: p.text().nullable(),
    isShared: p.boolean().default(false),
    deletedAt: p.datetime().nullable(),
    version: p.integer().default(1),
    /** What stood in the fields that the last edits changed, so that two people do not overwrite each other. */
    edits: p.json<StoredEdit[]>().defaultRaw(`'[]'`),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ['owner', 'dueAt', 'id'] },
    { properties: ['legalCase', 'dueAt', 'id'] },
    { properties: ['chainId'] },
    { properties: ['nextAlertAt'] },
  ],
  uniques: [{ properties: ['event', 'occurrenceOf'] }],
});
export class Deadline extends DeadlineSchema.class {}
DeadlineSchema.setClass(Deadline);

/** Something that was told to somebody of a deadline: written with the job that mails it, so that it is told once. */
const DeadlineAlertSchema = defineEntity({
  name: 'DeadlineAlert',
  tableName: 'deadline_alert',
  properties: {
    id: p.text().primary(),
    deadline: () => p.manyToOne(Deadline).ref().deleteRule('cascade'),
    recipient: () => p.manyToOne(User).ref().deleteRule('cascade'),
    kind: p.text().$type<DeadlineAlertKind>(),
    /** Which one of its kind: alert day and due date, instant of the reminder, version. */
    occasion: p.text(),
    /** What is told to somebody at once: one mail. */
    batchId: p.text(),
    daysLeft: p.integer(),
    dueAt: p.datetime(),
    createdAt: p.datetime(),
    mailedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['deadline', 'recipient', 'occasion'] }],
  indexes: [{ properties: ['batchId', 'recipient'] }, { properties: ['recipient'] }],
});
export class DeadlineAlert extends DeadlineAlertSchema.class {}
DeadlineAlertSchema.setClass(DeadlineAlert);

/** Days on which a court does not work, as an account wrote them, with where it read them. */
const CourtClosureSchema = defineEntity({
  name: 'CourtClosure',
  tableName: 'court_closure',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Key of `courtCalendars`. */
    calendar: p.text(),
    fromOn: p.date(),
    toOn: p.date(),
    reason: p.text(),
    source: p.text(),
    kind: p.text().$type<ClosureKind>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['owner', 'calendar', 'fromOn'] }],
});
export class CourtClosure extends CourtClosureSchema.class {}
CourtClosureSchema.setClass(CourtClosure);

/** What an account chose for its deadlines; no row: as everybody. */
const DeadlinePreferenceSchema = defineEntity({
  name: 'DeadlinePreference',
  tableName: 'deadline_preference',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    alertDays: p.array<number>(Number, String).columnType('int[]'),
    /** Where alert days begin for it (IANA); null: in central Mexico. */
    timeZone: p.text().nullable(),
    updatedAt: p.datetime(),
  },
});
export class DeadlinePreference extends DeadlinePreferenceSchema.class {}
DeadlinePreferenceSchema.setClass(DeadlinePreference);
