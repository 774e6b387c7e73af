import { foldText } from '#schema/lib/fold-text.ts';

/** Judges answers to real questions of people, and computes the figures. */

interface CitedArticle {
  law: string;
  article: string;
}

export interface ExpectedAnswer {
  /** What a careful lawyer would say first; for human reviewers. */
  answer?: string;
  must_cite?: CitedArticle[];
  any_of?: CitedArticle[];
  /** What would be wrong; for human reviewers. */
  must_not?: string[];
  /** Regular expressions against the folded first sentence: all must be found. */
  quantity?: string[];
  /** The answer should abstain. */
  abstain?: boolean;
  /** Thanks, a greeting, a summary: expects no search and no article. */
  ack?: boolean;
}

export interface PeoplesQuestion {
  id: string;
  who: string;
  question: string;
  area: string;
  expected: ExpectedAnswer;
}

export interface PeoplesConversation {
  id: string;
  area: string;
  turns: { say: string; expected: ExpectedAnswer }[];
}

/** The parts of an answer that are judged. */
export interface GivenAnswer {
  text: string;
  isAbstention: boolean;
  isFallback: boolean;
  citations: { statuteKey: string | null; articleNumber: string | null }[];
}

export interface QuestionVerdict {
  id: string;
  who: string;
  question: string;
  expected: ExpectedAnswer;
  answer: GivenAnswer;
  first: string;
  words: number;
  /** `null`: not expected. */
  citesAll: boolean | null;
  citesAny: boolean | null;
  saysQuantity: boolean | null;
}

const same = (a: string, b: string): boolean => foldText(a).replace(/\s+/g, ' ') === foldText(b).replace(/\s+/g, ' ');

/** The first sentence of an answer, without its heading and citation marks. */
function firstSentence(text: string): string {
  const plain = text
    .replace(/^\*\*[^*]{1,60}\*\*\s*/u, '')
    .replace(/\s*\[\d+\]/g, '')
    .trim();
  const [first = ''] = plain.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡*«-])|\n+/u);
  return first.trim();
}

const cites = (answer: GivenAnswer, { law, article }: CitedArticle): boolean =>
  answer.citations.some(({ statuteKey, articleNumber }) => statuteKey === law && same(articleNumber ?? '', article));

export function judgeQuestion(
  asked: { id: string; who: string; question: string; expected: ExpectedAnswer },
  answer: GivenAnswer,
): QuestionVerdict {
  const { expected } = asked;
  const must = expected.must_cite ?? [];
  const any = [...must, ...(expected.any_of ?? [])];
  const first = firstSentence(answer.text);
  const quantity = expected.quantity ?? [];
  return {
    ...asked,
    answer,
    first,
    words: (answer.text.split('\n\n---\n\n')[0] ?? '').split(/\s+/).filter(Boolean).length,
    citesAll: must.length > 0 ? must.every((each) => cites(answer, each)) : null,
    citesAny: any.length > 0 ? any.some((each) => cites(answer, each)) : null,
    saysQuantity:
      quantity.length > 0 ? quantity.every((source) => new RegExp(foldText(source), 'u').test(foldText(first))) : null,
  };
}

export interface QuestionCard {
  questions: number;
  shouldAbstain: number;
  abstainedRightly: number;
  abstainedWrongly: number;
  fallbacks: number;
  citesAll: [number, number];
  citesAny: [number, number];
  saysQuantity: [number, number];
  medianWords: number;
}

const share = (values: readonly (boolean | null)[]): [number, number] => {
  const known = values.filter((value) => value !== null);
  return [known.filter(Boolean).length, known.length];
};

export function questionCard(verdicts: readonly QuestionVerdict[]): QuestionCard {
  const abstaining = verdicts.filter(({ expected }) => expected.abstain);
  const answering = verdicts.filter(({ expected }) => !expected.abstain && !expected.ack);
  const words = answering.map((verdict) => verdict.words).toSorted((a, b) => a - b);
  return {
    questions: verdicts.length,
    shouldAbstain: abstaining.length,
    abstainedRightly: abstaining.filter(({ answer }) => answer.isAbstention).length,
    abstainedWrongly: answering.filter(({ answer }) => answer.isAbstention).length,
    fallbacks: answering.filter(({ answer }) => answer.isFallback).length,
    citesAll: share(answering.map(({ citesAll }) => citesAll)),
    citesAny: share(answering.map(({ citesAny }) => citesAny)),
    saysQuantity: share(answering.map(({ saysQuantity }) => saysQuantity)),
    medianWords: words[Math.floor(words.length / 2)] ?? 0,
  };
}
