import { LockMode } from '@mikro-orm/postgresql';
import { DAY } from '#schema/lib/durations.ts';
import { MEXICO_CITY, isZone } from '#schema/lib/zones.ts';
import { CalendarEvent, GoogleConnection, GoogleLink } from '#db/entities/calendar.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import type { RemotePage } from '#api/ports/calendar-sync.ts';
import { saveDeadlinesOf } from '../events/event-deadline.service.ts';
import type { CalendarDefaults } from './google-content.rules.ts';
import { Incoming } from './google-incoming.service.ts';
import { readKnown } from './google-known.service.ts';
import { eventOf } from './google-rows.rules.ts';
import { deleteHere } from './google-series.service.ts';

/** How far changes were read: sync token and page token. Written in the transaction of each page, so that an interruption loses and repeats nothing. */
export interface SyncPosition {
  since: string | null;
  page: string | null;
}

/** Another server continued from the stored position: this one was thought dead. */
export class PositionChanged extends Error {}

/** Events that ended longer ago are not sent. */
const PAST_DAYS_SENT = 90;

export const calendarDefaultsOf = (page: RemotePage): CalendarDefaults => ({
  zone: page.zone && isZone(page.zone) ? page.zone : MEXICO_CITY,
  usualAlarms: page.defaultAlarms,
});

/** A transaction with an entity manager of its own, and the connection locked. Entities are freed after each page. */
export const withConnection = <T>(
  ctx: Ctx,
  connectionId: string,
  act: (inside: Ctx, connection: GoogleConnection) => Promise<T>,
): Promise<T> =>
  inTransaction({ ...ctx, em: ctx.em.fork() as Ctx['em'] }, async (inside) => {
    const connection = await inside.em.findOne(
      GoogleConnection,
      { id: connectionId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!connection) throw new PositionChanged();
    return act(inside, connection);
  });

export const positionOf = ({ syncToken, pageToken }: GoogleConnection): SyncPosition => ({
  since: syncToken ?? null,
  page: pageToken ?? null,
});

const isAtPosition = (connection: GoogleConnection, position: SyncPosition): boolean =>
  positionOf(connection).since === position.since && positionOf(connection).page === position.page;

/** After a full read: deletes events that were not in it. Those with pending edits are created again in Google. */
async function deleteUnseen(ctx: Ctx, connection: GoogleConnection): Promise<CalendarEvent[]> {
  await ctx.em.flush();
  const unseen = await ctx.em.find(
    GoogleLink,
    { connection: connection.id, reading: { $lt: connection.reading }, etag: { $ne: null } },
    { populate: ['event'] },
  );
  const known = await readKnown(ctx, connection, []);
  const live = unseen.filter((link) => eventOf(link).deletedAt == null);
  for (const link of unseen) if (eventOf(link).deletedAt != null) ctx.em.remove(link);
  const gone = await deleteHere(
    ctx,
    known,
    live.filter(({ state }) => state === 'IN_SYNC'),
  );
  const taken = new Set(gone);
  for (const link of live)
    // An exception of a deleted series is deleted with it.
    if (link.state !== 'IN_SYNC' && !taken.has(eventOf(link)))
      Object.assign(link, { etag: null, base: null, state: 'PENDING' });
  await ctx.em.flush();
  return gone;
}

/** Queues local events that Google does not have yet. */
async function queueOwnEvents(ctx: Ctx, connection: GoogleConnection): Promise<void> {
  const now = ctx.clock.now();
  await ctx.em.execute(
    `insert into google_link (event_id, connection_id, google_id, state, reading, tries, updated_at)
     select e.id, ?, left(encode(sha256(('foja:' || e.id)::bytea), 'hex'), 40), 'PENDING', 0, 0, ?
     from calendar_event e left join google_link l on l.event_id = e.id
     where e.owner_id = ? and l.event_id is null and e.deleted_at is null and not e.is_cancelled and e.series_id is null
       and (e.last_at is null or e.last_at > ?)
       and (e.case_id is null
         or exists (select 1 from case_member m where m.case_id = e.case_id and m.user_id = e.owner_id))
     on conflict do nothing`,
    [connection.id, now, connection.user.id, later(now, -PAST_DAYS_SENT * DAY)],
  );
}

/** Writes a page and the position of the next one in one transaction. */
export function savePage(
  ctx: Ctx,
  connectionId: string,
  position: SyncPosition,
  page: RemotePage,
): Promise<{ isLast: boolean; touched: number }> {
  return withConnection(ctx, connectionId, async (inside, connection) => {
    if (!isAtPosition(connection, position)) throw new PositionChanged();
    const now = inside.clock.now();
    if (position.since === null && position.page === null)
      Object.assign(connection, { isFullRead: true, reading: connection.reading + 1 });
    const incoming = new Incoming(inside, connection, calendarDefaultsOf(page));
    await incoming.apply(page.events);
    const touched = [...incoming.changed];
    Object.assign(connection, { pageToken: page.nextPage, runningSince: now, updatedAt: now });
    if (page.calendarName) connection.calendarName = page.calendarName;
    if (page.nextPage === null) {
      if (connection.isFullRead) {
        touched.push(...(await deleteUnseen(inside, connection)));
        await queueOwnEvents(inside, connection);
      }
      Object.assign(connection, { syncToken: page.nextSync, isFullRead: false, lastSyncedAt: now });
    }
    await inside.em.flush();
    await saveDeadlinesOf(
      inside,
      touched.filter(({ type }) => type === 'DEADLINE'),
    );
    return { isLast: page.nextPage === null, touched: touched.length };
  });
}

/** The token expired: first the page token is dropped, the next time everything is read again. */
export const resetPosition = (ctx: Ctx, connectionId: string, position: SyncPosition): Promise<void> =>
  withConnection(ctx, connectionId, (_inside, connection) => {
    if (!isAtPosition(connection, position)) throw new PositionChanged();
    connection.pageToken = null;
    if (position.page === null) connection.syncToken = null;
    return Promise.resolve();
  });
