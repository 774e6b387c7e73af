import { DAY } from '#schema/lib/durations.ts';
import type { DueMoment } from '../deadlines.rules.ts';

/** Pairs the deadlines of an event with its times after the event changed. */

/** One occurrence of an event with the values for its deadline. */
export interface EventTime extends DueMoment {
  /** The zone of the event. */
  zone: string;
  /** Its original start in the series; `null`: the event does not repeat. */
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
  /** Open deadlines without an occurrence. */
  gone: K[];
  /** Occurrences without a deadline. */
  fresh: EventTime[];
}

const NEAR_MS = 7 * DAY;

const keyOf = (occurrenceOf: Date | null | undefined): string => occurrenceOf?.toISOString() ?? '';

/** When a series moves to another day or hour, its deadlines move too: each to the nearest time within a week. */
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

/** `kept`: deadlines of the event, also deleted ones, which are restored with their occurrence. */
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
