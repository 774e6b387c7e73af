import { CalendarEvent, GoogleLink, type GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { MAX_EVENTS } from '../events.rules.ts';
import { readOnlyCases } from '../read-only-cases.service.ts';
import { eventOf } from './google-rows.rules.ts';

/** What the database holds of the events of a page, read in a few statements. */
export interface KnownEvents {
  connection: GoogleConnection;
  /** By Google's id; the events are loaded. */
  links: Map<string, GoogleLink>;
  /** The local event that a remote event without a link belongs to. Returned once. */
  takeUnlinked(remote: RemoteEvent): CalendarEvent | null;
  /** Its case is archived, or its owner no longer works in it. */
  isReadOnly(event: CalendarEvent): boolean;
  /** Counts one more event; `false`: the account has MAX_EVENTS. */
  reserveRoom(): boolean;
}

async function linksOf(ctx: Ctx, connection: GoogleConnection, events: readonly RemoteEvent[]) {
  const ids = [...new Set(events.flatMap(({ id, seriesId }) => (seriesId === null ? [id] : [id, seriesId])))];
  const links = await ctx.em.find(
    GoogleLink,
    { connection: connection.id, googleId: { $in: ids } },
    { populate: ['event'] },
  );
  return new Map(links.map((link) => [link.googleId, link]));
}

/** Local events without a link, found by the id that we store in Google (`ownId`) or by UID. Copies made in Google carry our id too. */
async function unlinkedOf(ctx: Ctx, userId: string, events: readonly RemoteEvent[], links: Map<string, GoogleLink>) {
  const news = events.filter(({ id, isGone, seriesId }) => !isGone && seriesId === null && !links.has(id));
  const ids = news.flatMap(({ ownId }) => (ownId !== null && isId(ownId, 'calendarEvent') ? [ownId] : []));
  const uids = news.flatMap(({ uid }) => (uid === null ? [] : [uid]));
  if (ids.length + uids.length === 0) return [];
  const rows = await ctx.em.find(CalendarEvent, {
    owner: userId,
    deletedAt: null,
    occurrenceOf: null,
    $or: [{ id: { $in: ids } }, { uid: { $in: uids } }],
  });
  const linked = await ctx.em.find(GoogleLink, { event: { $in: rows.map(({ id }) => id) }, etag: { $ne: null } });
  const taken = new Set(linked.map((link) => link.event.id));
  return rows.filter(({ id }) => !taken.has(id));
}

async function roomOf(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.em.execute<{ count: number }[]>(
    'select count(*)::int as count from calendar_event where owner_id = ? and deleted_at is null',
    [userId],
  );
  return MAX_EVENTS - (row?.count ?? 0);
}

export async function readKnown(
  ctx: Ctx,
  connection: GoogleConnection,
  events: readonly RemoteEvent[],
): Promise<KnownEvents> {
  const userId = connection.user.id;
  const links = await linksOf(ctx, connection, events);
  const unlinked = await unlinkedOf(ctx, userId, events, links);
  const cases = [...links.values()].flatMap((link) => eventOf(link).legalCase?.id ?? []);
  const fixed = await readOnlyCases(ctx, userId, cases);
  let room = await roomOf(ctx, userId);
  const byId = new Map(unlinked.map((event) => [event.id, event]));
  const byUid = new Map(unlinked.map((event) => [event.uid, event]));
  return {
    connection,
    links,
    takeUnlinked(remote) {
      const event = byId.get(remote.ownId ?? '') ?? byUid.get(remote.uid ?? '') ?? null;
      if (event) {
        byId.delete(event.id);
        byUid.delete(event.uid);
      }
      return event;
    },
    isReadOnly: (event) => event.legalCase != null && fixed.has(event.legalCase.id),
    reserveRoom: () => room-- > 0,
  };
}
