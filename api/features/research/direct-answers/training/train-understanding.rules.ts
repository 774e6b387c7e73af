import { QUESTION_INTENTS, REFUSAL_KINDS, type DirectAnswer, type RefusalKind } from '#db/content/direct-answers.ts';
import type { Topic } from '#db/content/legal-content.ts';
import { readConcepts } from '#api/features/research/retrieval/concepts.rules.ts';
import { candidateOf, rankCandidates, orderFeatures, suretyFeatures, ORDER_FEATURES } from '../answer-ranker.rules.ts';
import { askingPart } from '../asking-part.rules.ts';
import { ClassModel, type ClassModelFacts } from '../class-model.rules.ts';
import { answersWithTopics, topicOf } from '../answers-with-topics.rules.ts';
import { plainQuestion } from '../abbreviations.rules.ts';
import { DirectAnswerIndex } from '../direct-answer-index.rules.ts';
import { Embedding, quantised } from '../embedding.rules.ts';
import { mannerFeatures, subjectFeatures } from '../text-features.rules.ts';
import type { UnderstandingWeights } from '../understanding-model.service.ts';
import {
  EMBEDDING_DEFAULTS,
  seededRandom,
  shuffle,
  trainEmbedding,
  type EmbeddingExample,
} from './train-embedding.rules.ts';
import { trainClasses, trainLogistic, trainOrder, type ClassExample, type OrderExample } from './train-linear.rules.ts';

export interface TrainingText {
  /** Texts of one group ask for the same. */
  group: string;
  text: string;
  /** `law:number` that it is about; absent: several. */
  article?: string;
}

/** The capital's civil code kept the numbers of the federal one: people ask for both in the same words. */
export const articleGroupOf = (law: string, article: string): string => `${law === 'ccdf' ? 'ccf' : law}:${article}`;

export interface TrainingStock {
  answers: readonly DirectAnswer[];
  topics: readonly Topic[];
  articleTexts: readonly TrainingText[];
  refusals: Readonly<Record<RefusalKind, string[]>>;
  epochs: number;
  log(line: string): void;
}

export interface TrainedUnderstanding {
  embedding: Int8Array;
  intents: Int8Array;
  roles: Int8Array;
  refusals: Int8Array;
  weights: UnderstandingWeights;
}

const CITATION_MARK = /\{\{[^}]*\}\}/g;
const DIMENSIONS = 48;
/** The ways of asking for direct answers are what is ranked: they count more often than those for articles. */
const REPEATED = 2;
/** Of the direct answers, how many are left out whole, so that the surety knows questions without an answer. */
const LEFT_OUT = 0.25;
const EXAMPLES = 4500;

function textsOf(answer: DirectAnswer): TrainingText[] {
  const group = `answer ${answer.id}`;
  const article = articleGroupOf(answer.law, answer.article);
  return [
    ...answer.asked.map((text) => ({ group, article, text: plainQuestion(text) })),
    { group, article, text: answer.answer.replace(CITATION_MARK, ' ') },
  ];
}

function embeddingOf(texts: readonly TrainingText[], epochs: number, log: (line: string) => void): Int8Array {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const examples = texts.map(({ group, text, article }): EmbeddingExample => ({
    group: numberOf(group),
    article: article === undefined ? -1 : numberOf(article),
    isOfArticle: group === article,
    features: subjectFeatures(text),
  }));
  return quantised(trainEmbedding(examples, { ...EMBEDDING_DEFAULTS, dimensions: DIMENSIONS, epochs }, log));
}

const repeated = <T>(items: readonly T[]): T[] => Array.from({ length: REPEATED }, () => items).flat();

/** Learns to read a class off the ways of asking; an answer without one is left out. `read`: what of a text is read. */
function classesOf<C extends string>(
  answers: readonly DirectAnswer[],
  classes: readonly C[],
  classOf: (answer: DirectAnswer) => C | undefined,
  read: (text: string) => string,
): { bytes: Int8Array; facts: ClassModelFacts<C> } {
  const examples = answers.flatMap((answer) => {
    const own = classOf(answer);
    const is = own === undefined ? -1 : classes.indexOf(own);
    return is < 0 ? [] : answer.asked.map((text) => ({ features: mannerFeatures(read(text)), is }));
  });
  return trainedClasses(examples, classes);
}

