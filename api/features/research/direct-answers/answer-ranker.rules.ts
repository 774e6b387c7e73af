import type { DirectAnswer, QuestionIntent } from '#db/content/direct-answers.ts';
import { topicOf } from './answers-with-topics.rules.ts';
import type { AnswerMatch } from './direct-answer-index.rules.ts';

/** Ranks the candidate direct answers and estimates the confidence in the first one. Weights are trained. */

export interface RankerWeights {
  /** One per feature of a candidate. */
  order: number[];
  /** One per feature of the best candidate and its lead, then the constant. */
  surety: number[];
}

export interface RankedAnswer extends AnswerMatch {
  score: number;
}

export interface Candidate extends AnswerMatch {
  /** `null`: a topic answers questions of every kind. */
  intent: QuestionIntent | null;
  roles: readonly string[];
}

/** How likely each intent and each role is, as the words of the question say. */
export interface QuestionShares {
  intents: Readonly<Record<QuestionIntent, number>>;
  roles: Readonly<Record<string, number>>;
}

/** An answer that was matched, with what the order asks of it; empty when there is no such answer. */
export const candidateOf = (match: AnswerMatch, answer: DirectAnswer | undefined): Candidate[] =>
  answer ? [{ ...match, intent: topicOf(answer) === null ? answer.intent : null, roles: answer.roles }] : [];

export const ORDER_FEATURES = [
  'lexical of the best',
  'lexical',
  'coverage',
  'likeness',
  'likeness of the best',
  'nearness',
  'nearest',
  'nearness behind the best',
  'nearest behind the best',
  'nearness of the asking part',
  'nearest of the asking part',
  'intent',
  'role',
  'topic',
] as const;

const MIN_SHARE = 0.02;
/** Neutral share for a candidate without intent or without a known role. */
const NO_SHARE = 0.1;

const logShare = (share: number): number => Math.log(Math.max(MIN_SHARE, share));

/** How likely one of the roles is; `forAll`: what is said of an answer that names none that is known. */
export function roleShare(roles: readonly string[], shares: QuestionShares['roles'], forAll = NO_SHARE): number {
  // «constructor» is a role of people, and what every object has.
  const known = roles.filter((role) => Object.hasOwn(shares, role));
  return known.length === 0 ? forAll : known.reduce((sum, role) => sum + (shares[role] ?? 0), 0);
}

const most = (values: readonly number[]): number => Math.max(1e-6, ...values);

/** The features of each candidate, in the order of `ORDER_FEATURES`. */
export function orderFeatures(candidates: readonly Candidate[], { intents, roles }: QuestionShares): number[][] {
  const lexical = most(candidates.map((each) => each.lexical));
  const likeness = most(candidates.map((each) => each.likeness));
  const nearness = most(candidates.map((each) => each.nearness));
  const nearest = most(candidates.map((each) => each.nearest));
  return candidates.map((each) => [
    each.lexical / lexical,
    each.lexical,
    each.coverage,
    each.likeness,
    each.likeness / likeness,
    each.nearness,
    each.nearest,
    each.nearness - nearness,
    each.nearest - nearest,
    each.askingNearness,
    each.askingNearest,
    logShare(each.intent ? intents[each.intent] : NO_SHARE),
    logShare(roleShare(each.roles, roles)),
    each.intent === null ? 1 : 0,
  ]);
}

const weigh = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Best first. */
export function rankCandidates(
  candidates: readonly Candidate[],
  shares: QuestionShares,
  { order }: RankerWeights,
): RankedAnswer[] {
  const features = orderFeatures(candidates, shares);
  return candidates
    .map((each, at) => ({ ...each, score: weigh(features[at] ?? [], order) }))
    .sort((a, b) => b.score - a.score);
}

/** Features of the confidence: the best candidate, its lead, and the number of concepts. */
export function suretyFeatures(ranked: readonly RankedAnswer[], conceptCount: number): number[] {
  const [first, second] = ranked;
  if (!first) return [];
  return [
    first.lexical,
    first.coverage,
    first.likeness,
    first.nearness,
    first.nearest,
    Math.min(4, first.score - (second?.score ?? first.score - 4)),
    Math.log1p(conceptCount),
    1,
  ];
}

/** Confidence that the first answer is the right one, 0–1. */
export function suretyOf(ranked: readonly RankedAnswer[], conceptCount: number, { surety }: RankerWeights): number {
  if (ranked.length === 0) return 0;
  return 1 / (1 + Math.exp(-weigh(suretyFeatures(ranked, conceptCount), surety)));
}
