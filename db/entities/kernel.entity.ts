import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** Events in order of insertion, stored for a day for servers that missed a notification. */
const OutboxEventSchema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_event',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    topic: p.text(),
    payload: p.json<Record<string, string | number>>(),
    createdAt: p.datetime().defaultRaw('now()').index(),
  },
});

export class OutboxEvent extends OutboxEventSchema.class {}
OutboxEventSchema.setClass(OutboxEvent);

/** An error that browsers reported, with personal data masked. Equal ones of a day share a row. */
const ClientErrorSchema = defineEntity({
  name: 'ClientError',
  tableName: 'client_error',
  properties: {
    id: p.text().primary(),
    error: p.text(),
    stack: p.text().nullable(),
    componentTrace: p.text().nullable(),
    errorInfo: p.text().nullable(),
    url: p.text().nullable(),
    userAgent: p.text().nullable(),
    reportedAt: p.text().nullable(),
    /** In Mexico City. */
    day: p.date(),
    /** Hash of the message and of the first line of the stack. */
    fingerprint: p.text(),
    /** How often it was reported on that day. */
    count: p.integer().default(1),
    /** Of all texts of the row. */
    byteLength: p.integer(),
    lastAt: p.datetime(),
    createdAt: p.datetime().index(),
  },
  uniques: [{ properties: ['day', 'fingerprint'] }],
});

export class ClientError extends ClientErrorSchema.class {}
ClientErrorSchema.setClass(ClientError);

/** A write with an `Idempotency-Key`. A repeated one is not run again and gets the same answer. */
const IdempotentRequestSchema = defineEntity({
  name: 'IdempotentRequest',
  tableName: 'idempotent_request',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    operation: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.text(),
    /** Id of the request that claimed the key. */
    requestId: p.text(),
    /** Lock that the server of that request holds while it lives; `ADVISORY_LOCK.server`. */
    claimedBy: p.integer().default(0),
    isDone: p.boolean().default(false),
    /** Encrypted; null until it is sent. */
    answer: p.text().nullable().hidden(),
    createdAt: p.datetime().index(),
  },
});

export class IdempotentRequest extends IdempotentRequestSchema.class {}
IdempotentRequestSchema.setClass(IdempotentRequest);

/** An upload: announced first, filled once, used by an operation, or deleted when it expires. */
const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'upload',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    fileName: p.text(),
    byteLength: p.integer(),
    /** Null until the bytes arrive. */
    content: p.blob().nullable().lazy(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ properties: ['user'] }],
});

export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
