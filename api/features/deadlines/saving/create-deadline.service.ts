import type { CreateDeadlineInput, SaveDeadlinesInput } from '#schema/generated/contract.ts';
import { deadlinesText as say } from '#schema/text/deadlines.ts';
import { errorText } from '#schema/text/errors.ts';
import { findTermChain, isEstimate } from '#db/content/deadlines/terms.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { newId } from '#api/kernel/ids.ts';
import { recordChange } from '#api/features/cases/index.ts';
import { isOfOtherSide } from '../represented-side.rules.ts';
import { sideOfCase } from '../represented-side.service.ts';
import { countInput, type Counted } from '../computing/computing.service.ts';
import { dueMomentOf, type DueMoment } from '../deadlines.rules.ts';
import { lockClosures, placeFor, schedule, type DeadlinePlace } from './deadline-change.service.ts';
import { packCount } from '../counting/packed-count.adapter.ts';
import {
  sortedAlertDays,
  dueOf,
  MAX_DEADLINES_AT_ONCE,
  tidyDeadlineText,
  deadlineTitleOf,
  typeOf,
  deadlineValuesProblem,
} from './deadline-values.rules.ts';

type NewDeadline = Pick<Deadline, 'title' | 'description' | 'origin'> &
  Partial<Pick<Deadline, 'type' | 'priority' | 'alertDays' | 'isShared' | 'chainId' | 'termChainId' | 'ruleId'>> &
  Partial<
    Pick<Deadline, 'computedFrom' | 'computation' | 'isProvisional' | 'isEstimated' | 'isTheirs' | 'occurrenceOf'>
  > & {
    event?: string;
  };

/** Its date, and the zone of its court or event: null, that of its owner's account. */
export type StoredDue = DueMoment & { zone: string | null };

/** Adds a deadline to its case or account. */
export async function addDeadline(
  ctx: Ctx,
  place: Pick<DeadlinePlace, 'legalCase' | 'ownerId'>,
  due: StoredDue,
  made: NewDeadline,
  usualDays?: readonly number[],
): Promise<Deadline> {
  const now = ctx.clock.now();
  const deadline = ctx.em.create(Deadline, {
    id: newId('deadline'),
    owner: place.ownerId,
    legalCase: place.legalCase,
    type: typeOf(null),
    priority: null,
    alertDays: null,
    isShared: false,
    chainId: null,
    termChainId: null,
    ruleId: null,
    computedFrom: null,
    computation: null,
    isProvisional: false,
    isEstimated: false,
    isTheirs: false,
    event: null,
    occurrenceOf: null,
    ...made,
    ...due,
    completedAt: null,
    completedBy: null,
    isSnoozed: false,
    remindAt: null,
    datedAt: now,
    nextAlertAt: null,
    changeNote: null,
    deletedAt: null,
    version: 1,
    edits: [],
    createdAt: now,
    updatedAt: now,
  });
  await schedule(ctx, deadline, usualDays);
  const { id: subjectId } = deadline;
  const caseId = place.legalCase?.id ?? null;
  await tellHappened(ctx, { type: 'deadline.created', subjectId, accounts: [place.ownerId], caseId });
  return deadline;
}

/** One timeline entry for all deadlines of a request. */
async function recordAdded(ctx: Ctx, { legalCase }: DeadlinePlace, added: readonly Deadline[]): Promise<void> {
  const [first] = added;
  if (!legalCase || !first) return;
  const facts = { title: first.title, dueOn: first.dueOn, id: first.id, count: String(added.length) };
  await recordChange(ctx, legalCase, { kind: 'DEADLINE_ADDED', facts });
}

