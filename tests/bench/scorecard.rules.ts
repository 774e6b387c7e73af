import { quantile } from './figures.rules.ts';

/** Figures of a retrieval over labelled questions. */

export interface BenchQuestion {
  id: string;
  question: string;
  area: string;
  /** Articles that answer it; empty: the right answer is to abstain. */
  expects: { law: string; article: string }[];
}

export interface Outcome {
  question: BenchQuestion;
  /** Retrieved articles, best first: `lft 48`. */
  found: string[];
  abstained: boolean;
  milliseconds: number;
}

export interface Scorecard {
  answerable: number;
  recallAt1: number;
  recallAt5: number;
  /** Mean reciprocal rank (MRR) of the first right article. */
  mrr: number;
  p50: number;
  p95: number;
  abstainedRightly: number;
  shouldAbstain: number;
  abstainedWrongly: number;
  misses: Outcome[];
}

export const rankOf = ({ question, found }: Outcome): number =>
  found.findIndex((article) => question.expects.some((expected) => article === `${expected.law} ${expected.article}`));

export function scorecardOf(outcomes: readonly Outcome[]): Scorecard {
  const answerable = outcomes.filter(({ question }) => question.expects.length > 0);
  const others = outcomes.filter(({ question }) => question.expects.length === 0);
  const share = (passes: (outcome: Outcome) => number): number =>
    answerable.reduce((sum, each) => sum + passes(each), 0) / Math.max(1, answerable.length);
  const within =
    (limit: number) =>
    (outcome: Outcome): number => {
      const rank = rankOf(outcome);
      return rank >= 0 && rank < limit ? 1 : 0;
    };
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  return {
    answerable: answerable.length,
    recallAt1: share(within(1)),
    recallAt5: share(within(5)),
    mrr: share((outcome) => (rankOf(outcome) < 0 ? 0 : 1 / (rankOf(outcome) + 1))),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    abstainedRightly: others.filter(({ abstained }) => abstained).length,
    shouldAbstain: others.length,
    abstainedWrongly: answerable.filter(({ abstained }) => abstained).length,
    misses: outcomes.filter((outcome) =>
      outcome.question.expects.length === 0 ? !outcome.abstained : outcome.abstained || within(5)(outcome) === 0,
    ),
  };
}
