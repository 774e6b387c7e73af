import type { LegalArea, Topic } from '#db/content/legal-content.ts';
import { indexTermsOf } from '#db/search/terms.rules.ts';
import type { AnswerPassage, AnswerTopic, Aspect } from '#api/ports/llm.ts';
import { withoutPlaces } from '../retrieval/jurisdiction.rules.ts';
import { readConcepts, termsOfConcepts, type Concept } from '../retrieval/concepts.rules.ts';
import { shareSpokenOf } from '../retrieval/focus.rules.ts';
import { readNaming } from '../retrieval/named-articles.rules.ts';
import type { FittingTopic } from '../retrieval/fusion.rules.ts';

/** A follow-up: a question with few words of its own, or one that begins like a reply. */
const FOLLOW_UP_START =
  /^[¿\s]*(?:(?:ok|okey|oye|oiga|ah|ay|uy|bueno|va|sale|ya|pos|pues|no pos|no pues|perd[oó]n)[\s,.]+)*(?:y|pero|entonces|también|tambien|además|ademas|o)\b/i;
const FEW_CONCEPTS = 2;
const SOME_CONCEPTS = 5;

/** «¿Y si…?», «pero…»: always a follow-up. */
export const beginsLikeReply = (question: string): boolean => FOLLOW_UP_START.test(question);

/** «la», «eso», «en ese caso»: references to something said before. */
const POINTS_BACK =
  /(?<![\p{L}])(?:eso|esos|esa|esas|ese|esto|esta|este|ah[ií]|ello|dich[oa]s?|tal(?:es)?|en (?:ese|tal) caso|(?:lo|la|los|las) (?:puedo|puede|pueden|debo|debe|tengo|tiene|cobro|pago|reclamo|pido|pierdo|junto)|mencion\w+|ese art[ií]culo)(?![\p{L}])/iu;

/** Whether a question can only be understood with the one before it. */
function needsContext(question: string): boolean {
  const own = readConcepts(question).length;
  if (own <= FEW_CONCEPTS) return true;
  return own <= SOME_CONCEPTS && (beginsLikeReply(question) || POINTS_BACK.test(question));
}

type Turns = readonly { role: 'USER' | 'ASSISTANT'; text: string }[];
const MAX_TURNS_BACK = 3;

/**
 * The questions before, when this one needs them: back to the last one that is complete, oldest first. `null` when there
 * are none or they are not needed.
 */
export function contextOf(question: string, history: Turns): string | null {
  const asked = history.flatMap(({ role, text }) => (role === 'USER' ? [text] : []));
  if (asked.length === 0 || !needsContext(question)) return null;
  const context: string[] = [];
  for (const each of asked.toReversed().slice(0, MAX_TURNS_BACK)) {
    context.unshift(each);
    if (!needsContext(each)) break;
  }
  return context.join('\n');
}

const SENTENCE = /(?<=[.!?…](?:\s*\{\{[^{}]*\}\})*)\s+(?=[\p{Lu}¿¡])(?![^{}]*\}\})/u;
const MAX_POINTS = 4;
const MAX_ARTICLES = 2;
/** Share of the concepts added by a follow-up that a point must contain. */
const MIN_SHARE = 0.5;

/** «¿cambia algo?», «¿es lo mismo?»: words without content of their own. */
const ASKS_NOTHING = /^(?:cambi\w+|aplic\w+|igual|mism[oa]s?|pas[ae]\w*|sirve|vale|caso|estuvier\w+|fuer\w+|seria)$/;

/** The concepts of a follow-up that are not in the questions before it. */
export function addedConcepts(question: string, before: string): Concept[] {
  const known = new Set(termsOfConcepts(readConcepts(before)));
  const own = readConcepts(withoutPlaces(readNaming(question).rest));
  return own.filter(
    ({ words, alternatives: [first] }) => !ASKS_NOTHING.test(words) && !first?.terms.every((term) => known.has(term)),
  );
}

/** How much the questions before count when texts are compared for what a follow-up adds. */
const BEFORE_SHARE = 0.8;