/** Creates a deadline with a typed date. */
export async function createDeadline(ctx: Ctx, input: CreateDeadlineInput) {
  const problem = deadlineValuesProblem({ ...input, title: input.title });
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  if (input.isShared && !input.caseId) return userError('VALIDATION', say.sharedWithoutCase, 'isShared');
  const place = await placeFor(ctx, input.caseId);
  if ('userErrors' in place) return place;
  const due = dueOf(input, place.zone);
  if (!due) return userError('VALIDATION', say.dateMissing, 'dueOn');
  const deadline = await addDeadline(
    ctx,
    place,
    { ...due, zone: place.courtZone },
    {
      title: tidyDeadlineText('title', input.title),
      description: tidyDeadlineText('description', input.description ?? ''),
      type: typeOf(input.type),
      priority: input.priority ?? null,
      alertDays: sortedAlertDays(input.alertDays),
      isShared: input.isShared ?? false,
      origin: 'MANUAL',
    },
  );
  await recordAdded(ctx, place, [deadline]);
  return ok({ deadline });
}

interface CountedDeadline {
  given: SaveDeadlinesInput['deadlines'][number];
  counted: Counted;
}

type Problem = { field: string; message: string };

/** Counts all of them here: dates from the client are not trusted. */
async function countAll(ctx: Ctx, input: SaveDeadlinesInput, ownerId: string): Promise<CountedDeadline[] | Problem> {
  const counts: CountedDeadline[] = [];
  for (const [at, given] of input.deadlines.entries()) {
    const field = `deadlines.${at}`;
    const { title, description, alertDays } = given;
    const problem = deadlineValuesProblem({ ...(title?.trim() ? { title } : {}), description, alertDays });
    if (problem) return { field: `${field}.${problem.field}`, message: problem.message };
    const counted = await countInput(ctx, given.computation, ownerId);
    if ('refusal' in counted)
      return { field: `${field}.computation.${counted.refusal.field}`, message: counted.refusal.message };
    if (counted.count.dueOn === null)
      return { field: `${field}.computation.ruleId`, message: say.setsNoTerm(counted.count.title) };
    counts.push({ given, counted });
  }
  return counts;
}

/** Saves counted terms; those of one call belong to one notice. */
export async function saveDeadlines(ctx: Ctx, input: SaveDeadlinesInput) {
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, deadlines: [] });
  if (input.deadlines.length < 1 || input.deadlines.length > MAX_DEADLINES_AT_ONCE)
    return refused(userError('VALIDATION', say.howMany(MAX_DEADLINES_AT_ONCE), 'deadlines'));
  if (input.chainId && !findTermChain(input.chainId))
    return refused(userError('NOT_FOUND', errorText.NOT_FOUND, 'chainId'));
  await lockClosures(ctx, input.caseId);
  const place = await placeFor(ctx, input.caseId);
  if ('userErrors' in place) return refused(place);
  const counts = await countAll(ctx, input, place.ownerId);
  if ('field' in counts) return refused(userError('VALIDATION', counts.message, counts.field));
  const chainId = newId('deadlineChain');
  const represented = input.represents ?? (await sideOfCase(ctx, place.legalCase?.id ?? null));
  const steps = (input.chainId ? findTermChain(input.chainId)?.steps : null) ?? [];
  const deadlines: Deadline[] = [];
  for (const { given, counted } of counts) {
    const { count, stored, courtZone } = counted;
    const made: NewDeadline = {
      title: deadlineTitleOf(given.title, count.title),
      description: tidyDeadlineText('description', given.description ?? ''),
      alertDays: sortedAlertDays(given.alertDays),
      origin: 'COMPUTED',
      chainId,
      termChainId: input.chainId ?? null,
      ruleId: count.ruleId,
      computedFrom: stored,
      computation: packCount(count),
      isProvisional: count.isProvisional,
      isEstimated: steps.some((step) => step.rule === count.ruleId && isEstimate(step)),
      isTheirs: isOfOtherSide(count.ruleId, represented),
    };
    const due = dueMomentOf(courtZone ?? place.zone, count.dueOn ?? '', count.dueHour);
    deadlines.push(await addDeadline(ctx, place, { ...due, zone: courtZone ?? place.courtZone }, made));
  }
  await recordAdded(ctx, place, deadlines);
  return ok({ deadlines });
}
