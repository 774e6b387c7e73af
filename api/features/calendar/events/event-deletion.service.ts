import type { DeleteCalendarEventInput, RestoreCalendarEventInput } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { contentOf } from './event-content.rules.ts';
import { lastEnd } from '../recurrence/last-end.rules.ts';
import { eventToChange } from './event-access.service.ts';
import { savedPayload, afterEventSaved } from './event-saved.service.ts';
import { endBefore } from './event-update.service.ts';
import { exceptionsOf, targetOf, type Target } from './series.service.ts';

/** What is needed to undo a deletion. The client gets it encrypted, so that it cannot be changed. */
interface Undo {
  eventId: string;
  /** Version after the deletion: a later edit makes the undo invalid. */
  version: number;
  kind: 'EVENT' | 'ONE' | 'FOLLOWING';
  /** Instant of the deletion; for `ONE` the excluded original start. */
  at: string;
  rule?: string;
  excluded?: string[];
}

function countChange(ctx: Ctx, event: CalendarEvent): void {
  event.version += 1;
  event.sequence += 1;
  event.updatedAt = ctx.clock.now();
}

/** A deleted exception keeps its row: without it the series would have that occurrence again. */
async function deleteRow(ctx: Ctx, event: CalendarEvent): Promise<Undo> {
  const now = ctx.clock.now();
  event.deletedAt = now;
  countChange(ctx, event);
  if (event.rrule != null) for (const exception of await exceptionsOf(ctx, event)) exception.deletedAt ??= now;
  await afterEventSaved(ctx, event);
  return { eventId: event.id, version: event.version, kind: 'EVENT', at: now.toISOString() };
}

async function excludeOccurrence(
  ctx: Ctx,
  { series, occurrenceOf }: Extract<Target, { kind: 'OCCURRENCE' }>,
): Promise<Undo> {
  series.excluded = [...series.excluded, occurrenceOf.toISOString()].toSorted();
  countChange(ctx, series);
  await afterEventSaved(ctx, series);
  return { eventId: series.id, version: series.version, kind: 'ONE', at: occurrenceOf.toISOString() };
}

async function deleteFollowing(
  ctx: Ctx,
  { series, occurrenceOf }: Extract<Target, { kind: 'FOLLOWING' }>,
): Promise<Undo> {
  const { rrule, excluded } = series;
  const now = ctx.clock.now();
  await endBefore(ctx, series, occurrenceOf, { next: null, now });
  return {
    eventId: series.id,
    version: series.version,
    kind: 'FOLLOWING',
    at: now.toISOString(),
    rule: rrule ?? '',
    excluded,
  };
}

/** Deletes an event, one occurrence, or an occurrence and those that follow. It can be undone until somebody edits the event. */
export async function deleteEvent(ctx: Ctx, input: DeleteCalendarEventInput) {
  const event = await eventToChange(ctx, input.eventId);
  if ('userErrors' in event) return event;
  const target = await targetOf(ctx, event, input);
  if ('userErrors' in target) return target;
  const undo =
    target.kind === 'OCCURRENCE'
      ? await excludeOccurrence(ctx, target)
      : target.kind === 'FOLLOWING'
        ? await deleteFollowing(ctx, target)
        : await deleteRow(ctx, target.event);
  return ok({ deletedEventId: undo.eventId, undoToken: ctx.encryption.encrypt(JSON.stringify(undo)) });
}

/** Deletes the caller's own events of a case, with their deadlines; those that came from Google stay. */
export async function deleteEventsOfCase(ctx: Ctx, caseId: string): Promise<void> {
  const own = { owner: signedIn(ctx).userId, legalCase: caseId, deletedAt: null, source: 'FOJA' } as const;
  for (const event of await ctx.em.find(CalendarEvent, own)) await deleteRow(ctx, event);
}

function openUndo(ctx: Ctx, input: RestoreCalendarEventInput): Undo | null {
  try {
    const undo = JSON.parse(ctx.encryption.decrypt(input.undoToken)) as Undo;
    return undo.eventId === input.eventId ? undo : null;
  } catch {
    return null;
  }
}

async function restoreRow(ctx: Ctx, event: CalendarEvent, undo: Undo): Promise<void> {
  event.deletedAt = null;
  // Only exceptions that were deleted with it, not before.
  for (const exception of await exceptionsOf(ctx, event))
    if (exception.deletedAt?.toISOString() === undo.at) exception.deletedAt = null;
}

async function restoreFollowing(ctx: Ctx, series: CalendarEvent, undo: Undo): Promise<void> {
  series.rrule = undo.rule ?? series.rrule;
  series.excluded = undo.excluded ?? series.excluded;
  series.lastAt = lastEnd(contentOf(series));
  await restoreRow(ctx, series, undo);
}

/** Undoes a deletion. */
export async function restoreEvent(ctx: Ctx, input: RestoreCalendarEventInput) {
  const undo = openUndo(ctx, input);
  if (!undo) return userError('VALIDATION', say.undoExpired, 'undoToken');
  const event = await eventToChange(ctx, input.eventId, { isDeleted: undo.kind === 'EVENT' });
  if ('userErrors' in event) return event;
  if (event.version !== undo.version) return userError('CONFLICT', say.undoExpired, 'undoToken');
  if (undo.kind === 'EVENT') await restoreRow(ctx, event, undo);
  else if (undo.kind === 'ONE') event.excluded = event.excluded.filter((iso) => iso !== undo.at);
  else await restoreFollowing(ctx, event, undo);
  countChange(ctx, event);
  await afterEventSaved(ctx, event);
  return ok(await savedPayload(ctx, event.id));
}
