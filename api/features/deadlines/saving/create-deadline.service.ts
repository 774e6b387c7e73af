import type { CreateDeadlineInput, SaveDeadlinesInput } from '#schema/generated/contract.ts';
import { deadlinesText as say } from '#schema/text/deadlines.ts';
import { errorText } from '#schema/text/errors.ts';
import { findTermChain } from '#db/content/deadlines/terms.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { recordChange } from '#api/features/cases/index.ts';
import { countInput, type Counted } from '../computing/computing.service.ts';
import { dueMomentOf, type DueMoment } from '../deadlines.rules.ts';
import { holdClosures, placeFor, schedule, type DeadlinePlace } from './deadline-change.service.ts';
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

type Made = Pick<Deadline, 'title' | 'description' | 'origin'> &
  Partial<Pick<Deadline, 'type' | 'priority' | 'alertDays' | 'isShared' | 'chainId' | 'termChainId' | 'ruleId'>> &
  Partial<Pick<Deadline, 'computedFrom' | 'computation' | 'isProvisional' | 'occurrenceOf'>> & { event?: string };

/** A new deadline where it belongs, with what makes it. */
export async function addDeadline(
  ctx: Ctx,
  place: DeadlinePlace,
  due: DueMoment,
  made: Made,
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
  return deadline;
}

/** One line for all that was added at once. */
async function tellAdded(ctx: Ctx, { legalCase }: DeadlinePlace, added: readonly Deadline[]): Promise<void> {
  const [first] = added;
  if (!legalCase || !first) return;
  const facts = { title: first.title, dueOn: first.dueOn, id: first.id, count: String(added.length) };
  await recordChange(ctx, legalCase, { kind: 'DEADLINE_ADDED', facts });
}

/** A deadline whose date somebody typed in. */
export async function createDeadline(ctx: Ctx, input: CreateDeadlineInput) {
  const problem = deadlineValuesProblem({ ...input, title: input.title });
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const due = dueOf(input);
  if (!due) return userError('VALIDATION', say.dateMissing, 'dueOn');
  if (input.isShared && !input.caseId) return userError('VALIDATION', say.sharedWithoutCase, 'isShared');
  const place = await placeFor(ctx, input.caseId);
  if ('userErrors' in place) return place;
  const deadline = await addDeadline(ctx, place, due, {
    title: tidyDeadlineText('title', input.title),
    description: tidyDeadlineText('description', input.description ?? ''),
    type: typeOf(input.type),
    priority: input.priority ?? null,
    alertDays: sortedAlertDays(input.alertDays),
    isShared: input.isShared ?? false,
    origin: 'MANUAL',
  });
  await tellAdded(ctx, place, [deadline]);
  return ok({ deadline });
}

interface Asked {
  given: SaveDeadlinesInput['deadlines'][number];
  counted: Counted;
}

type Problem = { field: string; message: string };

/** Every one counted here: what a client says of its date is not asked. */
async function countAll(ctx: Ctx, input: SaveDeadlinesInput, ownerId: string): Promise<Asked[] | Problem> {
  const asked: Asked[] = [];
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
    asked.push({ given, counted });
  }
  return asked;
}

/** Saves terms that were counted; those of one call belong to one notice. */
export async function saveDeadlines(ctx: Ctx, input: SaveDeadlinesInput) {
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, deadlines: [] });
  if (input.deadlines.length < 1 || input.deadlines.length > MAX_DEADLINES_AT_ONCE)
    return refused(userError('VALIDATION', say.howMany(MAX_DEADLINES_AT_ONCE), 'deadlines'));
  if (input.chainId && !findTermChain(input.chainId))
    return refused(userError('NOT_FOUND', errorText.NOT_FOUND, 'chainId'));
  await holdClosures(ctx, input.caseId);
  const place = await placeFor(ctx, input.caseId);
  if ('userErrors' in place) return refused(place);
  const asked = await countAll(ctx, input, place.ownerId);
  if ('field' in asked) return refused(userError('VALIDATION', asked.message, asked.field));
  const chainId = newId('deadlineChain');
  const deadlines: Deadline[] = [];
  for (const { given, counted } of asked) {
    const { count, stored } = counted;
    const made: Made = {
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
    };
    deadlines.push(await addDeadline(ctx, place, dueMomentOf(count.dueOn ?? '', count.dueHour), made));
  }
  await tellAdded(ctx, place, deadlines);
  return ok({ deadlines });
}
