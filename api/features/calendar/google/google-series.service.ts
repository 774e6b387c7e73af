import { CalendarEvent, GoogleLink } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { createException } from '../events/series.service.ts';
import { isEqual, type SyncedContent } from './google-content.rules.ts';
import { instanceIdOf } from './google-ids.adapter.ts';
import type { KnownEvents } from './google-known.service.ts';
import { baseOf, syncedContentOf, eventOf, keepBase } from './google-rows.rules.ts';

/** Series of Google and their exceptions. They arrive in any order. */

/** Values that an exception takes from its series. */
export const inheritedFrom = (series: CalendarEvent | null) => ({
  legalCase: series?.legalCase ?? null,
  type: series?.type ?? ('OTHER' as const),
  client: series?.client ?? null,
  isBillable: series?.isBillable ?? false,
  isShared: series?.isShared ?? false,
});

export const exceptionAt = (ctx: Ctx, series: CalendarEvent, occurrenceOf: Date): Promise<CalendarEvent | null> =>
  ctx.em.findOne(CalendarEvent, { series: series.id, occurrenceOf });

/** Changes the excluded starts on both sides, event and base: it is no local edit to send. */
function writeAgreed(link: GoogleLink, change: (excluded: readonly string[]) => string[]): boolean {
  const event = eventOf(link);
  const base = baseOf(link);
  if (base) keepBase(link, { ...base, foja: { ...base.foja, excluded: change(base.foja.excluded ?? []) } });
  const excluded = change(event.excluded);
  if (isEqual(excluded, event.excluded)) return false;
  event.excluded = excluded;
  event.version += 1;
  event.sequence += 1;
  return true;
}

const isAgreed = (link: GoogleLink, at: Date): boolean =>
  baseOf(link)?.foja.excluded?.includes(at.toISOString()) ?? false;

/** Excludes an occurrence that Google deleted. `false`: it was excluded before; a restoration made here since is kept. */
export const excludeStart = (link: GoogleLink, at: Date): boolean =>
  !isAgreed(link, at) && writeAgreed(link, (excluded) => [...new Set([...excluded, at.toISOString()])].toSorted());

/** Includes an excluded occurrence again. `isEdit`: it was edited in Google, which wins over a deletion here. */
export const includeStart = (link: GoogleLink, at: Date, isEdit: boolean): boolean =>
  (isEdit || isAgreed(link, at)) && writeAgreed(link, (excluded) => excluded.filter((iso) => iso !== at.toISOString()));

/** Whether an occurrence has the values of its series: Google also sends one that was restored without other changes. */
export function equalsSeries(series: CalendarEvent, at: Date, content: SyncedContent): boolean {
  const { excluded: _excluded, rule: _rule, when, ...rest } = syncedContentOf(series);
  const length = series.endAt.getTime() - series.startAt.getTime();
  const expected = {
    ...rest,
    when: { ...when, startAt: at.toISOString(), endAt: new Date(at.getTime() + length).toISOString() },
  };
  return Object.entries(expected).every(([field, value]) => isEqual(content[field as keyof SyncedContent], value));
}

/** Attaches exceptions that arrived before their series; cancelled ones become excluded starts of it. */
export async function attachExceptions(
  ctx: Ctx,
  known: KnownEvents,
  arrived: readonly RemoteEvent[],
): Promise<CalendarEvent[]> {
  const ids = arrived.map(({ id }) => id).filter((id) => known.links.has(id));
  if (ids.length === 0) return [];
  const orphans = await ctx.em.find(
    GoogleLink,
    { connection: known.connection.id, googleSeriesId: { $in: ids }, event: { series: null } },
    { populate: ['event'] },
  );
  const touched: CalendarEvent[] = [];
  for (const orphan of orphans) {
    const part = eventOf(orphan);
    const series = known.links.get(orphan.googleSeriesId ?? '');
    if (!series || !part.occurrenceOf || part.id === series.event.id) continue;
    if (part.isCancelled) {
      excludeStart(series, part.occurrenceOf);
      ctx.em.remove(orphan);
      ctx.em.remove(part);
    } else if (!(await exceptionAt(ctx, eventOf(series), part.occurrenceOf)))
      ctx.em.assign(part, { ...inheritedFrom(eventOf(series)), series: eventOf(series), uid: eventOf(series).uid });
    touched.push(eventOf(series));
  }
  await ctx.em.flush();
  return touched;
}

/** Creates an event for each extra start (RDATE). Google gives them ids like those of other occurrences. */
export async function addExtraStarts(
  ctx: Ctx,
  known: KnownEvents,
  link: GoogleLink,
  starts: readonly string[],
): Promise<void> {
  const series = eventOf(link);
  for (const iso of starts) {
    const occurrenceOf = new Date(iso);
    const googleId = instanceIdOf(link.googleId, occurrenceOf, series);
    if (occurrenceOf.getTime() === series.startAt.getTime() || known.links.has(googleId)) continue;
    if ((await ctx.em.count(GoogleLink, { connection: known.connection.id, googleId })) > 0) continue;
    if ((await exceptionAt(ctx, series, occurrenceOf)) || !known.reserveRoom()) continue;
    const event = createException(ctx, series, occurrenceOf, { source: 'GOOGLE' });
    const content = syncedContentOf(event);
    const created = ctx.em.create(GoogleLink, {
      event,
      connection: known.connection,
      googleId,
      googleSeriesId: link.googleId,
      // Google lists it only after an edit: until then there is no etag.
      etag: null,
      base: null,
      state: 'IN_SYNC',
      reading: known.connection.reading,
      tries: 0,
      updatedAt: ctx.clock.now(),
    });
    keepBase(created, { foja: content, google: content, others: [] });
    known.links.set(googleId, created);
  }
}

/** Deletes events that Google deleted, with their exceptions. Recorded hours stay. */
export async function deleteHere(ctx: Ctx, known: KnownEvents, links: readonly GoogleLink[]): Promise<CalendarEvent[]> {
  const events = links.map(eventOf);
  // One query for all: each query makes the ORM compare all loaded entities.
  const series = events.filter((event) => !event.series).map(({ id }) => id);
  const parts = await ctx.em.find(CalendarEvent, { series: { $in: series }, deletedAt: null });
  const partLinks = await ctx.em.find(GoogleLink, { event: { $in: parts.map(({ id }) => id) } });
  const now = ctx.clock.now();
  const gone = [...new Set([...events, ...parts])];
  for (const each of gone) {
    each.deletedAt = now;
    each.version += 1;
    each.sequence += 1;
    each.updatedAt = now;
  }
  for (const each of new Set([...links, ...partLinks])) {
    ctx.em.remove(each);
    known.links.delete(each.googleId);
  }
  return gone;
}
