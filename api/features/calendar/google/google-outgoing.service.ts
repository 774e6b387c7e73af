import { asSystem } from '#db/row-wall.ts';
import { CalendarEvent, GoogleConnection, GoogleLink } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { googleIdOf, instanceIdOf } from './google-ids.adapter.ts';
import { syncGoogle } from './google-sync.jobs.ts';

/** An exception gets an id of ours until its series is in Google. */
function googleIdFor(event: CalendarEvent, links: ReadonlyMap<string, GoogleLink>): string {
  const { series, occurrenceOf } = event;
  const known = series && links.get(series.id);
  return known && occurrenceOf ? instanceIdOf(known.googleId, occurrenceOf, event) : googleIdOf(event.id);
}

/**
 * Marks events of one owner as pending for Google, in the transaction of the change, and queues the job that sends them.
 * Whoever works in the case may have changed them: the connection is the owner's.
 */
export const queueForGoogle = (ctx: Ctx, events: readonly CalendarEvent[]): Promise<void> =>
  asSystem(() => queue(ctx, events));

async function queue(ctx: Ctx, events: readonly CalendarEvent[]): Promise<void> {
  const userId = events[0]?.owner.id;
  if (!userId) return;
  const connection = await ctx.em.findOne(GoogleConnection, { user: userId, revokedAt: null });
  if (!connection) return;
  const now = ctx.clock.now();
  const ids = events.flatMap(({ id, series }) => (series ? [id, series.id] : [id]));
  const known = await ctx.em.find(GoogleLink, { event: { $in: ids } });
  const links = new Map(known.map((link) => [link.event.id, link]));
  for (const event of events) {
    const link = links.get(event.id);
    if (link) ctx.em.assign(link, { state: 'PENDING', tries: 0, updatedAt: now });
    // Deleted before it was ever sent: nothing to send. A deleted exception is sent, because Google has its occurrence.
    else if (event.deletedAt == null || event.series)
      ctx.em.create(GoogleLink, {
        // By its id: a new one may have been written past the entity manager.
        event: ctx.em.getReference(CalendarEvent, event.id),
        connection,
        googleId: googleIdFor(event, links),
        googleSeriesId: null,
        etag: null,
        base: null,
        state: 'PENDING',
        reading: 0,
        tries: 0,
        updatedAt: now,
      });
  }
  await ctx.em.flush();
  await enqueue(ctx.em, syncGoogle, { userId }, { key: userId });
}
