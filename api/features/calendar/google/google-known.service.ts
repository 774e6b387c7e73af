import { CalendarEvent, GoogleLink, type GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { MAX_EVENTS } from '../events/events.rules.ts';
import { fixedCases } from '../fixed-cases.service.ts';
import { eventOf } from './google-rows.rules.ts';

/** What is here already of the events of a page: a few statements, however many there are. */
export interface Known {
  connection: GoogleConnection;
  /** By Google's id, with their events. */
  links: Map<string, GoogleLink>;
  /** An event of here that Google's is, although no link says so. Told once. */
  own(remote: RemoteEvent): CalendarEvent | null;
  /** Its case is archived, or its owner no longer works in it. */
  isFixed(event: CalendarEvent): boolean;
  /** Whether one more fits. */
  takeRoom(): boolean;
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

/** By our own mark first, then by the id that all programs share. Copies that Google made of an event carry our mark too. */
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
): Promise<Known> {
  const userId = connection.user.id;
  const links = await linksOf(ctx, connection, events);
  const unlinked = await unlinkedOf(ctx, userId, events, links);
  const cases = [...links.values()].flatMap((link) => eventOf(link).legalCase?.id ?? []);
  const fixed = await fixedCases(ctx, userId, cases);
  let room = await roomOf(ctx, userId);
  const byId = new Map(unlinked.map((event) => [event.id, event]));
  const byUid = new Map(unlinked.map((event) => [event.uid, event]));
  return {
    connection,
    links,
    own(remote) {
      const event = byId.get(remote.ownId ?? '') ?? byUid.get(remote.uid ?? '') ?? null;
      if (event) {
        byId.delete(event.id);
        byUid.delete(event.uid);
      }
      return event;
    },
    isFixed: (event) => event.legalCase != null && fixed.has(event.legalCase.id),
    takeRoom: () => room-- > 0,
  };
}
