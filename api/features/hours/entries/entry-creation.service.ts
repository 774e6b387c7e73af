import type { CreateTimeEntryInput } from '#schema/generated/contract.ts';
import { calendarText } from '#schema/text/calendar.ts';
import { errorText } from '#schema/text/errors.ts';
import { hoursText as say } from '#schema/text/hours.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { TimeEntry } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { findEventRow, happensAt, zoneOf, type EventRow } from '#api/features/calendar/index.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { activityOfEvent, clientIdProblem, usualBilling } from './entries.rules.ts';
import { addEntry, answerEntry, draftProblem, lockHours, readStart, type EntryDraft } from './entries.service.ts';
import { taskToUse } from './tasks.service.ts';

type Refused = ReturnType<typeof userError>;

interface EventHours {
  row: EventRow;
  occurrenceOf: Date | null;
  startAt: Date;
  seconds: number;
}

/** The event whose hours are recorded, with its times. */
async function eventHours(ctx: Ctx, given: CreateTimeEntryInput): Promise<EventHours | null | Refused> {
  if (given.eventId == null) return null;
  const row = isId(given.eventId, 'calendarEvent') ? await findEventRow(ctx, given.eventId) : null;
  if (!row || row.viewerRole === 'GUEST') return userError('NOT_FOUND', errorText.NOT_FOUND, 'eventId');
  const at = row.rrule === null ? row.occurrenceOf : (given.occurrenceOf ?? null);
  if (row.rrule !== null) {
    if (!at) return userError('VALIDATION', calendarText.occurrenceMissing, 'occurrenceOf');
    // An occurrence that was changed is an event of its own, and is recorded as that.
    const isGone = [...row.excluded, ...row.exceptionStarts].includes(at.toISOString());
    if (isGone || !happensAt({ ...row, rule: row.rrule }, at))
      return userError('VALIDATION', calendarText.occurrenceUnknown, 'occurrenceOf');
  }
  const startAt = row.rrule === null ? row.startAt : (at ?? row.startAt);
  if (startAt > ctx.clock.now()) return userError('VALIDATION', say.eventInFuture, 'eventId');
  const seconds = Math.round((row.endAt.getTime() - row.startAt.getTime()) / 1000);
  return { row, occurrenceOf: at, startAt, seconds };
}

/** Hours of an event are recorded once by each person. */
async function isRecorded(ctx: Ctx, { row, occurrenceOf }: EventHours): Promise<boolean> {
  const { userId } = signedIn(ctx);
  await lockHours(ctx, userId);
  const where = { person: userId, event: row.id, occurrenceOf, deletedAt: null };
  return (await ctx.em.count(TimeEntry, where)) > 0;
}

async function caseOf(
  ctx: Ctx,
  given: CreateTimeEntryInput,
  hours: EventHours | null,
): Promise<{ legalCase: LegalCase | null } | Refused> {
  const id = given.caseId ?? hours?.row.caseId ?? null;
  return id === null ? { legalCase: null } : caseToUse(ctx, id);
}

async function dayOf(
  ctx: Ctx,
  given: CreateTimeEntryInput,
  hours: EventHours | null,
): Promise<{ workedOn: string; startedAt: Date | null } | Refused> {
  if (given.start != null) return readStart(ctx, given.start);
  const zone = await zoneOf(ctx);
  const isWholeDay = hours?.row.isAllDay ?? false;
  if (given.workedOn != null) return { workedOn: given.workedOn, startedAt: null };
  if (!hours) return { workedOn: dayIn(zone, ctx.clock.now()), startedAt: null };
  return { workedOn: dayIn(zone, hours.startAt), startedAt: isWholeDay ? null : hours.startAt };
}

async function draftOf(ctx: Ctx, given: CreateTimeEntryInput, hours: EventHours | null): Promise<EntryDraft | Refused> {
  const used = await caseOf(ctx, given, hours);
  if ('userErrors' in used) return used;
  const task = given.taskId == null ? null : await taskToUse(ctx, given.taskId);
  if (task && 'userErrors' in task) return task;
  const day = await dayOf(ctx, given, hours);
  if ('userErrors' in day) return day;
  const seconds = given.seconds ?? (hours && !hours.row.isAllDay ? hours.seconds : null);
  if (seconds === null) return userError('VALIDATION', say.secondsMissing, 'seconds');
  const event = hours?.row ?? null;
  return {
    legalCase: used.legalCase,
    eventId: event?.id ?? null,
    occurrenceOf: hours?.occurrenceOf ?? null,
    taskId: given.taskId ?? null,
    ...day,
    seconds,
    activity: given.activity ?? (event ? activityOfEvent(event.type) : 'OTHER'),
    description: (given.description ?? event?.title ?? task?.task.title ?? '').trim(),
    billing: given.billing ?? usualBilling(event?.isBillable ?? null, used.legalCase !== null),
  };
}

/** Records time: by hand, of an event or of a task. */
export async function createEntry(ctx: Ctx, given: CreateTimeEntryInput) {
  const { userId } = signedIn(ctx);
  if (given.clientId != null) {
    const problem = clientIdProblem(given.clientId);
    if (problem) return userError('VALIDATION', problem.message, problem.field);
    await lockHours(ctx, userId);
    const known = await ctx.em.findOne(TimeEntry, { person: userId, clientId: given.clientId });
    if (known?.deletedAt) return userError('CONFLICT', say.clientIdDeleted, 'clientId');
    if (known) return ok({ entry: await answerEntry(ctx, known.id) });
  }
  const hours = await eventHours(ctx, given);
  if (hours && 'userErrors' in hours) return hours;
  if (hours && (await isRecorded(ctx, hours))) return userError('CONFLICT', say.alreadyRecorded, 'eventId');
  const draft = await draftOf(ctx, given, hours);
  if ('userErrors' in draft) return draft;
  const refused = await draftProblem(ctx, draft, userId);
  if (refused) return refused;
  const source = hours ? 'EVENT' : given.taskId == null ? 'MANUAL' : 'TASK';
  const entry = await addEntry(ctx, draft, { source, clientId: given.clientId ?? null });
  return ok({ entry: await answerEntry(ctx, entry.id) });
}
