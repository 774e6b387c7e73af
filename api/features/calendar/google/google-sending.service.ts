import { CalendarEvent, GoogleLink } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { RemoteCalendar, RemoteChange, RemoteEvent } from '#api/ports/calendar-sync.ts';
import { changeOf, FIELDS, isEqual, type Base, type SyncedContent } from './google-content.rules.ts';
import { googleIdOf, instanceIdOf } from './google-ids.adapter.ts';
import { waitingFields } from './google-merge.rules.ts';
import { baseOf, syncedContentOf, eventOf } from './google-rows.rules.ts';

/** Sends one event to Google: a snapshot of the event, and the requests for it. */

export interface Snapshot {
  eventId: string;
  googleId: string;
  etag: string | null;
  version: number;
  isGone: boolean;
  isException: boolean;
  content: SyncedContent;
  base: Base | null;
  /** Of a series: original starts of its deleted exceptions, which are sent as excluded. */
  deletedExceptions: string[];
}

/** Whether its owner was removed from the case: the event may no longer be in their Google calendar. */
async function isLost(ctx: Ctx, event: CalendarEvent): Promise<boolean> {
  if (!event.legalCase) return false;
  const rows = await ctx.em.execute<unknown[]>('select 1 as one from case_member where case_id = ? and user_id = ?', [
    event.legalCase.id,
    event.owner.id,
  ]);
  return rows.length === 0;
}

async function deletedExceptionsOf(ctx: Ctx, event: CalendarEvent): Promise<string[]> {
  if (event.rrule == null) return [];
  const parts = await ctx.em.find(CalendarEvent, { series: event.id, deletedAt: { $ne: null } });
  return parts.flatMap(({ occurrenceOf }) => occurrenceOf?.toISOString() ?? []);
}

/** The id in Google. That of an exception is made from the id of its series; null: the series was not sent yet. */
async function idOf(ctx: Ctx, link: GoogleLink, event: CalendarEvent): Promise<string | null> {
  const { series, occurrenceOf } = event;
  if (!series || !occurrenceOf) return link.googleId;
  const master = await ctx.em.findOne(GoogleLink, { event: series.id });
  return master?.etag ? instanceIdOf(master.googleId, occurrenceOf, await series.loadOrFail()) : null;
}

/** `UNLINK`: only the link is deleted. `NOT_YET`: its series has to be sent first. Null: nothing is pending. */
export async function snapshotOf(ctx: Ctx, eventId: string): Promise<Snapshot | 'UNLINK' | 'NOT_YET' | null> {
  const link = await ctx.em.findOne(
    GoogleLink,
    { event: eventId, state: 'PENDING' },
    { populate: ['event'], refresh: true },
  );
  if (!link) return null;
  const event = eventOf(link);
  const lost = await isLost(ctx, event);
  if (lost && event.source === 'GOOGLE') return 'UNLINK';
  const googleId = await idOf(ctx, link, event);
  if (googleId === null) return event.deletedAt == null && !lost ? 'NOT_YET' : 'UNLINK';
  const isSame = googleId === link.googleId;
  return {
    eventId,
    googleId,
    etag: isSame ? (link.etag ?? null) : null,
    version: event.version,
    isGone: event.deletedAt != null || lost,
    isException: event.series != null,
    content: syncedContentOf(event),
    base: isSame ? baseOf(link) : null,
    deletedExceptions: await deletedExceptionsOf(ctx, event),
  };
}

export type SendResult =
  | { kind: 'DONE'; event: RemoteEvent }
  | { kind: 'GONE' }
  | { kind: 'NOTHING' }
  /** Only excluded occurrences were sent. */
  | { kind: 'EXCLUSIONS_SENT' }
  | { kind: 'CHANGED' }
  | { kind: 'MISSING' }
  | { kind: 'REFUSED'; detail: string };

const withDeleted = ({ content, deletedExceptions }: Snapshot): SyncedContent => ({
  ...content,
  excluded: [...new Set([...content.excluded, ...deletedExceptions])].toSorted(),
});

const fullChange = (snapshot: Snapshot): RemoteChange => ({
  ...changeOf(withDeleted(snapshot), [...FIELDS, 'excluded'], {
    isException: snapshot.isException,
    others: snapshot.base?.others ?? [],
  }),
  ...(snapshot.isException ? {} : { ownId: snapshot.eventId }),
  isRevived: true,
});

