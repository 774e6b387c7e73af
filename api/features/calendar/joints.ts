import type { Ctx } from '../../kernel/context.ts';
import { publish } from '../../kernel/outbox.ts';
import type { CourtDays } from './views/court-days.rules.ts';

/** Where the calendar meets the deadlines: everything that it says to them and asks of them passes through here. */

/** An event of the type «vencimiento» was saved, moved, deleted or brought back; `dueAt` is its start. */
export const DEADLINE_EVENT_SAVED = 'calendar.vencimientoSaved';

export interface DeadlineEvent {
  eventId: string;
  ownerId: string;
  caseId: string | null;
  title: string;
  dueAt: Date;
  /** It has no hour: the whole day counts. */
  isAllDay: boolean;
  zone: string;
  /** It was deleted, or is of another type now: its deadline goes too. */
  isGone: boolean;
}

/** With the transaction that saves the event: the outbox keeps it for servers that were away. */
export const tellDeadlineEvent = (ctx: Ctx, event: DeadlineEvent): Promise<void> =>
  publish(ctx.em, {
    topic: DEADLINE_EVENT_SAVED,
    payload: {
      eventId: event.eventId,
      ownerId: event.ownerId,
      caseId: event.caseId ?? '',
      title: event.title.slice(0, 200),
      dueAt: event.dueAt.toISOString(),
      isAllDay: event.isAllDay ? 1 : 0,
      zone: event.zone,
      isGone: event.isGone ? 1 : 0,
    },
  });

/**
 * Days on which a court does not work, by the key of its calendar; null: that calendar is not held. Where the deadlines
 * hold some, `daysOfCourt` makes of theirs what a view draws.
 */
export const readCourtDays = (_ctx: Ctx, _calendar: string, _from: string, _to: string): Promise<CourtDays | null> =>
  Promise.resolve(null);
