import { viewOf, wallsOf, type EventView } from '../event-view.rules.ts';
import { occurrenceKeyOf, type Occurrence } from './occurrences.rules.ts';
import { conflictKeys } from './overlaps.rules.ts';

/** An occurrence as the contract defines it. */
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
  /** The recorded hours of the caller for it. */
  timeEntryId: string | null;
}

/** First and last day of an occurrence. Whole-day events use their own zone, whatever the zone of the view. */
export const occurrenceDaysOf = ({ row, startAt, endAt }: Occurrence, zone: string) =>
  wallsOf({ startAt, endAt, isAllDay: row.isAllDay }, row.isAllDay ? row.zone : zone);

/** Views of occurrences. Those of one event share one event view. */
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
