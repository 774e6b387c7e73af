import { addDays } from '#schema/lib/days.ts';
import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { alertZoneNames } from '#schema/text/deadline-zones.ts';
import { dayInMexico, instantIn } from '#schema/lib/zones.ts';

/** When what is told of a deadline. `zone`: where whoever is told lives. */

/** Alert days begin at this hour there. */
const ALERT_HOUR = '08:00';

export interface Watched {
  dueOn: string;
  dueAt: Date;
  remindAt: Date | null;
  alertDays: readonly number[];
  /** When its date was set: what had passed by then is not told. */
  datedAt: Date;
}

/** A deadline as it is watched; `alertDays`: its own, else those of its owner's account. */
export const watched = (
  deadline: Omit<Watched, 'alertDays' | 'remindAt'> & { remindAt?: Date | null | undefined },
  alertDays: readonly number[],
): Watched => ({
  dueOn: deadline.dueOn,
  dueAt: deadline.dueAt,
  remindAt: deadline.remindAt ?? null,
  alertDays,
  datedAt: deadline.datedAt,
});

export interface DueAlert {
  kind: Exclude<DeadlineAlertKind, 'CHANGED'>;
  /** Told once: the same occasion is never told again. */
  occasion: string;
}

interface Moment extends DueAlert {
  at: Date;
}

function momentsOf({ dueOn, dueAt, remindAt, alertDays, datedAt }: Watched, zone: string): Moment[] {
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

/** The first moment after an instant at which there is something to tell. */
export function nextAlertAt(seen: Watched, zone: string, after: Date): Date | null {
  const times = momentsOf(seen, zone)
    .map(({ at }) => at.getTime())
    .filter((at) => at > after.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const ZONES = Object.keys(alertZoneNames);

/**
 * When a deadline is next to be looked at: at the first moment in any zone, so that it does not matter who takes part
 * in its matter by then and where they live.
 */
export function nextLookAt(seen: Watched, after: Date): Date | null {
  const times = ZONES.flatMap((zone) => nextAlertAt(seen, zone, after)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The alert hour that somebody misses who goes from one zone to another between the two hours; else null. */
export function hourMissed(from: string, to: string, now: Date): { day: string; at: Date } | null {
  // At that hour it is the same day in the whole country.
  const day = dayInMexico(now);
  const at = instantIn(to, day, ALERT_HOUR);
  return at <= now && now < instantIn(from, day, ALERT_HOUR) ? { day, at } : null;
}

/**
 * From when a deadline is watched that is scheduled anew: what came due and was not told yet still is. `waiting`: the
 * moment that it was watched for.
 */
export const watchedFrom = (waiting: Date | null | undefined, now: Date): Date =>
  waiting && waiting <= now ? new Date(waiting.getTime() - 1) : now;

/**
 * What is to be told of the moments from `since` until `now`. Of alert days that passed while nobody looked only the
 * nearest is told; of what is overdue, that it is.
 */
export function alertsDue(seen: Watched, zone: string, since: Date, now: Date): DueAlert[] {
  const passed = momentsOf(seen, zone).filter(({ at }) => at >= since && at <= now);
  const overdue = passed.find(({ kind }) => kind === 'OVERDUE');
  const told = overdue
    ? [overdue]
    : [
        passed.filter(({ kind }) => kind === 'STAGE').toSorted((a, b) => b.at.getTime() - a.at.getTime())[0],
        passed.find(({ kind }) => kind === 'REMINDER'),
      ];
  return told.flatMap((moment) => (moment ? [{ kind: moment.kind, occasion: moment.occasion }] : []));
}
