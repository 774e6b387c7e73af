import type { CalendarEventType } from '#schema/generated/contract.ts';
import { icsText } from '#schema/text/ics.ts';
import { instantOf, wallOf } from '#schema/lib/zones.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import { saveDeadlinesOf } from '../events/event-deadline.service.ts';
import { isBillableByType, isBusyByType, MAX_EVENTS } from '../events.rules.ts';
import { readOnlyCases } from '../read-only-cases.service.ts';
import { notifyEventsChanged } from '../calendar.events.ts';
import { latestOfEach, withExtraStarts, withCancelledExcluded, type FileEvent } from './import-order.rules.ts';
import type { ImportTimeLimit } from './import-time.service.ts';
import type { ReadEvent } from './ics-reading.adapter.ts';

/** Writes events of a file; those of an earlier import are found by UID. */

export interface ImportResult {
  /** Ids of the new events. */
  created: string[];
  updated: number;
  unchanged: number;
  cancelled: number;
  problems: { title: string; line: number; reason: string }[];
}

export interface ImportTarget {
  type: CalendarEventType;
  legalCase: LegalCase | null;
}

/** New rows are written in pieces of so many: one statement takes a while to build. */
const INSERTED_AT_ONCE = 200;

/** Excluded original starts, as ISO texts. */
function excludedOf(event: ReadEvent): string[] {
  const { second } = wallOf(event.zone, event.startAt);
  const byDay = event.excludedDays.map((day) => instantOf(event.zone, { day, second }));
  return [...new Set([...event.excluded, ...byDay].map((at) => at.toISOString()))].toSorted();
}

function contentOf(event: FileEvent, { type: usual }: ImportTarget) {
  const type = event.type ?? usual;
  const times = {
    zone: event.zone,
    isAllDay: event.isAllDay,
    startAt: event.startAt,
    endAt: event.endAt,
    rrule: event.recurrenceId ? null : event.rrule,
  };
  return {
    title: event.title,
    description: event.description,
    location: event.location,
    type,
    ...times,
    lastAt: times.rrule === null ? event.endAt : event.lastAt,
    excluded: event.recurrenceId ? [] : excludedOf(event),
    isBillable: isBillableByType(type),
    isBusy: event.isBusy ?? isBusyByType(type, event.isAllDay),
    alarms: event.alarms,
  };
}

type Content = ReturnType<typeof contentOf>;

const same = (one: unknown, other: unknown): boolean =>
  (one instanceof Date ? one.toISOString() : JSON.stringify(one ?? null)) ===
  (other instanceof Date ? other.toISOString() : JSON.stringify(other ?? null));

/** The user may change these: a second import does not overwrite them. */
const CHOSEN_BY_USER = new Set(['type', 'isBillable']);

const differs = (row: CalendarEvent, content: Partial<Content>): boolean =>
  Object.entries(content).some(
    ([name, value]) => !CHOSEN_BY_USER.has(name) && !same(row[name as keyof CalendarEvent], value),
  );

const keyOf = (uid: string, occurrenceOf: Date | null): string => `${uid} ${occurrenceOf?.toISOString() ?? ''}`;

/** Every local edit raises SEQUENCE, so a file with a lower one is older, unless its time of edit is later. */
const isOlder = (event: ReadEvent, row: CalendarEvent): boolean =>
  event.sequence < row.sequence && !(event.editedAt && event.editedAt > row.updatedAt);

class ImportWriter {
  readonly kept: ImportResult = { created: [], updated: 0, unchanged: 0, cancelled: 0, problems: [] };
  readonly changed = new Set<CalendarEvent>();
  /** New rows, not yet written: the entity manager compares all that it holds at each flush, which takes long of thousands. */
  private readonly fresh: CalendarEvent[] = [];
  /** Those that were here, and the new series that each is of. */
  private readonly adopted = new Map<CalendarEvent, CalendarEvent>();
  private readonly rows = new Map<string, CalendarEvent>();
  /** Exceptions whose series is not here yet, by UID. */
  private readonly orphans = new Map<string, CalendarEvent[]>();
  private readOnly = new Set<string>();

  private readonly ctx: Ctx;
  private readonly into: ImportTarget;

  constructor(ctx: Ctx, into: ImportTarget) {
    this.ctx = ctx;
    this.into = into;
  }

