import { LockMode } from '@mikro-orm/postgresql';
import type { BillingKind, TimeEntrySource, UpdateTimeEntryInput, WorkActivity } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { hoursText as say } from '#schema/text/hours.ts';
import { dayIn, place } from '#schema/lib/zones.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { TimeEntry } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { caseToUse, recordWork, roleIn } from '#api/features/cases/index.ts';
import { canEditEntry, canSeeEntry } from '../hours.policy.ts';
import { readWall, zoneOf } from '#api/features/calendar/index.ts';
import { dayProblem, descriptionProblem, futureProblem, secondsProblem, type EntryProblem } from './entries.rules.ts';
import { clientKeyOf } from '../pricing/client-key.rules.ts';
import { findEntryRow, showEntry } from './entry-rows.service.ts';
import { lockTariff, priceFor } from '../pricing/pricing.service.ts';
import { taskToUse } from './tasks.service.ts';

type Refused = ReturnType<typeof userError>;
const invalid = ({ field, message }: EntryProblem): Refused => userError('VALIDATION', message, field);

/** The values of an entry before it is priced. */
export interface EntryDraft {
  legalCase: LegalCase | null;
  eventId: string | null;
  occurrenceOf: Date | null;
  taskId: string | null;
  workedOn: string;
  startedAt: Date | null;
  seconds: number;
  activity: WorkActivity;
  description: string;
  billing: BillingKind;
}

/** The account that charges it: the owner of its case, or the person who did it. */
const accountOf = (draft: Pick<EntryDraft, 'legalCase'>, personId: string): string =>
  draft.legalCase?.owner.id ?? personId;

async function pricedValues(ctx: Ctx, draft: EntryDraft, personId: string) {
  const { legalCase, eventId, taskId, ...rest } = draft;
  const account = accountOf(draft, personId);
  const client = legalCase?.client ?? '';
  const clientKey = clientKeyOf(client);
  const price = await priceFor(ctx, account, { ...rest, caseId: legalCase?.id ?? null, clientKey, personId });
  return { ...rest, ...price, account, client, clientKey, legalCase, event: eventId, task: taskId };
}

export interface EntryOrigin {
  source: TimeEntrySource;
  timerId?: string;
  clientId?: string | null;
}

/** Writes an entry of the caller, with its price. */
export async function addEntry(ctx: Ctx, draft: EntryDraft, origin: EntryOrigin): Promise<TimeEntry> {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const entry = ctx.em.create(TimeEntry, {
    ...(await pricedValues(ctx, draft, userId)),
    id: newId('timeEntry'),
    person: userId,
    source: origin.source,
    timerId: origin.timerId ?? null,
    clientId: origin.clientId ?? null,
    prebill: null,
    version: 1,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  if (draft.legalCase)
    await recordWork(ctx, [
      {
        caseId: draft.legalCase.id,
        kind: 'HOURS_RECORDED',
        facts: { seconds: String(draft.seconds), what: draft.description },
      },
    ]);
  return entry;
}

export async function answerEntry(ctx: Ctx, id: string) {
  const row = await findEntryRow(ctx, id);
  return row && showEntry(row, signedIn(ctx).userId);
}

/** Serialises the recording of one person, so that the limit of a day holds. */
export const lockHours = (ctx: Ctx, personId: string): Promise<unknown> =>
  ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`hours:${personId}`]);

/** Seconds that a person recorded on a day, without one entry. */
export async function recordedSecondsOn(ctx: Ctx, personId: string, day: string, exceptId = ''): Promise<number> {
  await lockHours(ctx, personId);
  const [row] = await ctx.em.execute<{ taken: number }[]>(
    `select coalesce(sum(seconds), 0)::int as taken from time_entry
     where person_id = ? and worked_on = ? and deleted_at is null and id <> ?`,
    [personId, day, exceptId],
  );
  return row?.taken ?? 0;
}

/** The problem of an entry as a whole, or `null`; a day has twenty-four hours. */
export async function draftProblem(
  ctx: Ctx,
  draft: EntryDraft,
  personId: string,
  exceptId = '',
): Promise<Refused | null> {
  const now = ctx.clock.now();
  const problem =
    secondsProblem(draft.seconds) ??
    descriptionProblem(draft.description) ??
    futureProblem(draft, { today: dayIn(await zoneOf(ctx), now), now }) ??
    dayProblem(await recordedSecondsOn(ctx, personId, draft.workedOn, exceptId), draft.seconds);
  return problem && invalid(problem);
}

/** Reads `2026-03-05T10:30` as local time of the caller's zone. */
export async function readStart(ctx: Ctx, text: string): Promise<{ workedOn: string; startedAt: Date } | Refused> {
  const wall = readWall(text, false);
  if ('message' in wall) return invalid({ field: 'start', message: wall.message });
  return { workedOn: wall.day, startedAt: place(await zoneOf(ctx), wall).at };
}

/** The accounts whose rates price an entry: now, and in the case to which it moves. */
async function accountsOf(ctx: Ctx, entry: TimeEntry, caseId: string | null): Promise<string[]> {
  const used = caseId === null ? null : await caseToUse(ctx, caseId);
  const next = used && 'legalCase' in used ? [used.legalCase.owner.id] : [];
  return [...new Set([entry.account.id, entry.person.id, ...next])].toSorted();
}

/**
 * Locks in the order used everywhere: the person's hours, the tariffs by account id, the row. Otherwise two requests
 * that move hours between the same accounts in opposite directions would deadlock.
 */
