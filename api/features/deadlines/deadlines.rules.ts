import type { DeadlineStatus, DeadlineUrgency } from '#schema/generated/contract.ts';
import { DAY } from '#schema/lib/durations.ts';
import { instantIn, MEXICO_CITY } from '#schema/lib/zones.ts';

/** Days left, urgency and status of a deadline. */

/** Periods of 24 hours, rounded up, so that nothing is «vencido» too early. */
export const daysLeftOf = (dueAt: Date, now: Date): number => Math.ceil((dueAt.getTime() - now.getTime()) / DAY) + 0;

export const urgencyOf = (daysLeft: number): DeadlineUrgency =>
  daysLeft <= 1 ? 'CRITICAL' : daysLeft <= 3 ? 'HIGH' : daysLeft <= 7 ? 'MEDIUM' : 'LOW';

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

/** A term of a whole day ends with its last second in central Mexico. */
export const dueMomentOf = (day: string, hour: string = WHOLE_DAY): DueMoment => ({
  dueOn: day,
  dueAt: instantIn(MEXICO_CITY, day, hour === WHOLE_DAY ? '23:59:59' : hour),
  hasHour: hour !== WHOLE_DAY,
});
