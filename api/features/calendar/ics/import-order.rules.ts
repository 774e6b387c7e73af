import type { ReadEvent } from './ics-reading.adapter.ts';

/** Rules for several components of one file that describe the same event. */

export interface FileEvent extends ReadEvent {
  /** Line of the file on which it begins. */
  line: number;
  /** After this it surely happens no more; null: it may go on for ever. */
  lastAt: Date | null;
}

const keyOf = ({ uid, recurrenceId }: FileEvent): string => `${uid} ${recurrenceId?.toISOString() ?? ''}`;

/** Of components with the same UID and RECURRENCE-ID, the one with the higher SEQUENCE; of equal ones the last. */
export function latestOfEach(events: readonly FileEvent[]): { latest: FileEvent[]; repeated: FileEvent[] } {
  const latest = new Map<string, FileEvent>();
  const repeated: FileEvent[] = [];
  for (const event of events) {
    const before = latest.get(keyOf(event));
    if (!before) latest.set(keyOf(event), event);
    else if (event.sequence >= before.sequence) {
      latest.set(keyOf(event), event);
      repeated.push(before);
    } else repeated.push(event);
  }
  return { latest: [...latest.values()], repeated };
}

/** An occurrence that a component of its own cancels is treated like an EXDATE of the series. */
export function withCancelledExcluded(events: readonly FileEvent[]): FileEvent[] {
  const gone = new Map<string, Date[]>();
  for (const { uid, recurrenceId, isCancelled } of events)
    if (recurrenceId && isCancelled) gone.set(uid, [...(gone.get(uid) ?? []), recurrenceId]);
  return events.map((event) =>
    event.recurrenceId || event.rrule === null || !gone.has(event.uid)
      ? event
      : { ...event, excluded: [...event.excluded, ...(gone.get(event.uid) ?? [])] },
  );
}

/** Each extra start (RDATE) becomes an event of its own, unless the file has an exception for it. */
export function withExtraStarts(events: readonly FileEvent[]): FileEvent[] {
  const exceptions = new Set(events.filter(({ recurrenceId }) => recurrenceId).map(keyOf));
  return events.flatMap((event) => {
    const length = event.endAt.getTime() - event.startAt.getTime();
    const gone = new Set([...event.excluded, event.startAt].map((at) => at.getTime()));
    const extras = [...new Map(event.extraStarts.map((at) => [at.getTime(), at])).values()]
      .filter((at) => !gone.has(at.getTime()) && !exceptions.has(keyOf({ ...event, recurrenceId: at })))
      .map((startAt) => ({
        ...event,
        uid: `${event.uid}#${startAt.toISOString()}`,
        startAt,
        endAt: new Date(startAt.getTime() + length),
        lastAt: new Date(startAt.getTime() + length),
        rrule: null,
        excluded: [],
        excludedDays: [],
        extraStarts: [],
      }));
    return [{ ...event, extraStarts: [] }, ...extras];
  });
}
