import { viewOf, wallsOf, type EventView } from '../events/event-view.rules.ts';
import { occurrenceKeyOf, type Occurrence } from './occurrences.rules.ts';
import { conflictKeys } from './overlaps.rules.ts';

/** An occurrence as the contract tells it. */
export interface OccurrenceView {
  key: string;
  event: EventView;
  occurrenceOf: Date | null;
  isMoved: boolean;
  title: string;
  location: string;
  startAt: Date;
  endAt: Date;
  startsOn: string;
  endsOn: string;
  startTime: string | null;
  endTime: string | null;
  conflictKeys: string[];
  /** The caller's recorded hours of it. */
  timeEntryId: string | null;
}

/** Whole days are those of the event's own zone, wherever they are looked at from. */
export const occurrenceDaysOf = ({ row, startAt, endAt }: Occurrence, zone: string) =>
  wallsOf({ startAt, endAt, isAllDay: row.isAllDay }, row.isAllDay ? row.zone : zone);

/** Events that repeat are shown once and shared by their occurrences. */
export function occurrenceViews(occurrences: readonly Occurrence[], zone: string, viewerId: string): OccurrenceView[] {
  const views = new Map<string, EventView>();
  const conflicts = conflictKeys(occurrences.filter(({ row }) => row.isBusy));
  return occurrences.map((occurrence) => {
    const { row, key, occurrenceOf, isMoved, startAt, endAt } = occurrence;
    const event = views.get(row.id) ?? viewOf(row, viewerId);
    views.set(row.id, event);
    return {
      key,
      event,
      occurrenceOf,
      isMoved,
      title: row.title,
      location: row.location,
      startAt,
      endAt,
      ...occurrenceDaysOf(occurrence, zone),
      conflictKeys: conflicts.get(key) ?? [],
      timeEntryId: row.recorded.find((hours) => occurrenceKeyOf(row.id, hours.occurrenceOf) === key)?.id ?? null,
    };
  });
}