/** Creates under one id, or updates what Google has under it, even if deleted. `MISSING`: neither is possible. */
async function createAs(
  calendar: RemoteCalendar,
  id: string,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<SendResult> {
  const { isRevived: _isRevived, ...change } = fullChange(snapshot);
  const result = await calendar.create(id, change, signal);
  if (result.kind !== 'TAKEN') return result;
  // It was sent before and the answer was lost, or it was deleted in Google, which never reuses an id.
  const again = await calendar.update(id, fullChange(snapshot), null, signal);
  return again.kind === 'TAKEN' ? { kind: 'MISSING' } : again;
}

/** Creates an event in Google. Sending it twice creates it once. */
async function createOnce(calendar: RemoteCalendar, snapshot: Snapshot, signal: AbortSignal): Promise<SendResult> {
  const { eventId, googleId, version } = snapshot;
  const own = googleIdOf(eventId);
  if (googleId !== own) {
    // An id of Google: the event is restored under it if Google still has it.
    const revived = await calendar.update(googleId, fullChange(snapshot), null, signal);
    if (revived.kind !== 'MISSING' && revived.kind !== 'TAKEN') return revived;
  }
  const result = await createAs(calendar, own, snapshot, signal);
  return result.kind === 'MISSING' ? createAs(calendar, googleIdOf(`${eventId}:${version}`), snapshot, signal) : result;
}

/** Whether the recurrence of a series is rewritten: Google may then drop its exceptions. */
export function isRewritten({ etag, base, content }: Snapshot): boolean {
  if (etag === null || base === null) return true;
  if (!isEqual(base.foja.when, content.when) || !isEqual(base.foja.rule, content.rule)) return true;
  // Excluded by an EXDATE in Google: only rewriting the lines includes it again.
  return base.google.excluded.some((iso) => !content.excluded.includes(iso));
}

/** Sends excluded and restored occurrences one by one, as Google's own programs do. */
async function sendExclusions(calendar: RemoteCalendar, snapshot: Snapshot, signal: AbortSignal): Promise<SendResult> {
  const { base, content, googleId } = snapshot;
  const before = base?.foja.excluded ?? [];
  const idOfPart = (iso: string): string => instanceIdOf(googleId, new Date(iso), content.when);
  for (const iso of content.excluded.filter((each) => !before.includes(each))) {
    const result = await calendar.remove(idOfPart(iso), null, signal);
    if (result.kind === 'REFUSED') return result;
  }
  for (const iso of before.filter((each) => !content.excluded.includes(each)))
    await calendar.update(idOfPart(iso), { isRevived: true }, null, signal);
  return { kind: 'EXCLUSIONS_SENT' };
}

async function sendDeletion(
  calendar: RemoteCalendar,
  { googleId, etag }: Snapshot,
  signal: AbortSignal,
): Promise<SendResult> {
  const result = await calendar.remove(googleId, etag, signal);
  return result.kind === 'MISSING' || result.kind === 'TAKEN' ? { kind: 'GONE' } : result;
}

export async function send(calendar: RemoteCalendar, snapshot: Snapshot, signal: AbortSignal): Promise<SendResult> {
  const { googleId, etag, base, isGone, isException } = snapshot;
  if (isGone) return sendDeletion(calendar, snapshot, signal);
  if (etag === null && !isException) return createOnce(calendar, snapshot, signal);
  const fields = waitingFields(snapshot.content, base);
  if (base !== null && etag !== null && fields.length === 0) return { kind: 'NOTHING' };
  const rewrites = isRewritten(snapshot);
  const own = rewrites ? fields : fields.filter((field) => field !== 'excluded');
  if (own.length === 0) return sendExclusions(calendar, snapshot, signal);
  const others = base?.others ?? [];
  const change = base === null ? fullChange(snapshot) : changeOf(withDeleted(snapshot), own, { isException, others });
  const result = await calendar.update(googleId, change, etag, signal);
  if (result.kind === 'TAKEN') return { kind: 'REFUSED', detail: 'taken' };
  if (result.kind !== 'DONE' || isException || !fields.includes('excluded')) return result;
  const exclusions = await sendExclusions(calendar, snapshot, signal);
  return exclusions.kind === 'REFUSED' ? exclusions : result;
}
