import { foldText } from '#schema/lib/fold-text.ts';
import { answersText } from '#schema/text/answers.ts';
import type { DirectAnswer } from '#db/content/direct-answers.ts';
import type { Topic } from '#db/content/legal-content.ts';
import { readConcepts } from '../retrieval/concepts.rules.ts';
import type { Retrieval } from '../retrieval/retrieve.service.ts';
import { askingClauses, asksSomething, takesYesOrNo } from './asking-part.rules.ts';
import { plainQuestion } from './abbreviations.rules.ts';
import { readAnswersFor, type AnswerReading, type FittingAnswer } from './direct-answers.service.ts';
import { dueDay, elapsedTerm } from './due-day.rules.ts';
import { clearFollowUp, clearFact, sentenceOfMatch, sureFollowUp } from './follow-up-answers.rules.ts';
import { saysQuantityBeside, withQuantityAsked } from './quantity-asked.rules.ts';
import type { ReadingChoice } from './reading.rules.ts';
import {
  halfWithin,
  answerSentences,
  bestFirst,
  clearlyBestFirst,
  joined,
  nextBest,
  withSecondSentence,
  withoutYesOrNo,
  withSecondJoined,
  type SentenceOptions,
} from './answer-sentences.rules.ts';

/** Composes the answer to a question: the direct answer, a second part, a stated fact, a follow-up. */

export interface DirectlyAsked {
  question: string;
  before: string | null;
  /** The answer that was given to them, where it was a direct one. */
  given?: DirectAnswer | null;
  found: Retrieval;
  /** What the asker chose to have understood. */
  choices: readonly ReadingChoice[];
  /** The asker's day, `YYYY-MM-DD`. */
  today: string;
}

/** Replaces article numbers by those of Mexico City's code; fractions differ there, so they are removed. */
const ofMexicoCity = (text: string, cdmx: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([a-z0-9]+):([^|{}]+)(?:\|[^{}]*)?\}\}/g, (mark, key: string, number: string) => {
    const twin = cdmx[`${key}:${number.trim()}`];
    return twin ? `{{${twin}}}` : mark;
  });

/** The sentences of texts that rest on an article, each once. */
const markedSentences = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(answerSentences).filter((sentence) => sentence.includes('{{'))),
];

export const firstSentence = (text: string): string => answerSentences(text)[0] ?? text;

/** The topic of the same matter: it cites the deciding article in its answer and is among those that fit. */
export function topicBeside({ answer, topic }: FittingAnswer, fitting: readonly FittingAnswer[]): Topic | null {
  if (topic) return topic;
  const mark = `{{${answer.law}:${answer.article}`;
  const tells = ({ answer: told, term = '', sections }: Topic): boolean =>
    [told, term, ...sections.flatMap(({ points }) => points)].join(' ').includes(mark);
  return fitting.find(({ topic: other }) => other && tells(other))?.topic ?? null;
}

const SENTENCES_OF_TOPIC = 3;
export const SENTENCES_OF_ARTICLE = 3;

/** The part of a topic that was asked for comes first. */
function fromTopic({ answer, sections, term }: Topic, options: SentenceOptions): string {
  const sentences = markedSentences([answer, term ?? '', ...sections.flatMap(({ points }) => points)]);
  return bestFirst(sentences, options, SENTENCES_OF_TOPIC).join(' ');
}

/** Further sentences of the given answer and of its topic; those that the follow-up asks for come first. */
function furtherSentences({ answer, more }: DirectAnswer, topic: Topic | null, options: SentenceOptions): string[] {
  const points = topic ? [topic.term ?? '', ...topic.sections.flatMap((section) => section.points)] : [];
  return nextBest(markedSentences([answer, ...more, ...points]), options, 1 + SENTENCES_OF_ARTICLE);
}

/** What the words of the question ask for. */
export const optionsOf = (question: string, { intents, nearnessOf }: AnswerReading): SentenceOptions => ({
  nearnessOf,
  concepts: readConcepts(plainQuestion(question)),
  intents,
});

/** Share of the second intent from which a question asks two things («plazo y ante quién»). */
const SECOND_INTENT = 0.2;
/** What answers it scores nearly as much as the first. */
const SECOND_WITHIN = 2.5;
/** From here on two answers are of one matter; across laws more is needed. */
const SAME_MATTER = 0.55;
const SAME_MATTER_OF_OTHER_LAW = 0.8;
const IS_YES_OR_NO = /^(?:si|no|depende)\b/;

export const lawsNamed = ({ naming }: Retrieval): string[] => naming.laws.map(({ statuteKey }) => statuteKey);