function trainedClasses<C extends string>(
  examples: readonly ClassExample[],
  classes: readonly C[],
  epochs?: number,
): { bytes: Int8Array; facts: ClassModelFacts<C> } {
  const { weights, constants } = trainClasses(examples, classes.length, epochs);
  const most = weights.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6);
  const bytes = Int8Array.from(weights, (value) => Math.round((value / most) * 127));
  return { bytes, facts: { classes: [...classes], scale: most / 127, constants } };
}

/** What the intent is read off: the part that asks. */
const askedIn = (text: string): string => askingPart(plainQuestion(text));

const intentsOf = (answers: readonly DirectAnswer[]) =>
  classesOf(answers, QUESTION_INTENTS, ({ intent }) => intent, askedIn);

/** Of the ways of asking, one in so many represents what is answered: the kinds of refusal have a hundred each. */
const ANSWERED_EVERY = 40;
/** Kinds of refusal are rare among the examples and must not drown. */
const REFUSAL_WEIGHT = 6;
const REFUSAL_EPOCHS = 25;

/** Learns which messages are not answered: examples by kind against ways of asking what is. */
export function refusalsOf(answers: readonly DirectAnswer[], refusals: Readonly<Record<RefusalKind, string[]>>) {
  const examples = REFUSAL_KINDS.flatMap((kind, is) =>
    Array.from({ length: kind === 'NONE' ? 1 : REFUSAL_WEIGHT }, () => refusals[kind])
      .flat()
      .map((text) => ({ features: mannerFeatures(text), is })),
  );
  const answered = answers
    .flatMap(({ asked }) => asked)
    .filter((_, at) => at % ANSWERED_EVERY === 0)
    .map((text) => ({ features: mannerFeatures(text), is: REFUSAL_KINDS.indexOf('NONE') }));
  return trainedClasses([...examples, ...answered], REFUSAL_KINDS, REFUSAL_EPOCHS);
}

const MAX_ROLES = 32;
const MIN_OF_ROLE = 12;

/** The roles that enough answers name, the commonest first. */
function commonRoles(answers: readonly DirectAnswer[]): string[] {
  const counts = new Map<string, number>();
  for (const role of answers.flatMap(({ roles }) => roles)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts]
    .filter(([role, count]) => count >= MIN_OF_ROLE && role !== 'abogado')
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, MAX_ROLES)
    .map(([role]) => role);
}

/** A role is read off the whole story. */
function rolesOf(answers: readonly DirectAnswer[]) {
  const roles = commonRoles(answers);
  return classesOf(answers, roles, (answer) => answer.roles.find((role) => roles.includes(role)), plainQuestion);
}

interface HeldOut {
  text: string;
  /** `null`: its answer was left out. */
  answer: string | null;
}

/** Of each answer a terse way and two stories are held out; some answers are left out whole. */
function splitAnswers(answers: readonly DirectAnswer[]): { kept: DirectAnswer[]; held: HeldOut[] } {
  const random = seededRandom(11);
  const kept: DirectAnswer[] = [];
  const held: HeldOut[] = [];
  for (const answer of answers) {
    if (random() < LEFT_OUT) {
      const text = answer.asked[Math.floor(random() * answer.asked.length)];
      if (text) held.push({ text, answer: null });
      continue;
    }
    const byLength = answer.asked.toSorted((a, b) => b.length - a.length);
    const story = Math.floor(random() * Math.min(3, byLength.length));
    const chosen = new Set([byLength[story], byLength[story + 1], byLength.at(-2)]);
    for (const text of chosen) if (text) held.push({ text, answer: answer.id });
    kept.push({ ...answer, asked: answer.asked.filter((text) => !chosen.has(text)) });
  }
  return { kept, held: shuffle(held, random) };
}

/** How well kinds of refusal are distinguished on every fifth example, learned from the others. */
function logRefusals({ answers, refusals }: TrainingStock, log: (line: string) => void): void {
  const part = (isHeld: boolean): Record<RefusalKind, string[]> =>
    Object.fromEntries(
      REFUSAL_KINDS.map((kind) => [kind, refusals[kind].filter((_, at) => (at % 5 === 0) === isHeld)]),
    ) as Record<RefusalKind, string[]>;
  const { bytes, facts } = refusalsOf(answers, part(false));
  const model = new ClassModel(bytes, facts);
  const held = part(true);
  for (const kind of REFUSAL_KINDS) {
    const shares = held[kind].map((text) => model.of(text));
    const right = shares.filter((each) => (kind === 'NONE' ? each.NONE >= 0.4 : each.NONE < 0.4)).length;
    log(`refusals, ${kind}: ${right} of ${held[kind].length} told apart`);
  }
}

