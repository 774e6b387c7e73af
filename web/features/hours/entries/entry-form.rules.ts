import type { BillingKind, WorkActivity } from '#schema/generated/contract.ts';
import { entryFormText as text } from '#schema/text/hours-screen.ts';
import type { CreateTimeEntryInput, UpdateTimeEntryInput } from '#schema/generated/operation-types.ts';
import { pickedCase, type PickedCase } from '#web/shared/cases/picked-case.ts';
import type { TimeEntryFieldsFragment } from './entries.generated.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';
import { hoursText, MAX_SECONDS, readDuration } from '#web/shared/dates/duration.rules.ts';
import { localTimeOf } from '#web/shared/dates/wall-clock.rules.ts';

export type Entry = TimeEntryFieldsFragment;

/** The values of the form of a time entry, as typed. */
export interface EntryValues {
  day: string;
  /** Empty: only the day and the duration are known. */
  start: string;
  length: string;
  case: PickedCase | null;
  activity: WorkActivity;
  description: string;
  /** Empty: the default of the case or the event. */
  billing: BillingKind | '';
}

/** What the entry belongs to, besides the values of the form. */
export interface EntrySubject {
  eventId?: string;
  occurrenceOf?: string | null;
  taskId?: string;
}

export const newEntry = (part: Partial<EntryValues> & Pick<EntryValues, 'day'>): EntryValues => ({
  start: '',
  length: '',
  case: null,
  activity: 'OTHER',
  description: '',
  billing: '',
  ...part,
});

export const entryValues = (entry: Entry, zone: string): EntryValues => ({
  day: entry.workedOn,
  start: entry.startedAt ? localTimeOf(entry.startedAt, zone).time : '',
  length: hoursText(entry.seconds),
  case: entry.case ? pickedCase(entry.case) : null,
  activity: entry.activity,
  description: entry.description,
  billing: entry.billing,
});

export type EntryErrors = Partial<Record<keyof EntryValues, string>>;

/** Errors that can be detected before sending. */
export function entryProblems({ day, length }: EntryValues): EntryErrors {
  const seconds = readDuration(length);
  const isOut = seconds !== null && (seconds < 1 || seconds > MAX_SECONDS);
  return {
    ...(isDay(day) ? {} : { day: text.dayMissing }),
    ...(seconds === null ? { length: text.lengthMissing } : isOut ? { length: text.lengthOut } : {}),
  };
}

const timesOf = ({ day, start }: EntryValues) => (start ? { start: `${day}T${start}` } : { workedOn: day });

export function createInput(values: EntryValues, subject: EntrySubject, clientId: string): CreateTimeEntryInput {
  return {
    clientId,
    ...subject,
    ...timesOf(values),
    seconds: readDuration(values.length),
    activity: values.activity,
    description: values.description.trim(),
    ...(values.case ? { caseId: values.case.id } : {}),
    ...(values.billing ? { billing: values.billing } : {}),
  };
}

/** Only the fields that differ from the initial values. */
export function updateInput(
  values: EntryValues,
  before: EntryValues,
  entry: Pick<Entry, 'id' | 'version'>,
): UpdateTimeEntryInput {
  const isMoved = values.day !== before.day || values.start !== before.start;
  // Without a start time, the day is kept.
  const times = values.start ? timesOf(values) : { workedOn: values.day, ...(before.start ? { start: null } : {}) };
  return {
    id: entry.id,
    version: entry.version,
    ...(isMoved ? times : {}),
    ...(values.length === before.length ? {} : { seconds: readDuration(values.length) }),
    ...(values.case?.id === before.case?.id ? {} : { caseId: values.case?.id ?? null }),
    ...(values.activity === before.activity ? {} : { activity: values.activity }),
    ...(values.description === before.description ? {} : { description: values.description.trim() }),
    ...(values.billing && values.billing !== before.billing ? { billing: values.billing } : {}),
  };
}

const FIELD_OF: Record<string, keyof EntryValues> = {
  workedOn: 'day',
  start: 'start',
  seconds: 'length',
  caseId: 'case',
  activity: 'activity',
  description: 'description',
  billing: 'billing',
};

/** The form field for a field of the input. */
export const entryField = (field: string): keyof EntryValues | null => FIELD_OF[field] ?? null;
