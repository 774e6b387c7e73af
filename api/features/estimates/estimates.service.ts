import { Estimate } from '#db/entities/estimate.entity.ts';
import type { CreateEstimateInput, EstimateKind } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { estimateProblems } from '#schema/text/estimates.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { canReadAll, caseById, roleIn } from '../cases/index.ts';
import { clientKeyOf, priceFor } from '../hours/index.ts';
import { mayBeEvaluated } from '../privacy/index.ts';
import { accountZone } from '../users/index.ts';
import { estimateCase } from './estimate.tasks.ts';
import type { Question } from './estimate.types.ts';
import { inputProblem, PREMIUM_KINDS } from './estimates.rules.ts';
import { ownCasesOf } from './own-cases.service.ts';

/** Rate limit per account: an estimate over thousands of cases takes seconds of a processor. */
const ESTIMATES_OF_ONE = { name: 'estimate', points: 30, seconds: 60 };

const tidy = (text: string | null | undefined): string | null => (text?.trim() ? storable(text.trim()) : null);

/** Premium kinds need a premium plan and count in its meter. */
async function charge(ctx: Ctx, userId: string, kind: EstimateKind): Promise<void> {
  if (!PREMIUM_KINDS.has(kind)) return;
  const { included, requiredPlan } = await ctx.usage.includes(ctx, userId, 'neural_premium');
  if (!included) throw new Refusal('PREMIUM_REQUIRED', undefined, { requiredPlan });
  await ctx.usage.spend(ctx, userId, 'quantum_analyses');
}

/** Centavos an hour by the rates of the account; null: none is set. */
async function rateOf(ctx: Ctx, userId: string, legalCase: { id: string; client: string } | null, workedOn: string) {
  const { rate } = await priceFor(ctx, userId, {
    caseId: legalCase?.id ?? null,
    clientKey: clientKeyOf(legalCase?.client ?? ''),
    personId: userId,
    workedOn,
    seconds: 3600,
    billing: 'BILLABLE',
  });
  return rate;
}

export async function createEstimate(ctx: Ctx, input: CreateEstimateInput) {
  const { userId } = signedIn(ctx);
  if (!(await mayBeEvaluated(ctx, userId))) return userError('FORBIDDEN', estimateProblems.objected);
  const problem = inputProblem(input);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const legalCase = input.caseId ? await caseById(ctx, input.caseId) : null;
  // A guest does not see the amounts of a case.
  if (input.caseId && (!legalCase || !canReadAll(await roleIn(ctx, legalCase.id))))
    return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  await ctx.throttle.take(ESTIMATES_OF_ONE, userId);
  await charge(ctx, userId, input.kind);
  const today = dayIn(await accountZone(ctx, userId), ctx.clock.now());
  const question: Question = {
    kind: input.kind,
    caseType: input.caseType,
    courtId: legalCase?.court?.id ?? null,
    evidenceQuality: input.evidenceQuality,
    amount: input.amount ?? legalCase?.amountClaimed ?? null,
    offer: input.offer ?? null,
    hourlyRate: input.hourlyRate ?? (await rateOf(ctx, userId, legalCase, today)),
    expectedHours: input.expectedHours ?? null,
    hasUncounted: [input.judgeHistory, input.similarCases].some((text) => Boolean(text?.trim())),
    isLinked: legalCase !== null,
  };
  const own = await ownCasesOf(ctx, userId, input.caseType, today);
  const result = await runInWorker(ctx, estimateCase, { question, own });
  const estimate = ctx.em.create(Estimate, {
    id: newId('estimate'),
    user: userId,
    kind: input.kind,
    caseType: input.caseType,
    description: storable(input.description.trim()),
    evidenceQuality: input.evidenceQuality,
    jurisdiction: input.jurisdiction ?? null,
    judgeHistory: tidy(input.judgeHistory),
    similarCases: tidy(input.similarCases),
    legalCase: legalCase?.id ?? null,
    ownEstimate: input.ownEstimate ?? null,
    success: result.figures.find(({ kind }) => kind === 'SUCCESS')?.value ?? null,
    result,
    createdAt: ctx.clock.now(),
  });
  return ok({ estimate });
}

export async function findEstimate(ctx: Ctx, id: string): Promise<Estimate | null> {
  const { userId } = signedIn(ctx);
  return isId(id, 'estimate') ? ctx.em.findOne(Estimate, { id, user: userId }) : null;
}

export function listEstimates(ctx: Ctx, args: PageArguments) {
  return readListingWithTotal(
    ctx,
    {
      entity: Estimate,
      orderBy: 'createdAt',
      direction: 'desc',
      where: 'r.user_id = ?',
      values: [signedIn(ctx).userId],
    },
    args,
  );
}

export async function deleteEstimate(ctx: Ctx, id: string) {
  const estimate = await findEstimate(ctx, id);
  if (!estimate) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  ctx.em.remove(estimate);
  return ok({ deletedEstimateId: id });
}
