import { calendarText as say } from '#schema/text/calendar.ts';
import { DAY } from '#schema/lib/durations.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { recordWork, type RecordedEvent } from '#api/features/cases/index.ts';
import { notifyEventsChanged, publishCalendarChanged } from '../calendar.events.ts';
import { occurrenceViews } from '../occurrences/occurrence-views.rules.ts';
import { expandEvents } from '../occurrences/occurrences.rules.ts';
import { overlapsOf } from '../occurrences/overlaps.rules.ts';
import { restDaysBetween } from '../non-working-days/rest-days.rules.ts';
import { saveDeadlinesOf } from './event-deadline.service.ts';
import { all } from '#api/kernel/database/conditions.ts';
import { isLive, readEventRows, type EventRow } from '../event-rows.service.ts';
import { viewOf } from '../event-view.rules.ts';

/** What follows every change of an event: subscriptions, Google, deadlines, and the payload of the mutation. */

interface BeforeChange {
  /** Whether it was a deadline before the change. */
  wasDeadline?: boolean;
  /** Who could see it before the change. */
  wasSeen?: { caseId: string | null; isShared: boolean };
}

/** What the timelines of its case, and of the case that it left, say of a change. A deadline says it itself. */
function entriesOf(event: CalendarEvent, { wasDeadline, wasSeen }: BeforeChange): RecordedEvent[] {
  if (event.type === 'DEADLINE' || wasDeadline) return [];
  const caseId = event.legalCase?.id ?? null;
  const left = wasSeen?.caseId && wasSeen.caseId !== caseId ? wasSeen.caseId : null;
  const { title, zone, startAt, isAllDay } = event;
  const facts = { title, on: dayIn(zone, startAt), ...(isAllDay ? {} : { hour: timeIn(zone, startAt) }) };
  const isNew = (event.version === 1 && !event.series) || (wasSeen !== undefined && wasSeen.caseId !== caseId);
  const kind = event.deletedAt ? 'EVENT_DELETED' : isNew ? 'EVENT_ADDED' : 'EVENT_CHANGED';
  return [
    ...(caseId ? [{ caseId, kind, facts } as const] : []),
    ...(left ? [{ caseId: left, kind: 'EVENT_DELETED' as const, facts: { ...facts, isElsewhere: 'true' } }] : []),
  ];
}

export async function afterEventSaved(ctx: Ctx, event: CalendarEvent, before: BeforeChange = {}): Promise<void> {
  const { wasDeadline = false, wasSeen } = before;
  const isDeleted = event.deletedAt != null;
  const caseId = event.legalCase?.id ?? null;
  await ctx.em.flush();
  await publishCalendarChanged(ctx.em, {
    kind: isDeleted ? 'DELETED' : 'SAVED',
    eventId: event.id,
    ownerId: event.owner.id,
    caseId,
    isShared: event.isShared,
  });
  // People who could see it before the change are informed too.
  if (wasSeen && (wasSeen.caseId !== caseId || (wasSeen.isShared && !event.isShared)))
    await publishCalendarChanged(ctx.em, { kind: 'SAVED', eventId: event.id, ownerId: event.owner.id, ...wasSeen });
  await notifyEventsChanged(ctx, [event]);
  await recordWork(ctx, entriesOf(event, before));
  if (event.type === 'DEADLINE' || wasDeadline || event.rrule != null || event.series)
    await saveDeadlinesOf(ctx, [event]);
}

/** Overlaps of a series are searched for so many days. */
const LOOK_AHEAD_DAYS = 90;
const MAX_CONFLICTS = 20;
const MAX_OCCURRENCES = 500;

/** Occurrences of other events of the owner that overlap with those of an event. */
async function conflictsOf(ctx: Ctx, row: EventRow) {
  if (!row.isBusy) return [];
  const until = row.rrule === null ? row.endAt : later(row.startAt, LOOK_AHEAD_DAYS * DAY);
  const rows = await readEventRows(
    ctx,
    all(isLive, {
      sql: `e.owner_id = ? and e.is_busy and e.id <> ? and e.series_id is distinct from ?
        and e.start_at < ? and (e.last_at is null or e.last_at > ?)`,
      values: [row.ownerId, row.id, row.id, until, row.startAt],
    }),
  );
  const own = new Set(expandEvents([row], row.startAt, until, MAX_OCCURRENCES).occurrences.map(({ key }) => key));
  const { occurrences } = expandEvents([...rows, row], row.startAt, until, MAX_OCCURRENCES * 4);
  const others = new Map(
    overlapsOf(occurrences)
      .map(({ first, second }) => (own.has(first.key) ? second : own.has(second.key) ? first : null))
      .flatMap((other) => (other && !own.has(other.key) ? [[other.key, other] as const] : [])),
  );
  return [...others.values()].slice(0, MAX_CONFLICTS);
}

function dayNotices({ isAllDay, startAt, zone }: EventRow): string[] {
  const day = dayIn(zone, startAt);
  const [rest] = restDaysBetween(day, day);
  return rest && !(isAllDay && rest.kind === 'WEEKEND') ? [say.onNonWorkingDay(day, rest.reason)] : [];
}

/** The payload of a mutation that saved an event. */
export async function savedPayload(ctx: Ctx, id: string, notices: readonly string[] = []) {
  const [row] = await readEventRows(ctx, all(isLive, { sql: 'e.id = ?', values: [id] }));
  if (!row) return { event: null, conflicts: [], notices: [...notices], caseLinked: false };
  const { userId } = signedIn(ctx);
  const found = await conflictsOf(ctx, row);
  return {
    event: viewOf(row, userId),
    conflicts: occurrenceViews(found, row.zone, userId),
    notices: [...dayNotices(row), ...notices, ...(found.length > 0 ? [say.overlaps(found.length)] : [])],
    caseLinked: row.caseId !== null,
  };
}
