import { LockMode } from '@mikro-orm/postgresql';
import type { StartTimerInput, StopTimerInput, UpdateTimerInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { hoursText as say } from '#schema/text/hours.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { RunningTimer, TimeEntry } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { canReadAll, caseToUse, roleIn } from '#api/features/cases/index.ts';
import { publishTimerChanged } from '../hours.events.ts';
import { findEventRow, zoneOf, type EventRow } from '#api/features/calendar/index.ts';
import {
  activityOfEvent,
  dayProblem,
  descriptionProblem,
  secondsProblem,
  usualBilling,
} from '../entries/entries.rules.ts';
import { addEntry, answerEntry, recordedSecondsOn, type EntryDraft } from '../entries/entries.service.ts';
import { hoursOf, MAX_ENTRY_SECONDS } from '../pricing/pricing.rules.ts';
import { taskToUse } from '../entries/tasks.service.ts';

/** The stopwatch is stored on the server: reloads, sleeping computers and other tabs see the same one. */

type Refused = ReturnType<typeof userError>;

const secondsOf = (timer: RunningTimer, now: Date): number =>
  timer.accumulatedSeconds +
  (timer.runningSince ? Math.max(0, Math.floor((now.getTime() - timer.runningSince.getTime()) / 1000)) : 0);

function showTimer(ctx: Ctx, timer: RunningTimer) {
  const now = ctx.clock.now();
  return {
    id: timer.id,
    caseId: timer.legalCase?.id ?? null,
    eventId: timer.event?.id ?? null,
    taskId: timer.task?.id ?? null,
    activity: timer.activity,
    description: timer.description,
    billing: timer.billing,
    startedAt: timer.startedAt,
    runningSince: timer.runningSince ?? null,
    accumulatedSeconds: timer.accumulatedSeconds,
    serverTime: now,
    isTooLong: secondsOf(timer, now) > MAX_ENTRY_SECONDS,
  };
}

export type TimerView = ReturnType<typeof showTimer>;

export async function findTimer(ctx: Ctx): Promise<TimerView | null> {
  const timer = await ctx.em.findOne(RunningTimer, { person: signedIn(ctx).userId });
  return timer && showTimer(ctx, timer);
}

/** Serialises actions of several tabs. */
const lockTimer = (ctx: Ctx): Promise<unknown> =>
  ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`timer:${signedIn(ctx).userId}`]);

