import type { UpdateCalendarEventInput } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { errorText } from '#schema/text/errors.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { fixedCases } from '../fixed-cases.service.ts';
import { handEventDeadlinesOn } from '../calendar-deadlines.service.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { eventToChange } from './event-access.service.ts';
import { changeContent, type Changed } from './event-change.rules.ts';
import { contentOf, lastEnd } from './event-content.rules.ts';
import { answerSaved, tellSaved } from './event-saved.service.ts';
import { addEvent } from './events.service.ts';
import { continued, endedBefore } from './recurrence.rules.ts';
import { hoursOfFollowing, hoursOfOnly, hoursOfPart } from './event-hours.service.ts';
import { countBefore } from './recurrence.adapter.ts';
import { moveParts, partFrom, partsOfSeries, seriesOf, targetOf, type Target } from './series.service.ts';

type Refused = ReturnType<typeof userError>;
type NewCase = { legalCase: LegalCase | null } | null;

const bad = ({ field, message }: { field: string; message: string }): Refused =>
  userError('VALIDATION', message, field);

/** Writes the content; every change counts for programs that subscribed. */
function write(ctx: Ctx, event: CalendarEvent, { content }: Changed, used: NewCase): void {
  ctx.em.assign(event, content);
  if (used) ctx.em.assign(event, { legalCase: used.legalCase });
  event.version += 1;
  event.sequence += 1;
  event.updatedAt = ctx.clock.now();
}

/** The case given: `null` when it stays as it is. */
async function caseGiven(ctx: Ctx, event: CalendarEvent, given: UpdateCalendarEventInput): Promise<NewCase | Refused> {
  if (given.caseId === undefined) return null;
  if (given.caseId === null) return { legalCase: null };
  const used = await caseToUse(ctx, given.caseId);
  if ('userErrors' in used || event.legalCase?.id === given.caseId) return used;
  // Whoever wrote it keeps it: a colleague does not carry it off to where its author sees nothing.
  const isLost = (await fixedCases(ctx, event.owner.id, [used.legalCase.id])).size > 0;
  return isLost ? userError('FORBIDDEN', errorText.FORBIDDEN, 'caseId') : used;
}

const toldBefore = (event: CalendarEvent) => ({
  wasDeadline: event.type === 'DEADLINE',
  wasSeen: { caseId: event.legalCase?.id ?? null, isShared: event.isShared },
});

interface Saved {
  id: string;
  notices: string[];
}

async function updateWhole(
  ctx: Ctx,
  { event, occurrenceOf }: Extract<Target, { kind: 'WHOLE' }>,
  given: UpdateCalendarEventInput,
  used: NewCase,
): Promise<Saved | Refused> {
  const changed = changeContent(contentOf(event), given, occurrenceOf);
  if ('problem' in changed) return bad(changed.problem);
  const before = toldBefore(event);
  const isRuleNew = changed.content.rrule !== event.rrule;
  write(ctx, event, changed, used);
  await moveParts(ctx, event, changed.move, isRuleNew);
  if (event.rrule == null) await hoursOfOnly(ctx, event.id, event.startAt, null);
  if (used) for (const part of await partsOfSeries(ctx, event)) ctx.em.assign(part, { legalCase: used.legalCase });
  await tellSaved(ctx, event, before);
  return { id: event.id, notices: changed.notices };
}

async function updateOne(
  ctx: Ctx,
  event: CalendarEvent,
  given: UpdateCalendarEventInput,
  used: NewCase,
): Promise<Saved | Refused> {
  if (event.series && given.recurrence !== undefined) return userError('VALIDATION', say.seriesOfOne, 'recurrence');
  const changed = changeContent(contentOf(event), given);
  if ('problem' in changed) return bad(changed.problem);
  const before = toldBefore(event);
  write(ctx, event, changed, used);
  if (event.rrule != null) await hoursOfOnly(ctx, event.id, null, event.startAt);
  await tellSaved(ctx, event, before);
  return { id: event.id, notices: changed.notices };
}

