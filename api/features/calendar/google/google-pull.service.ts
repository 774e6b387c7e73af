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

/** Where a reading stands; written with each page, so that a cut loses nothing and doubles nothing. */
export interface SyncPosition {
  since: string | null;
  page: string | null;
}

/** Somebody else went on from there: another server, after this one was thought dead. */
export class Overtaken extends Error {}

/** What is over is only sent when it is newer than that. */
const PAST_DAYS_SENT = 90;

export const calendarDefaultsOf = (page: RemotePage): CalendarDefaults => ({
  zone: page.zone && isZone(page.zone) ? page.zone : MEXICO_CITY,
  usualAlarms: page.defaultAlarms,
});

/** A transaction with entities of its own: ten thousand events do not stay in memory. */
export const within = <T>(
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
    if (!connection) throw new Overtaken();
    return act(inside, connection);
  });

export const placeOf = ({ syncToken, pageToken }: GoogleConnection): SyncPosition => ({
  since: syncToken ?? null,
  page: pageToken ?? null,
});

const isAt = (connection: GoogleConnection, place: SyncPosition): boolean =>
  placeOf(connection).since === place.since && placeOf(connection).page === place.page;

/** What everything did not hold is gone over there. What waits to be sent is sent whole. */
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
    // What goes with its series is gone with it.
    if (link.state !== 'IN_SYNC' && !taken.has(eventOf(link)))
      Object.assign(link, { etag: null, base: null, state: 'PENDING' });
  await ctx.em.flush();
  return gone;
}

/** Events of here that Google never had. */
async function sendOwn(ctx: Ctx, connection: GoogleConnection): Promise<void> {
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

/** A page and the place of the next in one transaction. */
export function keepPage(
  ctx: Ctx,
  connectionId: string,
  place: SyncPosition,
  page: RemotePage,
): Promise<{ isLast: boolean; touched: number }> {
  return within(ctx, connectionId, async (inside, connection) => {
    if (!isAt(connection, place)) throw new Overtaken();
    const now = inside.clock.now();
    if (place.since === null && place.page === null)
      Object.assign(connection, { isFullRead: true, reading: connection.reading + 1 });
    const incoming = new Incoming(inside, connection, calendarDefaultsOf(page));
    await incoming.apply(page.events);
    const touched = [...incoming.touched];
    Object.assign(connection, { pageToken: page.nextPage, runningSince: now, updatedAt: now });
    if (page.calendarName) connection.calendarName = page.calendarName;
    if (page.nextPage === null) {
      if (connection.isFullRead) {
        touched.push(...(await deleteUnseen(inside, connection)));
        await sendOwn(inside, connection);
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

/** The place is no longer known: first the page is forgotten, then everything is read again. */
export const beginAgain = (ctx: Ctx, connectionId: string, place: SyncPosition): Promise<void> =>
  within(ctx, connectionId, (_inside, connection) => {
    if (!isAt(connection, place)) throw new Overtaken();
    connection.pageToken = null;
    if (place.page === null) connection.syncToken = null;
    return Promise.resolve();
  });
