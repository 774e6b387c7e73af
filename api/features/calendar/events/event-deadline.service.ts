import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import { dayInMexico } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { endOf, tellDeadlines, type EventTime } from '../joints.ts';
import { spread, type Spreadable } from '../views/occurrences.ts';
import { beginningOf, dayIn } from '../zones.rules.ts';

const MOST_TIMES = 2000;
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

/** An event and what was changed apart from it. */
async function familyOf(ctx: Ctx, root: CalendarEvent): Promise<Row[]> {
  const parts = root.rrule == null ? [] : await ctx.em.find(CalendarEvent, { series: root.id });
  const starts = parts.flatMap(({ occurrenceOf }) => (occurrenceOf ? [occurrenceOf.toISOString()] : []));
  return [rowOf(root, starts), ...parts.map((part) => rowOf(part, []))];
}

const isDeadline = ({ event }: Row): boolean =>
  event.type === 'DEADLINE' && event.deletedAt == null && !event.isCancelled;

/** Due when it begins: a whole day with its end, in Mexico; an hour with its minute. */
function dueOf({ event }: Row, startAt: Date): Pick<EventTime, 'dueOn' | 'dueAt' | 'hasHour'> {
  if (!event.isAllDay) return { dueOn: dayInMexico(startAt), dueAt: startAt, hasHour: true };
  return endOf(dayIn(event.zone, startAt));
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
const actingFor = (ctx: Ctx, event: CalendarEvent): Ctx =>
  ctx.actor.kind === 'user'
    ? ctx
    : { ...ctx, actor: { kind: 'user', userId: event.owner.id, sessionId: '' }, memo: new Map() };

/** After every change of an event that is, was, or belongs to a series that may be a deadline. */
export async function tellDeadline(ctx: Ctx, event: CalendarEvent): Promise<void> {
  const root = event.series ? await ctx.em.findOneOrFail(CalendarEvent, { id: event.series.id }) : event;
  const family = (await familyOf(ctx, root)).filter(isDeadline);
  const today = beginningOf(root.zone, dayIn(root.zone, ctx.clock.now()));
  await tellDeadlines(actingFor(ctx, root), {
    eventId: root.id,
    ownerId: root.owner.id,
    since: root.rrule == null ? null : today,
    timesBetween: (from, to) =>
      spread(family, from, to, MOST_TIMES).occurrences.map(({ row, startAt, occurrenceOf }) =>
        timeOf(row, startAt, occurrenceOf),
      ),
  });
}
