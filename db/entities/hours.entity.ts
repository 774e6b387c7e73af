import { defineEntity, p } from '@mikro-orm/core';
import type {
  BillingKind,
  IssuerRegime,
  PrebillLineKind,
  PrebillMailState,
  PrebillPaymentKind,
  PrebillStatus,
  RateScope,
  TaxPersonKind,
  TimeEntrySource,
  TimeRounding,
  VatRate,
  WorkActivity,
} from '#schema/generated/contract.ts';
import { CalendarEvent } from './calendar.entity.ts';
import { LegalCase } from './case.entity.ts';
import { User } from './user.entity.ts';

/** A task, for which time can be recorded. */
const WorkTaskSchema = defineEntity({
  name: 'WorkTask',
  tableName: 'work_task',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    title: p.text(),
    notes: p.text().default(''),
    dueOn: p.date().nullable(),
    doneAt: p.datetime().nullable(),
    version: p.integer().default(1),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['owner', 'createdAt'] }, { properties: ['legalCase', 'createdAt'] }],
});
export class WorkTask extends WorkTaskSchema.class {}
WorkTaskSchema.setClass(WorkTask);

/** The running timer of an account: one row on the server, so that it survives closed tabs, sleep and reloads. */
const RunningTimerSchema = defineEntity({
  name: 'RunningTimer',
  tableName: 'running_timer',
  properties: {
    id: p.text().primary(),
    person: () => p.oneToOne(User).ref().deleteRule('cascade').unique(),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    event: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('set null'),
    task: () => p.manyToOne(WorkTask).ref().nullable().deleteRule('set null'),
    activity: p.text().$type<WorkActivity>(),
    description: p.text().default(''),
    billing: p.text().$type<BillingKind>(),
    startedAt: p.datetime(),
    /** Null: paused. */
    runningSince: p.datetime().nullable(),
    accumulatedSeconds: p.integer().default(0),
  },
});
export class RunningTimer extends RunningTimerSchema.class {}
RunningTimerSchema.setClass(RunningTimer);

export interface StoredIssuer {
  name: string;
  rfc: string | null;
  kind: TaxPersonKind;
  regime: IssuerRegime;
  /** Absent in what was stored before there was a choice: 16 %. */
  vatRate?: VatRate;
}

/** Billing settings of an account; no row: the defaults. */
const HoursPreferenceSchema = defineEntity({
  name: 'HoursPreference',
  tableName: 'hours_preference',
  properties: {
    account: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    rounding: p.text().$type<TimeRounding>(),
    issuer: p.json<StoredIssuer>().nullable(),
    /** Number of its last pre-bill. */
    lastPrebill: p.integer().default(0),
    updatedAt: p.datetime(),
  },
});
export class HoursPreference extends HoursPreferenceSchema.class {}
HoursPreferenceSchema.setClass(HoursPreference);

/** An hourly rate that applies from a day on. */
const TimeRateSchema = defineEntity({
  name: 'TimeRate',
  tableName: 'time_rate',
  properties: {
    id: p.text().primary(),
    /** The account that charges it. */
    account: () => p.manyToOne(User).ref().deleteRule('cascade'),
    scope: p.text().$type<RateScope>(),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('cascade'),
    client: p.text().nullable(),
    /** Folded, for comparison. */
    clientKey: p.text().nullable(),
    person: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    /** Whole centavos an hour. */
    centavos: p.bigint('number'),
    validFrom: p.date(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['account', 'validFrom'] }],
});
export class TimeRate extends TimeRateSchema.class {}
TimeRateSchema.setClass(TimeRate);

export interface StoredReceipt {
  id: string;
  fileName: string;
  mediaType: string;
  byteLength: number;
}

export interface StoredPrebillLine {
  kind: PrebillLineKind;
  description: string;
  date: string | null;
  personName: string | null;
  activity: WorkActivity | null;
  timeEntryId: string | null;
  billedSeconds: number | null;
  rateCentavos: number | null;
  centavos: number;
  receipt?: StoredReceipt | null;
}

export interface StoredTax {
  label: string;
  centavos: number;
  basis: string;
}

/** The last mail with a pre-bill. */
export interface StoredPrebillMail {
  /** A retry sends the same id. */
  id: string;
  to: string;
  message: string;
  state: PrebillMailState;
  /** When the state was reached (ISO 8601). */
  at: string;
}