/** What topics and passages say about the concepts that a follow-up adds; `null` when there is nothing. */
export function aspectOf(
  question: string,
  before: string,
  topics: readonly AnswerTopic[],
  passages: readonly AnswerPassage[],
): Aspect | null {
  const added = addedConcepts(question, before);
  if (added.length === 0) return null;
  const old = readConcepts(before);
  const fitting = <T>(items: readonly T[], textOf: (item: T) => string, most: number): T[] =>
    items
      .map((item) => ({ item, share: shareSpokenOf(textOf(item), added), old: shareSpokenOf(textOf(item), old) }))
      .filter(({ share, old: known }) => share >= MIN_SHARE && known > 0)
      .toSorted((a, b) => b.share + BEFORE_SHARE * b.old - (a.share + BEFORE_SHARE * a.old))
      .slice(0, most)
      .map(({ item }) => item);
  const lines = topics.flatMap(({ answer, sections, term }) => [
    ...sections.flatMap(({ points }) => points),
    ...answer.split(SENTENCE),
    ...(term ? term.split(SENTENCE) : []),
  ]);
  const points = fitting(
    lines.filter((line) => line.includes('{{')),
    (line) => line,
    MAX_POINTS,
  );
  const articles = fitting(passages, ({ title, text, synthesis }) => `${title}\n${text}\n${synthesis}`, MAX_ARTICLES)
    .map(({ statuteKey, articleNumber }) => `${statuteKey}:${articleNumber}`)
    .filter((key) => !points.some((point) => point.includes(`{{${key}}}`) || point.includes(`{{${key}|`)));
  return points.length > 0 || articles.length > 0 ? { points, articles } : null;
}

/** A topic answers when it covers most of the question… */
const MIN_COVERAGE = 0.6;
const MIN_SCORE = 0.25;
/** …or half of it, when it lists nearly the same question. */
const MIN_COVERAGE_OF_ASKED = 0.45;
const NEARLY_THE_SAME = 0.5;
/** A second one only when it fits nearly as well. */
const SECOND_SHARE = 0.9;
/** Beside an article that was named, a topic must be plainly about the same. */
const BESIDE_NAMED = 0.85;
/** How much it counts that the question is one of those that the topic was written for. */
const ASKED_WEIGHT = 1.5;

/** How near a question is to the nearest way in which a topic is asked: shared stems over all, 0–1. */
function likeness(question: string, topic: Pick<Topic, 'title' | 'question' | 'asked'>): number {
  const wanted = new Set(indexTermsOf(question));
  const shares = [topic.title, topic.question, ...topic.asked].map((phrase) => {
    const words = new Set(indexTermsOf(phrase));
    const shared = [...wanted].filter((word) => words.has(word)).length;
    return shared === 0 ? 0 : (2 * shared) / (wanted.size + words.size);
  });
  return Math.max(0, ...shares);
}

const PLAIN_COVERAGE = 0.85;
const PLAIN_LIKENESS = 0.6;

/** Whether a topic is about all that is asked, or was asked nearly in these words. */
export const isPlainly = (fitting: FittingTopic | undefined, question: string): boolean =>
  fitting !== undefined && (fitting.coverage >= PLAIN_COVERAGE || likeness(question, fitting.topic) >= PLAIN_LIKENESS);

/** A topic of another area than the words of the question point at is less likely meant. */
const OTHER_AREA = 0.7;

const areaWeight = (area: LegalArea, asked: LegalArea | null): number => (asked && area !== asked ? OTHER_AREA : 1);

/** Topics that are really about the question, at most two. */
export function fittingTopics(
  topics: readonly FittingTopic[],
  isArticleNamed: boolean,
  question: string,
  area: LegalArea | null = null,
): FittingTopic[] {
  const isAbout = (coverage: number, near: number): boolean =>
    isArticleNamed
      ? coverage >= BESIDE_NAMED
      : coverage >= MIN_COVERAGE || (coverage >= MIN_COVERAGE_OF_ASKED && near >= NEARLY_THE_SAME);
  const [first, second] = topics
    .map((fitting) => ({ fitting, near: likeness(question, fitting.topic) }))
    .filter(({ fitting, near }) => fitting.score >= MIN_SCORE && isAbout(fitting.coverage, near))
    .map(({ fitting, near }) => ({
      fitting,
      fit: fitting.score * fitting.coverage * (1 + ASKED_WEIGHT * near) * areaWeight(fitting.topic.area, area),
    }))
    .sort((a, b) => b.fit - a.fit);
  if (!first) return [];
  return second && second.fit >= SECOND_SHARE * first.fit ? [first.fitting, second.fitting] : [first.fitting];
}
