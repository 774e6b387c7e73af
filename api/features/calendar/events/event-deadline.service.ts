import { dayInMexico, beginningOf, dayIn } from '#schema/lib/zones.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { actingFor, type Ctx } from '#api/kernel/context.ts';
import { dueMomentOf, saveEventDeadlines, type EventTime } from '../calendar-deadlines.service.ts';
import { spread, type Spreadable } from '../views/occurrences.rules.ts';

/** More than a series happens in the days that are looked at. */
const MAX_TIMES = 2000;
/** What a deadline holds of the texts of its event. */
const LONGEST = { title: 200, description: 4000 } as const;

/** Events of the type «vencimiento» have a deadline; what they become, and their series, is told with each change. */

type Row = Spreadable & { event: CalendarEvent };

const rowOf = (event: CalendarEvent, parted: string[]): Row => ({
  event,
  id: event.id,
  ownerId: event.owner.id,
  rrule: event.rrule ?? null,
  startAt: event.startAt,
  endAt: event.endAt,
  zone: event.zone,
  isAllDay: event.isAllDay,
  excluded: event.excluded,
  parted,
  occurrenceOf: event.occurrenceOf ?? null,
});

const isDeadline = ({ event }: Row): boolean =>
  event.type === 'DEADLINE' && event.deletedAt == null && !event.isCancelled;

/** Due when it begins: a whole day with its end, in Mexico; an hour with its minute. */
function dueOf({ event }: Row, startAt: Date): Pick<EventTime, 'dueOn' | 'dueAt' | 'hasHour'> {
  if (!event.isAllDay) return { dueOn: dayInMexico(startAt), dueAt: startAt, hasHour: true };
  return dueMomentOf(dayIn(event.zone, startAt));
}

const timeOf = (row: Row, startAt: Date, occurrenceOf: Date | null): EventTime => ({
  ...dueOf(row, startAt),
  occurrenceOf,
  caseId: row.event.legalCase?.id ?? null,
  title: row.event.title.slice(0, LONGEST.title).toWellFormed(),
  description: row.event.description.slice(0, LONGEST.description).toWellFormed(),
  isShared: row.event.isShared && row.event.legalCase != null,
});

/** Whose changes nobody is signed in for, Google's, are those of the event's owner. */
const ownersOf = (ctx: Ctx, event: CalendarEvent): Ctx =>
  ctx.actor.kind === 'user' ? ctx : actingFor(ctx, event.owner.id, ['deadline:write']);

/** The series of what was changed apart from one, in few statements. */
async function rootsOf(ctx: Ctx, events: readonly CalendarEvent[]): Promise<CalendarEvent[]> {
  const ids = [...new Set(events.map(({ id, series }) => series?.id ?? id))];
  const known = new Map(events.map((event) => [event.id, event]));
  const missing = ids.filter((id) => !known.has(id));
  const found = missing.length === 0 ? [] : await ctx.em.find(CalendarEvent, { id: { $in: missing } });
  for (const event of found) known.set(event.id, event);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Events with what was changed apart from each. */
async function familiesOf(ctx: Ctx, roots: readonly CalendarEvent[]): Promise<Map<CalendarEvent, Row[]>> {
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

/** After every change of events that are, were, or belong to series that may be deadlines. */
export async function saveDeadlinesOf(ctx: Ctx, events: readonly CalendarEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const now = ctx.clock.now();
  const families = await familiesOf(ctx, await rootsOf(ctx, events));
  const happenings = [...families].map(([root, rows]) => {
    const family = rows.filter(isDeadline);
    return {
      eventId: root.id,
      ownerId: root.owner.id,
      since: root.rrule == null ? null : beginningOf(root.zone, dayIn(root.zone, now)),
      timesBetween: (from: Date, to: Date) =>
        spread(family, from, to, MAX_TIMES).occurrences.map(({ row, startAt, occurrenceOf }) =>
          timeOf(row, startAt, occurrenceOf),
        ),
    };
  });
  await saveEventDeadlines(ownersOf(ctx, first), happenings);
}
