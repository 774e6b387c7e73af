import { answersText } from '#schema/text/answers.ts';
import type { DirectAnswer } from '#db/content/direct-answers.ts';
import type { Topic } from '#db/content/legal-content.ts';
import { CITATION_MARK } from '#db/content/topic-citations.rules.ts';
import { foldText } from '#db/search/terms.rules.ts';
import type { DirectReply } from '../../../ports/llm.ts';
import { isMexicoCity, placesOf } from '../retrieval/jurisdiction.rules.ts';
import type { AbstentionCause } from '../retrieval/abstention.rules.ts';
import type { Retrieval, RetrievedArticle } from '../retrieval/retrieve.service.ts';
import { readConcepts } from '../retrieval/concepts.rules.ts';
import { askingClauses, takesYesOrNo } from './asking-part.rules.ts';
import { plainQuestion } from './abbreviations.rules.ts';
import { readAnswersFor, type AnswerReading, type FittingAnswer } from './direct-answers.service.ts';
import { questionOf, readingOf, type ReadingChoice, type ReadingPart } from './reading.rules.ts';
import {
  halfWithin,
  tellingSentences,
  toldFirst,
  toldNext,
  withOtherHalf,
  withoutYesOrNo,
  withQuantityFirst,
  withSecondJoined,
  type TellingOptions,
} from './telling-sentence.rules.ts';

/** The direct answer that was chosen, and what goes with it. */
export interface DirectChoice {
  reply: DirectReply;
  /** Articles that it cites, in its order. */
  articles: { key: string; number: string }[];
  /** The topic that goes further; empty: none. */
  topics: { topic: Topic }[];
  /** How sure it is that it was meant, 0–1. */
  surety: number;
  /** It is so surely meant that what the words alone seemed to forbid is answered. */
  overrides: boolean;
  /** Near questions to ask next. */
  followUps: string[];
  reading: ReadingPart[];
}

export interface DirectlyAsked {
  question: string;
  before: string | null;
  /** The answer that was given to them, where it was a direct one. */
  given?: DirectAnswer | null;
  found: Retrieval;
  /** What the asker chose to have understood. */
  choices: readonly ReadingChoice[];
}

/** From here on the answer is given as the answer. */
const SURE_ENOUGH = 0.1;
/** A second answer is told beside the first when it scores nearly as much. */
const NEARLY_AS_MUCH = 0.5;
/** Answers that score so much less are about something else. */
const NEAR_ENOUGH = 4;
const FOLLOW_UPS = 3;
/** From here on another question is of the same matter and worth asking next. */
const NEAR_QUESTION = 0.3;

/** How sure an answer must be to be given in spite of a cause to abstain; `null`: it never is. */
function leastSurety(cause: AbstentionCause | null): number | null {
  switch (cause?.kind) {
    case undefined:
    case 'NOT_FOUND':
      return SURE_ENOUGH;
    case 'STATE_LAW':
      // A place that is only told does not make the question one about its law.
      return cause.isAskedFor ? null : SURE_ENOUGH;
    default:
      return null;
  }
}

const articlesOf = (texts: readonly string[]): { key: string; number: string }[] => {
  const marks = texts.flatMap((text) => [...text.matchAll(CITATION_MARK)]);
  const seen = new Map(
    marks.map(([, key = '', number = '']) => [`${key}:${number.trim()}`, { key, number: number.trim() }]),
  );
  return [...seen.values()];
};

/** The same rule under the numbers of the capital's code. */
const ofMexicoCity = (text: string, cdmx: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([a-z0-9]+):([^|{}]+)/g, (mark, key: string, number: string) => {
    const twin = cdmx[`${key}:${number.trim()}`];
    return twin ? `{{${twin}` : mark;
  });

/** The sentences of texts that rest on an article, each once. */
const markedSentences = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(tellingSentences).filter((sentence) => sentence.includes('{{'))),
];

const firstSentence = (text: string): string => tellingSentences(text)[0] ?? text;

/** The topic of the same matter: it cites the deciding article in its answer and is among those that fit. */
function topicBeside({ answer, topic }: FittingAnswer, fitting: readonly FittingAnswer[]): Topic | null {
  if (topic) return topic;
  const mark = `{{${answer.law}:${answer.article}`;
  const tells = ({ answer: told, term = '', sections }: Topic): boolean =>
    [told, term, ...sections.flatMap(({ points }) => points)].join(' ').includes(mark);
  return fitting.find(({ topic: other }) => other && tells(other))?.topic ?? null;
}

