import { LockMode } from '@mikro-orm/postgresql';
import { CalendarEvent, GoogleLink, type GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import type { RemoteCalendar, RemoteEvent } from '#api/ports/calendar-sync.ts';
import type { CalendarDefaults } from './google-content.rules.ts';
import { googleIdOf } from './google-ids.adapter.ts';
import { baseOf, keepBase, read } from './google-rows.rules.ts';
import { isRewritten, send, snapshotOf, type SendResult, type Snapshot } from './google-sending.service.ts';

/** Sends local changes to Google one by one; each result is stored before the next. */

/** Series before their exceptions, then in the order of their changes. */
const WAITING = `select l.event_id from google_link l join calendar_event e on e.id = l.event_id
  where l.connection_id = ? and l.state = 'PENDING'
  order by (e.series_id is not null), l.updated_at, l.event_id limit ?`;

export const waitingEvents = async (ctx: Ctx, connectionId: string, limit: number): Promise<string[]> =>
  (await ctx.em.execute<{ event_id: string }[]>(WAITING, [connectionId, limit])).map((row) => row.event_id);

/** Queues events whose owner was removed from their case: they are deleted in Google. */
export async function queueLost(ctx: Ctx, connection: GoogleConnection): Promise<void> {
  await ctx.em.execute(
    `update google_link l set state = 'PENDING' from calendar_event e
     where l.event_id = e.id and l.connection_id = ? and l.state <> 'PENDING' and e.case_id is not null
       and not exists (select 1 from case_member m where m.case_id = e.case_id and m.user_id = e.owner_id)`,
    [connection.id],
  );
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Locks the event before its link, as all code does. */
async function lockEventAndLink(ctx: Ctx, eventId: string): Promise<{ event: CalendarEvent; link: GoogleLink } | null> {
  const event = await ctx.em.findOne(CalendarEvent, { id: eventId }, locked);
  const link = event && (await ctx.em.findOne(GoogleLink, { event: eventId }, locked));
  return event && link ? { event, link } : null;
}

/** After a series was created or rewritten in Google, its exceptions are sent again, under new ids. */
async function resendExceptions(ctx: Ctx, link: GoogleLink, series: CalendarEvent): Promise<void> {
  if (series.rrule == null) return;
  const exceptions = await ctx.em.find(CalendarEvent, { series: series.id, deletedAt: null, isCancelled: false });
  const links = await ctx.em.find(GoogleLink, { event: { $in: exceptions.map(({ id }) => id) } });
  const known = new Map(links.map((each) => [each.event.id, each]));
  const now = ctx.clock.now();
  for (const exception of exceptions) {
    const each = known.get(exception.id);
    if (each) Object.assign(each, { etag: null, base: null, state: 'PENDING', updatedAt: now });
    else
      ctx.em.create(GoogleLink, {
        event: exception,
        connection: link.connection,
        googleId: googleIdOf(exception.id),
        googleSeriesId: null,
        etag: null,
        base: null,
        state: 'PENDING',
        reading: 0,
        tries: 0,
        updatedAt: now,
      });
  }
}

async function markSent(ctx: Ctx, snapshot: Snapshot, sent: RemoteEvent, reading: CalendarDefaults): Promise<void> {
  const pair = await lockEventAndLink(ctx, snapshot.eventId);
  if (!pair) return;
  const { event, link } = pair;
  const seen = read(sent, reading);
  event.htmlLink = sent.htmlLink ?? event.htmlLink ?? null;
  keepBase(link, { foja: snapshot.content, google: seen?.content ?? snapshot.content, others: seen?.others ?? [] });
  Object.assign(link, {
    googleId: sent.id || snapshot.googleId,
    googleSeriesId: sent.seriesId,
    etag: sent.etag,
    // Edited here while it was sent: still pending.
    state: event.version === snapshot.version ? 'IN_SYNC' : 'PENDING',
    tries: 0,
    updatedAt: ctx.clock.now(),
  });
  if (!snapshot.isException && isRewritten(snapshot)) await resendExceptions(ctx, link, event);
}

/** Only the excluded occurrences were sent; the rest of the base stays. */
async function markExclusionsSent(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockEventAndLink(ctx, snapshot.eventId);
  const base = pair && baseOf(pair.link);
  if (!pair || !base) return;
  keepBase(pair.link, { ...base, foja: { ...base.foja, excluded: snapshot.content.excluded } });
  if (pair.event.version === snapshot.version) pair.link.state = 'IN_SYNC';
}

async function markInSync(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockEventAndLink(ctx, snapshot.eventId);
  if (pair && pair.event.version === snapshot.version) pair.link.state = 'IN_SYNC';
}

async function markDeleted(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockEventAndLink(ctx, snapshot.eventId);
  if (!pair) return;
  // Restored here while the deletion was sent: it is created again.
  if (pair.event.version === snapshot.version) ctx.em.remove(pair.link);
  else Object.assign(pair.link, { etag: null, base: null });
}

/** Google refuses the event as it is; a later edit queues it again. */
async function markRefused(ctx: Ctx, { eventId }: { eventId: string }): Promise<void> {
  const pair = await lockEventAndLink(ctx, eventId);
  if (pair) Object.assign(pair.link, { state: 'REFUSED', tries: pair.link.tries + 1, updatedAt: ctx.clock.now() });
}

const MAX_TRIES = 3;

/** Deleted in Google and edited here: it is created again, MAX_TRIES times at most. */
async function markMissing(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockEventAndLink(ctx, snapshot.eventId);
  if (!pair) return;
  if (snapshot.isException || pair.link.tries >= MAX_TRIES) return markRefused(ctx, snapshot);
  Object.assign(pair.link, { etag: null, base: null, tries: pair.link.tries + 1, updatedAt: ctx.clock.now() });
}

async function unlink(ctx: Ctx, eventId: string): Promise<void> {
  await ctx.em.nativeDelete(GoogleLink, { event: eventId });
}

export type PushOutcome = 'SENT' | 'NOT_YET' | 'CHANGED';

/** Sends one event. `NOT_YET`: its series has to be sent first. `CHANGED`: it was edited in Google and has to be read first. */
export async function pushEvent(
  ctx: Ctx,
  eventId: string,
  { calendar, reading, signal }: { calendar: RemoteCalendar; reading: CalendarDefaults; signal: AbortSignal },
): Promise<{ kind: PushOutcome; googleId: string }> {
  const own = (): Ctx => ({ ...ctx, em: ctx.em.fork() as Ctx['em'] });
  const snapshot = await snapshotOf(own(), eventId);
  if (snapshot === null) return { kind: 'SENT', googleId: '' };
  if (snapshot === 'NOT_YET') return { kind: 'NOT_YET', googleId: '' };
  if (snapshot === 'UNLINK') {
    await unlink(own(), eventId);
    return { kind: 'SENT', googleId: '' };
  }
  const result: SendResult = await send(calendar, snapshot, signal);
  const { googleId } = snapshot;
  if (result.kind === 'CHANGED') return { kind: 'CHANGED', googleId };
  await inTransaction(own(), async (inside) => {
    if (result.kind === 'DONE') return markSent(inside, snapshot, result.event, reading);
    if (result.kind === 'NOTHING') return markInSync(inside, snapshot);
    if (result.kind === 'EXCLUSIONS_SENT') return markExclusionsSent(inside, snapshot);
    if (result.kind === 'GONE') return markDeleted(inside, snapshot);
    if (result.kind === 'MISSING') return markMissing(inside, snapshot);
    ctx.log.warn({ detail: result.detail }, 'google: an event was refused');
    return markRefused(inside, snapshot);
  });
  return { kind: 'SENT', googleId };
}
