import { googleText } from '#schema/text/google-calendar.ts';
import { CalendarEvent, GoogleConflict, GoogleLink, type GoogleConnection } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import { instantOfMoment, type ReadRemote, type CalendarDefaults, type SyncedField } from './google-content.rules.ts';
import { readKnown, type KnownEvents } from './google-known.service.ts';
import { isEditedInGoogle, mergeEvent, waitingFields } from './google-merge.rules.ts';
import { baseOf, eventColumnsOf, syncedContentOf, eventOf, keepBase, read, writeContent } from './google-rows.rules.ts';
import {
  addExtraStarts,
  attachExceptions,
  deleteHere,
  equalsSeries,
  excludeStart,
  exceptionAt,
  inheritedFrom,
  includeStart,
} from './google-series.service.ts';
import { CONTRACT_FIELD, shownValue } from './google-shown.rules.ts';

const eventOrNull = (link: GoogleLink | null): CalendarEvent | null => link && eventOf(link);

/** Applies changes of Google. Applying the same ones again changes nothing. */
export class Incoming {
  readonly changed = new Set<CalendarEvent>();
  private known!: KnownEvents;

  private readonly ctx: Ctx;
  private readonly connection: GoogleConnection;
  private readonly defaults: CalendarDefaults;

  constructor(ctx: Ctx, connection: GoogleConnection, defaults: CalendarDefaults) {
    this.ctx = ctx;
    this.connection = connection;
    this.defaults = defaults;
  }

  async apply(events: readonly RemoteEvent[]): Promise<void> {
    this.known = await readKnown(this.ctx, this.connection, events);
    // Series before their exceptions, whatever their order on the page.
    for (const event of events) if (event.seriesId === null) await this.applyEvent(event);
    await this.ctx.em.flush();
    const series = events.filter(({ seriesId, recurrence }) => seriesId === null && recurrence.length > 0);
    for (const event of await attachExceptions(this.ctx, this.known, series)) this.changed.add(event);
    for (const event of events) if (event.seriesId !== null) await this.applyEvent(event);
    await this.ctx.em.flush();
  }

  private async applyEvent(remote: RemoteEvent): Promise<void> {
    const link = this.known.links.get(remote.id) ?? (await this.linkExisting(remote));
    if (link) link.reading = this.connection.reading;
    // The version that we wrote or read before.
    if (link && link.etag === remote.etag) return;
    if (remote.isGone) return link ? this.applyDeletion(link, remote) : this.applyUnknownDeletion(remote);
    const seen = read(remote, this.defaults);
    if (!seen) return;
    if (link) await this.mergeInto(link, remote, seen);
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
    return originalStart && instantOfMoment(originalStart, series?.zone ?? this.defaults.zone);
  }

