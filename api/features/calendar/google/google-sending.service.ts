import { CalendarEvent, GoogleLink } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { RemoteCalendar, RemoteChange, RemoteEvent } from '#api/ports/calendar-sync.ts';
import { changeOf, FIELDS, isEqual, type Base, type SyncedContent } from './google-content.rules.ts';
import { googleIdOf, instanceIdOf } from './google-ids.adapter.ts';
import { waitingFields } from './google-merge.rules.ts';
import { baseOf, syncedContentOf, eventOf } from './google-rows.rules.ts';

/** One event on its way to Google: what stands here now, and what is said to it. */

export interface Snapshot {
  eventId: string;
  googleId: string;
  etag: string | null;
  version: number;
  isGone: boolean;
  isPart: boolean;
  content: SyncedContent;
  base: Base | null;
  /** Of a series: those that were changed apart and deleted do not happen either. */
  deletedParts: string[];
}

/** Its owner was taken out of the case: it is no longer theirs to keep in another calendar. */
async function isLost(ctx: Ctx, event: CalendarEvent): Promise<boolean> {
  if (!event.legalCase) return false;
  const rows = await ctx.em.execute<unknown[]>('select 1 as one from case_member where case_id = ? and user_id = ?', [
    event.legalCase.id,
    event.owner.id,
  ]);
  return rows.length === 0;
}

async function deletedPartsOf(ctx: Ctx, event: CalendarEvent): Promise<string[]> {
  if (event.rrule == null) return [];
  const parts = await ctx.em.find(CalendarEvent, { series: event.id, deletedAt: { $ne: null } });
  return parts.flatMap(({ occurrenceOf }) => occurrenceOf?.toISOString() ?? []);
}

/** Google names one of a series after the series, which it has to know first: null while it does not. */
async function idOf(ctx: Ctx, link: GoogleLink, event: CalendarEvent): Promise<string | null> {
  const { series, occurrenceOf } = event;
  if (!series || !occurrenceOf) return link.googleId;
  const master = await ctx.em.findOne(GoogleLink, { event: series.id });
  return master?.etag ? instanceIdOf(master.googleId, occurrenceOf, await series.loadOrFail()) : null;
}

/** `UNLINK`: it stays in Google as its owner's and leaves here; `NOT_YET`: its series comes first. */
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
    isPart: event.series != null,
    content: syncedContentOf(event),
    base: isSame ? baseOf(link) : null,
    deletedParts: await deletedPartsOf(ctx, event),
  };
}

export type SendResult =
  | { kind: 'DONE'; event: RemoteEvent }
  | { kind: 'GONE' }
  | { kind: 'NOTHING' }
  /** Only which of a series happen was told; the series itself is as it was. */
  | { kind: 'TOLD' }
  | { kind: 'CHANGED' }
  | { kind: 'MISSING' }
  | { kind: 'REFUSED'; detail: string };

const withDeleted = ({ content, deletedParts }: Snapshot): SyncedContent => ({
  ...content,
  excluded: [...new Set([...content.excluded, ...deletedParts])].toSorted(),
});

const whole = (snapshot: Snapshot): RemoteChange => ({
  ...changeOf(withDeleted(snapshot), [...FIELDS, 'excluded'], {
    isPart: snapshot.isPart,
    others: snapshot.base?.others ?? [],
  }),
  ...(snapshot.isPart ? {} : { ownId: snapshot.eventId }),
  isRevived: true,
});

/** Under one id: new, or there already, perhaps as deleted. `MISSING`: neither. */
async function createAs(
  calendar: RemoteCalendar,
  id: string,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<SendResult> {
  const { isRevived: _isRevived, ...change } = whole(snapshot);
  const said = await calendar.create(id, change, signal);
  if (said.kind !== 'TAKEN') return said;
  // Sent before, and the answer was lost; or deleted over there, where an id is never given again.
  const again = await calendar.update(id, whole(snapshot), null, signal);
  return again.kind === 'TAKEN' ? { kind: 'MISSING' } : again;
}

/** An event that Google does not have, or no longer: sent twice, it is there once. */
async function createOnce(calendar: RemoteCalendar, snapshot: Snapshot, signal: AbortSignal): Promise<SendResult> {
  const { eventId, googleId, version } = snapshot;
  const own = googleIdOf(eventId);
  if (googleId !== own) {
    // Google's own: it comes back under its name when Google still knows it.
    const revived = await calendar.update(googleId, whole(snapshot), null, signal);
    if (revived.kind !== 'MISSING' && revived.kind !== 'TAKEN') return revived;
  }
  const said = await createAs(calendar, own, snapshot, signal);
  return said.kind === 'MISSING' ? createAs(calendar, googleIdOf(`${eventId}:${version}`), snapshot, signal) : said;
}

/** The lines of a series are written anew: Google may forget then what was changed apart from it. */
export function isRewritten({ etag, base, content }: Snapshot): boolean {
  if (etag === null || base === null) return true;
  if (!isEqual(base.foja.when, content.when) || !isEqual(base.foja.rule, content.rule)) return true;
  // Left out by a line of the series over there: only its lines bring it back.
  return base.google.excluded.some((iso) => !content.excluded.includes(iso));
}

/** Which of a series happen, told one by one, as its own programs do. */
async function tellParts(calendar: RemoteCalendar, snapshot: Snapshot, signal: AbortSignal): Promise<SendResult> {
  const { base, content, googleId } = snapshot;
  const before = base?.foja.excluded ?? [];
  const idOfPart = (iso: string): string => instanceIdOf(googleId, new Date(iso), content.when);
  for (const iso of content.excluded.filter((each) => !before.includes(each))) {
    const said = await calendar.remove(idOfPart(iso), null, signal);
    if (said.kind === 'REFUSED') return said;
  }
  for (const iso of before.filter((each) => !content.excluded.includes(each)))
    await calendar.update(idOfPart(iso), { isRevived: true }, null, signal);
  return { kind: 'TOLD' };
}

async function sendGone(
  calendar: RemoteCalendar,
  { googleId, etag }: Snapshot,
  signal: AbortSignal,
): Promise<SendResult> {
  const said = await calendar.remove(googleId, etag, signal);
  return said.kind === 'MISSING' || said.kind === 'TAKEN' ? { kind: 'GONE' } : said;
}

export async function send(calendar: RemoteCalendar, snapshot: Snapshot, signal: AbortSignal): Promise<SendResult> {
  const { googleId, etag, base, isGone, isPart } = snapshot;
  if (isGone) return sendGone(calendar, snapshot, signal);
  if (etag === null && !isPart) return createOnce(calendar, snapshot, signal);
  const fields = waitingFields(snapshot.content, base);
  if (base !== null && etag !== null && fields.length === 0) return { kind: 'NOTHING' };
  const rewrites = isRewritten(snapshot);
  const own = rewrites ? fields : fields.filter((field) => field !== 'excluded');
  if (own.length === 0) return tellParts(calendar, snapshot, signal);
  const others = base?.others ?? [];
  const change = base === null ? whole(snapshot) : changeOf(withDeleted(snapshot), own, { isPart, others });
  const said = await calendar.update(googleId, change, etag, signal);
  if (said.kind === 'TAKEN') return { kind: 'REFUSED', detail: 'taken' };
  if (said.kind !== 'DONE' || isPart || !fields.includes('excluded')) return said;
  const told = await tellParts(calendar, snapshot, signal);
  return told.kind === 'REFUSED' ? told : said;
}
