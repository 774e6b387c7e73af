import { foldText } from '#schema/lib/fold-text.ts';
import path from 'node:path';
import { termsOf } from '#db/search/terms.rules.ts';
import {
  readDirectAnswers,
  readTopics,
  type DirectAnswer,
  type QuestionIntent,
  type RefusalKind,
} from '#db/content/direct-answers.ts';
import type { Topic } from '#db/content/legal-content.ts';
import { readConcepts } from '../retrieval/concepts.rules.ts';
import { withoutPlaces } from '../retrieval/jurisdiction.rules.ts';
import type { Vocabulary } from '../retrieval/spelling.rules.ts';
import { candidateOf, rankCandidates, roleShare, suretyOf, type Candidate } from './answer-ranker.rules.ts';
import { answersWithTopics, topicOf } from './answers-with-topics.rules.ts';
import { withSpellingCorrected, vocabularyOf } from './asked-vocabulary.rules.ts';
import { askingPart, asksSomething } from './asking-part.rules.ts';
import { plainQuestion } from './abbreviations.rules.ts';
import { DirectAnswerIndex } from './direct-answer-index.rules.ts';
import { dot, normalised } from './embedding.rules.ts';
import { FollowUpAnswers, type FollowUpMatch } from './follow-up-answers.rules.ts';
import { isIntent, type ReadingChoice } from './reading.rules.ts';
import { withEmployer } from './sides.rules.ts';
import { readUnderstandingModel, type UnderstandingModel } from './understanding-model.service.ts';

/** One answer with how well it fits. */
export interface FittingAnswer {
  answer: DirectAnswer;
  /** The topic that it was made of; `null` for a direct answer. */
  topic: Topic | null;
  score: number;
}

export interface AnswerReading {
  /** Best first. */
  fitting: FittingAnswer[];
  /** Confidence that the first one is meant, 0–1. */
  surety: number;
  /** Nearness of the first to the next ones, −1 to 1: high when all are about one subject. */
  agreement: number;
  intents: Record<QuestionIntent, number>;
  /** How near a text is to the question, −1 to 1. */
  nearnessOf: (text: string) => number;
  /** How near two answers are by the ways in which they are asked, −1 to 1. */
  nearnessBetween: (one: DirectAnswer, other: DirectAnswer) => number;
  /** The follow-up answers that may be meant after an answer, best first; by the question or its newest part. */
  followUpsOf: (given: DirectAnswer | null, message?: string) => FollowUpMatch[];
  /** The facts of the question for which an answer has a sentence, the clearest first. */
  factsOf: (answer: DirectAnswer) => FollowUpMatch[];
}

/** So much of a sentence tells which answer it is of. */
const BEGINNING = 60;

/** The beginning of what an answer says first, without marks, «Sí:» and capitals: as it is found again in a text. */
const beginningOf = (text: string): string => plainText(text.replace(/^(?:Sí|No):\s+/u, '')).slice(0, BEGINNING);

