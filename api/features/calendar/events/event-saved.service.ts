import { calendarText as say } from '#schema/text/calendar.ts';
import { DAY } from '#schema/lib/durations.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { publishCalendarChanged } from '../calendar.events.ts';
import { noteForGoogle } from '../google/google-outgoing.service.ts';
import { occurrenceViews } from '../views/occurrence-views.rules.ts';
import { spread } from '../views/occurrences.rules.ts';
import { overlapsOf } from '../views/overlaps.rules.ts';
import { restDaysBetween } from '../views/rest-days.rules.ts';
import { saveDeadlinesOf } from './event-deadline.service.ts';
import { all } from '#api/kernel/database/conditions.ts';
import { isLive, readEventRows, type EventRow } from './event-rows.service.ts';
import { viewOf } from './event-view.rules.ts';

/** What follows from every change of an event: others are told, Google and the deadlines take note. */

interface Told {
  /** It was a deadline before the change. */
  wasDeadline?: boolean;
  /** To whom it was told before the change. */
  wasSeen?: { caseId: string | null; isShared: boolean };
}

export async function tellSaved(
  ctx: Ctx,
  event: CalendarEvent,
  { wasDeadline = false, wasSeen }: Told = {},
): Promise<void> {
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
  // Whoever saw it in its case of before sees it go.
  if (wasSeen && (wasSeen.caseId !== caseId || (wasSeen.isShared && !event.isShared)))
    await publishCalendarChanged(ctx.em, { kind: 'SAVED', eventId: event.id, ownerId: event.owner.id, ...wasSeen });
  await noteForGoogle(ctx, [event]);
  if (event.type === 'DEADLINE' || wasDeadline || event.rrule != null || event.series)
    await saveDeadlinesOf(ctx, [event]);
}

/** A series is looked at so far ahead for what it overlaps with. */
const LOOK_AHEAD_DAYS = 90;
const MAX_SHOWN = 20;
const MAX_LOOKED_AT = 500;

/** What the times of an event overlap with in the calendar of its owner. */
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
  const own = new Set(spread([row], row.startAt, until, MAX_LOOKED_AT).occurrences.map(({ key }) => key));
  const { occurrences } = spread([...rows, row], row.startAt, until, MAX_LOOKED_AT * 4);
  const others = new Map(
    overlapsOf(occurrences)
      .map(({ first, second }) => (own.has(first.key) ? second : own.has(second.key) ? first : null))
      .flatMap((other) => (other && !own.has(other.key) ? [[other.key, other] as const] : [])),
  );
  return [...others.values()].slice(0, MAX_SHOWN);
}

function dayNotices({ isAllDay, startAt, zone }: EventRow): string[] {
  const day = dayIn(zone, startAt);
  const [rest] = restDaysBetween(day, day);
  return rest && !(isAllDay && rest.kind === 'WEEKEND') ? [say.onNonWorkingDay(day, rest.reason)] : [];
}

/** What a mutation answers of an event that it saved. */
export async function answerSaved(ctx: Ctx, id: string, notices: readonly string[] = []) {
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