async function timerToChange(ctx: Ctx, timerId: string): Promise<RunningTimer | Refused> {
  await lockTimer(ctx);
  const timer = isId(timerId, 'timer')
    ? await ctx.em.findOne(
        RunningTimer,
        { id: timerId, person: signedIn(ctx).userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : null;
  return timer ?? userError('NOT_FOUND', say.timerGone, 'timerId');
}

const publishChange = (ctx: Ctx, entryId: string | null = null): Promise<void> =>
  publishTimerChanged(ctx.em, signedIn(ctx).userId, entryId);

interface Subject {
  legalCase: LegalCase | null;
  event: EventRow | null;
  taskId: string | null;
  taskTitle: string | null;
}

async function subjectOf(ctx: Ctx, input: StartTimerInput): Promise<Subject | Refused> {
  const event =
    input.eventId != null && isId(input.eventId, 'calendarEvent') ? await findEventRow(ctx, input.eventId) : null;
  if (input.eventId != null && (!event || event.viewerRole === 'GUEST'))
    return userError('NOT_FOUND', errorText.NOT_FOUND, 'eventId');
  const task = input.taskId == null ? null : await taskToUse(ctx, input.taskId);
  if (task && 'userErrors' in task) return task;
  const caseId = input.caseId ?? event?.caseId ?? task?.task.legalCase?.id ?? null;
  const used = caseId === null ? null : await caseToUse(ctx, caseId);
  if (used && 'userErrors' in used) return used;
  return {
    legalCase: used?.legalCase ?? null,
    event,
    taskId: input.taskId ?? null,
    taskTitle: task?.task.title ?? null,
  };
}

function create(ctx: Ctx, input: StartTimerInput, { legalCase, event, taskId, taskTitle }: Subject): RunningTimer {
  const now = ctx.clock.now();
  const given = input.description?.trim() ?? '';
  return ctx.em.create(RunningTimer, {
    id: newId('timer'),
    person: signedIn(ctx).userId,
    legalCase,
    event: event?.id ?? null,
    task: taskId,
    activity: input.activity ?? (event ? activityOfEvent(event.type) : 'OTHER'),
    description: given || (event?.title ?? taskTitle ?? ''),
    billing: input.billing ?? usualBilling(event?.isBillable ?? null, legalCase !== null),
    startedAt: now,
    runningSince: now,
    accumulatedSeconds: 0,
  });
}

/** Starts the stopwatch. A running one is a conflict, or is recorded first when `replaces` is set. */
export async function startTimer(ctx: Ctx, input: StartTimerInput) {
  const problem = descriptionProblem(input.description ?? '');
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  await lockTimer(ctx);
  const running = await ctx.em.findOne(RunningTimer, { person: signedIn(ctx).userId });
  if (running && !input.replaces) return { ...userError('CONFLICT', say.timerRuns), timer: showTimer(ctx, running) };
  const subject = await subjectOf(ctx, input);
  if ('userErrors' in subject) return subject;
  const stopped = running ? await recordTimer(ctx, running, null) : null;
  if (stopped && 'userErrors' in stopped) return stopped;
  const timer = create(ctx, input, subject);
  await ctx.em.flush();
  await publishChange(ctx, stopped?.id ?? null);
  return ok({ timer: showTimer(ctx, timer), stoppedEntry: stopped ? await answerEntry(ctx, stopped.id) : null });
}

/** The case, or `null` when the person left it meanwhile: the time is kept without case and is not billable. */
async function caseOf(ctx: Ctx, timer: RunningTimer): Promise<LegalCase | null> {
  const legalCase = (await timer.legalCase?.load()) ?? null;
  return legalCase && canReadAll(await roleIn(ctx, legalCase.id)) ? legalCase : null;
}

async function draftOf(ctx: Ctx, timer: RunningTimer, seconds: number): Promise<EntryDraft> {
  const legalCase = await caseOf(ctx, timer);
  return {
    legalCase,
    eventId: timer.event?.id ?? null,
    occurrenceOf: null,
    taskId: timer.task?.id ?? null,
    workedOn: dayIn(await zoneOf(ctx), timer.startedAt),
    startedAt: timer.startedAt,
    seconds,
    activity: timer.activity,
    description: timer.description,
    billing: timer.legalCase && !legalCase ? 'NOT_BILLABLE' : timer.billing,
  };
}

/** Turns the stopwatch into an entry. When it ran for longer than a day, `given` must say how long the work was. */
async function recordTimer(ctx: Ctx, timer: RunningTimer, given: number | null): Promise<TimeEntry | Refused> {
  const shown = secondsOf(timer, ctx.clock.now());
  if (given === null && shown > MAX_ENTRY_SECONDS)
    return userError('VALIDATION', say.timerTooLong(hoursOf(shown)), 'seconds');
  const seconds = given ?? Math.max(1, shown);
  const problem = secondsProblem(seconds);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const draft = await draftOf(ctx, timer, seconds);
  const full = dayProblem(await recordedSecondsOn(ctx, timer.person.id, draft.workedOn), seconds);
  if (full) return userError('VALIDATION', full.message, full.field);
  const entry = await addEntry(ctx, draft, { source: 'TIMER', timerId: timer.id });
  ctx.em.remove(timer);
  await ctx.em.flush();
  return entry;
}

/** Idempotent: a second stop, from another tab, returns the same entry. */
export async function stopTimer(ctx: Ctx, { timerId, seconds }: StopTimerInput) {
  const timer = await timerToChange(ctx, timerId);
  if ('userErrors' in timer) {
    const known = isId(timerId, 'timer')
      ? await ctx.em.findOne(TimeEntry, { timerId, person: signedIn(ctx).userId })
      : null;
    return known ? ok({ entry: await answerEntry(ctx, known.id) }) : timer;
  }
  const entry = await recordTimer(ctx, timer, seconds ?? null);
  if ('userErrors' in entry) return entry;
  await publishChange(ctx, entry.id);
  return ok({ entry: await answerEntry(ctx, entry.id) });
}

export async function pauseTimer(ctx: Ctx, timerId: string) {
  const timer = await timerToChange(ctx, timerId);
  if ('userErrors' in timer) return timer;
  timer.accumulatedSeconds = secondsOf(timer, ctx.clock.now());
  timer.runningSince = null;
  await publishChange(ctx);
  return ok({ timer: showTimer(ctx, timer) });
}

export async function resumeTimer(ctx: Ctx, timerId: string) {
  const timer = await timerToChange(ctx, timerId);
  if ('userErrors' in timer) return timer;
  timer.runningSince ??= ctx.clock.now();
  await publishChange(ctx);
  return ok({ timer: showTimer(ctx, timer) });
}

export async function discardTimer(ctx: Ctx, timerId: string) {
  const timer = await timerToChange(ctx, timerId);
  if ('userErrors' in timer) return timer;
  ctx.em.remove(timer);
  await publishChange(ctx);
  return ok({ discardedTimerId: timerId });
}

/** Changes the subject of the running stopwatch. */
export async function updateTimer(ctx: Ctx, input: UpdateTimerInput) {
  const timer = await timerToChange(ctx, input.timerId);
  if ('userErrors' in timer) return timer;
  const problem = descriptionProblem(input.description ?? '');
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const used = input.caseId == null ? null : await caseToUse(ctx, input.caseId);
  if (used && 'userErrors' in used) return used;
  const task = input.taskId == null ? null : await taskToUse(ctx, input.taskId);
  if (task && 'userErrors' in task) return task;
  ctx.em.assign(timer, {
    ...(input.caseId === undefined ? {} : { legalCase: used?.legalCase ?? null }),
    ...(input.taskId === undefined ? {} : { task: input.taskId }),
    ...(input.activity == null ? {} : { activity: input.activity }),
    ...(input.description === undefined ? {} : { description: input.description?.trim() ?? '' }),
    ...(input.billing == null ? {} : { billing: input.billing }),
  });
  await publishChange(ctx);
  return ok({ timer: showTimer(ctx, timer) });
}
