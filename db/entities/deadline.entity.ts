import { defineEntity, p } from '@mikro-orm/core';
import type { ClosureKind, DeadlineAlertKind, DeadlineOrigin, DeadlineUrgency } from '#schema/generated/contract.ts';
import { CalendarEvent } from './calendar.entity.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

/** The input of a computed deadline: `CountInput` without the calendars, which are read for each count. */
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
  /** Keys of court calendars. */
  calendar: string | null;
  responsibleCalendar: string | null;
  courtId: string | null;
}

/** An edit: the version that it created, and the previous values. */
export interface StoredEdit {
  version: number;
  before: Record<string, string>;
}

/** A deadline: computed by statute, entered by hand, or dated by an event of the calendar. */
const DeadlineSchema = defineEntity({
  name: 'Deadline',
  tableName: 'deadline',
  properties: {
    id: p.text().primary(),
    /** For a deadline of a case, the owner of the case: their calendars and alert days apply. */
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('cascade'),
    title: p.text(),
    description: p.text().default(''),
    /** End of the term; for a whole day, its last second in its zone. */
    dueAt: p.datetime(),
    dueOn: p.date(),
    hasHour: p.boolean().default(false),
    /** Zone of its court or its event (IANA); null: that of its owner's account. */
    zone: p.text().nullable(),
    type: p.text().default(''),
    /** Null: derived from the days left. */
    priority: p.text().$type<DeadlineUrgency>().nullable(),
    origin: p.text().$type<DeadlineOrigin>(),
    /** The event that dates it. For an occurrence: the series, with the original start. */
    event: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('set null'),
    occurrenceOf: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    completedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    isSnoozed: p.boolean().default(false),
    remindAt: p.datetime().nullable(),
    /** Null: those of the account. */
    alertDays: p.array<number>(Number, String).columnType('int[]').nullable(),
    /** When its date was last set. No alerts are sent for alert days before that. */
    datedAt: p.datetime(),
    /** Time of the next alert or reminder for anybody in any zone; null: none. */
    nextAlertAt: p.datetime().nullable(),
    /** The same for all deadlines of one notice. */
    chainId: p.text().nullable(),
    /** Id of the chain (`termChains`) from which it was created; the chain says which deadline starts which. */
    termChainId: p.text().nullable(),
    ruleId: p.text().nullable(),
    /** Input of the count and its last result, compressed; null: not computed. */
    computedFrom: p.json<StoredComputation>().nullable(),
    computation: p.blob().nullable().lazy(),
    isProvisional: p.boolean().default(false),
    /** No notice of it exists yet: it was counted from the day on which another step would end. */
    isEstimated: p.boolean().default(false),
    /** The act of the other side. */
    isTheirs: p.boolean().default(false),
    changeNote: p.text().nullable(),
    isShared: p.boolean().default(false),
    deletedAt: p.datetime().nullable(),
    version: p.integer().default(1),
    /** Previous values of the last edits, so that concurrent edits can be detected. */
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

/** An alert about a deadline to one person. Stored in the transaction that enqueues its mail, so that it is sent once. */
const DeadlineAlertSchema = defineEntity({
  name: 'DeadlineAlert',
  tableName: 'deadline_alert',
  properties: {
    id: p.text().primary(),
    deadline: () => p.manyToOne(Deadline).ref().deleteRule('cascade'),
    recipient: () => p.manyToOne(User).ref().deleteRule('cascade'),
    kind: p.text().$type<DeadlineAlertKind>(),
    /** Identifies it within its kind: alert day and due date, instant of the reminder, or version. */
    occasion: p.text(),
    /** Batch: the alerts of one mail. */
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

/** Days on which a court does not work, entered by an account with their source. */
const CourtClosureSchema = defineEntity({
  name: 'CourtClosure',
  tableName: 'court_closure',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Key of a court calendar. */
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

/** Deadline settings of an account; no row: the defaults. */
const DeadlinePreferenceSchema = defineEntity({
  name: 'DeadlinePreference',
  tableName: 'deadline_preference',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    alertDays: p.array<number>(Number, String).columnType('int[]'),
    updatedAt: p.datetime(),
  },
});
export class DeadlinePreference extends DeadlinePreferenceSchema.class {}
DeadlinePreferenceSchema.setClass(DeadlinePreference);
