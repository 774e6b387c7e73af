import { foldText } from '#schema/lib/fold-text.ts';
import { answersText } from '#schema/text/answers.ts';
import { uncapitalized } from '#schema/text/words.ts';
import type { DirectAnswer } from '#db/content/direct-answers.ts';
import { findLaw } from '#db/content/law-index.ts';
import type { Topic } from '#db/content/legal-content.ts';
import { CITATION_MARK } from '#db/content/topic-citations.rules.ts';
import type { DirectReply } from '#api/ports/llm.ts';
import { isMexicoCity, placesOf } from '../retrieval/jurisdiction.rules.ts';
import type { AbstentionCause } from '../retrieval/abstention-cause.rules.ts';
import type { RetrievedArticle } from '../retrieval/retrieve.service.ts';
import { readAnswersFor, type AnswerReading } from './direct-answers.service.ts';
import { questionOf, readingOf, type ReadingPart } from './reading.rules.ts';
import { answerSentences, bestFirst, type SentenceOptions, withoutYesOrNo } from './answer-sentences.rules.ts';
import {
  firstSentence,
  followUpReply,
  lawsNamed,
  optionsOf,
  placedBy,
  composeAnswer,
  SENTENCES_OF_ARTICLE,
  topicBeside,
  withDueDay,
  withFact,
  withQuantity,
  type DirectlyAsked,
} from './compose-answer.service.ts';

/** The direct answer that was chosen, and what goes with it. */
export interface DirectChoice {
  reply: DirectReply;
  /** Articles that it cites, in its order. */
  articles: { key: string; number: string }[];
  /** The topic that goes further; empty: none. */
  topics: { topic: Topic }[];
  /** How sure it is that it was meant, 0–1. */
  surety: number;
  /** Its confidence is high enough to answer in spite of a reason to abstain. */
  overrides: boolean;
  /** Near questions to ask next. */
  followUps: string[];
  reading: ReadingPart[];
}

/** Minimum confidence to give a direct answer. */
const SURE_ENOUGH = 0.1;
/** A second answer is told beside the first when it scores nearly as much. */
const NEARLY_AS_MUCH = 0.5;
/** Answers that score so much less are about something else. */
const NEAR_ENOUGH = 4;
const FOLLOW_UPS = 3;
/** From here on another question is of the same matter and worth asking next. */
const NEAR_QUESTION = 0.3;

/** The confidence that overrides a reason to abstain; `null`: none does. */
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

/** An article answers by itself when it mentions so much of what is asked, or was looked for in nearly these words. */
const MIN_OF_ARTICLE = 0.3;

/** What the article that was found first says of the question, from its synthesis; `null` when it has none. */
function fromArticle([article]: readonly RetrievedArticle[], options: SentenceOptions): DirectReply | null {
  if (!article?.synthesis || article.isRepealed) return null;
  const mark = `{{${article.statuteKey}:${article.number}}}`;
  const marked = answerSentences(article.synthesis).map((sentence) => `${sentence.replace(/[.\s]+$/, '')} ${mark}.`);
  const [first = '', ...more] = bestFirst(marked, options, SENTENCES_OF_ARTICLE);
  return { answer: first, more, askBack: [], placeNote: null, otherReading: null };
}