  /** Reads the stored events with the UIDs of the file. */
  async begin(uids: string[]): Promise<void> {
    const { userId } = signedIn(this.ctx);
    await this.ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`calendar-import:${userId}`]);
    const rows = await this.ctx.em.find(CalendarEvent, { owner: userId, uid: { $in: uids }, deletedAt: null });
    for (const row of rows) {
      this.rows.set(keyOf(row.uid, row.occurrenceOf ?? null), row);
      if (row.occurrenceOf && !row.series) this.orphans.set(row.uid, [...(this.orphans.get(row.uid) ?? []), row]);
    }
    this.readOnly = await readOnlyCases(
      this.ctx,
      userId,
      rows.flatMap(({ legalCase }) => legalCase?.id ?? []),
    );
  }

  /** Whether the row is in a case that its owner may not change any more. It is reported as a problem. */
  private isReadOnly(row: CalendarEvent, event: FileEvent): boolean {
    if (!row.legalCase || !this.readOnly.has(row.legalCase.id)) return false;
    this.kept.problems.push({ title: event.title, line: event.line, reason: icsText.fixed });
    return true;
  }

  private create(event: FileEvent, series: CalendarEvent | null): void {
    const now = this.ctx.clock.now();
    const content = {
      ...contentOf(event, this.into),
      id: newId('calendarEvent'),
      owner: signedIn(this.ctx).userId,
      legalCase: series ? (series.legalCase ?? null) : this.into.legalCase,
      client: null,
      isShared: series?.isShared ?? false,
      series,
      occurrenceOf: event.recurrenceId,
      source: 'FILE' as const,
      htmlLink: null,
      uid: event.uid,
      sequence: event.sequence,
      version: 1,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    const row = this.ctx.em.create(CalendarEvent, content, { persist: false });
    this.fresh.push(row);
    this.rows.set(keyOf(event.uid, row.occurrenceOf ?? null), row);
    this.kept.created.push(row.id);
    this.changed.add(row);
    if (event.rrule !== null && !event.recurrenceId)
      for (const orphan of this.orphans.get(event.uid) ?? []) this.adopted.set(orphan, row);
  }

  private update(row: CalendarEvent, event: FileEvent): void {
    const { type: _type, isBillable: _isBillable, ...content } = contentOf(event, this.into);
    if (isOlder(event, row) || !differs(row, content)) return void this.kept.unchanged++;
    if (this.isReadOnly(row, event)) return;
    this.ctx.em.assign(row, {
      ...content,
      sequence: Math.max(event.sequence, row.sequence),
      version: row.version + 1,
      updatedAt: this.ctx.clock.now(),
    });
    this.kept.updated++;
    this.changed.add(row);
  }

  private cancel(row: CalendarEvent, event: FileEvent): void {
    if (row.deletedAt != null || this.isReadOnly(row, event)) return;
    const now = this.ctx.clock.now();
    for (const each of [row, ...[...this.rows.values()].filter((part) => part.series?.id === row.id)]) {
      if (each.deletedAt != null) continue;
      Object.assign(each, { deletedAt: now, version: each.version + 1, sequence: each.sequence + 1, updatedAt: now });
      this.changed.add(each);
    }
    this.kept.cancelled++;
  }

  /** Excludes a cancelled occurrence from its series. */
  private excludeOccurrence(series: CalendarEvent, at: Date, event: FileEvent): void {
    const iso = at.toISOString();
    if (series.excluded.includes(iso)) return void this.kept.unchanged++;
    if (this.isReadOnly(series, event)) return;
    series.excluded = [...series.excluded, iso].toSorted();
    series.version += 1;
    series.updatedAt = this.ctx.clock.now();
    this.kept.cancelled++;
    this.changed.add(series);
  }

  apply(event: FileEvent): void {
    const found = event.recurrenceId ? (this.rows.get(keyOf(event.uid, null)) ?? null) : null;
    const series = found?.rrule == null || found.deletedAt != null ? null : found;
    const known = this.rows.get(keyOf(event.uid, event.recurrenceId));
    if (event.isCancelled) {
      if (known) this.cancel(known, event);
      else if (series && event.recurrenceId) this.excludeOccurrence(series, event.recurrenceId, event);
      return;
    }
    if (known) this.update(known, event);
    else this.create(event, series);
  }

  /** Series come before what is of them. */
  private async insert(pause: () => Promise<void>): Promise<void> {
    for (let at = 0; at < this.fresh.length; at += INSERTED_AT_ONCE) {
      await this.ctx.em.insertMany(CalendarEvent, this.fresh.slice(at, at + INSERTED_AT_ONCE));
      await pause();
    }
  }

  async end(pause: () => Promise<void>): Promise<ImportResult> {
    await this.insert(pause);
    for (const [orphan, { id }] of this.adopted)
      this.ctx.em.assign(orphan, { series: this.ctx.em.getReference(CalendarEvent, id) });
    await this.ctx.em.flush();
    await notifyEventsChanged(this.ctx, [...this.changed]);
    await saveDeadlinesOf(
      this.ctx,
      [...this.changed].filter(({ type }) => type === 'DEADLINE'),
    );
    return this.kept;
  }
}

async function hasRoom(ctx: Ctx, more: number): Promise<boolean> {
  const { userId } = signedIn(ctx);
  const count = await ctx.em.count(CalendarEvent, { owner: userId, deletedAt: null });
  return count + more <= MAX_EVENTS;
}

/** Writes series first, then their exceptions. */
export async function writeEvents(
  ctx: Ctx,
  events: readonly FileEvent[],
  into: ImportTarget,
  time: ImportTimeLimit,
): Promise<ImportResult | 'NO_ROOM' | 'TOO_SLOW'> {
  const { latest, repeated } = latestOfEach(events);
  const whole = withExtraStarts(withCancelledExcluded(latest));
  if (!(await hasRoom(ctx, whole.length))) return 'NO_ROOM';
  const sorted = [...whole.filter((each) => !each.recurrenceId), ...whole.filter((each) => each.recurrenceId)];
  const writer = new ImportWriter(ctx, into);
  await writer.begin([...new Set(sorted.map(({ uid }) => uid))]);
  for (const { title, line } of repeated) writer.kept.problems.push({ title, line, reason: icsText.repeated });
  for (const event of sorted) {
    writer.apply(event);
    await time.pause();
    if (time.isOver) return 'TOO_SLOW';
  }
  return writer.end(time.pause);
}
