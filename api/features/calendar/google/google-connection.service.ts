import type { DisconnectGoogleCalendarInput } from '#schema/generated/contract.ts';
import { googleText as say } from '#schema/text/google-calendar.ts';
import { GoogleConflict, GoogleConnection } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { findConnection, readConnection } from './google-state.service.ts';
import { revokeGrant, syncGoogle } from './google-sync.jobs.ts';
import { publishManyChanged } from './google-sync.service.ts';

/** Disconnecting, and synchronisation on demand. */

const SYNC_LIMIT = { name: 'google-sync', points: 20, seconds: 600 };

/**
 * Deletes events that came from Google, unless `keepsEvents` or somebody worked with them here: a case, a type, recorded
 * hours. Nothing changes in Google. Returns how many visible events were deleted.
 */
async function releaseEvents(ctx: Ctx, connection: GoogleConnection, keepsEvents: boolean): Promise<number> {
  const now = ctx.clock.now();
  const removed = await ctx.em.execute<{ is_cancelled: boolean }[]>(
    `update calendar_event e set deleted_at = ?, version = version + 1, sequence = sequence + 1, updated_at = ?
     from google_link l where l.event_id = e.id and l.connection_id = ? and e.source = 'GOOGLE' and e.deleted_at is null
       and (e.is_cancelled or (not ?::boolean and e.case_id is null and e.type = 'OTHER'
         and not exists (select 1 from time_entry t where t.event_id = e.id and t.deleted_at is null)))
     returning e.is_cancelled`,
    [now, now, connection.id, keepsEvents],
  );
  await ctx.em.execute(
    `update calendar_event e set source = case when e.source = 'GOOGLE' then 'FOJA' else e.source end, html_link = null
     from google_link l where l.event_id = e.id and l.connection_id = ? and e.deleted_at is null`,
    [connection.id],
  );
  return removed.filter((row) => !row.is_cancelled).length;
}

/** Deletes a connection. A job revokes the permission, so that an outage of Google does not matter. */
export async function removeConnection(
  ctx: Ctx,
  connection: GoogleConnection,
  { keepsEvents }: { keepsEvents: boolean },
): Promise<number> {
  const userId = connection.user.id;
  const removedCount = await releaseEvents(ctx, connection, keepsEvents);
  if (!connection.revokedAt)
    await enqueue(ctx.em, revokeGrant, { sealedGrant: connection.sealedGrant }, { key: connection.id });
  await ctx.em.nativeDelete(GoogleConflict, { user: userId });
  await ctx.em.nativeDelete(GoogleConnection, { id: connection.id });
  ctx.em.clear();
  await publishManyChanged(ctx, userId);
  return removedCount;
}

export async function disconnectGoogle(ctx: Ctx, input: DisconnectGoogleCalendarInput | null | undefined) {
  const connection = await findConnection(ctx, signedIn(ctx).userId);
  if (!connection) return { ...userError('CONFLICT', say.notConnected), removedCount: 0 };
  const removedCount = await removeConnection(ctx, connection, { keepsEvents: input?.keepEvents ?? false });
  return ok({ connection: await readConnection(ctx), removedCount });
}

/** Queues a synchronisation now. */
export async function syncNow(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  if (!ctx.ports.calendarSync) throw new Refusal('NOT_CONFIGURED', say.notConfigured);
  const connection = await findConnection(ctx, userId);
  if (!connection || connection.revokedAt) return userError('CONFLICT', connection ? say.revoked : say.notConnected);
  await ctx.throttle.take(SYNC_LIMIT, userId);
  await enqueue(ctx.em, syncGoogle, { userId }, { key: userId });
  return ok({ connection: await readConnection(ctx) });
}
