import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import {
  courtDaysOf,
  dueMomentOf,
  handEventDeadlinesOn,
  keepEventDeadlines,
  moveAccount,
  readOpenDeadlines,
  type EventTime,
  type OpenDeadline,
} from '../deadlines/index.ts';
import { daysOfCourt, type CourtRestDays } from './non-working-days/court-days.rules.ts';

/** All calls of the calendar to the deadlines. */

export { dueMomentOf, handEventDeadlinesOn, moveAccount, readOpenDeadlines, type EventTime, type OpenDeadline };

/** Occurrences of a series have deadlines for so many days ahead; a daily job adds the next ones. */
const AHEAD_DAYS = 400;
const MAX_AHEAD = 24;
/** Later than any event. */
const END_OF_TIME = new Date('2300-01-01T00:00:00Z');

export interface DatedEvents {
  /** Id of an event or a series. */
  eventId: string;
  ownerId: string;
  /** Null: a single event, which always has a deadline. Of a series: occurrences from this instant on are limited to MAX_AHEAD. */
  since: Date | null;
  /** Occurrences of the type «vencimiento» as deadlines, earliest first. */
  timesBetween(from: Date, to: Date): EventTime[];
}

function timesFrom(ctx: Ctx, { timesBetween, since }: DatedEvents, from: Date): EventTime[] {
  if (since === null) return timesBetween(from, END_OF_TIME);
  const times = timesBetween(from, later(ctx.clock.now(), AHEAD_DAYS * DAY));
  const isPast = ({ dueAt }: EventTime): boolean => dueAt < since;
  return [...times.filter(isPast), ...times.filter((time) => !isPast(time)).slice(0, MAX_AHEAD)];
}

/** To be called in the transaction that saves the events, after their rows were flushed. */
export const saveEventDeadlines = (ctx: Ctx, happenings: readonly DatedEvents[]): Promise<void> =>
  keepEventDeadlines(
    ctx,
    happenings.map((each) => ({ ...each, timesFrom: (from: Date) => timesFrom(ctx, each, from) })),
  );

/** Whether a court calendar with that key exists. */
export const isCourtCalendar = async (ctx: Ctx, calendar: string): Promise<boolean> =>
  (await courtDaysOf(ctx, calendar)) !== null;

/** Days on which a court does not work, by the key of its calendar; null: there is no such calendar. */
export async function readCourtDays(
  ctx: Ctx,
  calendar: string,
  from: string,
  to: string,
): Promise<CourtRestDays | null> {
  const days = await courtDaysOf(ctx, calendar);
  return days && daysOfCourt(days, from, to);
}
