import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Topic } from './legal-content.ts';

/** What a question asks for. */
export const QUESTION_INTENTS = [
  'PERMISSION',
  'DEADLINE',
  'AMOUNT',
  'STEPS',
  'AUTHORITY',
  'EVIDENCE',
  'CONSEQUENCE',
  'DEFINITION',
  'EXCEPTION',
  'REQUIREMENTS',
] as const;
export type QuestionIntent = (typeof QUESTION_INTENTS)[number];

/**
 * One question of people with its direct answer: a line of `answers/<subject>.json`. Every sentence that states law has a
 * citation mark `{{lft:48}}` or `{{lft:518|párrafo segundo}}`.
 */
export interface DirectAnswer {
  /** Kebab-case, unique. */
  id: string;
  /** Key of the law and number of the article that answers the question. */
  law: string;
  article: string;
  intent: QuestionIntent;
  /** Roles of the person who asks, as lower-case nouns; empty: any. */
  roles: string[];
  /** Ways of asking this question: short ones and stories. */
  asked: string[];
  /** One or two sentences. The first is a complete answer, with the quantity and the condition. */
  answer: string;
  /** What a lawyer would add: exceptions, further terms, pitfalls. */
  more: string[];
  /** Questions to the person whose answers would change ours. */
  askBack: string[];
  /** Articles of the CDMX civil code with the same rule as those of the federal one: `{ "ccf:417": "ccdf:417" }`. */
  cdmx: Record<string, string>;
  /** Further questions and facts of people, each with a sentence that answers it. */
  followUps?: FollowUpAnswer[];
}

/** A further question on the same subject, or a fact that changes the answer. */
export interface FollowUpAnswer {
  kind: 'QUESTION' | 'FACT';
  /** Short ways of saying it. Those of a fact are understandable without the question. */
  said: string[];
  /** One sentence with citation marks; `{n}` is replaced by the number that the person gave. */
  answer: string;
  /** When a number decides: its unit, its bounds, and stems of words of which one is near the number. */
  measure?: {
    unit: 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'pesos' | 'percent';
    /** Less than. */
    below?: number;
    /** At least. */
    from?: number;
    near?: string[];
    /** It is somebody's age. */
    age?: boolean;
  };
}

/** Kinds of messages that are not answered. `NONE`: examples that only look like them. */
export const REFUSAL_KINDS = [
  'NONE',
  'OFF_TOPIC',
  'PREDICTION',
  'PRIVATE_DATA',
  'INSTRUCTIONS',
  'STATE_LAW',
  'LOCAL',
  'FOREIGN',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Reads the training examples of messages that are not answered. */
export const readRefusals = (contentFolder: string): Record<RefusalKind, string[]> =>
  JSON.parse(readFileSync(path.join(contentFolder, 'refusals.json'), 'utf8')) as Record<RefusalKind, string[]>;

const readArrays = <T>(folder: string): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T[]);

/** Reads all direct answers; about 20 ms for a thousand. */
export const readDirectAnswers = (contentFolder: string): DirectAnswer[] =>
  readArrays(path.join(contentFolder, 'answers'));

/** Reads all topics. */
export const readTopics = (contentFolder: string): Topic[] => readArrays(path.join(contentFolder, 'topics'));
