import { MINUTE } from '#schema/lib/durations.ts';
import { GoogleConnection } from '#db/entities/calendar.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { PermissionLost, type RemoteCalendar } from '#api/ports/calendar-sync.ts';
import { PortError } from '#api/ports/port-error.ts';
import { publishCalendarChanged } from '../calendar.events.ts';
import type { CalendarDefaults } from './google-content.rules.ts';
import { saveRenewedGrant, openCalendar } from './google-grant.service.ts';
import { Incoming } from './google-incoming.service.ts';
import {
  resetPosition,
  savePage,
  PositionChanged,
  positionOf,
  calendarDefaultsOf,
  withConnection,
} from './google-pull.service.ts';
import { queueLost, pushEvent, waitingEvents } from './google-push.service.ts';

/** Synchronisation of an account: reads Google's changes, then sends ours. */

/** A claim without progress for this long belongs to a server that died. */
export const CLAIM_MS = 2 * MINUTE;
/** A run ends after this time and the next job continues: the queue restarts long jobs, and others wait. */
const MAX_RUN_MS = 30_000;
const BATCH_SIZE = 50;
/** Expired sync tokens in one run; more is an error of Google. */
const MAX_RESETS = 3;

export type SyncEnd = 'DONE' | 'MORE' | 'BUSY' | 'REVOKED' | 'NOT_CONNECTED';

async function claim(ctx: Ctx, userId: string): Promise<GoogleConnection | 'BUSY' | null> {
  const now = ctx.clock.now();
  const [row] = await ctx.em.execute<{ id: string }[]>(
    `update google_connection set running_since = ? where user_id = ? and revoked_at is null
       and (running_since is null or running_since < ?) returning id`,
    [now, userId, later(now, -CLAIM_MS)],
  );
  const connection = await ctx.em.findOne(GoogleConnection, { user: userId, revokedAt: null }, { refresh: true });
  if (!connection) return null;
  return row ? connection : 'BUSY';
}

export const publishManyChanged = (ctx: Ctx, userId: string): Promise<void> =>
  publishCalendarChanged(ctx.em, { kind: 'MANY', eventId: null, ownerId: userId, caseId: null, isShared: false });

/** One run of the synchronisation. */
class Sync {
  hasChanges = false;
  private reading: CalendarDefaults | null = null;
  private readonly until = performance.now() + MAX_RUN_MS;

  private readonly ctx: Ctx;
  private readonly connectionId: string;
  private readonly calendar: RemoteCalendar;

  constructor(ctx: Ctx, connectionId: string, calendar: RemoteCalendar) {
    this.ctx = ctx;
    this.connectionId = connectionId;
    this.calendar = calendar;
  }

  private get isOverTime(): boolean {
    return performance.now() > this.until;
  }

  /** Reads changes from the stored position to the end. */
  private async pull(): Promise<'DONE' | 'MORE'> {
    let resets = 0;
    for (;;) {
      const position = await withConnection(this.ctx, this.connectionId, (_inside, found) =>
        Promise.resolve(positionOf(found)),
      );
      const page = await this.calendar.readChanges(position, this.ctx.shutdown);
      if (page === 'EXPIRED') {
        if (++resets > MAX_RESETS) throw new PortError('BAD_REPLY', 'every sync token expires');
        await resetPosition(this.ctx, this.connectionId, position);
        continue;
      }
      this.reading = calendarDefaultsOf(page);
      const { isLast, touched } = await savePage(this.ctx, this.connectionId, position, page);
      if (touched > 0) this.hasChanges = true;
      if (isLast) return 'DONE';
      if (this.isOverTime) return 'MORE';
    }
  }

  /** The event was edited in Google since it was read: that edit is applied first, and what is left is sent in the next round. */
  private async readAgain(googleId: string, reading: CalendarDefaults): Promise<void> {
    const event = await this.calendar.read(googleId, this.ctx.shutdown);
    if (!event) return;
    await withConnection(this.ctx, this.connectionId, async (inside, connection) => {
      const incoming = new Incoming(inside, connection, reading);
      await incoming.apply([event]);
    });
    this.hasChanges = true;
  }

  /** Sends pending events, and those that become pending meanwhile. Each is tried twice at most. */
  private async push(reading: CalendarDefaults): Promise<'DONE' | 'MORE'> {
    const tried = new Map<string, number>();
    for (;;) {
      const waiting = await waitingEvents(this.ctx, this.connectionId, BATCH_SIZE + tried.size);
      const next = waiting.filter((id) => (tried.get(id) ?? 0) < 2);
      if (next.length === 0) return 'DONE';
      for (const eventId of next) {
        tried.set(eventId, (tried.get(eventId) ?? 0) + 1);
        const job = { calendar: this.calendar, reading, signal: this.ctx.shutdown };
        const { kind, googleId } = await pushEvent(this.ctx, eventId, job);
        if (kind === 'CHANGED') await this.readAgain(googleId, reading);
        if (kind === 'SENT') this.hasChanges = true;
        if (this.isOverTime) return 'MORE';
      }
      await withConnection(this.ctx, this.connectionId, (inside, connection) => {
        connection.runningSince = inside.clock.now();
        return Promise.resolve();
      });
    }
  }

  async run(): Promise<'DONE' | 'MORE'> {
    if ((await this.pull()) === 'MORE') return 'MORE';
    await withConnection(this.ctx, this.connectionId, queueLost);
    return this.push(this.reading as CalendarDefaults);
  }
}

async function release(ctx: Ctx, connectionId: string, change: { isWaiting: boolean; isRevoked: boolean }) {
  const now = ctx.clock.now();
  await ctx.em.execute(
    `update google_connection set running_since = null, is_waiting = ?, updated_at = ?,
       revoked_at = case when ? then ?::timestamptz else revoked_at end where id = ?`,
    [change.isWaiting, now, change.isRevoked, now, connectionId],
  );
}

async function runClaimed(ctx: Ctx, connection: GoogleConnection): Promise<SyncEnd> {
  const { id } = connection;
  const userId = connection.user.id;
  const calendar = await openCalendar(ctx, connection);
  if (!calendar) return 'NOT_CONNECTED';
  const sync = new Sync(ctx, id, calendar);
  try {
    const end = await sync.run();
    await release(ctx, id, { isWaiting: false, isRevoked: false });
    return end;
  } catch (error) {
    // Another server continued and holds the claim.
    if (error instanceof PositionChanged) return 'DONE';
    const isRevoked = error instanceof PermissionLost;
    sync.hasChanges = true;
    await release(ctx, id, { isWaiting: !isRevoked, isRevoked });
    if (!isRevoked) throw error;
    ctx.log.info({ detail: error.detail }, 'google: the permission is gone');
    return 'REVOKED';
  } finally {
    await saveRenewedGrant(ctx, connection, calendar);
    if (sync.hasChanges) await publishManyChanged(ctx, userId);
  }
}

/** One synchronisation of an account. Rejects on errors that a retry may solve. */
export async function syncCalendar(ctx: Ctx, userId: string): Promise<SyncEnd> {
  if (!isId(userId, 'user') || !ctx.ports.calendarSync) return 'NOT_CONNECTED';
  const connection = await claim(ctx, userId);
  if (connection === null) return 'NOT_CONNECTED';
  return connection === 'BUSY' ? 'BUSY' : runClaimed(ctx, connection);
}
