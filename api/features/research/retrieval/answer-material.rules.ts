import type { Topic } from '#db/content/legal-content.ts';
import { indexTermsOf } from '#db/search/terms.rules.ts';
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
/** …or of half of it, when somebody has asked nearly the same. */
const LEAST_COVERAGE_OF_ASKED = 0.45;
const NEARLY_THE_SAME = 0.5;
/** A second one only when it fits nearly as well. */
const SECOND_SHARE = 0.9;
/** Beside an article that was named, a topic must be plainly about the same. */
const BESIDE_NAMED = 0.85;
/** How much it counts that the question is one of those that the topic was written for. */
const ASKED_WEIGHT = 1.5;

/** How near a question is to the nearest way in which a topic is asked: shared stems over all, 0–1. */
export function likeness(question: string, topic: Pick<Topic, 'title' | 'question' | 'asked'>): number {
  const wanted = new Set(indexTermsOf(question));
  const shares = [topic.title, topic.question, ...topic.asked].map((phrase) => {
    const words = new Set(indexTermsOf(phrase));
    const shared = [...wanted].filter((word) => words.has(word)).length;
    return shared === 0 ? 0 : (2 * shared) / (wanted.size + words.size);
  });
  return Math.max(0, ...shares);
}

/** Topics that are really about the question, at most two. */
export function fittingTopics(
  topics: readonly FittingTopic[],
  isArticleNamed: boolean,
  question: string,
): FittingTopic[] {
  const isAbout = (coverage: number, near: number): boolean =>
    isArticleNamed
      ? coverage >= BESIDE_NAMED
      : coverage >= LEAST_COVERAGE || (coverage >= LEAST_COVERAGE_OF_ASKED && near >= NEARLY_THE_SAME);
  const [first, second] = topics
    .map((fitting) => ({ fitting, near: likeness(question, fitting.topic) }))
    .filter(({ fitting, near }) => fitting.score >= LEAST_SCORE && isAbout(fitting.coverage, near))
    .map(({ fitting, near }) => ({ fitting, fit: fitting.score * fitting.coverage * (1 + ASKED_WEIGHT * near) }))
    .sort((a, b) => b.fit - a.fit);
  if (!first) return [];
  return second && second.fit >= SECOND_SHARE * first.fit ? [first.fitting, second.fitting] : [first.fitting];
}
