import { LockMode } from '@mikro-orm/postgresql';
import type { ResolveGoogleConflictInput, SyncSide } from '#schema/generated/contract.ts';
import { googleText as say, syncFieldLabels } from '#schema/text/google-calendar.ts';
import { GoogleConflict, type CalendarEvent } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { mapPage, type PageArguments } from '#api/kernel/paging/pages.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { eventToChange } from '../events/event-access.service.ts';
import { afterEventSaved } from '../events/event-saved.service.ts';
import { exceptionsOf } from '../events/series.service.ts';
import { FIELDS, type SyncedContent } from './google-content.rules.ts';
import { syncedContentOf, writeContent } from './google-rows.rules.ts';
import { CONTRACT_FIELD } from './google-shown.rules.ts';

/** Conflicts with Google: their list, and choosing the other side. */

function explanationOf({ kind, kept }: Row<GoogleConflict>): string {
  if (kind === 'FIXED') return say.fixed;
  const side = say.side[kept];
  if (kind === 'FIELDS') return say.fieldsExplained(side);
  return kind === 'DELETED_HERE' ? say.deletedHere(side) : say.deletedInGoogle(side);
}

export const showConflict = (conflict: Row<GoogleConflict>) => ({
  id: conflict.id,
  eventId: conflict.event?.id ?? null,
  title: conflict.title,
  fields: conflict.fields.map((each) => ({ ...each, label: syncFieldLabels[each.field] ?? each.field })),
  kept: conflict.kept,
  explanation: explanationOf(conflict),
  detectedAt: conflict.detectedAt,
  seenAt: conflict.seenAt ?? null,
});

export type ConflictView = ReturnType<typeof showConflict>;

/** All conflicts of the caller, seen or not; newest first. */
export async function listConflicts(ctx: Ctx, args: PageArguments) {
  const where = { where: 'r.user_id = ?', values: [signedIn(ctx).userId] };
  const page = await readListing(
    ctx,
    { entity: GoogleConflict, orderBy: 'detectedAt', direction: 'desc', ...where },
    args,
  );
  return mapPage(page, showConflict);
}

/** Writes the values of the chosen side in the fields that were in conflict. */
function applyOtherSide(event: CalendarEvent, conflict: GoogleConflict, keep: SyncSide): void {
  const other = (keep === 'FOJA' ? conflict.foja : conflict.google) as unknown as SyncedContent;
  const names = new Set(conflict.fields.map(({ field }) => field));
  const chosen = FIELDS.filter((field) => names.has(CONTRACT_FIELD[field])).map((field) => [field, other[field]]);
  writeContent(event, { ...syncedContentOf(event), ...(Object.fromEntries(chosen) as Partial<SyncedContent>) });
}

/** Applies a deletion that had lost to an edit. */
async function applyDeletion(ctx: Ctx, event: CalendarEvent, now: Date): Promise<void> {
  for (const each of [event, ...(event.rrule == null ? [] : await exceptionsOf(ctx, event))]) {
    each.deletedAt ??= now;
    each.version += 1;
    each.sequence += 1;
  }
}

const findConflict = (ctx: Ctx, id: string): Promise<GoogleConflict | null> =>
  isId(id, 'googleConflict')
    ? ctx.em.findOne(GoogleConflict, { id, user: signedIn(ctx).userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : Promise.resolve(null);

/** Chooses a side. If it is the one that was kept, the conflict is only marked as seen. */
export async function resolveConflict(ctx: Ctx, { conflictId, keep }: ResolveGoogleConflictInput) {
  const now = ctx.clock.now();
  const conflict = await findConflict(ctx, conflictId);
  if (!conflict) return userError('NOT_FOUND', say.conflictGone, 'conflictId');
  if (keep !== conflict.kept) {
    if (conflict.kind === 'FIXED') return userError('CONFLICT', say.fieldsFixed, 'keep');
    const event = conflict.event ? await eventToChange(ctx, conflict.event.id) : null;
    if (!event) return userError('CONFLICT', say.eventGone, 'conflictId');
    if ('userErrors' in event) return userError('CONFLICT', say.eventGone, 'conflictId');
    if (conflict.kind === 'FIELDS') applyOtherSide(event, conflict, keep);
    else await applyDeletion(ctx, event, now);
    event.updatedAt = now;
    conflict.kept = keep;
    await afterEventSaved(ctx, event);
  }
  conflict.seenAt ??= now;
  await ctx.em.flush();
  return ok({ conflict: showConflict(conflict) });
}
