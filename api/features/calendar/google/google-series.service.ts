import { CalendarEvent, GoogleLink } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { partFrom } from '../events/series.service.ts';
import { isEqual, type SyncedContent } from './google-content.rules.ts';
import { instanceIdOf } from './google-ids.adapter.ts';
import type { Known } from './google-known.service.ts';
import { baseOf, syncedContentOf, eventOf, keepBase } from './google-rows.rules.ts';

/** Series of Google and what was changed apart from them: they come in any order. */

/** What one of a series has from it. */
export const partOf = (series: CalendarEvent | null) => ({
  legalCase: series?.legalCase ?? null,
  type: series?.type ?? ('OTHER' as const),
  client: series?.client ?? null,
  isBillable: series?.isBillable ?? false,
  isShared: series?.isShared ?? false,
});

export const partAt = (ctx: Ctx, series: CalendarEvent, occurrenceOf: Date): Promise<CalendarEvent | null> =>
  ctx.em.findOne(CalendarEvent, { series: series.id, occurrenceOf });

/** Both sides know it: it is no edit of ours. */
function agreeOn(link: GoogleLink, change: (excluded: readonly string[]) => string[]): boolean {
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

/** One that does not happen. `false`: it was left out before; whoever brought it back here since is not overruled. */
export const leaveOut = (link: GoogleLink, at: Date): boolean =>
  !isAgreed(link, at) && agreeOn(link, (excluded) => [...new Set([...excluded, at.toISOString()])].toSorted());

/** One that happens after all. `isEdit`: something of it was changed over there, which holds against a deletion here. */
export const takeBack = (link: GoogleLink, at: Date, isEdit: boolean): boolean =>
  (isEdit || isAgreed(link, at)) && agreeOn(link, (excluded) => excluded.filter((iso) => iso !== at.toISOString()));

/** Google tells one of a series that was brought back although nothing of it was changed. */
export function isAsSeries(series: CalendarEvent, at: Date, content: SyncedContent): boolean {
  const { excluded: _excluded, rule: _rule, when, ...rest } = syncedContentOf(series);
  const length = series.endAt.getTime() - series.startAt.getTime();
  const expected = {
    ...rest,
    when: { ...when, startAt: at.toISOString(), endAt: new Date(at.getTime() + length).toISOString() },
  };
  return Object.entries(expected).every(([field, value]) => isEqual(content[field as keyof SyncedContent], value));
}

/** Those that arrived before their series belong to it now; those that do not happen are left out of it. */
export async function adoptParts(ctx: Ctx, known: Known, arrived: readonly RemoteEvent[]): Promise<CalendarEvent[]> {
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
      leaveOut(series, part.occurrenceOf);
      ctx.em.remove(orphan);
      ctx.em.remove(part);
    } else if (!(await partAt(ctx, eventOf(series), part.occurrenceOf)))
      ctx.em.assign(part, { ...partOf(eventOf(series)), series: eventOf(series), uid: eventOf(series).uid });
    touched.push(eventOf(series));
  }
  await ctx.em.flush();
  return touched;
}

/** Starts beside the rule (RDATE) happen as the series does; Google names them like any other of it. */
export async function addExtraStarts(
  ctx: Ctx,
  known: Known,
  link: GoogleLink,
  starts: readonly string[],
): Promise<void> {
  const series = eventOf(link);
  for (const iso of starts) {
    const occurrenceOf = new Date(iso);
    const googleId = instanceIdOf(link.googleId, occurrenceOf, series);
    if (occurrenceOf.getTime() === series.startAt.getTime() || known.links.has(googleId)) continue;
    if ((await ctx.em.count(GoogleLink, { connection: known.connection.id, googleId })) > 0) continue;
    if ((await partAt(ctx, series, occurrenceOf)) || !known.takeRoom()) continue;
    const event = partFrom(ctx, series, occurrenceOf, { source: 'GOOGLE' });
    const content = syncedContentOf(event);
    const created = ctx.em.create(GoogleLink, {
      event,
      connection: known.connection,
      googleId,
      googleSeriesId: link.googleId,
      // It is not listed by itself: only an edit would give it an etag.
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

/** Deletes events that Google deleted, with what was changed apart from them. Hours that were recorded stay. */
export async function deleteHere(ctx: Ctx, known: Known, links: readonly GoogleLink[]): Promise<CalendarEvent[]> {
  const events = links.map(eventOf);
  // A few statements, however many there are: each would look through all that is changed so far.
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
