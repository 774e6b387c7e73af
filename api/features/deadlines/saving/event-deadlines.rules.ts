import { DAY } from '#schema/lib/durations.ts';
import type { DueMoment } from '../deadlines.rules.ts';

/** Which deadline is which time of an event, after the event changed. */

/** A time that an event happens, as its deadline should say it. */
export interface EventTime extends DueMoment {
  /** The start that it has in its series; null: the event happens once. */
  occurrenceOf: Date | null;
  caseId: string | null;
  title: string;
  description: string;
  isShared: boolean;
}

interface Kept {
  occurrenceOf?: Date | null;
  dueAt: Date;
  isDeleted: boolean;
  isCompleted: boolean;
}

export interface Pairing<K> {
  same: { kept: K; time: EventTime }[];
  /** Of no time any more, and not done. */
  gone: K[];
  /** Without a deadline. */
  fresh: EventTime[];
}

const NEAR_MS = 7 * DAY;

const keyOf = (occurrenceOf: Date | null | undefined): string => occurrenceOf?.toISOString() ?? '';

/** A series that moves to another day or hour takes its deadlines along: each to the nearest time within a week. */
function pairMoved<K extends Kept>(gone: K[], fresh: EventTime[], same: Pairing<K>['same']): void {
  for (const kept of gone.slice()) {
    const distance = ({ dueAt }: EventTime): number => Math.abs(dueAt.getTime() - kept.dueAt.getTime());
    const [nearest] = fresh.toSorted((a, b) => distance(a) - distance(b));
    if (!nearest || distance(nearest) > NEAR_MS) continue;
    same.push({ kept, time: nearest });
    gone.splice(gone.indexOf(kept), 1);
    fresh.splice(fresh.indexOf(nearest), 1);
  }
}

/** `kept`: deadlines of the event, deleted ones too, which come back with their time. */
export function pairTimes<K extends Kept>(kept: readonly K[], times: readonly EventTime[]): Pairing<K> {
  const byKey = new Map(times.map((time) => [keyOf(time.occurrenceOf), time]));
  const same: Pairing<K>['same'] = [];
  const gone: K[] = [];
  for (const one of kept) {
    const key = keyOf(one.occurrenceOf);
    const time = byKey.get(key);
    if (time) same.push({ kept: one, time });
    else if (!one.isDeleted) gone.push(one);
    byKey.delete(key);
  }
  const fresh = [...byKey.values()];
  pairMoved(gone, fresh, same);
  return { same, gone: gone.filter(({ isCompleted }) => !isCompleted), fresh };
}
