import { MINUTE } from '#schema/lib/durations.ts';
import { GoogleConnection } from '#db/entities/calendar.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { PermissionLost, type RemoteCalendar } from '#api/ports/calendar-sync.ts';
import { PortError } from '#api/ports/port-error.ts';
import { publishCalendarChanged } from '../calendar.events.ts';
import type { CalendarDefaults } from './google-content.rules.ts';
import { closeGrant, openCalendar } from './google-grant.service.ts';
import { Incoming } from './google-incoming.service.ts';
import { beginAgain, keepPage, Overtaken, placeOf, calendarDefaultsOf, within } from './google-pull.service.ts';
import { noteLost, pushEvent, waitingEvents } from './google-push.service.ts';

/** Two calendars kept in step: Google's changes first, then ours. */

/** A server that died while it was at work is not waited for longer. */
export const CLAIM_MS = 2 * MINUTE;
/** The queue believes long jobs dead, and others wait for their turn: what is left is done by the next. */
const WORK_MS = 30_000;
const AT_ONCE = 50;
/** A place that is forgotten twice in a row is not forgotten by chance. */
const MAX_BEGINNINGS = 3;

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

export const tellMany = (ctx: Ctx, userId: string): Promise<void> =>
  publishCalendarChanged(ctx.em, { kind: 'MANY', eventId: null, ownerId: userId, caseId: null, isShared: false });

/** One piece of work of one server. */
class Sync {
  hasNews = false;
  private reading: CalendarDefaults | null = null;
  private readonly until = performance.now() + WORK_MS;

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

  /** Reads from where it was left to the end. */
  private async pull(): Promise<'DONE' | 'MORE'> {
    let beginnings = 0;
    for (;;) {
      const place = await within(this.ctx, this.connectionId, (_inside, found) => Promise.resolve(placeOf(found)));
      const page = await this.calendar.readChanges(place, this.ctx.shutdown);
      if (page === 'EXPIRED') {
        if (++beginnings > MAX_BEGINNINGS) throw new PortError('BAD_REPLY', 'every place is refused');
        await beginAgain(this.ctx, this.connectionId, place);
        continue;
      }
      this.reading = calendarDefaultsOf(page);
      const { isLast, touched } = await keepPage(this.ctx, this.connectionId, place, page);
      if (touched > 0) this.hasNews = true;
      if (isLast) return 'DONE';
      if (this.isOverTime) return 'MORE';
    }
  }

  /** Google's was edited since it was read: that edit is taken first, what is left is sent in the next round. */
  private async readAgain(googleId: string, reading: CalendarDefaults): Promise<void> {
    const event = await this.calendar.read(googleId, this.ctx.shutdown);
    if (!event) return;
    await within(this.ctx, this.connectionId, async (inside, connection) => {
      const incoming = new Incoming(inside, connection, reading);
      await incoming.apply([event]);
    });
    this.hasNews = true;
  }

  /** Sends what waits; what comes up meanwhile too. */
  private async push(reading: CalendarDefaults): Promise<'DONE' | 'MORE'> {
    const tried = new Map<string, number>();
    for (;;) {
      const waiting = await waitingEvents(this.ctx, this.connectionId, AT_ONCE + tried.size);
      const next = waiting.filter((id) => (tried.get(id) ?? 0) < 2);
      if (next.length === 0) return 'DONE';
      for (const eventId of next) {
        tried.set(eventId, (tried.get(eventId) ?? 0) + 1);
        const job = { calendar: this.calendar, reading, signal: this.ctx.shutdown };
        const { kind, googleId } = await pushEvent(this.ctx, eventId, job);
        if (kind === 'CHANGED') await this.readAgain(googleId, reading);
        if (kind === 'SENT') this.hasNews = true;
        if (this.isOverTime) return 'MORE';
      }
      await within(this.ctx, this.connectionId, (inside, connection) => {
        connection.runningSince = inside.clock.now();
        return Promise.resolve();
      });
    }
  }

  async run(): Promise<'DONE' | 'MORE'> {
    if ((await this.pull()) === 'MORE') return 'MORE';
    await within(this.ctx, this.connectionId, noteLost);
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

async function work(ctx: Ctx, connection: GoogleConnection): Promise<SyncEnd> {
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
    // Whoever went on holds the claim now.
    if (error instanceof Overtaken) return 'DONE';
    const isRevoked = error instanceof PermissionLost;
    sync.hasNews = true;
    await release(ctx, id, { isWaiting: !isRevoked, isRevoked });
    if (!isRevoked) throw error;
    ctx.log.info({ detail: error.detail }, 'google: the permission is gone');
    return 'REVOKED';
  } finally {
    await closeGrant(ctx, connection, calendar);
    if (sync.hasNews) await tellMany(ctx, userId);
  }
}

/** One sync of an account. It rejects when it may be tried again. */
export async function syncCalendar(ctx: Ctx, userId: string): Promise<SyncEnd> {
  if (!isId(userId, 'user') || !ctx.ports.calendarSync) return 'NOT_CONNECTED';
  const connection = await claim(ctx, userId);
  if (connection === null) return 'NOT_CONNECTED';
  return connection === 'BUSY' ? 'BUSY' : work(ctx, connection);
}
