import type { MoveTriggerInput } from '#schema/generated/contract.ts';
import { changeReasons, deadlinesText as say } from '#schema/text/deadlines.ts';
import { errorText } from '#schema/text/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { writeChanged } from '../alerts/write-alerts.service.ts';
import { computationInputProblem } from '../computing/computing.rules.ts';
import { readDeadlines } from '../deadline-rows.service.ts';
import { applyCount } from './apply-count.service.ts';
import { chosenIds, noticeOf, ownNotice, planMoves } from './chain-plan.service.ts';
import {
  deadlineToChange,
  lockClosures,
  schedule,
  recordDeadlineChange,
  type LockedDeadline,
  type DeadlineRefusal,
} from './deadline-change.service.ts';

/** Ids of the deadlines of a notice, by date. */
async function idsOfChain(ctx: Ctx, chainId: string): Promise<string[]> {
  if (!isId(chainId, 'deadlineChain')) return [];
  const rows = await ctx.em.execute<{ id: string }[]>(
    'select id from deadline where chain_id = ? and deleted_at is null order by due_at, id',
    [chainId],
  );
  return rows.map(({ id }) => id);
}

/** The problem of the notice itself, or `null`. */
function noticeProblem({ noticeOn, noticeAt, method, notices }: MoveTriggerInput): DeadlineRefusal | null {
  for (const one of notices ?? [{ noticeOn, noticeAt, method }]) {
    const problem = computationInputProblem(one);
    if (problem) return userError('VALIDATION', problem.message, notices ? 'notices' : problem.field);
  }
  return null;
}

const chainMissing = () => userError('NOT_FOUND', errorText.NOT_FOUND, 'chainId');

/** The new dates, without writing them. */
export async function previewMove(ctx: Ctx, input: MoveTriggerInput) {
  signedIn(ctx);
  const refused = (refusal: DeadlineRefusal) => ({
    ...refusal,
    noticeOn: null,
    noticeAt: null,
    method: null,
    moves: [],
  });
  const bad = noticeProblem(input);
  if (bad) return refused(bad);
  const ids = await idsOfChain(ctx, input.chainId);
  const seen = new Map((await readDeadlines(ctx, ids)).map((deadline) => [deadline.id, deadline]));
  const deadlines = ids.flatMap((id) => seen.get(id) ?? []);
  if (deadlines.length === 0) return refused(chainMissing());
  const moves = await planMoves(ctx, deadlines, input);
  const notice = noticeOf(deadlines);
  return ok({
    noticeOn: notice?.noticeOn ?? null,
    noticeAt: notice?.noticeAt ?? null,
    method: notice?.method ?? null,
    moves: moves.map(({ deadline, counted, problem }) => ({
      deadline,
      dueOn: counted?.count.dueOn ?? null,
      problem,
    })),
  });
}

/** The deadlines of a notice that the caller may change, locked in the order of their ids. */
async function lockChain(ctx: Ctx, chainId: string): Promise<LockedDeadline[] | DeadlineRefusal> {
  const inHand: LockedDeadline[] = [];
  let refusal: DeadlineRefusal | null = null;
  const ids = await idsOfChain(ctx, chainId);
  for (const id of ids.toSorted()) {
    const one = await deadlineToChange(ctx, id);
    if ('userErrors' in one) refusal ??= one;
    else inHand.push(one);
  }
  if (inHand.length > 0) return inHand.toSorted((a, b) => ids.indexOf(a.deadline.id) - ids.indexOf(b.deadline.id));
  // A chain that the caller does not see is not found.
  const [first] = refusal?.userErrors ?? [];
  return first && first.code !== 'NOT_FOUND' ? userError(first.code, first.message, 'chainId') : chainMissing();
}

function choiceProblem(input: MoveTriggerInput, inHand: readonly LockedDeadline[]): DeadlineRefusal | null {
  const open = inHand.filter(({ deadline }) => !deadline.completedAt).map(({ deadline }) => deadline.id);
  if (open.length === 0) return userError('CONFLICT', say.chainEmpty, 'chainId');
  const chosen = chosenIds(input) ?? open;
  const isOfChain = chosen.length > 0 && chosen.every((id) => open.includes(id));
  return isOfChain ? null : userError('VALIDATION', say.notOfChain, input.notices ? 'notices' : 'deadlineIds');
}

/** Moves a notice: recounts its open deadlines, or the chosen ones; all or none. */
export async function moveTrigger(ctx: Ctx, input: MoveTriggerInput) {
  const refused = (refusal: DeadlineRefusal) => ({ ...refusal, deadlines: [] });
  const bad = noticeProblem(input);
  if (bad) return refused(bad);
  await lockClosures(ctx, input.chainId);
  const inHand = await lockChain(ctx, input.chainId);
  if ('userErrors' in inHand) return refused(inHand);
  const problem = choiceProblem(input, inHand);
  if (problem) return refused(problem);
  const moves = await planMoves(
    ctx,
    inHand.map(({ deadline }) => deadline),
    input,
  );
  const failed = moves.find((move) => move.problem !== null);
  if (failed) return refused(userError('VALIDATION', failed.problem ?? '', 'noticeOn'));
  const moved: LockedDeadline[] = [];
  for (const [at, { deadline, counted }] of moves.entries()) {
    const { noticeOn } = ownNotice(input, deadline.id) ?? input;
    const said = input.notices?.find(({ deadlineId }) => deadlineId === deadline.id);
    if (said) deadline.isEstimated = said.isEstimated ?? false;
    const isMoved = counted !== null && (await applyCount(ctx, deadline, counted, changeReasons.notice(noticeOn)));
    const one = inHand[at];
    if (!isMoved || !one) continue;
    await schedule(ctx, deadline);
    await recordDeadlineChange(ctx, one, 'DEADLINE_MOVED');
    moved.push(one);
  }
  await ctx.em.flush();
  await writeChanged(
    ctx,
    moved.map(({ deadline }) => deadline),
    { exceptUserId: signedIn(ctx).userId },
  );
  return ok({ deadlines: inHand.map(({ deadline }) => deadline) });
}