/** Parts one from its series, with what changes. */
async function updatePart(
  ctx: Ctx,
  { series, occurrenceOf }: Extract<Target, { kind: 'PART' }>,
  given: UpdateCalendarEventInput,
  used: NewCase,
): Promise<Saved | Refused> {
  if (given.recurrence !== undefined) return userError('VALIDATION', say.seriesOfOne, 'recurrence');
  const part = partFrom(ctx, series, occurrenceOf, {});
  const changed = changeContent(contentOf(part), given);
  if ('problem' in changed) return bad(changed.problem);
  write(ctx, part, changed, used);
  part.version = 1;
  series.sequence += 1;
  series.updatedAt = ctx.clock.now();
  await tellSaved(ctx, part);
  await hoursOfPart(ctx, series.id, occurrenceOf, part.id);
  return { id: part.id, notices: changed.notices };
}

/** Ends the series before that one and begins a new one with it. */
async function updateFollowing(
  ctx: Ctx,
  { series, occurrenceOf }: Extract<Target, { kind: 'FOLLOWING' }>,
  given: UpdateCalendarEventInput,
  used: NewCase,
): Promise<Saved | Refused> {
  const length = series.endAt.getTime() - series.startAt.getTime();
  const done = countBefore(seriesOf(series), occurrenceOf);
  const following = {
    ...contentOf(series),
    startAt: occurrenceOf,
    endAt: new Date(occurrenceOf.getTime() + length),
    rrule: continued(series.rrule ?? '', done),
  };
  const changed = changeContent(following, given);
  if ('problem' in changed) return bad(changed.problem);
  const legalCase = used ? used.legalCase : ((await series.legalCase?.load()) ?? null);
  const event = addEvent(ctx, changed.content, legalCase);
  ctx.em.assign(event, { owner: series.owner, source: series.source });
  event.excluded = series.excluded.filter((iso) => new Date(iso) >= occurrenceOf);
  await endBefore(ctx, series, occurrenceOf, { next: event, now: ctx.clock.now() });
  await ctx.em.flush();
  await hoursOfFollowing(ctx, series.id, occurrenceOf, event.id);
  await moveParts(ctx, event, changed.move, changed.content.rrule !== following.rrule);
  await tellSaved(ctx, event);
  return { id: event.id, notices: changed.notices };
}

/** What follows an instant leaves a series: it goes to `next`, or away. */
export async function endBefore(
  ctx: Ctx,
  series: CalendarEvent,
  at: Date,
  { next, now }: { next: CalendarEvent | null; now: Date },
): Promise<void> {
  if (next) {
    await ctx.em.flush();
    await handEventDeadlinesOn(ctx, series.id, next.id, at);
  }
  for (const part of await partsOfSeries(ctx, series)) {
    if (!part.occurrenceOf || part.occurrenceOf < at) continue;
    if (next) ctx.em.assign(part, { series: next, uid: next.uid });
    // At the very moment that the undo remembers.
    else part.deletedAt ??= now;
  }
  series.excluded = series.excluded.filter((iso) => new Date(iso) < at);
  series.rrule = endedBefore(series.rrule ?? '', at, series);
  series.lastAt = lastEnd(contentOf(series));
  series.version += 1;
  series.sequence += 1;
  series.updatedAt = now;
  await tellSaved(ctx, series);
}

async function update(ctx: Ctx, given: UpdateCalendarEventInput): Promise<Saved | Refused> {
  const event = await eventToChange(ctx, given.eventId);
  if ('userErrors' in event) return event;
  if (event.version !== given.version) return userError('CONFLICT', say.changedMeanwhile, 'version');
  const target = await targetOf(ctx, event, given);
  if ('userErrors' in target) return target;
  // Asked for as one of the series: somebody changed it apart meanwhile, and the version is not its own.
  if (target.kind === 'ONE' && target.event.id !== event.id)
    return userError('CONFLICT', say.changedMeanwhile, 'version');
  const used = await caseGiven(
    ctx,
    target.kind === 'WHOLE' || target.kind === 'ONE' ? target.event : target.series,
    given,
  );
  if (used && 'userErrors' in used) return used;
  if (target.kind === 'WHOLE') return updateWhole(ctx, target, given, used);
  if (target.kind === 'ONE') return updateOne(ctx, target.event, given, used);
  if (target.kind === 'PART') return updatePart(ctx, target, given, used);
  return updateFollowing(ctx, target, given, used);
}

/** Writes what was edited, of one event, of a series, or of a part of it. */
export async function updateEvent(ctx: Ctx, given: UpdateCalendarEventInput) {
  const saved = await update(ctx, given);
  if ('userErrors' in saved) return { ...saved, conflicts: [], notices: [] };
  return ok(await answerSaved(ctx, saved.id, saved.notices));
}