  /** Links a local event that Google has under an id without a link: it was sent before, kept from an earlier connection, or imported from a file. */
  private async linkExisting(remote: RemoteEvent): Promise<GoogleLink | null> {
    if (remote.isGone && remote.seriesId === null) return null;
    const series = eventOrNull(this.seriesOf(remote));
    const at = this.originalStart(remote, series);
    const event =
      remote.seriesId === null
        ? this.known.takeUnlinked(remote)
        : series && at
          ? await exceptionAt(this.ctx, series, at)
          : null;
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

  private markSynced(link: GoogleLink, remote: RemoteEvent, isWaiting: boolean): void {
    const now = this.ctx.clock.now();
    Object.assign(link, { etag: remote.etag, state: isWaiting ? 'PENDING' : 'IN_SYNC', tries: 0, updatedAt: now });
  }

  private async mergeInto(link: GoogleLink, remote: RemoteEvent, seen: ReadRemote): Promise<void> {
    const event = eventOf(link);
    event.htmlLink = remote.htmlLink ?? event.htmlLink ?? null;
    if (event.deletedAt != null) return this.mergeIntoDeleted(link, remote, seen);
    const wasHidden = event.isCancelled;
    event.isCancelled = false;
    const isReadOnly = this.known.isReadOnly(event);
    const merged = mergeEvent(
      {
        foja: syncedContentOf(event),
        google: seen.content,
        base: baseOf(link),
        fojaEditedAt: wasHidden ? new Date(0) : event.updatedAt,
        googleEditedAt: remote.editedAt,
        isReadOnly,
      },
      seen.others,
    );
    if (merged.conflicts.length > 0 && !wasHidden) {
      const kind = isReadOnly ? 'FIXED' : 'FIELDS';
      this.recordConflict(event, { kind, kept: merged.kept, google: seen, fields: merged.conflicts });
    }
    const isWaiting = waitingFields(merged.content, merged.base).length > 0;
    const isChanged = writeContent(event, merged.content) || wasHidden;
    // An event with pending edits keeps its time of edit, for the next comparison.
    if (isChanged && !isWaiting) event.updatedAt = this.ctx.clock.now();
    if (isChanged) this.changed.add(event);
    keepBase(link, merged.base);
    this.markSynced(link, remote, isWaiting);
    await addExtraStarts(this.ctx, this.known, link, seen.extra);
  }

  /** Deleted here, not sent yet: an edit in Google wins. */
  private mergeIntoDeleted(link: GoogleLink, remote: RemoteEvent, seen: ReadRemote): void {
    const event = eventOf(link);
    if (!isEditedInGoogle(seen.content, baseOf(link)) || this.known.isReadOnly(event)) {
      link.etag = remote.etag;
      link.state = 'PENDING';
      return;
    }
    this.recordConflict(event, { kind: 'DELETED_HERE', kept: 'GOOGLE', google: seen, fields: [] });
    event.deletedAt = null;
    writeContent(event, seen.content);
    event.version += 1;
    event.updatedAt = this.ctx.clock.now();
    this.changed.add(event);
    keepBase(link, { foja: syncedContentOf(event), google: seen.content, others: seen.others });
    this.markSynced(link, remote, false);
  }

  private async applyDeletion(link: GoogleLink, remote: RemoteEvent): Promise<void> {
    const event = eventOf(link);
    if (event.deletedAt != null) return void this.ctx.em.remove(link);
    // Google never had it, so it was not deleted there: it stays pending.
    if (event.isCancelled || link.etag === null) return;
    const isEdited = link.state !== 'IN_SYNC' && waitingFields(syncedContentOf(event), baseOf(link)).length > 0;
    if (!isEdited && !this.known.isReadOnly(event)) {
      for (const each of await deleteHere(this.ctx, this.known, [link])) this.changed.add(each);
      return;
    }
    const kind = isEdited ? 'DELETED_IN_GOOGLE' : 'FIXED';
    this.recordConflict(event, { kind, kept: 'FOJA', google: null, fields: [] });
    keepBase(link, null);
    this.markSynced(link, remote, true);
    // It is created again in Google.
    link.etag = null;
  }

  /** A deletion without a link: an occurrence is excluded from its series; any other event was never here. */
  private applyUnknownDeletion(remote: RemoteEvent): void {
    const link = this.seriesOf(remote);
    const at = this.originalStart(remote, eventOrNull(link));
    if (remote.seriesId === null || !at) return;
    if (link) {
      if (!this.known.isReadOnly(eventOf(link)) && excludeStart(link, at)) this.changed.add(eventOf(link));
      return;
    }
    // Its series arrives later: until then it is stored as a cancelled row.
    const start = { at, zone: this.defaults.zone };
    const event = this.createRow(remote, { ...read({ ...remote, start, end: start }, this.defaults) }, null);
    if (event) event.isCancelled = true;
  }

  private async create(remote: RemoteEvent, seen: ReadRemote): Promise<void> {
    const of = this.seriesOf(remote);
    const series = eventOrNull(of);
    const at = series && this.originalStart(remote, series);
    const isSame = series !== null && at !== null && equalsSeries(series, at, seen.content);
    if (of && at && includeStart(of, at, !isSame)) this.changed.add(eventOf(of));
    if (isSame) return;
    const event = this.createRow(remote, seen, series);
    if (!event) return;
    this.changed.add(event);
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
    if (!content || !this.known.reserveRoom()) return null;
    const occurrenceOf = remote.seriesId === null ? null : this.originalStart(remote, series);
    const now = this.ctx.clock.now();
    const event = this.ctx.em.create(CalendarEvent, {
      ...eventColumnsOf(content),
      ...inheritedFrom(series),
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

  private recordConflict(
    event: CalendarEvent,
    conflict: Pick<GoogleConflict, 'kind' | 'kept'> & { google: ReadRemote | null; fields: readonly SyncedField[] },
  ): void {
    const foja = syncedContentOf(event);
    const google = conflict.google?.content ?? foja;
    this.ctx.em.create(GoogleConflict, {
      id: newId('googleConflict'),
      user: this.connection.user,
      event,
      title: event.title || googleText.pageTitle,
      kind: conflict.kind,
      kept: conflict.kept,
      fields: conflict.fields.map((field) => ({
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
