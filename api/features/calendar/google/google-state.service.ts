import type { GoogleConnectionState, GoogleSyncState } from '#schema/generated/contract.ts';
import { googleText as say } from '#schema/text/google-calendar.ts';
import { GoogleConflict, GoogleConnection } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { PermissionLost } from '#api/ports/calendar-sync.ts';
import { MAX_EVENTS } from '../events.rules.ts';
import { saveRenewedGrant, openCalendar } from './google-grant.service.ts';
import { CLAIM_MS } from './google-sync.service.ts';

/** The state of the connection. */

/** A state that was checked this recently is not checked again. */
const FRESH_MS = 5_000;
/** Time limit of the check. */
const CHECK_MS = 4_000;

export const findConnection = (ctx: Ctx, userId: string): Promise<GoogleConnection | null> =>
  ctx.em.findOne(GoogleConnection, { user: userId });

function stateOf(ctx: Ctx, connection: GoogleConnection | null): GoogleConnectionState {
  if (!ctx.ports.calendarSync) return 'NOT_CONFIGURED';
  if (!connection) return 'DISCONNECTED';
  return connection.revokedAt ? 'REVOKED' : 'CONNECTED';
}

export const googleStateOf = async (ctx: Ctx): Promise<GoogleConnectionState> =>
  stateOf(ctx, await findConnection(ctx, signedIn(ctx).userId));

interface Counts {
  pending: number;
  refused: number;
  imported: number;
}

async function countsOf(ctx: Ctx, connection: GoogleConnection | null): Promise<Counts> {
  if (!connection) return { pending: 0, refused: 0, imported: 0 };
  const [row] = await ctx.em.execute<Counts[]>(
    `select count(*) filter (where l.state = 'PENDING')::int as pending,
       count(*) filter (where l.state = 'REFUSED')::int as refused,
       count(*) filter (where e.source = 'GOOGLE' and e.deleted_at is null and not e.is_cancelled)::int as imported
     from google_link l join calendar_event e on e.id = l.event_id where l.connection_id = ?`,
    [connection.id],
  );
  return row ?? { pending: 0, refused: 0, imported: 0 };
}

function syncStateOf(ctx: Ctx, connection: GoogleConnection | null): GoogleSyncState {
  const since = connection?.runningSince;
  if (since && ctx.clock.now().getTime() - since.getTime() < CLAIM_MS) return 'RUNNING';
  return connection?.isWaiting ? 'WAITING' : 'IDLE';
}

function problemOf(state: GoogleConnectionState, sync: GoogleSyncState, { refused, imported }: Counts): string | null {
  if (state === 'NOT_CONFIGURED') return say.notConfigured;
  if (state === 'REVOKED') return say.revoked;
  if (state !== 'CONNECTED') return null;
  if (sync === 'WAITING') return say.waiting;
  if (imported >= MAX_EVENTS) return say.full(MAX_EVENTS);
  return refused > 0 ? say.refused(refused) : null;
}

/** What the panel shows, from the database alone. */
export async function readConnection(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const connection = await findConnection(ctx, userId);
  const state = stateOf(ctx, connection);
  const syncState = syncStateOf(ctx, connection);
  const counts = await countsOf(ctx, connection);
  return {
    state,
    connected: state === 'CONNECTED',
    problem: problemOf(state, syncState, counts),
    calendarName: connection?.calendarName ?? null,
    connectedAt: connection?.connectedAt ?? null,
    lastSyncedAt: connection?.lastSyncedAt ?? null,
    syncState,
    pendingCount: counts.pending,
    importedCount: counts.imported,
    conflictCount: await ctx.em.count(GoogleConflict, { user: userId, seenAt: null }),
  };
}

/** Asks Google whether the permission is still valid. Without an answer in time the stored state stays. */
async function checkPermission(ctx: Ctx, connection: GoogleConnection): Promise<void> {
  const signal = AbortSignal.any([ctx.shutdown, AbortSignal.timeout(CHECK_MS)]);
  const now = ctx.clock.now();
  try {
    const calendar = await openCalendar(ctx, connection);
    if (!calendar) return;
    await calendar.check(signal);
    await saveRenewedGrant(ctx, connection, calendar);
    await ctx.em.execute('update google_connection set updated_at = ? where id = ?', [now, connection.id]);
  } catch (error) {
    if (error instanceof PermissionLost)
      await ctx.em.execute(
        'update google_connection set revoked_at = ?, updated_at = ? where id = ? and sealed_grant = ?',
        [now, now, connection.id, connection.sealedGrant],
      );
    else ctx.log.info({ err: error }, 'google: the permission was not checked');
  }
  await ctx.em.refresh(connection);
}

/** What the panel shows, after a check with Google: a revoked permission is reported at once. */
export async function checkConnection(ctx: Ctx) {
  const connection = await findConnection(ctx, signedIn(ctx).userId);
  const isOld = connection !== null && ctx.clock.now().getTime() - connection.updatedAt.getTime() > FRESH_MS;
  if (isOld && !connection.revokedAt && syncStateOf(ctx, connection) !== 'RUNNING')
    await checkPermission(ctx, connection);
  return readConnection(ctx);
}