async function lockedEntry(ctx: Ctx, id: string, caseId: string | null): Promise<TimeEntry | null> {
  const seen = isId(id, 'timeEntry') ? await ctx.em.findOne(TimeEntry, { id }) : null;
  if (!seen) return null;
  await lockHours(ctx, seen.person.id);
  for (const account of await accountsOf(ctx, seen, caseId)) await lockTariff(ctx, account);
  return ctx.em.findOne(TimeEntry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

interface EntryOptions {
  isDeleted?: boolean;
  /** The case to which it moves. */
  intoCase?: string | null;
}

/** The entry, locked, when the caller may change it. */
async function entryToChange(
  ctx: Ctx,
  id: string,
  { isDeleted = false, intoCase = null }: EntryOptions = {},
): Promise<TimeEntry | Refused> {
  const { userId } = signedIn(ctx);
  const entry = await lockedEntry(ctx, id, intoCase);
  if (!entry || (entry.deletedAt != null) !== isDeleted) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  const caseId = entry.legalCase?.id ?? null;
  const viewer = {
    isPerson: entry.person.id === userId,
    isAccount: entry.account.id === userId,
    isOfCase: caseId !== null,
    role: caseId ? await roleIn(ctx, caseId) : null,
    isBilled: entry.prebill != null,
  };
  if (!canSeeEntry(viewer)) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  if (viewer.isBilled) return userError('CONFLICT', say.billed, 'id');
  return canEditEntry(viewer) ? entry : userError('FORBIDDEN', errorText.FORBIDDEN, 'id');
}

async function caseAfter(ctx: Ctx, entry: TimeEntry, given: string | null | undefined) {
  if (given === undefined) return { legalCase: (await entry.legalCase?.load()) ?? null };
  if (given === null) return { legalCase: null };
  const used = await caseToUse(ctx, given);
  if ('userErrors' in used) return used;
  const { userId } = signedIn(ctx);
  // Otherwise the owner of the case would get work of a person who is not a member of it.
  const isTheirs = entry.person.id === userId || used.legalCase.owner.id === userId;
  return isTheirs ? used : userError('FORBIDDEN', say.othersStayYours, 'caseId');
}

async function draftAfter(ctx: Ctx, entry: TimeEntry, given: UpdateTimeEntryInput): Promise<EntryDraft | Refused> {
  const used = await caseAfter(ctx, entry, given.caseId);
  if ('userErrors' in used) return used;
  const task = given.taskId == null ? null : await taskToUse(ctx, given.taskId);
  if (task && 'userErrors' in task) return task;
  const start = given.start == null ? null : await readStart(ctx, given.start);
  if (start && 'userErrors' in start) return start;
  const workedOn = start?.workedOn ?? given.workedOn ?? entry.workedOn;
  const keepsStart = given.start === undefined && workedOn === entry.workedOn;
  return {
    legalCase: used.legalCase,
    eventId: entry.event?.id ?? null,
    occurrenceOf: entry.occurrenceOf ?? null,
    taskId: given.taskId === undefined ? (entry.task?.id ?? null) : given.taskId,
    workedOn,
    startedAt: start?.startedAt ?? (keepsStart ? (entry.startedAt ?? null) : null),
    seconds: given.seconds ?? entry.seconds,
    activity: given.activity ?? entry.activity,
    description: given.description === undefined ? entry.description : (given.description ?? '').trim(),
    billing: given.billing ?? entry.billing,
  };
}

export async function updateEntry(ctx: Ctx, given: UpdateTimeEntryInput) {
  const entry = await entryToChange(ctx, given.id, { intoCase: given.caseId ?? null });
  if ('userErrors' in entry) return entry;
  if (entry.version !== given.version) return userError('CONFLICT', say.changedMeanwhile, 'version');
  const draft = await draftAfter(ctx, entry, given);
  if ('userErrors' in draft) return draft;
  const refused = await draftProblem(ctx, draft, entry.person.id, entry.id);
  if (refused) return refused;
  ctx.em.assign(entry, {
    ...(await pricedValues(ctx, draft, entry.person.id)),
    version: entry.version + 1,
    updatedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return ok({ entry: await answerEntry(ctx, entry.id) });
}

export async function deleteEntry(ctx: Ctx, id: string) {
  const entry = await entryToChange(ctx, id);
  if ('userErrors' in entry) return entry;
  ctx.em.assign(entry, { deletedAt: ctx.clock.now(), version: entry.version + 1, updatedAt: ctx.clock.now() });
  return ok({ deletedId: id });
}

/** Undoes a deletion, unless the day would exceed its limit. */
export async function restoreEntry(ctx: Ctx, id: string) {
  const entry = await entryToChange(ctx, id, { isDeleted: true });
  if ('userErrors' in entry) return entry;
  const problem = dayProblem(await recordedSecondsOn(ctx, entry.person.id, entry.workedOn, id), entry.seconds);
  if (problem) return invalid(problem);
  const { person, event, occurrenceOf } = entry;
  const isTwice =
    event &&
    (await ctx.em.count(TimeEntry, { person, event, occurrenceOf: occurrenceOf ?? null, deletedAt: null })) > 0;
  if (isTwice) return userError('CONFLICT', say.alreadyRecorded, 'id');
  ctx.em.assign(entry, { deletedAt: null, version: entry.version + 1, updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  return ok({ entry: await answerEntry(ctx, id) });
}