const plainText = (text: string): string =>
  foldText(text.replace(/\{\{[^}]*\}\}|\[\d+\]|\*\*[^*]*\*\*/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

interface Loaded {
  model: UnderstandingModel;
  index: DirectAnswerIndex;
  followUps: FollowUpAnswers;
  topics: ReadonlyMap<string, Topic>;
  vocabulary: Vocabulary;
}

let loading: Promise<Loaded> | null = null;

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function load(): Promise<Loaded> {
  const folder = path.resolve('db/content');
  const model = readUnderstandingModel(folder);
  const topics = readTopics(folder);
  const answers = answersWithTopics(readDirectAnswers(folder), topics);
  const index = await DirectAnswerIndex.build(answers, model.embedding, pause);
  const vocabulary = await vocabularyOf(answers, pause);
  const followUps = await FollowUpAnswers.build(answers, model, pause);
  return { model, index, followUps, vocabulary, topics: new Map(topics.map((topic) => [topic.id, topic])) };
}

/** Built once per process, in slices; about two seconds of work in all. */
const loaded = (): Promise<Loaded> =>
  (loading ??= load().catch((error: unknown) => {
    // The next question tries again, and reports the error.
    loading = null;
    throw error;
  }));

/** Builds the index before the first question needs it. */
export const warmDirectAnswers = async (): Promise<void> => void (await loaded());

const MAX_FITTING = 8;
/** Characters of an answer that are compared; further down it lists other readings and questions. */
const FAR_DOWN = 600;
/** What a chosen intent and a chosen role add to the score of an answer. */
const INTENT_CHOSEN = 3;
const ROLE_CHOSEN = 3;
/** How much the questions before count, where this one goes on from them. */
const BEFORE_WEIGHT = 0.6;
/** What it adds that an answer is near to the one that was given before. */
const NEAR_WEIGHT = 8;
/** A follow-up asks for something else of the same matter, seldom for the same again. */
const SAME_AGAIN = 1.5;
/** A follow-up says little of the matter, so that the way in which it is asked counts for more. */
const INTENT_OF_FOLLOW_UP = 0.7;
const ANY_SIDE = 0.4;
/** A follow-up is mostly answered by a law that the answer before rests on. */
const SAME_LAW = 2;
/** The same for a question with a corrected fact. */
const NEAR_WEIGHT_OF_CORRECTED = 4;
/** Who asks does not change within a conversation. */
const ROLE_OF_FOLLOW_UP = 0.6;
/** What it adds to the score of an answer that an article it cites was found first; less for every place below. */
const FOUND_WEIGHT = 2;
/** What it adds beside that to be the very first that was found. */
const FOUND_FIRST_WEIGHT = 2;
/** What it adds that other likely answers rest on the same article, for each of them. */
const BESIDE_WEIGHT = 1.5;
const BESIDE_AMONG = 12;
/** The words of a follow-up are few, and those of the questions before it are of another one. */
const EVIDENCE_OF_FOLLOW_UP = 0.6;
/** Brings the scores back to the range in which the confidence and the distances between answers were learned. */
const SCALE = 0.45;
/** A topic mentions more than one thing, so that fewer of its words are asked for. */
const TOPIC_WEIGHT = 0.8;
/** The law that a question names answers it. */
const NAMED_LAW_WEIGHT = 2;
/** The capital's own code where the capital is named, and not elsewhere. */
const OF_OTHER_PLACE = -1.5;
const OF_THIS_PLACE = 1;
const WITHOUT_TWIN = -0.7;
const FOUND_DECAY = 0.5;

export interface AnswersAsked {
  question: string;
  /** The questions before, for one that goes on from them. */
  before?: string | null | undefined;
  /** The answer that was given to them, where it is known; without `before`: to this question, with another fact. */
  given?: DirectAnswer;
  /** The capital is named: its civil code comes first. */
  isOfMexicoCity: boolean;
  /** Articles that were found for the question by their own texts, best first: `lft:48`. */
  found?: readonly string[];
  /** Keys of the laws that it names. */
  laws?: readonly string[];
  /** What the asker chose to have understood. */
  choices?: readonly ReadingChoice[];
}

/** The vector of a question that goes on from another: mostly its own. */
function vectorOf({ embedding }: UnderstandingModel, asked: string, context: string): Float32Array {
  const own = embedding.of(asked);
  if (!context) return own;
  const before = embedding.of(context);
  return normalised(own.map((value, at) => value + BEFORE_WEIGHT * (before[at] ?? 0)));
}

function candidatesOf({ model, index }: Loaded, asked: string, context: string, beside: number | null = null) {
  const concepts = [
    ...readConcepts(withoutPlaces(asked)),
    ...(context ? readConcepts(withoutPlaces(context), BEFORE_WEIGHT) : []),
  ];
  const asking = vectorOf(model, askingPart(asked), context);
  const candidates = index.matches(concepts, vectorOf(model, asked, context), asking, beside).flatMap((match) => {
    const answer = index.answers[match.at];
    return candidateOf(match, answer);
  });
  return { candidates, conceptCount: concepts.length };
}

/** The direct answer that a text contains; of two the last; `null`: none. */
export async function answerGivenIn(text: string): Promise<DirectAnswer | null> {
  const { index } = await loaded();
  const told = plainText(text);
  let [given, last]: [DirectAnswer | null, number] = [null, -1];
  for (const answer of index.answers) {
    if (topicOf(answer) !== null) continue;
    const at = told.indexOf(beginningOf(answer.answer));
    if (at > last && (given === null || at < FAR_DOWN)) [given, last] = [answer, at];
  }
  return given;
}

/** How likely each reason not to answer is, as the words of a message say; `NONE`: it is answered. */
export async function readRefusal(message: string): Promise<Record<RefusalKind, number>> {
  const { model } = await loaded();
  return model.refusals.of(message);
}

/** The direct answers that fit a question. Reads no database; the index is built at the first call. */
export async function readAnswersFor({
  question,
  before,
  given: known,
  isOfMexicoCity,
  found = [],
  laws = [],
  choices = [],
}: AnswersAsked): Promise<AnswerReading> {
  const held = await loaded();
  const { model, index, topics, vocabulary } = held;
  const asked = withSpellingCorrected(plainQuestion(question), vocabulary);
  const intents = chosenIntents(model.intents.of(askingPart(asked)), choices);
  const context = before ? plainQuestion(before) : '';
  // The role of the person is usually stated earlier in the conversation.
  const shares = { intents, roles: withEmployer(model.roles.of(context ? `${context} ${asked}` : asked), asked) };
  const vector = model.embedding.of(asked);
  const given = known ? index.answers.indexOf(known) : context ? givenBefore(held, context) : null;
  const { candidates, conceptCount } = candidatesOf(held, asked, context, given);
  const placeOf = new Map(found.map((article, place) => [article, place]));
  const bonus = ({ at, intent }: Candidate): number => {
    const answer = index.answers[at];
    const place = Math.min(...index.citedBy(at).map((article) => placeOf.get(article) ?? Number.POSITIVE_INFINITY));
    const asFound =
      FOUND_WEIGHT / (1 + FOUND_DECAY * place) +
      (place === 0 ? FOUND_FIRST_WEIGHT : 0) +
      (answer && topicOf(answer) !== null ? TOPIC_WEIGHT : 0) +
      (answer && laws.includes(answer.law) ? NAMED_LAW_WEIGHT : 0) +
      placeBonus(answer, isOfMexicoCity) +
      chosenBonus(answer, choices);
    if (given === null) return asFound;
    const law = index.lawsOf(given).some((key) => index.lawsOf(at).includes(key)) ? SAME_LAW : 0;
    if (!context) return asFound + law + NEAR_WEIGHT_OF_CORRECTED * index.nearnessOf(given, at);
    const asked = intent ? Math.log(Math.max(0.05, intents[intent])) : -2;
    const near = NEAR_WEIGHT * index.nearnessOf(given, at);
    const side = ROLE_OF_FOLLOW_UP * Math.log(Math.max(0.02, roleShare(answer?.roles ?? [], shares.roles, ANY_SIDE)));
    return (
      asFound +
      law +
      near +
      side +
      INTENT_OF_FOLLOW_UP * asked -
      (given === at && asksSomething(context) ? SAME_AGAIN : 0)
    );
  };
  const byPlace = new Map(candidates.map((each) => [each.at, each]));
  const evidence = index.evidenceFor(
    termsOf(context ? `${context} ${asked}` : asked),
    termsOf(askingPart(asked)),
    vector,
  );
  const scored = rankCandidates(candidates, shares, model.ranker)
    .map((each) => ({ ...each, score: each.score + bonus(byPlace.get(each.at) as Candidate) }))
    .sort((a, b) => b.score - a.score);
  const beside = index.besideAmong(scored.slice(0, BESIDE_AMONG));
  const evidenceOf = (at: number): number =>
    context ? EVIDENCE_OF_FOLLOW_UP * evidence(at) : evidence(at) + BESIDE_WEIGHT * beside(at);
  const ranked = scored
    .map(({ score, ...each }) => ({ ...each, score: SCALE * (score + evidenceOf(each.at)) }))
    .sort((a, b) => b.score - a.score);
  return {
    fitting: ranked.slice(0, MAX_FITTING).flatMap(({ at, score }) => {
      const answer = index.answers[at];
      return answer ? [{ answer, topic: topicFor(answer, topics), score }] : [];
    }),
    // A choice that no answer has is none.
    surety:
      chosenBonus(index.answers[ranked[0]?.at ?? -1], choices) > 0 ? 1 : suretyOf(ranked, conceptCount, model.ranker),
    agreement: agreementOf(index, ranked),
    intents,
    nearnessOf: (text) => dot(vector, model.embedding.of(text)),
    followUpsOf: (answer, message) =>
      held.followUps.forMessage(
        message ? withSpellingCorrected(plainQuestion(message), vocabulary) : asked,
        mayBeMeant(index, answer, ranked),
      ),
    factsOf: (answer) => held.followUps.forStory(asked, answer),
    nearnessBetween: (one, other) => index.nearnessOf(index.answers.indexOf(one), index.answers.indexOf(other)),
  };
}

/** From here on a follow-up of one answer may be asked of another. */
const MIN_NEAR = 0.55;
/** What a follow-up of the answer that fits now counts, beside one of the answer that was given. */
const OF_FITTING = 0.9;
const MAX_OF_FITTING = 3;

/** The answers whose follow-ups may be meant: the one that was given, those near to it, and those that fit now. */
function mayBeMeant(
  index: DirectAnswerIndex,
  given: DirectAnswer | null,
  ranked: readonly { at: number }[],
): Map<DirectAnswer, number> {
  const weights = new Map<DirectAnswer, number>();
  const add = (answer: DirectAnswer | undefined, weight: number): void => {
    if (answer) weights.set(answer, Math.max(weight, weights.get(answer) ?? 0));
  };
  ranked.slice(0, MAX_OF_FITTING).forEach(({ at }, place) => add(index.answers[at], OF_FITTING ** (place + 1)));
  const from = given ? index.answers.indexOf(given) : -1;
  if (from >= 0)
    index.answers.forEach((answer, at) => {
      const near = index.nearnessOf(from, at);
      if (near >= MIN_NEAR) add(answer, near);
    });
  return weights;
}

const AGREEING = 4;

function agreementOf(index: DirectAnswerIndex, [first, ...others]: readonly { at: number }[]): number {
  const next = others.slice(0, AGREEING);
  if (!first || next.length === 0) return 0;
  return next.reduce((sum, { at }) => sum + index.nearnessOf(first.at, at), 0) / next.length;
}

const topicFor = (answer: DirectAnswer, topics: ReadonlyMap<string, Topic>): Topic | null =>
  topics.get(topicOf(answer) ?? '') ?? null;

/** How the place that is named speaks for an answer of civil law. */
function placeBonus(answer: DirectAnswer | undefined, isOfMexicoCity: boolean): number {
  if (answer?.law === 'ccdf') return isOfMexicoCity ? OF_THIS_PLACE : OF_OTHER_PLACE;
  if (answer?.law !== 'ccf' || !isOfMexicoCity) return 0;
  return Object.keys(answer.cdmx).length > 0 ? OF_THIS_PLACE : WITHOUT_TWIN;
}

/** More than any score: a choice of the user decides. */
const CHOSEN = 100;

/** Bonus for what the user chose: that answer, then answers of that intent and role. */
function chosenBonus(answer: DirectAnswer | undefined, choices: readonly ReadingChoice[]): number {
  if (!answer) return 0;
  return choices.reduce((sum, { kind, value }) => {
    if (kind === 'SUBJECT' && answer.id === value) return sum + CHOSEN;
    if (kind === 'INTENT' && topicOf(answer) === null && answer.intent === value) return sum + INTENT_CHOSEN;
    return kind === 'ROLE' && answer.roles.includes(value) ? sum + ROLE_CHOSEN : sum;
  }, 0);
}

function chosenIntents<T extends Record<QuestionIntent, number>>(intents: T, choices: readonly ReadingChoice[]): T {
  const chosen = choices.find(({ kind }) => kind === 'INTENT')?.value;
  if (!chosen || !isIntent(chosen)) return intents;
  const others = Object.keys(intents).map((intent) => [intent, intent === chosen ? 1 : 0]);
  return Object.fromEntries(others) as T;
}

/** The answer that the questions before were given. */
function givenBefore(loadedNow: Loaded, context: string): number | null {
  const { candidates } = candidatesOf(loadedNow, context, '');
  const { intents, roles, ranker } = loadedNow.model;
  const shares = { intents: intents.of(askingPart(context)), roles: roles.of(context) };
  return rankCandidates(candidates, shares, ranker)[0]?.at ?? null;
}
