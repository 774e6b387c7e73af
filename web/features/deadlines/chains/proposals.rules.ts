import type { ComputeDeadlineInput, NoticeMethod } from '#schema/generated/contract.ts';
import type { ComputationHeadFieldsFragment } from '../computation.generated.ts';

/** Terms that one notice brings, before they are saved. Pure. */

/** The notice that they start from. */
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
  /** Id of its rule, or `FREE_TERM`. */
  key: string;
  title: string;
  term: string;
  note: string | null;
  /** Title of the term that it runs after; `null`: the notice. */
  after: string | null;
  isChecked: boolean;
  computation: ComputationHeadFieldsFragment | null;
  /** What is counted, and saved when it is chosen. */
  input: ComputeDeadlineInput;
  /** Why it could not be counted. */
  problem: string | null;
}

/** The term that the text itself sets. */
export const FREE_TERM = 'free';

/** A term that is counted by itself, not as a step of a chain. */
export interface SingleTerm {
  key: string;
  title: string;
  term: string;
  isChecked: boolean;
  source: Pick<ComputeDeadlineInput, 'ruleId' | 'term'>;
}

/** What of the notice any count is told. */
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
  rule: { id: string; title: string; term: string };
  afterRuleId?: string | null;
}

interface CountedStep {
  ruleId: string;
  isChecked: boolean;
  note?: string | null;
  computation: ComputationHeadFieldsFragment;
}

/** The steps of a chain as they were counted. One that runs after another starts on its day, not on the notice's. */
export function chainProposals(steps: readonly CountedStep[], known: readonly ChainStep[], notice: Notice): Proposal[] {
  const titles = new Map(known.map(({ rule }) => [rule.id, rule.title]));
  return steps.map(({ ruleId, isChecked, note, computation }) => {
    const after = known.find(({ rule }) => rule.id === ruleId)?.afterRuleId ?? null;
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
      computation,
      input: { ruleId, ...start },
      problem: null,
    };
  });
}

/** What can be saved: a term without a day has nothing to be warned of. */
export const isSavable = ({ computation }: Proposal): boolean => Boolean(computation?.dueOn);

/** Those that are chosen: as they were proposed, unless somebody said otherwise. */
export const chosenOf = (proposals: readonly Proposal[], said: ReadonlyMap<string, boolean>): Proposal[] =>
  proposals.filter((proposal) => isSavable(proposal) && (said.get(proposal.key) ?? proposal.isChecked));
