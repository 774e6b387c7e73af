import type { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { tellDeadlineEvent } from '../joints.ts';

/** Tells the deadlines of an event of that type, or that it is one no more. */
export const tellDeadline = (ctx: Ctx, event: CalendarEvent): Promise<void> =>
  tellDeadlineEvent(ctx, {
    eventId: event.id,
    ownerId: event.owner.id,
    caseId: event.legalCase?.id ?? null,
    title: event.title,
    dueAt: event.startAt,
    isAllDay: event.isAllDay,
    zone: event.zone,
    isGone: event.deletedAt != null || event.type !== 'DEADLINE',
  });
