import { LockMode } from '@mikro-orm/postgresql';
import { calendarText as say } from '#schema/text/calendar.ts';
import { errorText } from '#schema/text/errors.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { findCase, roleIn } from '#api/features/cases/index.ts';
import { canEditEvent, canSeeEvent, type EventAndViewer } from '../calendar.policy.ts';

type Refused = ReturnType<typeof userError>;

async function viewerOf(ctx: Ctx, event: CalendarEvent): Promise<EventAndViewer> {
  const caseId = event.legalCase?.id ?? null;
  const archived = caseId ? (await findCase(ctx, caseId))?.legalCase.archivedAt : null;
  return {
    isOwner: event.owner.id === signedIn(ctx).userId,
    isOfCase: caseId !== null,
    role: caseId ? await roleIn(ctx, caseId) : null,
    isCaseArchived: archived != null,
    isShared: event.isShared,
  };
}

/** The event, locked, if the caller may change it. One that the caller may not see gives NOT_FOUND, as if it did not exist. */
export async function eventToChange(
  ctx: Ctx,
  id: string,
  { isDeleted = false } = {},
): Promise<CalendarEvent | Refused> {
  const event = isId(id, 'calendarEvent')
    ? await ctx.em.findOne(CalendarEvent, { id, isCancelled: false }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  const isThere = event && (event.deletedAt != null) === isDeleted;
  const viewer = isThere ? await viewerOf(ctx, event) : null;
  if (!isThere || !viewer || !canSeeEvent(viewer)) return userError('NOT_FOUND', errorText.NOT_FOUND, 'eventId');
  if (viewer.isCaseArchived) return userError('CONFLICT', say.caseArchived, 'eventId');
  return canEditEvent(viewer) ? event : userError('FORBIDDEN', errorText.FORBIDDEN, 'eventId');
}
