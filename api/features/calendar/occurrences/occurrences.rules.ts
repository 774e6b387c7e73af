import { addDays, daysBetween } from '#schema/lib/days.ts';
import { beginningOf, dayIn } from '#schema/lib/zones.ts';
import type { EventRow } from '../event-rows.service.ts';
import { startsBetween, type ExpansionBudget } from '../recurrence/recurrence.adapter.ts';

/** The columns that are needed to compute occurrences. */
export type ExpandableEvent = Pick<
  EventRow,
  | 'id'
  | 'ownerId'
  | 'rrule'
  | 'startAt'
  | 'endAt'
  | 'zone'
  | 'isAllDay'
  | 'excluded'
  | 'exceptionStarts'
  | 'occurrenceOf'
>;

/** One occurrence of an event. */
export interface Occurrence<Row extends ExpandableEvent = EventRow> {
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

const lengthOf = ({ startAt, endAt }: ExpandableEvent): number => endAt.getTime() - startAt.getTime();

/** A whole-day event ends at midnight also when the change of the clock makes a day longer or shorter. */
function endOf({ isAllDay, zone, ...row }: ExpandableEvent, startAt: Date): Date {
  if (!isAllDay) return new Date(startAt.getTime() + row.endAt.getTime() - row.startAt.getTime());
  const days = daysBetween(dayIn(zone, row.startAt), dayIn(zone, row.endAt));
  return beginningOf(zone, addDays(dayIn(zone, startAt), days));
}

const touches = (startAt: Date, endAt: Date, from: Date, to: Date): boolean =>
  startAt < to && (endAt > from || (endAt <= startAt && startAt >= from));

/** The occurrence of a single event or of an exception. */
const ownOccurrence = <Row extends ExpandableEvent>(row: Row): Occurrence<Row> => ({
  row,
  key: occurrenceKeyOf(row.id, row.occurrenceOf),
  ownerId: row.ownerId,
  occurrenceOf: row.occurrenceOf,
  isMoved: row.occurrenceOf !== null,
  startAt: row.startAt,
  endAt: row.endAt,
});

function* occurrencesOf<Row extends ExpandableEvent>(
  row: Row,
  from: Date,
  to: Date,
  budget: ExpansionBudget,
): Generator<Occurrence<Row>> {
  if (row.rrule === null) {
    if (touches(row.startAt, row.endAt, from, to)) yield ownOccurrence(row);
    return;
  }
  const length = lengthOf(row);
  const gone = new Set([...row.excluded, ...row.exceptionStarts]);
  const series = { rule: row.rrule, startAt: row.startAt, zone: row.zone, isAllDay: row.isAllDay };
  for (const startAt of startsBetween(series, new Date(from.getTime() - length), to, budget)) {
    const endAt = endOf(row, startAt);
    if (gone.has(startAt.toISOString()) || !touches(startAt, endAt, from, to)) continue;
    const key = occurrenceKeyOf(row.id, startAt);
    yield { row, key, ownerId: row.ownerId, occurrenceOf: startAt, isMoved: false, startAt, endAt };
  }
}

export interface Expansion<Row extends ExpandableEvent = EventRow> {
  occurrences: Occurrence<Row>[];
  isTruncated: boolean;
}

/** Well under a second of work: more than a view shows, and a bound for imported files that were made to be slow. */
const MAX_STEPS = 30_000;

/** The occurrences of events between two instants, earliest first, `limit` at most. */
export function expandEvents<Row extends ExpandableEvent>(
  rows: readonly Row[],
  from: Date,
  to: Date,
  limit: number,
): Expansion<Row> {
  const budget: ExpansionBudget = { steps: MAX_STEPS };
  const occurrences: Occurrence<Row>[] = [];
  for (const row of rows) {
    let count = 0;
    for (const occurrence of occurrencesOf(row, from, to, budget)) {
      occurrences.push(occurrence);
      // Occurrences of one event come in order: those beyond the limit are never shown.
      if (++count > limit) break;
    }
  }
  occurrences.sort((a, b) => a.startAt.getTime() - b.startAt.getTime() || (a.key < b.key ? -1 : 1));
  return {
    occurrences: occurrences.slice(0, limit),
    isTruncated: occurrences.length > limit || budget.steps <= 0,
  };
}
