import { addDays } from '#schema/lib/days.ts';
import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { alertZoneNames, isAlertZone } from '#schema/text/deadline-zones.ts';
import { dayInMexico, instantIn, MEXICO_CITY } from '#schema/lib/zones.ts';

/** When a deadline has an alert, and which. `zone`: the time zone of the recipient. */

/** Alerts of an alert day are due at this hour in `zone`. */
const ALERT_HOUR = '08:00';

export interface WatchedDeadline {
  dueOn: string;
  dueAt: Date;
  remindAt: Date | null;
  alertDays: readonly number[];
  /** When its date was set: moments before that have no alert. */
  datedAt: Date;
}

/** `alertDays`: those of the deadline, else of its owner's account. */
export const watched = (
  deadline: Omit<WatchedDeadline, 'alertDays' | 'remindAt'> & { remindAt?: Date | null | undefined },
  alertDays: readonly number[],
): WatchedDeadline => ({
  dueOn: deadline.dueOn,
  dueAt: deadline.dueAt,
  remindAt: deadline.remindAt ?? null,
  alertDays,
  datedAt: deadline.datedAt,
});

export interface DueAlert {
  kind: Exclude<DeadlineAlertKind, 'CHANGED'>;
  /** Unique per deadline and recipient: the same occasion never has a second alert. */
  occasion: string;
}

interface Moment extends DueAlert {
  at: Date;
}

function momentsOf({ dueOn, dueAt, remindAt, alertDays, datedAt }: WatchedDeadline, zone: string): Moment[] {
  const stages = alertDays.map((days): Moment => ({
    kind: 'STAGE',
    at: instantIn(zone, addDays(dueOn, -days), ALERT_HOUR),
    occasion: `STAGE:${dueOn}:${days}`,
  }));
  const end: Moment = { kind: 'OVERDUE', at: dueAt, occasion: `OVERDUE:${dueAt.toISOString()}` };
  const reminder: Moment[] = remindAt
    ? [{ kind: 'REMINDER', at: remindAt, occasion: `REMINDER:${remindAt.toISOString()}` }]
    : [];
  return [...stages.filter(({ at }) => at < dueAt), end].filter(({ at }) => at > datedAt).concat(reminder);
}

/** The first moment after an instant that has an alert. */
export function nextAlertAt(seen: WatchedDeadline, zone: string, after: Date): Date | null {
  const times = momentsOf(seen, zone)
    .map(({ at }) => at.getTime())
    .filter((at) => at > after.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const ZONES = Object.keys(alertZoneNames);

/** Where alert days begin for an account: its own zone, or central Mexico for one that is set abroad. */
export const alertZoneOf = (zone: string | null): string => (zone && isAlertZone(zone) ? zone : MEXICO_CITY);

/**
 * When a deadline must be checked next: at the first moment in any time zone, because the members of its case and their
 * zones may change until then.
 */
export function nextCheckAt(seen: WatchedDeadline, after: Date): Date | null {
  const times = ZONES.flatMap((zone) => nextAlertAt(seen, zone, after)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The alert hour that an account misses when it changes its zone between the alert hours of both zones; else null. */
export function missedAlertHour(from: string, to: string, now: Date): { day: string; at: Date } | null {
  // At that hour it is the same day in the whole country.
  const day = dayInMexico(now);
  const at = instantIn(to, day, ALERT_HOUR);
  return at <= now && now < instantIn(from, day, ALERT_HOUR) ? { day, at } : null;
}

/**
 * The instant from which a rescheduled deadline is checked: moments that are due but have no alert yet are kept.
 * `waiting`: the check that was scheduled before.
 */
export const watchedFrom = (waiting: Date | null | undefined, now: Date): Date =>
  waiting && waiting <= now ? new Date(waiting.getTime() - 1) : now;

/**
 * The alerts for the moments from `since` until `now`. Of several alert days that passed meanwhile only the latest has
 * an alert; an overdue deadline has only the alert that it is overdue.
 */
export function alertsDue(seen: WatchedDeadline, zone: string, since: Date, now: Date): DueAlert[] {
  const passed = momentsOf(seen, zone).filter(({ at }) => at >= since && at <= now);
  const overdue = passed.find(({ kind }) => kind === 'OVERDUE');
  const due = overdue
    ? [overdue]
    : [
        passed.filter(({ kind }) => kind === 'STAGE').toSorted((a, b) => b.at.getTime() - a.at.getTime())[0],
        passed.find(({ kind }) => kind === 'REMINDER'),
      ];
  return due.flatMap((moment) => (moment ? [{ kind: moment.kind, occasion: moment.occasion }] : []));
}