function articleChoice(asked: DirectlyAsked, reading: AnswerReading): DirectChoice | null {
  const { found } = asked;
  if (found.abstention || found.coverage < MIN_OF_ARTICLE) return null;
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

/** «¿En qué artículo dice eso?»: where the answer that was given stands, and what it says. */
function placeChoice(given: DirectAnswer, { surety }: AnswerReading, inMexicoCity: boolean): DirectChoice {
  const [answer = '', ...more] = [withoutYesOrNo(given.answer), ...given.more].map(placedBy(given, inMexicoCity));
  const articles = articlesOf([answer, ...more]);
  const [first] = articles;
  const name = first ? answersText.placeOf(first.number, findLaw(first.key)?.shortName ?? first.key) : '';
  return {
    reply: { answer: `${name} ${answer}`, more, askBack: [], placeNote: null, otherReading: null },
    articles,
    topics: [],
    surety,
    overrides: false,
    followUps: [],
    reading: [],
  };
}

/** «¿En qué artículo…?», «¿qué fracción…?», «textualmente»: the text itself is asked for, not what it means for somebody. */
const ASKS_FOR_PLACE =
  /\b(?:(?:en )?(?:que|cual(?:es)?(?: es(?: el| la)?)?) (?:articulos?|fraccion(?:es)?|parrafo|capitulo|titulo)|y (?:el )?articulo\b|textual\w*|como se llama el (?:capitulo|titulo)|fundamento (?:legal|exacto|juridico)|(?:el|cual es el) fundamento\b)/;

const asksForPlace = (question: string): boolean => ASKS_FOR_PLACE.test(foldText(question));

const WORDS_OF_TERSE = 14;
const SURE_OF_TERSE = 0.35;
const FOUND_FIRST = 2;
const COVERED = 0.8;

/** Whether the texts mention another article than the one that the answer rests on. */
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
  // An article that covers nearly the whole question is preferred to an answer of low confidence.
  if (question.trim().split(/\s+/).length > WORDS_OF_TERSE || surety >= SURE_OF_TERSE) return false;
  if (found.coverage < COVERED) return false;
  const first = found.articles.slice(0, FOUND_FIRST).map(({ statuteKey, number }) => `${statuteKey}:${number}`);
  return first.length > 0 && !first.some((article) => cited.has(article));
}

/** The direct answer to a question; `null` when the confidence is too low, or it must not be answered. */
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
  const isPlaceOfGiven =
    before !== null && given != null && asksForPlace(question) && found.naming.articles.length === 0;
  if (isPlaceOfGiven) return placeChoice(given, reading, inMexicoCity);
  const goesOn = choices.length === 0 && (before !== null || given != null);
  const followUp = goesOn ? followUpReply(asked, reading, first.answer) : null;
  if (!followUp && isOfAnotherArticle(first.answer, asked, surety))
    return asksForPlace(question) || found.naming.articles.length > 0 ? null : articleChoice(asked, reading);
  const topic = topicBeside(first, fitting);
  const composed = followUp ?? withFact(await composeAnswer(asked, reading, inMexicoCity), asked, reading);
  const { by, answer, more } = withQuantity(composed, asked, reading);
  const isOther =
    !followUp && second && second.answer.article !== by.article && first.score - second.score < NEARLY_AS_MUCH;
  const near = fitting.filter(({ score }) => first.score - score < NEAR_ENOUGH || choices.length > 0);
  const isOfOtherState =
    !inMexicoCity && (by.law === 'ccf' || by.law === 'ccdf') && (places.length > 0 || cause?.kind === 'STATE_LAW');
  const otherState = isOfOtherState ? (places[0]?.name ?? null) : null;
  const told = placedBy(by, inMexicoCity)(withDueDay(answer, asked, reading));
  // What only the capital's code says is no answer for another state: that stands first.
  const isOnlyCompared = otherState !== null && by.law === 'ccdf';
  const reply: DirectReply = {
    answer: isOnlyCompared
      ? `${answersText.otherStatesCodeFirst(otherState)} ${uncapitalized(withoutYesOrNo(told))}`
      : told,
    more: more.map(placedBy(by, inMexicoCity)),
    askBack: followUp ? [] : by.askBack.length > 0 ? by.askBack : (topic?.askBack.slice(0, 2) ?? []),
    placeNote: isOfOtherState && !isOnlyCompared ? answersText.otherStatesCode(otherState) : null,
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
      .filter(({ answer: other }) => reading.nearnessBetween(by, other) >= NEAR_QUESTION)
      .slice(0, FOLLOW_UPS)
      .map(({ answer: other }) => questionOf(other)),
    reading: readingOf(
      near.map(({ answer: each }) => each),
      places,
      choices,
    ),
  };
}
