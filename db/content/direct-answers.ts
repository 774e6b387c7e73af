import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Topic } from './legal-content.ts';

/** What a question wants to know. */
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
 * One question that people really have, with the answer that comes first. `answers/<subject>.json` hold arrays of these,
 * one a line. Every sentence that claims law carries a citation mark `{{lft:48}}` or `{{lft:518|párrafo segundo}}`.
 */
export interface DirectAnswer {
  /** Kebab-case, unique. */
  id: string;
  /** Law and number of the article that decides. */
  law: string;
  article: string;
  intent: QuestionIntent;
  /** Who asks, lower-case nouns; empty when it does not matter. */
  roles: string[];
  /** Ways of asking exactly this, terse ones and stories. */
  asked: string[];
  /** One or two sentences; the first answers by itself, with the quantity and the condition. */
  answer: string;
  /** What else a lawyer would say: exceptions, second terms, traps. */
  more: string[];
  /** Questions back whose answer would change ours. */
  askBack: string[];
  /** Articles of the CDMX civil code with the same rule as those of the federal one: `{ "ccf:417": "ccdf:417" }`. */
  cdmx: Record<string, string>;
  /** What people say next, or tell beside the question, with the sentence that answers it. */
  followUps?: FollowUpAnswer[];
}

/** A further question of the same matter, or a fact that changes the answer. */
export interface FollowUpAnswer {
  kind: 'QUESTION' | 'FACT';
  /** Short ways of saying it; those of a fact are understandable alone. */
  said: string[];
  /** One sentence with its marks; `{n}` stands for the number that the person said. */
  answer: string;
  /** Where a number decides: what it counts, its bounds, and stems of which one stands near it. */
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

/** Messages that are not answered, by their kind, and some (`NONE`) that only look like them. */
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

/** Reads the examples of messages that are not answered; for training only. */
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
