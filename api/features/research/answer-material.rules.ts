import { readConcepts } from './concepts.rules.ts';
import type { FittingTopic } from './fusion.rules.ts';

/** A question that goes on from the one before: it has few words of its own or begins like a reply. */
const FOLLOW_UP_START = /^[¿\s]*(?:y|pero|entonces|también|tambien|además|ademas|o)\b/i;
const FEW_CONCEPTS = 2;
const SOME_CONCEPTS = 5;

/** «¿Y si…?», «pero…»: whatever else it says, it goes on from the question before. */
export const beginsLikeReply = (question: string): boolean => FOLLOW_UP_START.test(question);

/** The question before, when this one may need it to be understood. */
export function contextOf(
  question: string,
  history: readonly { role: 'USER' | 'ASSISTANT'; text: string }[],
): string | null {
  const before = history.findLast(({ role }) => role === 'USER')?.text ?? null;
  if (!before) return null;
  const own = readConcepts(question).length;
  if (own === 0) return before;
  return own <= FEW_CONCEPTS || (own <= SOME_CONCEPTS && beginsLikeReply(question)) ? before : null;
}

/** A topic answers when it speaks of most of what is asked… */
const LEAST_COVERAGE = 0.6;
const LEAST_SCORE = 0.25;
/** …and a second one only when it fits nearly as well. */
const SECOND_SHARE = 0.9;
/** Beside an article that was named, a topic must be plainly about the same. */
const BESIDE_NAMED = 0.85;

/** Topics that are really about the question, at most two. */
export function fittingTopics(topics: readonly FittingTopic[], isArticleNamed: boolean): FittingTopic[] {
  const least = isArticleNamed ? BESIDE_NAMED : LEAST_COVERAGE;
  const fit = ({ score, coverage }: FittingTopic): number => score * coverage;
  const [first, second] = topics
    .filter((topic) => topic.coverage >= least && topic.score >= LEAST_SCORE)
    .sort((a, b) => fit(b) - fit(a));
  if (!first) return [];
  return second && fit(second) >= SECOND_SHARE * fit(first) ? [first, second] : [first];
}
