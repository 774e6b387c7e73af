import { addDays, daysBetween } from '#schema/lib/days.ts';
import { beginningOf, dayIn } from '#schema/lib/zones.ts';
import type { EventRow } from '../events/event-rows.service.ts';
import { startsBetween, type ExpansionBudget } from '../events/recurrence.adapter.ts';

/** What must be known of a row to spread it out. */
export type Spreadable = Pick<
  EventRow,
  'id' | 'ownerId' | 'rrule' | 'startAt' | 'endAt' | 'zone' | 'isAllDay' | 'excluded' | 'parted' | 'occurrenceOf'
>;

/** One time that an event happens. */
export interface Occurrence<Row extends Spreadable = EventRow> {
  row: Row;
  key: string;
  ownerId: string;
  occurrenceOf: Date | null;
  isMoved: boolean;
  startAt: Date;
  endAt: Date;
}

export const occurrenceKeyOf = (eventId: string, occurrenceOf: Date | null): string =>
  occurrenceOf ? `${eventId}@${occurrenceOf.toISOString()}` : eventId;

const lengthOf = ({ startAt, endAt }: Spreadable): number => endAt.getTime() - startAt.getTime();

/** Whole days stay whole when summer time makes one of them longer. */
function endOf({ isAllDay, zone, ...row }: Spreadable, startAt: Date): Date {
  if (!isAllDay) return new Date(startAt.getTime() + row.endAt.getTime() - row.startAt.getTime());
  const days = daysBetween(dayIn(zone, row.startAt), dayIn(zone, row.endAt));
  return beginningOf(zone, addDays(dayIn(zone, startAt), days));
}

const touches = (startAt: Date, endAt: Date, from: Date, to: Date): boolean =>
  startAt < to && (endAt > from || (endAt <= startAt && startAt >= from));

/** A row that happens once, or that was changed apart from its series. */
const single = <Row extends Spreadable>(row: Row): Occurrence<Row> => ({
  row,
  key: occurrenceKeyOf(row.id, row.occurrenceOf),
  ownerId: row.ownerId,
  occurrenceOf: row.occurrenceOf,
  isMoved: row.occurrenceOf !== null,
  startAt: row.startAt,
  endAt: row.endAt,
});

function* timesOf<Row extends Spreadable>(
  row: Row,
  from: Date,
  to: Date,
  patience: ExpansionBudget,
): Generator<Occurrence<Row>> {
  if (row.rrule === null) {
    if (touches(row.startAt, row.endAt, from, to)) yield single(row);
    return;
  }
  const length = lengthOf(row);
  const gone = new Set([...row.excluded, ...row.parted]);
  const series = { rule: row.rrule, startAt: row.startAt, zone: row.zone, isAllDay: row.isAllDay };
  for (const startAt of startsBetween(series, new Date(from.getTime() - length), to, patience)) {
    const endAt = endOf(row, startAt);
    if (gone.has(startAt.toISOString()) || !touches(startAt, endAt, from, to)) continue;
    const key = occurrenceKeyOf(row.id, startAt);
    yield { row, key, ownerId: row.ownerId, occurrenceOf: startAt, isMoved: false, startAt, endAt };
  }
}

export interface Spread<Row extends Spreadable = EventRow> {
  occurrences: Occurrence<Row>[];
  isTruncated: boolean;
}

/** Well under a second of work: more than a view shows, less than files that were made to take long ask for. */
const MAX_STEPS = 30_000;

/** Every time that the events happen from one instant to another, earliest first. */
export function spread<Row extends Spreadable>(rows: readonly Row[], from: Date, to: Date, limit: number): Spread<Row> {
  const patience: ExpansionBudget = { steps: MAX_STEPS };
  const occurrences: Occurrence<Row>[] = [];
  for (const row of rows) {
    let count = 0;
    for (const occurrence of timesOf(row, from, to, patience)) {
      occurrences.push(occurrence);
      // Of one that comes in order, what lies beyond the limit is never shown.
      if (++count > limit) break;
    }
  }
  occurrences.sort((a, b) => a.startAt.getTime() - b.startAt.getTime() || (a.key < b.key ? -1 : 1));
  return {
    occurrences: occurrences.slice(0, limit),
    isTruncated: occurrences.length > limit || patience.steps <= 0,
  };
}