const SENTENCES_OF_TOPIC = 3;
const SENTENCES_OF_ARTICLE = 3;
/** An article answers by itself when it speaks of so much of what is asked, or was looked for in nearly these words. */
const LEAST_OF_ARTICLE = 0.3;

/** The part of a topic that was asked for comes first. */
function fromTopic({ answer, sections, term }: Topic, options: TellingOptions): string {
  const sentences = markedSentences([answer, term ?? '', ...sections.flatMap(({ points }) => points)]);
  return toldFirst(sentences, options, SENTENCES_OF_TOPIC).join(' ');
}

/** What else the answer that was given tells, and the topic of its matter: what the follow-up asks for comes first. */
function further({ answer, more }: DirectAnswer, topic: Topic | null, options: TellingOptions): string[] {
  const points = topic ? [topic.term ?? '', ...topic.sections.flatMap((section) => section.points)] : [];
  return toldNext(markedSentences([answer, ...more, ...points]), options, 1 + SENTENCES_OF_ARTICLE);
}

/** What the article that was found first says of the question, from its synthesis; `null` when it has none. */
function fromArticle([article]: readonly RetrievedArticle[], options: TellingOptions): DirectReply | null {
  if (!article?.synthesis || article.isRepealed) return null;
  const mark = `{{${article.statuteKey}:${article.number}}}`;
  const marked = tellingSentences(article.synthesis).map((sentence) => `${sentence.replace(/[.\s]+$/, '')} ${mark}.`);
  const [first = '', ...more] = toldFirst(marked, options, SENTENCES_OF_ARTICLE);
  return { answer: first, more, askBack: [], placeNote: null, otherReading: null };
}

/** What the words of the question ask for. */
const optionsOf = (question: string, { intents, nearnessOf }: AnswerReading): TellingOptions => ({
  nearnessOf,
  concepts: readConcepts(plainQuestion(question)),
  intents,
});

function articleChoice(asked: DirectlyAsked, reading: AnswerReading): DirectChoice | null {
  const { found } = asked;
  if (found.abstention || found.coverage < LEAST_OF_ARTICLE) return null;
  const reply = fromArticle(found.articles, optionsOf(asked.question, reading));
  if (!reply) return null;
  return {
    reply,
    articles: articlesOf([reply.answer, ...reply.more]),
    topics: [],
    surety: reading.surety,
    overrides: false,
    followUps: reading.fitting.slice(0, FOLLOW_UPS).map(({ answer }) => questionOf(answer)),
    reading: [],
  };
}

/** «¿En qué artículo…?», «¿qué fracción…?», «textualmente»: the text itself is asked for, not what it means for somebody. */
const ASKS_FOR_PLACE =
  /\b(?:(?:en )?(?:que|cual(?:es)?(?: es(?: el| la)?)?) (?:articulos?|fraccion(?:es)?|parrafo|capitulo|titulo)|y (?:el )?articulo\b|textual\w*|como se llama el (?:capitulo|titulo)|fundamento legal)/;

const asksForPlace = (question: string): boolean => ASKS_FOR_PLACE.test(foldText(question));

const WORDS_OF_TERSE = 14;
const SURE_OF_TERSE = 0.35;
const FOUND_FIRST = 2;
const COVERED = 0.8;

/** Whether the texts speak of another article than the one that the answer rests on. */
function isOfAnotherArticle(
  answer: DirectAnswer,
  { question, found, choices }: DirectlyAsked,
  surety: number,
): boolean {
  if (choices.length > 0) return false;
  const cited = new Set(articlesOf([answer.answer, ...answer.more]).map(({ key, number }) => `${key}:${number}`));
  const named = found.naming.articles.flatMap(({ statuteKey, number, exists }) =>
    statuteKey && exists ? [`${statuteKey}:${number}`] : [],
  );
  if (named.length > 0) return !named.some((article) => cited.has(article)) || asksForPlace(question);
  if (asksForPlace(question)) return true;
  // A text that speaks of nearly all that is asked knows better than an answer that is hardly sure.
  if (question.trim().split(/\s+/).length > WORDS_OF_TERSE || surety >= SURE_OF_TERSE) return false;
  if (found.coverage < COVERED) return false;
  const first = found.articles.slice(0, FOUND_FIRST).map(({ statuteKey, number }) => `${statuteKey}:${number}`);
  return first.length > 0 && !first.some((article) => cited.has(article));
}

