import type { DeleteCalendarEventInput, SeriesScope } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { eventToChange } from './event-access.service.ts';
import { hoursOfMoved } from './event-hours.service.ts';
import { contentOf } from './event-content.rules.ts';
import { isStill, moved, type Move } from './event-change.rules.ts';
import { LAST_EVENT_YEAR } from './event-times.rules.ts';
import { happensAt } from './recurrence.adapter.ts';

/** Which rows an act on one event of a series concerns. */

type Refused = ReturnType<typeof userError>;

export type Target =
  | { kind: 'WHOLE'; event: CalendarEvent; occurrenceOf: Date | null }
  /** A row of its own, once or parted from its series. */
  | { kind: 'ONE'; event: CalendarEvent }
  /** One that is still part of its series. */
  | { kind: 'PART'; series: CalendarEvent; occurrenceOf: Date }
  | { kind: 'FOLLOWING'; series: CalendarEvent; occurrenceOf: Date };

export const seriesOf = (event: CalendarEvent) => ({
  rule: event.rrule ?? '',
  startAt: event.startAt,
  zone: event.zone,
  isAllDay: event.isAllDay,
});

const isExcluded = (series: CalendarEvent, at: Date): boolean => series.excluded.includes(at.toISOString());

/** One that was parted answers for its series where more than itself is meant. */
async function throughParted(ctx: Ctx, event: CalendarEvent, scope: SeriesScope): Promise<Target | Refused> {
  if (scope === 'ONLY_THIS' || !event.series || !event.occurrenceOf) return { kind: 'ONE', event };
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
  if (event.series) return throughParted(ctx, event, scope);
  if (event.rrule == null)
    return scope === 'THIS_AND_FOLLOWING' ? userError('VALIDATION', say.notASeries, 'scope') : { kind: 'ONE', event };
  if (scope === 'ALL') return { kind: 'WHOLE', event, occurrenceOf: at };
  if (!at) return userError('VALIDATION', say.occurrenceMissing, 'occurrenceOf');
  if (at.getUTCFullYear() > LAST_EVENT_YEAR + 1) return userError('CONFLICT', say.occurrenceUnknown, 'occurrenceOf');
  const parted = await ctx.em.findOne(CalendarEvent, { series: event.id, occurrenceOf: at });
  if (parted && scope === 'ONLY_THIS')
    return parted.deletedAt == null
      ? { kind: 'ONE', event: parted }
      : userError('CONFLICT', say.occurrenceUnknown, 'occurrenceOf');
  if (!parted && (isExcluded(event, at) || !happensAt(seriesOf(event), at)))
    return userError('CONFLICT', say.occurrenceUnknown, 'occurrenceOf');
  if (scope === 'ONLY_THIS') return { kind: 'PART', series: event, occurrenceOf: at };
  return at <= event.startAt
    ? { kind: 'WHOLE', event, occurrenceOf: at }
    : { kind: 'FOLLOWING', series: event, occurrenceOf: at };
}

/** A row of its own for one of a series, as the series has it. */
export function partFrom(
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

export const partsOfSeries = (ctx: Ctx, series: CalendarEvent): Promise<CalendarEvent[]> =>
  ctx.em.find(CalendarEvent, { series: series.id });

/** What was changed apart follows the series to its new hours; what no longer happens goes. */
export async function moveParts(ctx: Ctx, series: CalendarEvent, move: Move, isRuleNew: boolean): Promise<void> {
  if (isStill(move) && !isRuleNew) return;
  const parts = await partsOfSeries(ctx, series);
  if (!isStill(move)) await hoursOfMoved(ctx, [series.id, ...parts.map(({ id }) => id)], (at) => moved(at, move));
  const happens = (at: Date): boolean => series.rrule != null && happensAt(seriesOf(series), at);
  series.excluded = series.excluded
    .map((iso) => moved(new Date(iso), move))
    .filter(happens)
    .map((at) => at.toISOString());
  // Two steps: the new start of one may be the old start of another, and both are unique within the series.
  const next = new Map(parts.map((part) => [part, part.occurrenceOf ? moved(part.occurrenceOf, move) : null]));
  for (const part of parts) part.occurrenceOf = null;
  await ctx.em.flush();
  for (const [part, at] of next) {
    part.occurrenceOf = at;
    if (at && !happens(at)) part.deletedAt ??= ctx.clock.now();
  }
}
