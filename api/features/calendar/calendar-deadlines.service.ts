import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import {
  courtDaysOf,
  dueMomentOf,
  handEventDeadlinesOn,
  keepEventDeadlines,
  readOpenDeadlines,
  type EventTime,
  type OpenDeadline,
} from '../deadlines/index.ts';
import { daysOfCourt, type CourtRestDays } from './views/court-days.rules.ts';

/** Where the calendar meets the deadlines: everything that it says to them and asks of them passes through here. */

export { dueMomentOf, handEventDeadlinesOn, readOpenDeadlines, type EventTime, type OpenDeadline };

/** So far ahead the times of a series have deadlines; a job goes on as time passes. */
const AHEAD_DAYS = 400;
const MAX_AHEAD = 24;
/** Later than any event may be. */
const END_OF_TIME = new Date('2300-01-01T00:00:00Z');

export interface DatedEvents {
  /** An event, or a series. */
  eventId: string;
  ownerId: string;
  /** Null: it happens once, and whenever that is has a deadline; of a series those from this instant on. */
  since: Date | null;
  /** Times as deadlines, of events of the type «vencimiento» alone, earliest first. */
  timesBetween(from: Date, to: Date): EventTime[];
}

function timesFrom(ctx: Ctx, { timesBetween, since }: DatedEvents, from: Date): EventTime[] {
  if (since === null) return timesBetween(from, END_OF_TIME);
  const times = timesBetween(from, later(ctx.clock.now(), AHEAD_DAYS * DAY));
  const isPast = ({ dueAt }: EventTime): boolean => dueAt < since;
  return [...times.filter(isPast), ...times.filter((time) => !isPast(time)).slice(0, MAX_AHEAD)];
}

/** With the transaction that saves the events, and after their rows were flushed. */
export const saveEventDeadlines = (ctx: Ctx, happenings: readonly DatedEvents[]): Promise<void> =>
  keepEventDeadlines(
    ctx,
    happenings.map((each) => ({ ...each, timesFrom: (from: Date) => timesFrom(ctx, each, from) })),
  );

/** Whether there is a calendar of that key. */
export const isCourtCalendar = async (ctx: Ctx, calendar: string): Promise<boolean> =>
  (await courtDaysOf(ctx, calendar)) !== null;

/** Days on which a court does not work, by the key of its calendar; null: that calendar is not held. */
export async function readCourtDays(
  ctx: Ctx,
  calendar: string,
  from: string,
  to: string,
): Promise<CourtRestDays | null> {
  const days = await courtDaysOf(ctx, calendar);
  return days && daysOfCourt(days, from, to);
}