/** Whether two answers may be told to one person: they share a role, or one is for everybody. */
const areOfOneSide = ({ roles }: DirectAnswer, other: DirectAnswer): boolean =>
  roles.length === 0 || other.roles.length === 0 || roles.some((role) => other.roles.includes(role));

/** Whether an answer adds something about the same subject, and may follow the first. */
function completes(first: DirectAnswer, other: DirectAnswer, { nearnessBetween }: AnswerReading): boolean {
  const told = first.answer + first.more.join(' ');
  if (other.id === first.id || told.includes(firstSentence(other.answer))) return false;
  // What is told to the other party would be read as told to the asker.
  if (!areOfOneSide(first, other)) return false;
  // «No: …» behind another answer would be read as the answer to the first question.
  if (IS_YES_OR_NO.test(foldText(other.answer))) return false;
  return nearnessBetween(first, other) >= (other.law === first.law ? SAME_MATTER : SAME_MATTER_OF_OTHER_LAW);
}

/** A sentence that answers the other half, and the capital's numbers of its articles. */
interface OtherHalf {
  sentence: string;
  cdmx: Record<string, string>;
}

const halfOf = ({ answer, cdmx }: DirectAnswer): OtherHalf => ({ sentence: firstSentence(answer), cdmx });

/** The answer to another clause of a question than the one that the first answers; `null`: none is near enough. */
async function clauseHalf(
  clauses: readonly string[],
  { question, found }: DirectlyAsked,
  first: DirectAnswer,
  isOfMexicoCity: boolean,
): Promise<OtherHalf | null> {
  const readings = await Promise.all(
    clauses.map((clause) =>
      readAnswersFor({
        question: clause,
        before: question,
        given: first,
        isOfMexicoCity,
        found: found.articles.map(({ statuteKey, number }) => `${statuteKey}:${number}`),
        laws: lawsNamed(found),
      }),
    ),
  );
  const shareOf = (at: number): number => readings[at]?.intents[first.intent] ?? 0;
  const own = clauses.reduce((best, _, at) => (shareOf(at) > shareOf(best) ? at : best), 0);
  const sentences = markedSentences([first.answer, ...first.more]);
  for (const [at, reading] of readings.entries()) {
    if (at === own) continue;
    const next = sureFollowUp(reading.followUpsOf(first));
    if (next) return { sentence: sentenceOfMatch(next), cdmx: next.of.cdmx };
    const within = halfWithin(sentences, optionsOf(clauses[at] ?? '', reading));
    if (within) return { sentence: within, cdmx: first.cdmx };
    const [best] = reading.fitting.filter(({ topic }) => topic === null);
    const isAsked = best && reading.intents[best.answer.intent] >= SECOND_INTENT;
    if (isAsked && completes(first, best.answer, reading)) return halfOf(best.answer);
  }
  return null;
}

/** The answer to the other half of a question that asks two things; `null`: it asks one, or no near answer has it. */
function secondHalf([first, ...others]: readonly FittingAnswer[], reading: AnswerReading): OtherHalf | null {
  if (!first) return null;
  const other = others.find(
    ({ answer, topic, score }) =>
      topic === null &&
      answer.intent !== first.answer.intent &&
      reading.intents[answer.intent] >= SECOND_INTENT &&
      first.score - score < SECOND_WITHIN &&
      completes(first.answer, answer, reading),
  );
  return other ? halfOf(other.answer) : null;
}

/** A composed answer: its direct answer, and its sentences with citation marks. */
export interface ComposedAnswer {
  by: DirectAnswer;
  answer: string;
  more: string[];
}

export const placedBy =
  ({ cdmx }: Pick<DirectAnswer, 'cdmx'>, isOfMexicoCity: boolean) =>
  (text: string): string =>
    isOfMexicoCity ? ofMexicoCity(text, cdmx) : text;

/** Sentences about a decisive fact come before the general answer. */
const DECIDES =
  /^(?:entonces(?! tambien (?:pide|puedes|reclama|exige|procede))|no|si|ya|todavia|solo|sigue\w*|puede\w*|estas|esta|depende|con [\d$])\b/;