/** A pre-bill. Its content is fixed and does not change when rates change. */
const PrebillSchema = defineEntity({
  name: 'Prebill',
  tableName: 'prebill',
  properties: {
    id: p.text().primary(),
    account: () => p.manyToOne(User).ref().deleteRule('cascade'),
    number: p.integer(),
    /** Never OVERDUE: that follows from `dueOn` and the day. */
    status: p.text().$type<Exclude<PrebillStatus, 'OVERDUE'>>(),
    client: p.text(),
    clientRfc: p.text().nullable(),
    clientKind: p.text().$type<TaxPersonKind>(),
    issuer: p.json<StoredIssuer>(),
    caseIds: p.array().default([]),
    fromOn: p.date(),
    toOn: p.date(),
    issuedOn: p.date(),
    notes: p.text().default(''),
    /** Read lazily, because they are larger than the rest of the row. */
    lines: p.json<StoredPrebillLine[]>().lazy(),
    taxes: p.json<StoredTax[]>(),
    totalSeconds: p.integer(),
    billedSeconds: p.integer(),
    vatRate: p.text().$type<VatRate>().default('GENERAL'),
    /** Whole centavos. */
    subtotal: p.bigint('number'),
    disbursements: p.bigint('number').default(0),
    total: p.bigint('number'),
    /** The sum of its payments. */
    received: p.bigint('number').default(0),
    dueOn: p.date().nullable(),
    sentAt: p.datetime().nullable(),
    mail: p.json<StoredPrebillMail>().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ['account', 'number'] }],
  indexes: [{ properties: ['account', 'createdAt', 'id'] }],
});
export class Prebill extends PrebillSchema.class {}
PrebillSchema.setClass(Prebill);

/** Money received for a pre-bill. */
const PrebillPaymentSchema = defineEntity({
  name: 'PrebillPayment',
  tableName: 'prebill_payment',
  properties: {
    id: p.text().primary(),
    prebill: () => p.manyToOne(Prebill).ref().deleteRule('cascade'),
    kind: p.text().$type<PrebillPaymentKind>(),
    /** Whole centavos. */
    centavos: p.bigint('number'),
    receivedOn: p.date(),
    note: p.text().default(''),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['prebill'] }],
});
export class PrebillPayment extends PrebillPaymentSchema.class {}
PrebillPaymentSchema.setClass(PrebillPayment);

/** The receipt of a line of a pre-bill. Its name and type are in the line too, so that bills are read without it. */
const PrebillReceiptSchema = defineEntity({
  name: 'PrebillReceipt',
  tableName: 'prebill_receipt',
  properties: {
    id: p.text().primary(),
    prebill: () => p.manyToOne(Prebill).ref().deleteRule('cascade'),
    fileName: p.text(),
    mediaType: p.text(),
    byteLength: p.integer(),
    content: p.blob().lazy(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['prebill'] }],
});
export class PrebillReceipt extends PrebillReceiptSchema.class {}
PrebillReceiptSchema.setClass(PrebillReceipt);

/** Recorded time. Charged seconds, rate and amount are stored with it, so that all sums use the same centavos. */
const TimeEntrySchema = defineEntity({
  name: 'TimeEntry',
  tableName: 'time_entry',
  properties: {
    id: p.text().primary(),
    person: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** The account that charges it: the owner of the case, or the person when there is no case. */
    account: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    client: p.text().default(''),
    clientKey: p.text().default(''),
    event: () => p.manyToOne(CalendarEvent).ref().nullable().deleteRule('set null'),
    occurrenceOf: p.datetime().nullable(),
    task: () => p.manyToOne(WorkTask).ref().nullable().deleteRule('set null'),
    workedOn: p.date(),
    startedAt: p.datetime().nullable(),
    seconds: p.integer(),
    billedSeconds: p.integer(),
    activity: p.text().$type<WorkActivity>(),
    description: p.text().default(''),
    billing: p.text().$type<BillingKind>(),
    source: p.text().$type<TimeEntrySource>(),
    /** Whole centavos an hour; null: no rate is set, or it is not billable. */
    rate: p.bigint('number').nullable(),
    rateScope: p.text().$type<RateScope>().nullable(),
    /** Whole centavos; null when the rate is null. */
    amount: p.bigint('number').nullable(),
    prebill: () => p.manyToOne(Prebill).ref().nullable().deleteRule('set null'),
    /** Id of the timer that it was recorded with. Stopping a timer twice creates one entry. */
    timerId: p.text().nullable().unique(),
    clientId: p.text().nullable(),
    version: p.integer().default(1),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ['person', 'clientId'] }],
  indexes: [
    { properties: ['person', 'workedOn', 'id'] },
    { properties: ['account', 'workedOn', 'id'] },
    { properties: ['legalCase', 'workedOn'] },
    { properties: ['event'] },
    { properties: ['prebill'] },
  ],
});
export class TimeEntry extends TimeEntrySchema.class {}
TimeEntrySchema.setClass(TimeEntry);
