import { beginningOf, dayIn } from '#schema/lib/zones.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { actingFor, type Ctx } from '#api/kernel/context.ts';
import { dueMomentOf, saveEventDeadlines, type EventTime } from '../calendar-deadlines.service.ts';
import { expandEvents, type ExpandableEvent } from '../occurrences/occurrences.rules.ts';

/** More occurrences than a series has in the period that is expanded. */
const MAX_TIMES = 2000;
/** Limits of the texts of a deadline. */
const LONGEST = { title: 200, description: 4000 } as const;

/** Keeps the deadlines of events of the type «vencimiento». */

type Row = ExpandableEvent & { event: CalendarEvent };

const rowOf = (event: CalendarEvent, exceptionStarts: string[]): Row => ({
  event,
  id: event.id,
  ownerId: event.owner.id,
  rrule: event.rrule ?? null,
  startAt: event.startAt,
  endAt: event.endAt,
  zone: event.zone,
  isAllDay: event.isAllDay,
  excluded: event.excluded,
  exceptionStarts,
  occurrenceOf: event.occurrenceOf ?? null,
});

const isDeadline = ({ event }: Row): boolean =>
  event.type === 'DEADLINE' && event.deletedAt == null && !event.isCancelled;

/** Due when it begins, in the zone of the event: a whole day with its end, an hour with its minute. */
function dueOf({ event: { zone, isAllDay } }: Row, startAt: Date) {
  const day = dayIn(zone, startAt);
  return { zone, ...(isAllDay ? dueMomentOf(zone, day) : { dueOn: day, dueAt: startAt, hasHour: true }) };
}

const eventTimeOf = (row: Row, startAt: Date, occurrenceOf: Date | null): EventTime => ({
  ...dueOf(row, startAt),
  occurrenceOf,
  caseId: row.event.legalCase?.id ?? null,
  title: row.event.title.slice(0, LONGEST.title).toWellFormed(),
  description: row.event.description.slice(0, LONGEST.description).toWellFormed(),
  isShared: row.event.isShared && row.event.legalCase != null,
});

/** Changes of Google have no signed-in user: they are made as the owner of the event. */
const ownerContext = (ctx: Ctx, event: CalendarEvent): Ctx =>
  ctx.actor.kind === 'user' ? ctx : actingFor(ctx, event.owner.id, ['deadline:write']);

/** The events themselves; for exceptions their series. */
async function seriesOrSelf(ctx: Ctx, events: readonly CalendarEvent[]): Promise<CalendarEvent[]> {
  const ids = [...new Set(events.map(({ id, series }) => series?.id ?? id))];
  const known = new Map(events.map((event) => [event.id, event]));
  const missing = ids.filter((id) => !known.has(id));
  const found = missing.length === 0 ? [] : await ctx.em.find(CalendarEvent, { id: { $in: missing } });
  for (const event of found) known.set(event.id, event);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Rows of events and of their exceptions, by event. */
async function withExceptions(ctx: Ctx, roots: readonly CalendarEvent[]): Promise<Map<CalendarEvent, Row[]>> {
  const series = roots.filter(({ rrule }) => rrule != null).map(({ id }) => id);
  const parts = series.length === 0 ? [] : await ctx.em.find(CalendarEvent, { series: { $in: series } });
  const partsOf = Map.groupBy(parts, (part) => part.series?.id ?? '');
  return new Map(
    roots.map((root) => {
      const own = partsOf.get(root.id) ?? [];
      const starts = own.flatMap(({ occurrenceOf }) => (occurrenceOf ? [occurrenceOf.toISOString()] : []));
      return [root, [rowOf(root, starts), ...own.map((part) => rowOf(part, []))]];
    }),
  );
}

/** Writes the deadlines of events. To be called after every change of an event that is or was a deadline, or belongs to a series. */
export async function saveDeadlinesOf(ctx: Ctx, events: readonly CalendarEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const now = ctx.clock.now();
  const families = await withExceptions(ctx, await seriesOrSelf(ctx, events));
  const happenings = [...families].map(([root, rows]) => {
    const family = rows.filter(isDeadline);
    return {
      eventId: root.id,
      ownerId: root.owner.id,
      since: root.rrule == null ? null : beginningOf(root.zone, dayIn(root.zone, now)),
      timesBetween: (from: Date, to: Date) =>
        expandEvents(family, from, to, MAX_TIMES).occurrences.map(({ row, startAt, occurrenceOf }) =>
          eventTimeOf(row, startAt, occurrenceOf),
        ),
    };
  });
  await saveEventDeadlines(ownerContext(ctx, first), happenings);
}
