import type { MoveTriggerInput } from '#schema/generated/contract.ts';
import { deadlinesText as say } from '#schema/text/deadlines.ts';
import { findTermChain, isEstimate } from '#db/content/deadlines/terms.ts';
import type { TermChain } from '#db/content/deadlines/term-rule.ts';
import type { StoredComputation } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { DeadlineRow } from '../deadline-rows.service.ts';
import { countStored, startOfStep, type Counted } from '../computing/computing.service.ts';

/** Plans the new dates of the deadlines of one notice when its day changes. `D`: the row or entity in use. */
export interface PlannedMove<D extends DeadlineRow> {
  deadline: D;
  /** `null`: unchanged (completed, not chosen), or it cannot be counted. */
  counted: Counted | null;
  /** In Spanish, when it cannot be counted. */
  problem: string | null;
}

/** The ids of the chosen deadlines; `null`: all open ones. */
export const chosenIds = ({ deadlineIds, notices }: MoveTriggerInput): readonly string[] | null =>
  notices?.map(({ deadlineId }) => deadlineId) ?? deadlineIds ?? null;

const isChosen = (input: MoveTriggerInput, { id, completedAt, computedFrom }: DeadlineRow): boolean =>
  !completedAt && computedFrom != null && (chosenIds(input)?.includes(id) ?? true);

/** The notice of one deadline, when each is given its own (to undo a move). */
export function ownNotice(
  { notices }: MoveTriggerInput,
  id: string,
): Pick<StoredComputation, 'noticeOn' | 'adviceSentOn' | 'noticeAt' | 'method'> | null {
  const own = notices?.find(({ deadlineId }) => deadlineId === id);
  if (!own) return null;
  const { noticeOn, adviceSentOn = null, noticeAt = null, method = null } = own;
  return { noticeOn, adviceSentOn, noticeAt, method };
}

/** The present notice of a chain: from a deadline that starts on it, not on the end of another step. */
export function noticeOf(
  deadlines: readonly DeadlineRow[],
): Pick<StoredComputation, 'noticeOn' | 'noticeAt' | 'method'> | null {
  const isFirst = ({ termChainId, ruleId }: DeadlineRow): boolean => {
    const chain = termChainId ? findTermChain(termChainId) : null;
    return !chain?.steps.find(({ rule }) => rule === ruleId)?.after;
  };
  const counted = deadlines.filter(({ computedFrom }) => computedFrom != null);
  return (counted.find(isFirst) ?? counted[0])?.computedFrom ?? null;
}

/** The end dates of the steps of a chain, saved as deadlines or not. */
class ChainDates<D extends DeadlineRow> {
  private readonly chain: TermChain | null;
  private readonly ends = new Map<string, string | null>();
  readonly moves = new Map<string, PlannedMove<D>>();

  constructor(
    private readonly ctx: Ctx,
    private readonly deadlines: readonly D[],
    private readonly input: MoveTriggerInput,
  ) {
    const termChainId = deadlines.find((deadline) => deadline.termChainId)?.termChainId;
    this.chain = (termChainId && findTermChain(termChainId)) || null;
  }

  private stepOf(ruleId: string | null): TermChain['steps'][number] | undefined {
    return this.chain?.steps.find(({ rule }) => rule === ruleId);
  }

  /** The new input of a deadline: from the moved notice, or from the end of the step before. */
  private async movedInput(stored: StoredComputation, id: string | null): Promise<StoredComputation | null> {
    const own = id === null ? null : ownNotice(this.input, id);
    if (own) return { ...stored, ...own };
    const { noticeOn, noticeAt, method } = this.input;
    // The user gives the new day of notice, so no day is deemed.
    const notice = {
      noticeOn,
      adviceSentOn: null,
      noticeAt: noticeAt ?? stored.noticeAt,
      method: method ?? stored.method,
    };
    const step = this.stepOf(stored.ruleId);
    if (!step?.after) return { ...stored, ...notice };
    const start = startOfStep(step, { noticeOn }, new Map([[step.after, await this.endOf(step.after)]]));
    return start && { ...stored, noticeOn: start.noticeOn };
  }

  /** The end of a step: of its saved deadline, else counted like the others. */
  private async endOf(ruleId: string): Promise<string | null> {
    const known = this.ends.get(ruleId);
    if (known !== undefined) return known;
    const saved = this.deadlines.find((deadline) => deadline.ruleId === ruleId);
    if (saved) return (await this.plan(saved)).counted?.count.dueOn ?? saved.dueOn;
    const model = this.deadlines.find(({ computedFrom }) => computedFrom != null)?.computedFrom;
    const stored = model && (await this.movedInput({ ...model, ruleId, term: null, suspensions: [] }, null));
    const counting = stored ? await countStored(this.ctx, stored, this.ownerId) : null;
    const end = counting && 'count' in counting ? counting.count.dueOn : null;
    this.ends.set(ruleId, end);
    return end;
  }

  private get ownerId(): string {
    return this.deadlines[0]?.owner.id ?? '';
  }

  /** Its own notice was made: another day of the first notice does not move it. */
  private hasOwnNotice({ id, ruleId, isEstimated }: D): boolean {
    const step = this.stepOf(ruleId ?? null);
    return !isEstimated && step !== undefined && isEstimate(step) && ownNotice(this.input, id) === null;
  }

  async plan(deadline: D): Promise<PlannedMove<D>> {
    const planned = this.moves.get(deadline.id);
    if (planned) return planned;
    const move: PlannedMove<D> = { deadline, counted: null, problem: null };
    this.moves.set(deadline.id, move);
    if (!deadline.computedFrom || !isChosen(this.input, deadline) || this.hasOwnNotice(deadline)) return move;
    const stored = await this.movedInput(deadline.computedFrom, deadline.id);
    const counting = stored && (await countStored(this.ctx, stored, deadline.owner.id));
    if (counting && 'count' in counting && counting.count.dueOn !== null) move.counted = counting;
    else move.problem = counting && 'refusal' in counting ? counting.refusal.message : say.setsNoTerm(deadline.title);
    return move;
  }
}

/** In the order of the given deadlines. */
export async function planMoves<D extends DeadlineRow>(
  ctx: Ctx,
  deadlines: readonly D[],
  input: MoveTriggerInput,
): Promise<PlannedMove<D>[]> {
  const dates = new ChainDates(ctx, deadlines, input);
  const moves: PlannedMove<D>[] = [];
  for (const deadline of deadlines) moves.push(await dates.plan(deadline));
  return moves;
}
