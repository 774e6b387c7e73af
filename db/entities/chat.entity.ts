import { defineEntity, p } from '@mikro-orm/core';
import type {
  AnswerActionKind,
  AnswerEngine,
  AnswerStyle,
  CalculatorKind,
  ChatMessageStatus,
  ChatRole,
  ClaimSupport,
  FeedbackReason,
  FeedbackVerdict,
  ReadingKind,
  UnderstoodKind,
} from '#schema/generated/contract.ts';
import type { LegalArea } from '../content/legal-content.ts';
import { User } from './user.entity.ts';

const ChatThreadSchema = defineEntity({
  name: 'ChatThread',
  tableName: 'chat_thread',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    title: p.text(),
    createdAt: p.datetime(),
    lastMessageAt: p.datetime(),
    messageCount: p.integer().default(0),
    isPinned: p.boolean().default(false),
    pinnedAt: p.datetime().nullable(),
    messages: () => p.oneToMany(ChatMessage).mappedBy('thread'),
  },
  indexes: [{ properties: ['user', 'isPinned', 'lastMessageAt', 'id'] }],
});

export class ChatThread extends ChatThreadSchema.class {}
ChatThreadSchema.setClass(ChatThread);

/** A checked citation, stored with its answer in the state of the check. */
export interface StoredCitation {
  ordinal: number;
  label: string;
  state: 'VERIFIED' | 'QUOTE_NOT_FOUND' | 'NOT_HELD' | 'MISMATCH';
  reason: string;
  statuteKey: string | null;
  articleNumber: string | null;
  detail: string | null;
  textAsOf: string | null;
  officialUrl: string | null;
  source: 'OFFICIAL' | 'SYNTHESIS' | null;
  passage: string | null;
  highlight: { start: number; end: number } | null;
}

/** A sentence of an answer that states law, with its support. */
export interface StoredClaim {
  start: number;
  end: number;
  support: ClaimSupport;
  citations: number[];
  reason: string | null;
}

interface StoredMoney {
  centavos: number;
  currency: 'MXN';
}

/** A fact of a question that can be used in a count of terms. */
export interface StoredFact {
  kind: UnderstoodKind;
  text: string;
  start: number;
  end: number;
  date: string | null;
  amount: StoredMoney | null;
  duration: string | null;
}

/** One part of how a question was understood, with the alternatives. */
interface StoredReading {
  kind: ReadingKind;
  value: string;
  label: string;
  options: { value: string; label: string }[];
}

/** The alternative that the user chose. */
export interface StoredReadingChoice {
  kind: ReadingKind;
  value: string;
}

export interface StoredAction {
  kind: AnswerActionKind;
  label: string;
  date: string | null;
  amount: StoredMoney | null;
  duration: string | null;
  statuteKey: string | null;
  articleNumber: string | null;
}

export interface StoredFeedback {
  verdict: FeedbackVerdict;
  reasons: FeedbackReason[];
  comment: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** What an answer calculated from the words of the question. */
export interface StoredCalculation {
  kind: CalculatorKind;
  /** Values of the calculator; not complete while something is missing. */
  input: Record<string, unknown>;
  /** What must be known first, with its question. */
  missing: { datum: string; text: string }[];
  /** What was taken for granted to fill the values. */
  taken: string[];
}

interface StoredModelUsage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  repairedSentences: number;
  droppedSentences: number;
}

const ChatMessageSchema = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_message',
  properties: {
    id: p.text().primary(),
    thread: () => p.manyToOne(ChatThread).ref().deleteRule('cascade'),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    role: p.text().$type<ChatRole>(),
    status: p.text().$type<ChatMessageStatus>(),
    text: p.text().default(''),
    citations: p.json<StoredCitation[]>().defaultRaw(`'[]'`),
    claims: p.json<StoredClaim[]>().defaultRaw(`'[]'`),
    understood: p.json<StoredFact[]>().defaultRaw(`'[]'`),
    reading: p.json<StoredReading[]>().defaultRaw(`'[]'`),
    /** For questions only. */
    readingChoices: p.json<StoredReadingChoice[]>().defaultRaw(`'[]'`),
    actions: p.json<StoredAction[]>().defaultRaw(`'[]'`),
    /** For answers only. */
    calculation: p.json<StoredCalculation>().nullable(),
    area: p.text().$type<LegalArea>().nullable(),
    style: p.text().$type<AnswerStyle>().default('STANDARD'),
    feedback: p.json<StoredFeedback>().nullable(),
    modelUsage: p.json<StoredModelUsage>().nullable(),
    followUps: p.array().default([]),
    isAbstention: p.boolean().default(false),
    engine: p.text().$type<AnswerEngine>().nullable(),
    model: p.text().nullable(),
    notice: p.text().nullable(),
    error: p.text().nullable(),
    /** Id that the client sends with a question. A question that is sent twice with it is stored once. */
    clientId: p.text().nullable(),
    /** Id of the question that this message answers. */
    questionId: p.text().nullable(),
    createdAt: p.datetime(),
    completedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['thread', 'createdAt', 'id'] }, { properties: ['user', 'createdAt'] }],
  uniques: [{ properties: ['user', 'clientId'] }],
});

export class ChatMessage extends ChatMessageSchema.class {}
ChatMessageSchema.setClass(ChatMessage);