/** The answer to a follow-up on the same subject; `null`: no clear match. */
export function followUpReply(
  { question, given }: DirectlyAsked,
  reading: AnswerReading,
  first: DirectAnswer,
): ComposedAnswer | null {
  // The last line is the corrected fact; the lines before are the old question.
  const match = clearFollowUp(reading.followUpsOf(given ?? first, question.split('\n').at(-1)));
  if (!match) return null;
  const answer = sentenceOfMatch(match);
  return {
    by: match.of,
    answer: takesYesOrNo(question) ? answer : withoutYesOrNo(answer),
    more: markedSentences([match.of.answer, ...match.of.more])
      .filter((sentence) => !answer.includes(sentence))
      .slice(0, SENTENCES_OF_ARTICLE)
      .map(withoutYesOrNo),
  };
}

const DEPENDS = /^Depende\b/;

/** Adds to an answer what the law says about a fact of the story. */
export function withFact(
  composed: ComposedAnswer,
  { question }: DirectlyAsked,
  reading: AnswerReading,
): ComposedAnswer {
  const match = clearFact(reading.factsOf(composed.by));
  if (!match) return composed;
  const fact = sentenceOfMatch(match);
  if (composed.answer.includes(fact)) return composed;
  const more = composed.more.filter((sentence) => sentence !== fact);
  const isFirst = match.quantity !== null || DECIDES.test(foldText(fact));
  const [first = '', ...rest] = answerSentences(composed.answer);
  const rule = withoutYesOrNo(first);
  // A fact is mostly measured by what the rule says; without its lead, the rule would read as if it denied the fact.
  const isMeasured = !saysQuantityBeside(fact, question) && saysQuantityBeside(rule, question) && !DEPENDS.test(rule);
  const opening = isMeasured ? joined(fact, rule, { lead: answersText.generalRule }) : `${fact} ${rule}`;
  const others = rest.filter((sentence) => sentence !== fact);
  const answer = (isFirst ? [opening, ...others] : [first, fact, ...others]).join(' ');
  return { ...composed, answer, more };
}

/** The best answer, with a second part when the question asks two things. */
export async function composeAnswer(
  asked: DirectlyAsked,
  reading: AnswerReading,
  isOfMexicoCity: boolean,
): Promise<ComposedAnswer> {
  const { question, before, given, choices } = asked;
  const [first] = reading.fitting as [FittingAnswer];
  const { answer } = first;
  const topic = topicBeside(first, reading.fitting);
  // What was told without a question is answered now by the same answer.
  const isSameAgain = before !== null && asksSomething(before) && given?.id === answer.id && choices.length === 0;
  const [next, ...rest] = isSameAgain ? furtherSentences(answer, topic, optionsOf(question, reading)) : [];
  const best = clearlyBestFirst(answer, optionsOf(question, reading), before !== null);
  const told = next ?? (topic && first.topic !== null ? fromTopic(topic, optionsOf(question, reading)) : best.answer);
  const own = takesYesOrNo(question) ? told : withoutYesOrNo(told);
  const clauses = choices.length > 0 ? [] : askingClauses(question);
  const half =
    clauses.length > 1
      ? await clauseHalf(clauses, asked, answer, isOfMexicoCity)
      : first.topic === null && !isSameAgain
        ? secondHalf(reading.fitting, reading)
        : null;
  return {
    by: answer,
    answer: half
      ? withSecondSentence(own, placedBy(half, isOfMexicoCity)(half.sentence))
      : withSecondJoined(own, clauses.length > 1),
    more: (next === undefined ? best.more : rest).filter((text) => text !== half?.sentence),
  };
}

/** Says the quantity that is asked for in the first sentence. */
export const withQuantity = (composed: ComposedAnswer, { question }: DirectlyAsked, reading: AnswerReading) =>
  withQuantityAsked(composed, question, optionsOf(question, reading));

/** From here on a question asks for a term. */
const ASKS_FOR_TERM = 0.35;
const ASKS_WHETHER_IN_TIME =
  /\b(?:todavia|aun|a tiempo|ya no (?:puedo|se puede|procede)|ya perdi|se me paso|se (?:me|le|nos) vencio|prescri\w+|caduc\w+|precluy\w+|extemporane\w+|fuera de (?:plazo|termino|tiempo))\b/;

/** Adds the end of a term, when a term is asked and the person stated its start or the elapsed time. */
export function withDueDay(
  answer: string,
  { question, before, today }: DirectlyAsked,
  { intents }: AnswerReading,
): string {
  if (intents.DEADLINE < ASKS_FOR_TERM && !ASKS_WHETHER_IN_TIME.test(foldText(question))) return answer;
  const told = [...question.split('\n').toReversed(), ...(before?.split('\n').toReversed() ?? [])];
  const first = firstSentence(answer);
  const due = dueDay(first, told, today) ?? elapsedTerm(first, told);
  return due ? withSecondSentence(answer, due) : answer;
}
