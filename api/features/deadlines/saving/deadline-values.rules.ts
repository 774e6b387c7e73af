import { addDays } from '#schema/lib/days.ts';
import { HOUR } from '#schema/lib/durations.ts';
import type { DeadlineUrgency } from '#schema/generated/contract.ts';
import { computingText, deadlinesText as say, usualDeadlineType } from '#schema/text/deadlines.ts';
import { validationText } from '#schema/text/validation.ts';
import { dayIn, secondOf } from '#schema/lib/zones.ts';
import { areAlertDays, dueMomentOf, inOrder, MAX_ALERT_DAY, movedToZone, type DueMoment } from '../deadlines.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Checks and cleans the values of a deadline. */

const MAX_LENGTH = { title: 200, description: 4000, type: 120 } as const;
type TextField = keyof typeof MAX_LENGTH;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
export const MAX_DEADLINES_AT_ONCE = 30;
/** Hours. */
export const USUAL_SNOOZE = 24;
export const MAX_SNOOZE_HOURS = 720;

export interface DeadlineProblem {
  field: string;
  message: string;
}

export interface GivenDeadlineValues {
  title?: string | null | undefined;
  description?: string | null | undefined;
  type?: string | null | undefined;
  priority?: DeadlineUrgency | null | undefined;
  alertDays?: number[] | null | undefined;
  dueOn?: string | null | undefined;
  /** `HH:MM` of `dueOn`. */
  dueHour?: string | null | undefined;
  dueAt?: Date | null | undefined;
}

/** A title is one line; a description keeps its lines. */
export const tidyDeadlineText = (field: TextField, text: string): string =>
  field === 'description'
    ? text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
    : text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A computed title may be longer than what a person may write. */
export const deadlineTitleOf = (given: string | null | undefined, computed: string): string =>
  tidyDeadlineText('title', given ?? '') ||
  tidyDeadlineText('title', computed).slice(0, MAX_LENGTH.title).toWellFormed();

const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

function textProblem(field: TextField, text: string): string | null {
  if (!isStorable(text)) return validationText.invalidCharacters;
  return tidyDeadlineText(field, text).length > MAX_LENGTH[field] ? say.tooLong(field, MAX_LENGTH[field]) : null;
}

function dateProblem({ dueOn, dueHour, dueAt }: GivenDeadlineValues): string | null {
  if (dueAt && (dueOn || dueHour)) return say.dateTwice;
  if (dueHour && !dueOn) return say.dateMissing;
  if (dueHour && secondOf(dueHour) === null) return computingText.hourInvalid;
  if (!dueOn && !dueAt) return null;
  const year = dueOn ? Number(dueOn.slice(0, 4)) : (dueAt?.getUTCFullYear() ?? Number.NaN);
  return year < FIRST_YEAR || year > LAST_YEAR ? say.dateOutOfRange(FIRST_YEAR, LAST_YEAR) : null;
}

/** The first problem of the given values, or `null`; absent values are not checked. */
export function deadlineValuesProblem(given: GivenDeadlineValues): DeadlineProblem | null {
  if (given.title !== undefined && !isVisible(given.title ?? '')) return { field: 'title', message: say.titleMissing };
  for (const field of ['title', 'description', 'type'] as const) {
    const message = textProblem(field, given[field] ?? '');
    if (message) return { field, message };
  }
  if (given.alertDays && !areAlertDays(given.alertDays))
    return { field: 'alertDays', message: say.alertDaysInvalid(MAX_ALERT_DAY) };
  const message = dateProblem(given);
  return message ? { field: given.dueAt && !given.dueOn ? 'dueAt' : 'dueOn', message } : null;
}

/** The given date, or `null`. */
export function dueOf({ dueOn, dueHour, dueAt }: GivenDeadlineValues, zone: string): DueMoment | null {
  if (dueOn) return dueMomentOf(zone, dueOn, dueHour ?? undefined);
  return dueAt ? { dueOn: dayIn(zone, dueAt), dueAt, hasHour: true } : null;
}

export const typeOf = (type: string | null | undefined): string =>
  tidyDeadlineText('type', type ?? '') || usualDeadlineType;
export const sortedAlertDays = (days: readonly number[] | null | undefined): number[] | null =>
  days ? inOrder(days) : null;

const DAY_HOURS = 24;

/** Moves a typed date; whole days stay whole days, whatever the clock does between them. */
export function postponed({ dueOn, dueAt, hasHour }: DueMoment, hours: number, zone: string): DueMoment {
  if (!hasHour && hours % DAY_HOURS === 0) return dueMomentOf(zone, addDays(dueOn, hours / DAY_HOURS));
  return movedToZone(zone, { dueOn, dueAt: new Date(dueAt.getTime() + hours * HOUR), hasHour: true });
}

export const isSnooze = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= MAX_SNOOZE_HOURS;
