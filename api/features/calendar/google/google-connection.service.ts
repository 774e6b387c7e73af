import type { DisconnectGoogleCalendarInput } from '#schema/generated/contract.ts';
import { googleText as say } from '#schema/text/google-calendar.ts';
import { GoogleConflict, GoogleConnection } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { findConnection, readConnection } from './google-state.service.ts';
import { revokeGrant, syncGoogle } from './google-sync.jobs.ts';
import { tellMany } from './google-sync.service.ts';

/** Giving the permission back, and syncing on demand. */

const SYNC = { name: 'google-sync', points: 20, seconds: 600 };

/**
 * What came from Google goes; what somebody made their own here stays: put into a case, given a type, with hours recorded
 * on it. Nothing of Google's side changes.
 */
async function leaveEvents(ctx: Ctx, connection: GoogleConnection, keepsEvents: boolean): Promise<number> {
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

/** Forgets a connection; the permission is given back by a job, so that Google may be away. */
export async function leaveConnection(
  ctx: Ctx,
  connection: GoogleConnection,
  { keepsEvents }: { keepsEvents: boolean },
): Promise<number> {
  const userId = connection.user.id;
  const removedCount = await leaveEvents(ctx, connection, keepsEvents);
  if (!connection.revokedAt)
    await enqueue(ctx.em, revokeGrant, { sealedGrant: connection.sealedGrant }, { key: connection.id });
  await ctx.em.nativeDelete(GoogleConflict, { user: userId });
  await ctx.em.nativeDelete(GoogleConnection, { id: connection.id });
  ctx.em.clear();
  await tellMany(ctx, userId);
  return removedCount;
}

export async function disconnectGoogle(ctx: Ctx, input: DisconnectGoogleCalendarInput | null | undefined) {
  const connection = await findConnection(ctx, signedIn(ctx).userId);
  if (!connection) return { ...userError('CONFLICT', say.notConnected), removedCount: 0 };
  const removedCount = await leaveConnection(ctx, connection, { keepsEvents: input?.keepEvents ?? false });
  return ok({ connection: await readConnection(ctx), removedCount });
}

/** Begins a sync now. */
export async function syncNow(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  if (!ctx.ports.calendarSync) throw new Refusal('NOT_CONFIGURED', say.notConfigured);
  const connection = await findConnection(ctx, userId);
  if (!connection || connection.revokedAt) return userError('CONFLICT', connection ? say.revoked : say.notConnected);
  await ctx.throttle.take(SYNC, userId);
  await enqueue(ctx.em, syncGoogle, { userId }, { key: userId });
  return ok({ connection: await readConnection(ctx) });
}
