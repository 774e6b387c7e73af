import type { CreateDeadlineInput, DeadlineUrgency, UpdateDeadlineInput } from '#schema/generated/contract.ts';
import { deadlineFormText as text, deadlineTypeText } from '#schema/text/deadline-screen.ts';

/** A deadline as its form holds it. Pure. */
export interface DeadlineValues {
  title: string;
  caseId: string | null;
  day: string;
  /** `HH:MM` of Mexico City, or empty: the whole day. */
  hour: string;
  /** One of the calendar's types, or `OWN_TYPE` with its word in `ownType`. */
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

export interface HeldDeadline {
  id: string;
  version: number;
  title: string;
  description?: string | null;
  dueOn: string;
  dueAt: string;
  hasHour: boolean;
  type: string;
  priority: DeadlineUrgency;
  alertDays: readonly number[];
  isShared: boolean;
  origin: string;
  case?: { id: string } | null;
}

export const valuesOf = (held: HeldDeadline, hourOf: (instant: string) => string): DeadlineValues => ({
  title: held.title,
  caseId: held.case?.id ?? null,
  day: held.dueOn,
  hour: held.hasHour ? hourOf(held.dueAt) : '',
  type: held.type in deadlineTypeText ? held.type : OWN_TYPE,
  ownType: held.type in deadlineTypeText ? '' : held.type,
  priority: held.priority,
  description: held.description ?? '',
  alertDays: held.alertDays,
  isShared: held.isShared,
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

/** `instantOf`: day and hour of Mexico City as an instant. */
const dueOf = ({ day, hour }: DeadlineValues, instantOf: (day: string, hour: string) => string) =>
  hour ? { dueAt: instantOf(day, hour) } : { dueOn: day };

type InstantOf = (day: string, hour: string) => string;
/** On the wire an instant is text. */
type OnWire<T> = Omit<T, 'dueAt'> & { dueAt?: string };

export const newInput = (values: DeadlineValues, instantOf: InstantOf): OnWire<CreateDeadlineInput> => ({
  title: values.title.trim(),
  caseId: values.caseId,
  ...dueOf(values, instantOf),
  type: typeOf(values),
  ...(values.priority ? { priority: values.priority } : {}),
  description: values.description.trim(),
  alertDays: [...values.alertDays],
  isShared: values.caseId !== null && values.isShared,
});

/** Only what was changed: a date that the law gave is not sent back as if it had been typed. */
export function changesOf(
  held: HeldDeadline,
  before: DeadlineValues,
  values: DeadlineValues,
  instantOf: InstantOf,
): OnWire<UpdateDeadlineInput> {
  const isMoved = values.day !== before.day || values.hour !== before.hour;
  const changed = <K extends keyof DeadlineValues>(key: K): boolean =>
    JSON.stringify(values[key]) !== JSON.stringify(before[key]);
  return {
    id: held.id,
    version: held.version,
    ...(changed('title') ? { title: values.title.trim() } : {}),
    ...(changed('description') ? { description: values.description.trim() } : {}),
    ...(held.origin !== 'COMPUTED' && isMoved ? dueOf(values, instantOf) : {}),
    ...(typeOf(values) !== held.type ? { type: typeOf(values) } : {}),
    ...(changed('priority') && values.priority ? { priority: values.priority } : {}),
    ...(changed('alertDays') ? { alertDays: [...values.alertDays] } : {}),
    ...(changed('isShared') ? { isShared: values.isShared } : {}),
    ...(changed('caseId') ? { caseId: values.caseId } : {}),
  };
}
