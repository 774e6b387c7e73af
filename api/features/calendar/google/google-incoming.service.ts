import { googleText } from '#schema/text/google-calendar.ts';
import { CalendarEvent, GoogleConflict, GoogleLink, type GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { instantOfMoment, type ReadRemote, type CalendarDefaults, type SyncedField } from './google-content.rules.ts';
import { readKnown, type Known } from './google-known.service.ts';
import { isEditedInGoogle, mergeEvent, waitingFields } from './google-merge.rules.ts';
import { baseOf, eventColumnsOf, syncedContentOf, eventOf, keepBase, read, writeContent } from './google-rows.rules.ts';
import {
  addExtraStarts,
  adoptParts,
  deleteHere,
  isAsSeries,
  leaveOut,
  partAt,
  partOf,
  takeBack,
} from './google-series.service.ts';
import { CONTRACT_FIELD, shownValue } from './google-shown.rules.ts';

const eventOfMaybe = (link: GoogleLink | null): CalendarEvent | null => link && eventOf(link);

/** Changes of Google, written in one transaction with the token of what follows: read twice, they change nothing. */
export class Incoming {
  readonly touched = new Set<CalendarEvent>();
  private known!: Known;

  private readonly ctx: Ctx;
  private readonly connection: GoogleConnection;
  private readonly reading: CalendarDefaults;

  constructor(ctx: Ctx, connection: GoogleConnection, reading: CalendarDefaults) {
    this.ctx = ctx;
    this.connection = connection;
    this.reading = reading;
  }

  async apply(events: readonly RemoteEvent[]): Promise<void> {
    this.known = await readKnown(this.ctx, this.connection, events);
    // A series before what was changed apart from it, wherever they stand on the page.
    for (const event of events) if (event.seriesId === null) await this.take(event);
    await this.ctx.em.flush();
    const series = events.filter(({ seriesId, recurrence }) => seriesId === null && recurrence.length > 0);
    for (const event of await adoptParts(this.ctx, this.known, series)) this.touched.add(event);
    for (const event of events) if (event.seriesId !== null) await this.take(event);
    await this.ctx.em.flush();
  }

  private async take(remote: RemoteEvent): Promise<void> {
    const link = this.known.links.get(remote.id) ?? (await this.linkOfKnown(remote));
    if (link) link.reading = this.connection.reading;
    // It is what we wrote, or what we read before.
    if (link && link.etag === remote.etag) return;
    if (remote.isGone) return link ? this.takeGone(link, remote) : this.takeGoneUnknown(remote);
    const seen = read(remote, this.reading);
    if (!seen) return;
    if (link) await this.meet(link, remote, seen);
    else await this.create(remote, seen);
  }

  private link(event: CalendarEvent, remote: Pick<RemoteEvent, 'id' | 'seriesId' | 'etag'>): GoogleLink {
    const link = this.ctx.em.create(GoogleLink, {
      event,
      connection: this.connection,
      googleId: remote.id,
      googleSeriesId: remote.seriesId,
      etag: remote.etag,
      base: null,
      state: 'IN_SYNC',
      reading: this.connection.reading,
      tries: 0,
      updatedAt: this.ctx.clock.now(),
    });
    this.known.links.set(remote.id, link);
    return link;
  }

  private seriesOf({ seriesId }: RemoteEvent): GoogleLink | null {
    return seriesId === null ? null : (this.known.links.get(seriesId) ?? null);
  }

  private originalStart({ originalStart }: RemoteEvent, series: CalendarEvent | null): Date | null {
    return originalStart && instantOfMoment(originalStart, series?.zone ?? this.reading.zone);
  }

  /** An event of here that Google has under an id that is new to us: sent before, kept from an earlier connection, read from a file. */
  private async linkOfKnown(remote: RemoteEvent): Promise<GoogleLink | null> {
    if (remote.isGone && remote.seriesId === null) return null;
    const series = eventOfMaybe(this.seriesOf(remote));
    const at = this.originalStart(remote, series);
    const event =
      remote.seriesId === null ? this.known.own(remote) : series && at ? await partAt(this.ctx, series, at) : null;
    if (!event) return null;
    const waiting = await this.ctx.em.findOne(GoogleLink, { event: event.id });
    if (!waiting) {
      const link = this.link(event, { ...remote, etag: '' });
      link.etag = null;
      return link;
    }
    Object.assign(waiting, { googleId: remote.id, googleSeriesId: remote.seriesId, etag: null });
    this.known.links.set(remote.id, waiting);
    return waiting;
  }

  private settle(link: GoogleLink, remote: RemoteEvent, isWaiting: boolean): void {
    const now = this.ctx.clock.now();
    Object.assign(link, { etag: remote.etag, state: isWaiting ? 'PENDING' : 'IN_SYNC', tries: 0, updatedAt: now });
  }

  private async meet(link: GoogleLink, remote: RemoteEvent, seen: ReadRemote): Promise<void> {
    const event = eventOf(link);
    event.htmlLink = remote.htmlLink ?? event.htmlLink ?? null;
    if (event.deletedAt != null) return this.meetDeleted(link, remote, seen);
    const wasHidden = event.isCancelled;
    event.isCancelled = false;
    const isFixed = this.known.isFixed(event);
    const merged = mergeEvent(
      {
        foja: syncedContentOf(event),
        google: seen.content,
        base: baseOf(link),
        fojaEditedAt: wasHidden ? new Date(0) : event.updatedAt,
        googleEditedAt: remote.editedAt,
        isFixed,
      },
      seen.others,
    );
    if (merged.conflicts.length > 0 && !wasHidden) {
      const kind = isFixed ? 'FIXED' : 'FIELDS';
      this.noteConflict(event, { kind, kept: merged.kept, google: seen, fields: merged.conflicts });
    }
    const isWaiting = waitingFields(merged.content, merged.base).length > 0;
    const isChanged = writeContent(event, merged.content) || wasHidden;
    // What was edited here and not sent yet keeps its hour, for the next comparison.
    if (isChanged && !isWaiting) event.updatedAt = this.ctx.clock.now();
    if (isChanged) this.touched.add(event);
    keepBase(link, merged.base);
    this.settle(link, remote, isWaiting);
    await addExtraStarts(this.ctx, this.known, link, seen.extra);
  }

  /** Deleted here, not sent yet: an edit of Google holds against it. */
  private meetDeleted(link: GoogleLink, remote: RemoteEvent, seen: ReadRemote): void {
    const event = eventOf(link);
    if (!isEditedInGoogle(seen.content, baseOf(link)) || this.known.isFixed(event)) {
      link.etag = remote.etag;
      link.state = 'PENDING';
      return;
    }
    this.noteConflict(event, { kind: 'DELETED_HERE', kept: 'GOOGLE', google: seen, fields: [] });
    event.deletedAt = null;
    writeContent(event, seen.content);
    event.version += 1;
    event.updatedAt = this.ctx.clock.now();
    this.touched.add(event);
    keepBase(link, { foja: syncedContentOf(event), google: seen.content, others: seen.others });
    this.settle(link, remote, false);
  }

  private async takeGone(link: GoogleLink, remote: RemoteEvent): Promise<void> {
    const event = eventOf(link);
    if (event.deletedAt != null) return void this.ctx.em.remove(link);
    // What Google never had was not deleted there: it waits to be sent.
    if (event.isCancelled || link.etag === null) return;
    const isEdited = link.state !== 'IN_SYNC' && waitingFields(syncedContentOf(event), baseOf(link)).length > 0;
    if (!isEdited && !this.known.isFixed(event)) {
      for (const each of await deleteHere(this.ctx, this.known, [link])) this.touched.add(each);
      return;
    }
    const kind = isEdited ? 'DELETED_IN_GOOGLE' : 'FIXED';
    this.noteConflict(event, { kind, kept: 'FOJA', google: null, fields: [] });
    keepBase(link, null);
    this.settle(link, remote, true);
    // Sent anew.
    link.etag = null;
  }

  /** One of a series that does not happen; whatever else is deleted was never here. */
  private takeGoneUnknown(remote: RemoteEvent): void {
    const link = this.seriesOf(remote);
    const at = this.originalStart(remote, eventOfMaybe(link));
    if (remote.seriesId === null || !at) return;
    if (link) {
      if (!this.known.isFixed(eventOf(link)) && leaveOut(link, at)) this.touched.add(eventOf(link));
      return;
    }
    // Its series comes later: until then it is kept as one that does not happen.
    const nothing = { at, zone: this.reading.zone };
    const event = this.createRow(remote, { ...read({ ...remote, start: nothing, end: nothing }, this.reading) }, null);
    if (event) event.isCancelled = true;
  }

  private async create(remote: RemoteEvent, seen: ReadRemote): Promise<void> {
    const of = this.seriesOf(remote);
    const series = eventOfMaybe(of);
    const at = series && this.originalStart(remote, series);
    const isSame = series !== null && at !== null && isAsSeries(series, at, seen.content);
    if (of && at && takeBack(of, at, !isSame)) this.touched.add(eventOf(of));
    if (isSame) return;
    const event = this.createRow(remote, seen, series);
    if (!event) return;
    this.touched.add(event);
    const link = this.known.links.get(remote.id);
    if (!link) return;
    keepBase(link, { foja: syncedContentOf(event), google: seen.content, others: seen.others });
    await addExtraStarts(this.ctx, this.known, link, seen.extra);
  }

  private createRow(
    remote: RemoteEvent,
    { content }: Partial<ReadRemote>,
    series: CalendarEvent | null,
  ): CalendarEvent | null {
    if (!content || !this.known.takeRoom()) return null;
    const occurrenceOf = remote.seriesId === null ? null : this.originalStart(remote, series);
    const now = this.ctx.clock.now();
    const event = this.ctx.em.create(CalendarEvent, {
      ...eventColumnsOf(content),
      ...partOf(series),
      id: newId('calendarEvent'),
      owner: this.connection.user,
      series,
      occurrenceOf,
      isCancelled: false,
      source: 'GOOGLE',
      htmlLink: remote.htmlLink,
      uid: series?.uid ?? remote.uid ?? `${remote.seriesId ?? remote.id}@google.com`,
      sequence: 0,
      version: 1,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    this.link(event, remote);
    return event;
  }

  private noteConflict(
    event: CalendarEvent,
    told: Pick<GoogleConflict, 'kind' | 'kept'> & { google: ReadRemote | null; fields: readonly SyncedField[] },
  ): void {
    const foja = syncedContentOf(event);
    const google = told.google?.content ?? foja;
    this.ctx.em.create(GoogleConflict, {
      id: newId('googleConflict'),
      user: this.connection.user,
      event,
      title: event.title || googleText.pageTitle,
      kind: told.kind,
      kept: told.kept,
      fields: told.fields.map((field) => ({
        field: CONTRACT_FIELD[field],
        foja: shownValue(foja, field),
        google: shownValue(google, field),
      })),
      foja: { ...foja },
      google: { ...google },
      detectedAt: this.ctx.clock.now(),
      seenAt: null,
    });
  }
}