/** A second thing is asked («plazo y ante quién») when its kind has so much of what is asked. */
const SECOND_INTENT = 0.2;
/** What answers it scores nearly as much as the first. */
const SECOND_WITHIN = 2.5;
/** From here on two answers are of one matter; across laws more is needed. */
const SAME_MATTER = 0.55;
const SAME_MATTER_OF_OTHER_LAW = 0.8;
const IS_YES_OR_NO = /^(?:si|no|depende)\b/;

const lawsNamed = ({ naming }: Retrieval): string[] => naming.laws.map(({ statuteKey }) => statuteKey);

/** Whether an answer tells another thing of the same matter, and may stand behind the first. */
function completes(first: DirectAnswer, other: DirectAnswer, { nearnessBetween }: AnswerReading): boolean {
  const told = first.answer + first.more.join(' ');
  if (other.id === first.id || told.includes(firstSentence(other.answer))) return false;
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

/** The direct answer to a question; `null` when none is surely enough meant, or it must not be answered. */
export async function directReplyOf(asked: DirectlyAsked): Promise<DirectChoice | null> {
  const { question, before, given, found, choices } = asked;
  const cause = found.abstention;
  const least = leastSurety(cause);
  if (least === null) return null;
  const places = placesOf({ question, before: before ?? undefined });
  const inMexicoCity = isMexicoCity(places);
  const reading = await readAnswersFor({
    question,
    before,
    ...(given ? { given } : {}),
    isOfMexicoCity: inMexicoCity,
    choices,
    found: found.articles.map(({ statuteKey, number }) => `${statuteKey}:${number}`),
    laws: lawsNamed(found),
  });
  const { fitting, surety } = reading;
  const [first, second] = fitting;
  if (!first || surety < least) return articleChoice(asked, reading);
  const { answer } = first;
  if (isOfAnotherArticle(answer, asked, surety))
    return asksForPlace(question) || found.naming.articles.length > 0 ? null : articleChoice(asked, reading);
  const placedBy =
    ({ cdmx }: Pick<DirectAnswer, 'cdmx'>) =>
    (text: string): string =>
      inMexicoCity ? ofMexicoCity(text, cdmx) : text;
  const placed = placedBy(answer);
  const isOther = second && second.answer.article !== answer.article && first.score - second.score < NEARLY_AS_MUCH;
  const topic = topicBeside(first, fitting);
  const near = fitting.filter(({ score }) => first.score - score < NEAR_ENOUGH || choices.length > 0);
  const isOfOtherState =
    !inMexicoCity &&
    (answer.law === 'ccf' || answer.law === 'ccdf') &&
    (places.length > 0 || cause?.kind === 'STATE_LAW');
  const isSameAgain = given != null && given.id === answer.id && choices.length === 0;
  const [next, ...rest] = isSameAgain ? further(answer, topic, optionsOf(question, reading)) : [];
  const told = next ?? (topic && first.topic !== null ? fromTopic(topic, optionsOf(question, reading)) : answer.answer);
  const own = takesYesOrNo(question) ? told : withoutYesOrNo(told);
  const clauses = choices.length > 0 ? [] : askingClauses(question);
  const half =
    clauses.length > 1
      ? await clauseHalf(clauses, asked, answer, inMexicoCity)
      : first.topic === null && !isSameAgain
        ? secondHalf(fitting, reading)
        : null;
  const reply: DirectReply = {
    answer: half
      ? withOtherHalf(placed(own), placedBy(half)(half.sentence))
      : withSecondJoined(withQuantityFirst(placed(own), reading), clauses.length > 1),
    more: (next === undefined ? answer.more : rest).filter((text) => text !== half?.sentence).map(placed),
    askBack: answer.askBack.length > 0 ? answer.askBack : (topic?.askBack.slice(0, 2) ?? []),
    placeNote: isOfOtherState ? answersText.otherStatesCode(places[0]?.name ?? null) : null,
    otherReading: isOther ? { question: questionOf(second.answer), answer: firstSentence(second.answer.answer) } : null,
  };
  const texts = [reply.answer, ...reply.more, reply.otherReading?.answer ?? ''];
  return {
    reply,
    articles: articlesOf(texts),
    topics: topic ? [{ topic }] : [],
    surety,
    overrides: cause !== null,
    followUps: fitting
      .slice(1)
      .filter(({ answer: other }) => other.id !== second?.answer.id || !isOther)
      .filter(({ answer: other }) => reading.nearnessBetween(answer, other) >= NEAR_QUESTION)
      .slice(0, FOLLOW_UPS)
      .map(({ answer: other }) => questionOf(other)),
    reading: readingOf(
      near.map(({ answer: each }) => each),
      places,
      choices,
    ),
  };
}
