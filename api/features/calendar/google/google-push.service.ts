import { LockMode } from '@mikro-orm/postgresql';
import { CalendarEvent, GoogleLink, type GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import type { RemoteCalendar, RemoteEvent } from '#api/ports/calendar-sync.ts';
import type { CalendarDefaults } from './google-content.rules.ts';
import { googleIdOf } from './google-ids.adapter.ts';
import { baseOf, keepBase, read } from './google-rows.rules.ts';
import { isRewritten, send, snapshotOf, type SendResult, type Snapshot } from './google-sending.service.ts';

/** Changes of here, sent one by one; each is noted as sent before the next. */

/** Series before what was changed apart from them, in the order in which they were changed. */
const WAITING = `select l.event_id from google_link l join calendar_event e on e.id = l.event_id
  where l.connection_id = ? and l.state = 'PENDING'
  order by (e.series_id is not null), l.updated_at, l.event_id limit ?`;

export const waitingEvents = async (ctx: Ctx, connectionId: string, limit: number): Promise<string[]> =>
  (await ctx.em.execute<{ event_id: string }[]>(WAITING, [connectionId, limit])).map((row) => row.event_id);

/** Events whose owner was taken out of their case since: Google gives them back. */
export async function noteLost(ctx: Ctx, connection: GoogleConnection): Promise<void> {
  await ctx.em.execute(
    `update google_link l set state = 'PENDING' from calendar_event e
     where l.event_id = e.id and l.connection_id = ? and l.state <> 'PENDING' and e.case_id is not null
       and not exists (select 1 from case_member m where m.case_id = e.case_id and m.user_id = e.owner_id)`,
    [connection.id],
  );
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** The event first, as everybody locks them. */
async function lockedPair(ctx: Ctx, eventId: string): Promise<{ event: CalendarEvent; link: GoogleLink } | null> {
  const event = await ctx.em.findOne(CalendarEvent, { id: eventId }, locked);
  const link = event && (await ctx.em.findOne(GoogleLink, { event: eventId }, locked));
  return event && link ? { event, link } : null;
}

/** A series that is new over there, or at other hours: what was changed apart from it is sent again, under new names. */
async function sendPartsAgain(ctx: Ctx, link: GoogleLink, series: CalendarEvent): Promise<void> {
  if (series.rrule == null) return;
  const parts = await ctx.em.find(CalendarEvent, { series: series.id, deletedAt: null, isCancelled: false });
  const links = await ctx.em.find(GoogleLink, { event: { $in: parts.map(({ id }) => id) } });
  const known = new Map(links.map((each) => [each.event.id, each]));
  const now = ctx.clock.now();
  for (const part of parts) {
    const each = known.get(part.id);
    if (each) Object.assign(each, { etag: null, base: null, state: 'PENDING', updatedAt: now });
    else
      ctx.em.create(GoogleLink, {
        event: part,
        connection: link.connection,
        googleId: googleIdOf(part.id),
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

async function noteDone(ctx: Ctx, snapshot: Snapshot, sent: RemoteEvent, reading: CalendarDefaults): Promise<void> {
  const pair = await lockedPair(ctx, snapshot.eventId);
  if (!pair) return;
  const { event, link } = pair;
  const seen = read(sent, reading);
  event.htmlLink = sent.htmlLink ?? event.htmlLink ?? null;
  keepBase(link, { foja: snapshot.content, google: seen?.content ?? snapshot.content, others: seen?.others ?? [] });
  Object.assign(link, {
    googleId: sent.id || snapshot.googleId,
    googleSeriesId: sent.seriesId,
    etag: sent.etag,
    // What was edited here while it was sent still waits.
    state: event.version === snapshot.version ? 'IN_SYNC' : 'PENDING',
    tries: 0,
    updatedAt: ctx.clock.now(),
  });
  if (!snapshot.isPart && isRewritten(snapshot)) await sendPartsAgain(ctx, link, event);
}

/** Google knows which of the series happen; of the series itself it said nothing new. */
async function noteTold(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockedPair(ctx, snapshot.eventId);
  const base = pair && baseOf(pair.link);
  if (!pair || !base) return;
  keepBase(pair.link, { ...base, foja: { ...base.foja, excluded: snapshot.content.excluded } });
  if (pair.event.version === snapshot.version) pair.link.state = 'IN_SYNC';
}

async function noteSettled(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockedPair(ctx, snapshot.eventId);
  if (pair && pair.event.version === snapshot.version) pair.link.state = 'IN_SYNC';
}

async function noteGone(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockedPair(ctx, snapshot.eventId);
  if (!pair) return;
  // Brought back while Google was told that it is gone: it is sent anew.
  if (pair.event.version === snapshot.version) ctx.em.remove(pair.link);
  else Object.assign(pair.link, { etag: null, base: null });
}

/** Google will not take it as it is; a later edit tries again. */
async function noteRefused(ctx: Ctx, { eventId }: { eventId: string }): Promise<void> {
  const pair = await lockedPair(ctx, eventId);
  if (pair) Object.assign(pair.link, { state: 'REFUSED', tries: pair.link.tries + 1, updatedAt: ctx.clock.now() });
}

const MAX_TRIES = 3;

/** It is not there any more, and was edited here: it is sent anew. */
async function noteMissing(ctx: Ctx, snapshot: Snapshot): Promise<void> {
  const pair = await lockedPair(ctx, snapshot.eventId);
  if (!pair) return;
  if (snapshot.isPart || pair.link.tries >= MAX_TRIES) return noteRefused(ctx, snapshot);
  Object.assign(pair.link, { etag: null, base: null, tries: pair.link.tries + 1, updatedAt: ctx.clock.now() });
}

async function unlink(ctx: Ctx, eventId: string): Promise<void> {
  await ctx.em.nativeDelete(GoogleLink, { event: eventId });
}

export type Pushed = 'SENT' | 'NOT_YET' | 'CHANGED';

/** Sends one event. `CHANGED`: Google's was edited meanwhile and has to be read first. */
export async function pushEvent(
  ctx: Ctx,
  eventId: string,
  { calendar, reading, signal }: { calendar: RemoteCalendar; reading: CalendarDefaults; signal: AbortSignal },
): Promise<{ kind: Pushed; googleId: string }> {
  const own = (): Ctx => ({ ...ctx, em: ctx.em.fork() as Ctx['em'] });
  const snapshot = await snapshotOf(own(), eventId);
  if (snapshot === null) return { kind: 'SENT', googleId: '' };
  if (snapshot === 'NOT_YET') return { kind: 'NOT_YET', googleId: '' };
  if (snapshot === 'UNLINK') {
    await unlink(own(), eventId);
    return { kind: 'SENT', googleId: '' };
  }
  const said: SendResult = await send(calendar, snapshot, signal);
  const { googleId } = snapshot;
  if (said.kind === 'CHANGED') return { kind: 'CHANGED', googleId };
  await inTransaction(own(), async (inside) => {
    if (said.kind === 'DONE') return noteDone(inside, snapshot, said.event, reading);
    if (said.kind === 'NOTHING') return noteSettled(inside, snapshot);
    if (said.kind === 'TOLD') return noteTold(inside, snapshot);
    if (said.kind === 'GONE') return noteGone(inside, snapshot);
    if (said.kind === 'MISSING') return noteMissing(inside, snapshot);
    ctx.log.warn({ detail: said.detail }, 'google: an event was refused');
    return noteRefused(inside, snapshot);
  });
  return { kind: 'SENT', googleId };
}
