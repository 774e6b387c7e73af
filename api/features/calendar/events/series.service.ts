import type { DeleteCalendarEventInput, SeriesScope } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { eventToChange } from './event-access.service.ts';
import { moveHoursStarts } from './event-hours.service.ts';
import { contentOf } from './event-content.rules.ts';
import { isUnmoved, shiftStart, type Move } from './event-change.rules.ts';
import { LAST_EVENT_YEAR } from '../event-times.rules.ts';
import { happensAt } from '../recurrence/recurrence.adapter.ts';

/** Series and their exceptions, and which rows a change concerns. */

type Refused = ReturnType<typeof userError>;

export type Target =
  | { kind: 'WHOLE'; event: CalendarEvent; occurrenceOf: Date | null }
  /** One row: a single event, or an exception of a series. */
  | { kind: 'SINGLE'; event: CalendarEvent }
  /** An occurrence without a row of its own. */
  | { kind: 'OCCURRENCE'; series: CalendarEvent; occurrenceOf: Date }
  | { kind: 'FOLLOWING'; series: CalendarEvent; occurrenceOf: Date };

export const seriesOf = (event: CalendarEvent) => ({
  rule: event.rrule ?? '',
  startAt: event.startAt,
  zone: event.zone,
  isAllDay: event.isAllDay,
});

const isExcluded = (series: CalendarEvent, at: Date): boolean => series.excluded.includes(at.toISOString());

/** The target of a change that was requested on an exception: with a wider scope it is its series. */
async function targetOfException(ctx: Ctx, event: CalendarEvent, scope: SeriesScope): Promise<Target | Refused> {
  if (scope === 'ONLY_THIS' || !event.series || !event.occurrenceOf) return { kind: 'SINGLE', event };
  const series = await eventToChange(ctx, event.series.id);
  if ('userErrors' in series) return series;
  const { occurrenceOf } = event;
  return scope === 'ALL' ? { kind: 'WHOLE', event: series, occurrenceOf } : { kind: 'FOLLOWING', series, occurrenceOf };
}

export async function targetOf(
  ctx: Ctx,
  event: CalendarEvent,
  given: Pick<DeleteCalendarEventInput, 'scope' | 'occurrenceOf'>,
): Promise<Target | Refused> {
  const scope = given.scope ?? 'ALL';
  const at = given.occurrenceOf ?? null;
  if (event.series) return targetOfException(ctx, event, scope);
  if (event.rrule == null)
    return scope === 'THIS_AND_FOLLOWING'
      ? userError('VALIDATION', say.notASeries, 'scope')
      : { kind: 'SINGLE', event };
  if (scope === 'ALL') return { kind: 'WHOLE', event, occurrenceOf: at };
  if (!at) return userError('VALIDATION', say.occurrenceMissing, 'occurrenceOf');
  if (at.getUTCFullYear() > LAST_EVENT_YEAR + 1) return userError('CONFLICT', say.occurrenceUnknown, 'occurrenceOf');
  const exception = await ctx.em.findOne(CalendarEvent, { series: event.id, occurrenceOf: at });
  if (exception && scope === 'ONLY_THIS')
    return exception.deletedAt == null
      ? { kind: 'SINGLE', event: exception }
      : userError('CONFLICT', say.occurrenceUnknown, 'occurrenceOf');
  if (!exception && (isExcluded(event, at) || !happensAt(seriesOf(event), at)))
    return userError('CONFLICT', say.occurrenceUnknown, 'occurrenceOf');
  if (scope === 'ONLY_THIS') return { kind: 'OCCURRENCE', series: event, occurrenceOf: at };
  return at <= event.startAt
    ? { kind: 'WHOLE', event, occurrenceOf: at }
    : { kind: 'FOLLOWING', series: event, occurrenceOf: at };
}

/** Creates an exception: a row for one occurrence, with the values of the series. */
export function createException(
  ctx: Ctx,
  series: CalendarEvent,
  occurrenceOf: Date,
  change: Partial<CalendarEvent>,
): CalendarEvent {
  const now = ctx.clock.now();
  const length = series.endAt.getTime() - series.startAt.getTime();
  const endAt = new Date(occurrenceOf.getTime() + length);
  return ctx.em.create(CalendarEvent, {
    ...contentOf(series),
    startAt: occurrenceOf,
    endAt,
    lastAt: endAt,
    rrule: null,
    excluded: [],
    id: newId('calendarEvent'),
    owner: series.owner,
    legalCase: series.legalCase ?? null,
    series,
    occurrenceOf,
    source: series.source,
    htmlLink: null,
    uid: series.uid,
    sequence: series.sequence,
    version: 1,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    ...change,
  });
}

export const exceptionsOf = (ctx: Ctx, series: CalendarEvent): Promise<CalendarEvent[]> =>
  ctx.em.find(CalendarEvent, { series: series.id });

/** Moves exceptions and excluded starts with their series. Those that the new rule does not have are deleted. */
export async function moveExceptions(ctx: Ctx, series: CalendarEvent, move: Move, isRuleNew: boolean): Promise<void> {
  if (isUnmoved(move) && !isRuleNew) return;
  const exceptions = await exceptionsOf(ctx, series);
  if (!isUnmoved(move))
    await moveHoursStarts(ctx, [series.id, ...exceptions.map(({ id }) => id)], (at) => shiftStart(at, move));
  const happens = (at: Date): boolean => series.rrule != null && happensAt(seriesOf(series), at);
  series.excluded = series.excluded
    .map((iso) => shiftStart(new Date(iso), move))
    .filter(happens)
    .map((at) => at.toISOString());
  // Two steps: the new start of one may be the old start of another, and starts are unique within a series.
  const next = new Map(
    exceptions.map((exception) => [
      exception,
      exception.occurrenceOf ? shiftStart(exception.occurrenceOf, move) : null,
    ]),
  );
  for (const exception of exceptions) exception.occurrenceOf = null;
  await ctx.em.flush();
  for (const [exception, at] of next) {
    exception.occurrenceOf = at;
    if (at && !happens(at)) exception.deletedAt ??= ctx.clock.now();
  }
}
