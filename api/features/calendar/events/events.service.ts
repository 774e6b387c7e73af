import type { CreateCalendarEventInput, CreateEventFromCaseInput } from '#schema/generated/contract.ts';
import { calendarText as say, eventTypeLabels } from '#schema/text/calendar.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { settings } from '../settings.service.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { readNewEvent, type EventContent } from './event-content.rules.ts';
import { findEventRow } from '../event-rows.service.ts';
import { savedPayload, afterEventSaved } from './event-saved.service.ts';
import { viewOf } from '../event-view.rules.ts';
import { MAX_EVENTS, fitText } from '../events.rules.ts';

const NOTHING = { conflicts: [], notices: [], caseLinked: false };

/** The event of that id; null: it does not exist, or the caller may not see it. */
export async function findEvent(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  const row = isId(id, 'calendarEvent') ? await findEventRow(ctx, id) : null;
  return row && viewOf(row, userId);
}

async function hasRoom(ctx: Ctx, userId: string): Promise<boolean> {
  const [beyond] = await ctx.em.execute<unknown[]>(
    'select 1 as one from calendar_event where owner_id = ? and deleted_at is null offset ? limit 1',
    [userId, MAX_EVENTS - 1],
  );
  return beyond === undefined;
}

/** UID of RFC 5545: it identifies the event in all programs and never changes. */
const uidOf = (id: string): string => `${id}@foja`;

export function addEvent(ctx: Ctx, content: EventContent, legalCase: LegalCase | null): CalendarEvent {
  const now = ctx.clock.now();
  const id = newId('calendarEvent');
  return ctx.em.create(CalendarEvent, {
    ...content,
    id,
    owner: signedIn(ctx).userId,
    legalCase,
    excluded: [],
    series: null,
    occurrenceOf: null,
    source: 'FOJA',
    htmlLink: null,
    uid: uidOf(id),
    sequence: 0,
    version: 1,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates an event. Overlaps are reported and do not prevent it. */
export async function createEvent(ctx: Ctx, input: CreateCalendarEventInput) {
  const { userId } = signedIn(ctx);
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...NOTHING, ...refusal });
  const read = readNewEvent(input, await settings(ctx));
  if ('problem' in read) return refused(userError('VALIDATION', read.problem.message, read.problem.field));
  const used = input.caseId == null ? null : await caseToUse(ctx, input.caseId);
  if (used && 'userErrors' in used) return refused(used);
  if (!(await hasRoom(ctx, userId))) return refused(userError('LIMIT_REACHED', say.tooManyEvents(MAX_EVENTS)));
  const event = addEvent(ctx, read.content, used?.legalCase ?? null);
  await afterEventSaved(ctx, event);
  return ok(await savedPayload(ctx, event.id, read.notices));
}

/** Creates an event with title and client of the case where they are not given. */
export async function createEventFromCase(ctx: Ctx, input: CreateEventFromCaseInput) {
  const used = await caseToUse(ctx, input.caseId);
  if ('userErrors' in used) return { ...NOTHING, ...used };
  const { title, client } = used.legalCase;
  return createEvent(ctx, {
    title: input.title?.trim() ? input.title : fitText('title', `${eventTypeLabels[input.type]}: ${title}`),
    type: input.type,
    start: input.start,
    end: input.end ?? null,
    zone: input.zone ?? null,
    description: input.description ?? '',
    location: input.location ?? '',
    client,
    caseId: input.caseId,
  });
}
