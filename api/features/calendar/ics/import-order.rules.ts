import type { ReadEvent } from './ics-reading.adapter.ts';

/** What a file means when it speaks of one event more than once. */

export interface LinedEvent extends ReadEvent {
  /** Line of the file on which it begins. */
  line: number;
}

const keyOf = ({ uid, recurrenceId }: LinedEvent): string => `${uid} ${recurrenceId?.toISOString() ?? ''}`;

/** The higher number holds, of equal ones what comes later. */
export function latestOfEach(events: readonly LinedEvent[]): { latest: LinedEvent[]; repeated: LinedEvent[] } {
  const latest = new Map<string, LinedEvent>();
  const repeated: LinedEvent[] = [];
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

/** One of a series that is cancelled by an event of its own is left out of it like one that the series itself leaves out. */
export function withLeftOut(events: readonly LinedEvent[]): LinedEvent[] {
  const gone = new Map<string, Date[]>();
  for (const { uid, recurrenceId, isCancelled } of events)
    if (recurrenceId && isCancelled) gone.set(uid, [...(gone.get(uid) ?? []), recurrenceId]);
  return events.map((event) =>
    event.recurrenceId || event.rrule === null || !gone.has(event.uid)
      ? event
      : { ...event, excluded: [...event.excluded, ...(gone.get(event.uid) ?? [])] },
  );
}

/** Each further start of an event (RDATE) is an event of its own, unless it was changed apart: then it stands as that. */
export function withExtraStarts(events: readonly LinedEvent[]): LinedEvent[] {
  const apart = new Set(events.filter(({ recurrenceId }) => recurrenceId).map(keyOf));
  return events.flatMap((event) => {
    const length = event.endAt.getTime() - event.startAt.getTime();
    const gone = new Set([...event.excluded, event.startAt].map((at) => at.getTime()));
    const extras = [...new Map(event.extraStarts.map((at) => [at.getTime(), at])).values()]
      .filter((at) => !gone.has(at.getTime()) && !apart.has(keyOf({ ...event, recurrenceId: at })))
      .map((startAt) => ({
        ...event,
        uid: `${event.uid}#${startAt.toISOString()}`,
        startAt,
        endAt: new Date(startAt.getTime() + length),
        rrule: null,
        excluded: [],
        excludedDays: [],
        extraStarts: [],
      }));
    return [{ ...event, extraStarts: [] }, ...extras];
  });
}
