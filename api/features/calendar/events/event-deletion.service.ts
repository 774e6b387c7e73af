import type { DeleteCalendarEventInput, RestoreCalendarEventInput } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { contentOf, lastEnd } from './event-content.rules.ts';
import { eventToChange } from './event-access.service.ts';
import { answerSaved, tellSaved } from './event-saved.service.ts';
import { endBefore } from './event-update.service.ts';
import { partsOfSeries, targetOf, type Target } from './series.service.ts';

/** How to take back a deletion: sealed, so that only what was deleted comes back. */
interface Undo {
  eventId: string;
  /** As the deletion left it: a later edit ends the chance. */
  version: number;
  kind: 'EVENT' | 'ONE' | 'FOLLOWING';
  /** Instant of the deletion, of the one that was left out. */
  at: string;
  rule?: string;
  excluded?: string[];
}

function mark(ctx: Ctx, event: CalendarEvent): void {
  event.version += 1;
  event.sequence += 1;
  event.updatedAt = ctx.clock.now();
}

/** One that was parted from its series stays as a row: the series does not bring it back. */
async function deleteRow(ctx: Ctx, event: CalendarEvent): Promise<Undo> {
  const now = ctx.clock.now();
  event.deletedAt = now;
  mark(ctx, event);
  if (event.rrule != null) for (const part of await partsOfSeries(ctx, event)) part.deletedAt ??= now;
  await tellSaved(ctx, event);
  return { eventId: event.id, version: event.version, kind: 'EVENT', at: now.toISOString() };
}

async function leaveOut(ctx: Ctx, { series, occurrenceOf }: Extract<Target, { kind: 'PART' }>): Promise<Undo> {
  series.excluded = [...series.excluded, occurrenceOf.toISOString()].toSorted();
  mark(ctx, series);
  await tellSaved(ctx, series);
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

/** Deletes an event, one of a series, or what follows. It can be taken back until somebody changes it. */
export async function deleteEvent(ctx: Ctx, input: DeleteCalendarEventInput) {
  const event = await eventToChange(ctx, input.eventId);
  if ('userErrors' in event) return event;
  const target = await targetOf(ctx, event, input);
  if ('userErrors' in target) return target;
  const undo =
    target.kind === 'PART'
      ? await leaveOut(ctx, target)
      : target.kind === 'FOLLOWING'
        ? await deleteFollowing(ctx, target)
        : await deleteRow(ctx, target.event);
  return ok({ deletedEventId: undo.eventId, undoToken: ctx.encryption.encrypt(JSON.stringify(undo)) });
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
  // Those that were deleted with it, and not before.
  for (const part of await partsOfSeries(ctx, event))
    if (part.deletedAt?.toISOString() === undo.at) part.deletedAt = null;
}

async function restoreFollowing(ctx: Ctx, series: CalendarEvent, undo: Undo): Promise<void> {
  series.rrule = undo.rule ?? series.rrule;
  series.excluded = undo.excluded ?? series.excluded;
  series.lastAt = lastEnd(contentOf(series));
  await restoreRow(ctx, series, undo);
}

/** Takes a deletion back. */
export async function restoreEvent(ctx: Ctx, input: RestoreCalendarEventInput) {
  const undo = openUndo(ctx, input);
  if (!undo) return userError('VALIDATION', say.undoExpired, 'undoToken');
  const event = await eventToChange(ctx, input.eventId, { isDeleted: undo.kind === 'EVENT' });
  if ('userErrors' in event) return event;
  if (event.version !== undo.version) return userError('CONFLICT', say.undoExpired, 'undoToken');
  if (undo.kind === 'EVENT') await restoreRow(ctx, event, undo);
  else if (undo.kind === 'ONE') event.excluded = event.excluded.filter((iso) => iso !== undo.at);
  else await restoreFollowing(ctx, event, undo);
  mark(ctx, event);
  await tellSaved(ctx, event);
  return ok(await answerSaved(ctx, event.id));
}
