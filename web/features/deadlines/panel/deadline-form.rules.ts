import type { CreateDeadlineInput, DeadlineUrgency, UpdateDeadlineInput } from '#schema/generated/contract.ts';
import { timeIn } from '#schema/lib/zones.ts';
import { deadlineFormText as text, deadlineTypeText } from '#schema/text/deadline-screen.ts';

/** The values of the form of a deadline. Pure. */
export interface DeadlineValues {
  title: string;
  caseId: string | null;
  day: string;
  /** `HH:MM` in the zone of the deadline; empty for the whole day. */
  hour: string;
  /** One of the known types, or `OWN_TYPE` with its text in `ownType`. */
  type: string;
  ownType: string;
  priority: DeadlineUrgency | '';
  description: string;
  alertDays: readonly number[];
  isShared: boolean;
}

export const OWN_TYPE = '+';
export const DEFAULT_TYPE = 'vencimiento';
export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 4_000;

export interface SavedDeadline {
  id: string;
  version: number;
  title: string;
  description?: string | null;
  dueOn: string;
  dueAt: Instant;
  hasHour: boolean;
  zone: string;
  type: string;
  priority: DeadlineUrgency;
  alertDays: readonly number[];
  isShared: boolean;
  origin: string;
  case?: { id: string } | null;
}

export const valuesOf = (saved: SavedDeadline): DeadlineValues => ({
  title: saved.title,
  caseId: saved.case?.id ?? null,
  day: saved.dueOn,
  hour: saved.hasHour ? timeIn(saved.zone, new Date(saved.dueAt)) : '',
  type: saved.type in deadlineTypeText ? saved.type : OWN_TYPE,
  ownType: saved.type in deadlineTypeText ? '' : saved.type,
  priority: saved.priority,
  description: saved.description ?? '',
  alertDays: saved.alertDays,
  isShared: saved.isShared,
});

export type DeadlineProblems = Partial<Record<'title' | 'day' | 'ownType', string>>;

export function problemsOf(values: DeadlineValues): DeadlineProblems {
  return {
    ...(values.title.trim() ? {} : { title: text.titleMissing }),
    ...(values.day ? {} : { day: text.dayMissing }),
    ...(values.type === OWN_TYPE && !values.ownType.trim() ? { ownType: text.ownTypeMissing } : {}),
  };
}

const typeOf = ({ type, ownType }: DeadlineValues): string => (type === OWN_TYPE ? ownType.trim() : type);

/** The server knows in which zone the hour is. */
const dueOf = ({ day, hour }: DeadlineValues) => ({ dueOn: day, ...(hour ? { dueHour: hour } : {}) });

/** A day with its hour is sent, never an instant. */
type WithoutInstant<T> = Omit<T, 'dueAt'>;

export const newInput = (values: DeadlineValues): WithoutInstant<CreateDeadlineInput> => ({
  title: values.title.trim(),
  caseId: values.caseId,
  ...dueOf(values),
  type: typeOf(values),
  ...(values.priority ? { priority: values.priority } : {}),
  description: values.description.trim(),
  alertDays: [...values.alertDays],
  isShared: values.caseId !== null && values.isShared,
});

/** Only changed fields: a counted date must not be sent back as if it had been typed. */
export function changesOf(
  saved: SavedDeadline,
  before: DeadlineValues,
  values: DeadlineValues,
): WithoutInstant<UpdateDeadlineInput> {
  const isMoved = values.day !== before.day || values.hour !== before.hour;
  const changed = <K extends keyof DeadlineValues>(key: K): boolean =>
    JSON.stringify(values[key]) !== JSON.stringify(before[key]);
  return {
    id: saved.id,
    version: saved.version,
    ...(changed('title') ? { title: values.title.trim() } : {}),
    ...(changed('description') ? { description: values.description.trim() } : {}),
    ...(saved.origin !== 'COMPUTED' && isMoved ? dueOf(values) : {}),
    ...(typeOf(values) !== saved.type ? { type: typeOf(values) } : {}),
    ...(changed('priority') && values.priority ? { priority: values.priority } : {}),
    ...(changed('alertDays') ? { alertDays: [...values.alertDays] } : {}),
    ...(changed('isShared') ? { isShared: values.isShared } : {}),
    ...(changed('caseId') ? { caseId: values.caseId } : {}),
  };
}
