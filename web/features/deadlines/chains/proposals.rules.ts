import type { ComputeDeadlineInput, NoticeMethod, ProceduralSide } from '#schema/generated/contract.ts';
import type { ComputationHeadFieldsFragment } from '../computation.generated.ts';

/** The terms of one notice, before they are saved. Pure. */

/** The notice from which the terms run. */
export interface Notice {
  day: string;
  hour: string;
  method: NoticeMethod | null;
  lawOfAct: string | null;
  calendar: string | null;
  courtId: string | null;
  distance: string;
}

export interface Proposal {
  /** Id of the rule, or `FREE_TERM`. */
  key: string;
  title: string;
  term: string;
  note: string | null;
  /** Title of the term after which it runs; `null`: it runs from the notice. */
  after: string | null;
  isChecked: boolean;
  /** No notice starts it yet: its date is an estimate. */
  isEstimated: boolean;
  /** The side that must act; `null`: either. */
  side: ProceduralSide | null;
  computation: ComputationHeadFieldsFragment | null;
  /** Input of the count, and of saving it. */
  input: ComputeDeadlineInput;
  /** Why it could not be counted. */
  problem: string | null;
}

/** A term that the text of the notice sets itself. */
export const FREE_TERM = 'free';

/** A term that is counted alone, not as a step of a chain. */
export interface SingleTerm {
  key: string;
  title: string;
  term: string;
  isChecked: boolean;
  side: ProceduralSide | null;
  source: Pick<ComputeDeadlineInput, 'ruleId' | 'term'>;
}

/** The part of the notice that every count needs. */
export const noticeInput = ({ day, hour, method, lawOfAct, calendar, courtId, distance }: Notice) => ({
  noticeOn: day,
  ...(hour ? { noticeAt: hour } : {}),
  ...(method ? { method } : {}),
  ...(lawOfAct ? { lawOfAct } : {}),
  ...(calendar ? { calendar } : {}),
  ...(courtId ? { courtId } : {}),
  ...(/^\d+$/.test(distance) ? { distanceKm: Number(distance) } : {}),
});

interface ChainStep {
  rule: { id: string; title: string; term: string; side: ProceduralSide | null };
  afterRuleId?: string | null;
}

interface CountedStep {
  ruleId: string;
  isChecked: boolean;
  isEstimated: boolean;
  note?: string | null;
  computation: ComputationHeadFieldsFragment;
}

/** The counted steps of a chain. A step after another starts on the due date of that step, not on the notice. */
export function chainProposals(steps: readonly CountedStep[], known: readonly ChainStep[], notice: Notice): Proposal[] {
  const titles = new Map(known.map(({ rule }) => [rule.id, rule.title]));
  return steps.map(({ ruleId, isChecked, isEstimated, note, computation }) => {
    const step = known.find(({ rule }) => rule.id === ruleId);
    const after = step?.afterRuleId ?? null;
    const start = after
      ? { ...noticeInput({ ...notice, hour: '' }), noticeOn: computation.noticeOn, method: computation.method }
      : { ...noticeInput(notice), method: computation.method };
    return {
      key: ruleId,
      title: titles.get(ruleId) ?? computation.title,
      term: computation.term,
      note: note ?? null,
      after: after ? (titles.get(after) ?? null) : null,
      isChecked,
      isEstimated,
      side: step?.rule.side ?? null,
      computation,
      input: { ruleId, ...start },
      problem: null,
    };
  });
}

/** A term without a due date cannot be saved. */
export const isSavable = ({ computation }: Proposal): boolean => Boolean(computation?.dueOn);

/** Whether it is the act of the other side. */
export const isTheirs = ({ side }: Pick<Proposal, 'side'>, represented: ProceduralSide | null): boolean =>
  side !== null && represented !== null && side !== represented;

/** The selected ones: as proposed, unless the user changed them. What the other side must do is not proposed. */
export const chosenOf = (
  proposals: readonly Proposal[],
  said: ReadonlyMap<string, boolean>,
  represented: ProceduralSide | null,
): Proposal[] =>
  proposals.filter(
    (proposal) =>
      isSavable(proposal) && (said.get(proposal.key) ?? (proposal.isChecked && !isTheirs(proposal, represented))),
  );