/** Learns everything: first without what is held out, to learn the order on it; then the models again on all of it. */
export async function trainUnderstanding(stock: TrainingStock): Promise<TrainedUnderstanding> {
  const { log, epochs } = stock;
  const { kept, held } = splitAnswers(stock.answers);
  const all = answersWithTopics(stock.answers, stock.topics);
  const keptAll = answersWithTopics(kept, stock.topics);
  log(`${stock.answers.length} direct answers, ${stock.topics.length} topics, ${held.length} ways of asking held out`);
  const partial = embeddingOf([...repeated(keptAll.flatMap(textsOf)), ...stock.articleTexts], epochs, log);
  const intents = intentsOf(kept);
  const roles = rolesOf(kept);
  const intentModel = new ClassModel(intents.bytes, intents.facts);
  const roleModel = new ClassModel(roles.bytes, roles.facts);
  const embedding = new Embedding(DIMENSIONS, partial);
  const index = await DirectAnswerIndex.build(keptAll, embedding);
  const examples = held.slice(0, EXAMPLES).map(({ text, answer }) => {
    const asked = plainQuestion(text);
    const concepts = readConcepts(asked);
    const shares = { intents: intentModel.of(askedIn(text)), roles: roleModel.of(asked) };
    const candidates = index
      .matches(concepts, embedding.of(asked), embedding.of(askedIn(text)))
      .flatMap((match) => candidateOf(match, keptAll[match.at]));
    return { answer, candidates, shares, conceptCount: concepts.length };
  });
  const decides = new Map(kept.map(({ id, law, article }) => [id, `{{${law}:${article}`]));
  /** The answer itself, or a topic whose answer rests on the same article. */
  const isRight = (at: number, answer: string | null): boolean => {
    const candidate = keptAll[at];
    if (!candidate || answer === null) return false;
    const mark = decides.get(answer);
    return (
      candidate.id === answer || (topicOf(candidate) !== null && mark !== undefined && candidate.answer.includes(mark))
    );
  };
  const orderExamples = examples.flatMap(({ candidates, answer, shares }): OrderExample[] => {
    const right = new Set(candidates.flatMap(({ at }, place) => (isRight(at, answer) ? [place] : [])));
    return right.size > 0 ? [{ features: orderFeatures(candidates, shares), right }] : [];
  });
  const order = trainOrder(orderExamples, ORDER_FEATURES.length);
  const ranked = examples.map((each) => ({
    ...each,
    ranked: rankCandidates(each.candidates, each.shares, { order, surety: [] }),
  }));
  const suretyExamples = ranked.flatMap(({ ranked: list, answer, conceptCount }) =>
    list.length > 0
      ? [{ features: suretyFeatures(list, conceptCount), isRight: isRight(list[0]?.at ?? -1, answer) }]
      : [],
  );
  const surety = trainLogistic(suretyExamples);
  const known = ranked.filter(({ answer }) => answer !== null);
  const first = known.filter(({ ranked: list, answer }) => isRight(list[0]?.at ?? -1, answer)).length;
  const five = known.filter(({ ranked: list, answer }) =>
    list.slice(0, 5).some(({ at }) => isRight(at, answer)),
  ).length;
  const intentRight = known.filter(({ shares, answer }) => {
    const wanted = stock.answers.find(({ id }) => id === answer)?.intent;
    return wanted && QUESTION_INTENTS.every((intent) => shares.intents[intent] <= shares.intents[wanted]);
  }).length;
  log(`held out: right answer first ${first} of ${known.length}, among five ${five}, intent ${intentRight}`);
  ORDER_FEATURES.forEach((name, at) => log(`  ${name}: ${order[at]?.toFixed(3)}`));
  log(`  surety: ${surety.map((value) => value.toFixed(2)).join(' ')}`);
  const wholeIntents = intentsOf(stock.answers);
  const wholeRoles = rolesOf(stock.answers);
  const refusals = refusalsOf(stock.answers, stock.refusals);
  logRefusals(stock, log);
  return {
    embedding: embeddingOf([...repeated(all.flatMap(textsOf)), ...stock.articleTexts], epochs, log),
    intents: wholeIntents.bytes,
    roles: wholeRoles.bytes,
    refusals: refusals.bytes,
    weights: {
      dimensions: DIMENSIONS,
      intents: wholeIntents.facts,
      roles: wholeRoles.facts,
      refusals: refusals.facts,
      ranker: { order, surety },
    },
  };
}
