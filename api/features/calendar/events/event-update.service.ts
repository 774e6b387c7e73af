import type { UpdateCalendarEventInput } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { errorText } from '#schema/text/errors.ts';
import { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { readOnlyCases } from '../read-only-cases.service.ts';
import { handEventDeadlinesOn } from '../calendar-deadlines.service.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { eventToChange } from './event-access.service.ts';
import { changeContent, type Changed } from './event-change.rules.ts';
import { contentOf } from './event-content.rules.ts';
import { lastEnd } from '../recurrence/last-end.rules.ts';
import { savedPayload, afterEventSaved } from './event-saved.service.ts';
import { addEvent } from './events.service.ts';
import { ruleForRest, ruleEndedBefore } from '../recurrence/recurrence.rules.ts';
import { moveHoursOfFollowing, renameHoursStart, moveHoursToException } from './event-hours.service.ts';
import { countBefore } from '../recurrence/recurrence.adapter.ts';
import { moveExceptions, createException, exceptionsOf, seriesOf, targetOf, type Target } from './series.service.ts';

type Refused = ReturnType<typeof userError>;
type CaseChange = { legalCase: LegalCase | null } | null;

const bad = ({ field, message }: { field: string; message: string }): Refused =>
  userError('VALIDATION', message, field);

/** Writes the content and raises version and sequence. */
function write(ctx: Ctx, event: CalendarEvent, { content }: Changed, used: CaseChange): void {
  ctx.em.assign(event, content);
  if (used) ctx.em.assign(event, { legalCase: used.legalCase });
  event.version += 1;
  event.sequence += 1;
  event.updatedAt = ctx.clock.now();
}

/** The new case; `null`: it stays as it is. */
async function caseGiven(
  ctx: Ctx,
  event: CalendarEvent,
  given: UpdateCalendarEventInput,
): Promise<CaseChange | Refused> {
  if (given.caseId === undefined) return null;
  if (given.caseId === null) return { legalCase: null };
  const used = await caseToUse(ctx, given.caseId);
  if ('userErrors' in used || event.legalCase?.id === given.caseId) return used;
  // The owner must keep access: a colleague may not move the event to a case that the owner cannot change.
  const isLost = (await readOnlyCases(ctx, event.owner.id, [used.legalCase.id])).size > 0;
  return isLost ? userError('FORBIDDEN', errorText.FORBIDDEN, 'caseId') : used;
}

const stateBefore = (event: CalendarEvent) => ({
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
  used: CaseChange,
): Promise<Saved | Refused> {
  const changed = changeContent(contentOf(event), given, occurrenceOf);
  if ('problem' in changed) return bad(changed.problem);
  const before = stateBefore(event);
  const isRuleNew = changed.content.rrule !== event.rrule;
  write(ctx, event, changed, used);
  await moveExceptions(ctx, event, changed.move, isRuleNew);
  if (event.rrule == null) await renameHoursStart(ctx, event.id, event.startAt, null);
  if (used)
    for (const exception of await exceptionsOf(ctx, event)) ctx.em.assign(exception, { legalCase: used.legalCase });
  await afterEventSaved(ctx, event, before);
  return { id: event.id, notices: changed.notices };
}

async function updateSingle(
  ctx: Ctx,
  event: CalendarEvent,
  given: UpdateCalendarEventInput,
  used: CaseChange,
): Promise<Saved | Refused> {
  if (event.series && given.recurrence !== undefined) return userError('VALIDATION', say.seriesOfOne, 'recurrence');
  const changed = changeContent(contentOf(event), given);
  if ('problem' in changed) return bad(changed.problem);
  const before = stateBefore(event);
  write(ctx, event, changed, used);
  if (event.rrule != null) await renameHoursStart(ctx, event.id, null, event.startAt);
  await afterEventSaved(ctx, event, before);
  return { id: event.id, notices: changed.notices };
}

/** Changes one occurrence: it becomes an exception of its series. */
async function updateOccurrence(
  ctx: Ctx,
  { series, occurrenceOf }: Extract<Target, { kind: 'OCCURRENCE' }>,
  given: UpdateCalendarEventInput,
  used: CaseChange,
): Promise<Saved | Refused> {
  if (given.recurrence !== undefined) return userError('VALIDATION', say.seriesOfOne, 'recurrence');
  const exception = createException(ctx, series, occurrenceOf, {});
  const changed = changeContent(contentOf(exception), given);
  if ('problem' in changed) return bad(changed.problem);
  write(ctx, exception, changed, used);
  exception.version = 1;
  series.sequence += 1;
  series.updatedAt = ctx.clock.now();
  await afterEventSaved(ctx, exception);
  await moveHoursToException(ctx, series.id, occurrenceOf, exception.id);
  return { id: exception.id, notices: changed.notices };
}

/** Ends the series before that occurrence and starts a new series with it. */
async function updateFollowing(
  ctx: Ctx,
  { series, occurrenceOf }: Extract<Target, { kind: 'FOLLOWING' }>,
  given: UpdateCalendarEventInput,
  used: CaseChange,
): Promise<Saved | Refused> {
  const length = series.endAt.getTime() - series.startAt.getTime();
  const done = countBefore(seriesOf(series), occurrenceOf);
  const following = {
    ...contentOf(series),
    startAt: occurrenceOf,
    endAt: new Date(occurrenceOf.getTime() + length),
    rrule: ruleForRest(series.rrule ?? '', done),
  };
  const changed = changeContent(following, given);
  if ('problem' in changed) return bad(changed.problem);
  const legalCase = used ? used.legalCase : ((await series.legalCase?.load()) ?? null);
  const event = addEvent(ctx, changed.content, legalCase);
  ctx.em.assign(event, { owner: series.owner, source: series.source });
  event.excluded = series.excluded.filter((iso) => new Date(iso) >= occurrenceOf);
  await endBefore(ctx, series, occurrenceOf, { next: event, now: ctx.clock.now() });
  await ctx.em.flush();
  await moveHoursOfFollowing(ctx, series.id, occurrenceOf, event.id);
  await moveExceptions(ctx, event, changed.move, changed.content.rrule !== following.rrule);
  await afterEventSaved(ctx, event);
  return { id: event.id, notices: changed.notices };
}

/** Ends a series before an instant. Later exceptions move to `next`; without it they are deleted. */
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
  for (const exception of await exceptionsOf(ctx, series)) {
    if (!exception.occurrenceOf || exception.occurrenceOf < at) continue;
    if (next) ctx.em.assign(exception, { series: next, uid: next.uid });
    // The undo finds them by this exact time.
    else exception.deletedAt ??= now;
  }
  series.excluded = series.excluded.filter((iso) => new Date(iso) < at);
  series.rrule = ruleEndedBefore(series.rrule ?? '', at, series);
  series.lastAt = lastEnd(contentOf(series));
  series.version += 1;
  series.sequence += 1;
  series.updatedAt = now;
  await afterEventSaved(ctx, series);
}

async function update(ctx: Ctx, given: UpdateCalendarEventInput): Promise<Saved | Refused> {
  const event = await eventToChange(ctx, given.eventId);
  if ('userErrors' in event) return event;
  if (event.version !== given.version) return userError('CONFLICT', say.changedMeanwhile, 'version');
  const target = await targetOf(ctx, event, given);
  if ('userErrors' in target) return target;
  // Requested as an occurrence of the series, but it became an exception meanwhile: the given version is that of the series.
  if (target.kind === 'SINGLE' && target.event.id !== event.id)
    return userError('CONFLICT', say.changedMeanwhile, 'version');
  const used = await caseGiven(
    ctx,
    target.kind === 'WHOLE' || target.kind === 'SINGLE' ? target.event : target.series,
    given,
  );
  if (used && 'userErrors' in used) return used;
  if (target.kind === 'WHOLE') return updateWhole(ctx, target, given, used);
  if (target.kind === 'SINGLE') return updateSingle(ctx, target.event, given, used);
  if (target.kind === 'OCCURRENCE') return updateOccurrence(ctx, target, given, used);
  return updateFollowing(ctx, target, given, used);
}

/** Changes an event, a series, one occurrence, or an occurrence and those that follow. */
export async function updateEvent(ctx: Ctx, given: UpdateCalendarEventInput) {
  const saved = await update(ctx, given);
  if ('userErrors' in saved) return { ...saved, conflicts: [], notices: [] };
  return ok(await savedPayload(ctx, saved.id, saved.notices));
}
