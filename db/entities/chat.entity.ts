import { defineEntity, p } from '@mikro-orm/core';
import type { AnswerEngine, ChatMessageStatus, ChatRole } from '#schema/generated/contract.ts';
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
    messages: () => p.oneToMany(ChatMessage).mappedBy('thread'),
  },
  indexes: [{ properties: ['user', 'lastMessageAt', 'id'] }],
});

export class ChatThread extends ChatThreadSchema.class {}
ChatThreadSchema.setClass(ChatThread);

/** A checked citation as it is kept with its answer: what was true when it was checked. */
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
    followUps: p.array().default([]),
    isAbstention: p.boolean().default(false),
    engine: p.text().$type<AnswerEngine>().nullable(),
    model: p.text().nullable(),
    notice: p.text().nullable(),
    error: p.text().nullable(),
    /** Id that the client chose for its question: the same one asked twice is one question. */
    clientId: p.text().nullable(),
    /** Question that this message answers. */
    questionId: p.text().nullable(),
    createdAt: p.datetime(),
    completedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['thread', 'createdAt', 'id'] }],
  uniques: [{ properties: ['user', 'clientId'] }],
});

export class ChatMessage extends ChatMessageSchema.class {}
ChatMessageSchema.setClass(ChatMessage);
