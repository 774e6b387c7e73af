import type { DeadlineStatus } from '#schema/generated/contract.ts';
import { dayIn, instantIn } from '#schema/lib/zones.ts';

/** Alert days of accounts that chose none. */
export const USUAL_ALERT_DAYS: readonly number[] = [1, 7, 30];
export const MAX_ALERT_DAY = 365;
const MAX_ALERT_DAYS = 5;

/** Scheduled before the earliest alert day, pending from then on. */
export const statusOf = (isCompleted: boolean, daysLeft: number, alertDays: readonly number[]): DeadlineStatus =>
  isCompleted ? 'COMPLETED' : daysLeft <= Math.max(...alertDays) ? 'PENDING' : 'SCHEDULED';

export const areAlertDays = (days: readonly number[]): boolean =>
  days.length >= 1 &&
  days.length <= MAX_ALERT_DAYS &&
  new Set(days).size === days.length &&
  days.every((day) => Number.isInteger(day) && day >= 0 && day <= MAX_ALERT_DAY);

/** Nearest first. */
export const inOrder = (days: readonly number[]): number[] => days.toSorted((one, other) => one - other);

/** The hour that means «until the end of the day». */
const WHOLE_DAY = '24:00';

export interface DueMoment {
  dueOn: string;
  dueAt: Date;
  hasHour: boolean;
}

/** A term of a whole day ends with its last second in the zone of its court, else of the account. */
export const dueMomentOf = (zone: string, day: string, hour: string = WHOLE_DAY): DueMoment => ({
  dueOn: day,
  dueAt: instantIn(zone, day, hour === WHOLE_DAY ? '23:59:59' : hour),
  hasHour: hour !== WHOLE_DAY,
});

/** The same date in another zone: a whole day stays that day, an hour stays that instant. */
export const movedToZone = (zone: string, { dueOn, dueAt, hasHour }: DueMoment): DueMoment =>
  hasHour ? { dueOn: dayIn(zone, dueAt), dueAt, hasHour } : dueMomentOf(zone, dueOn);
