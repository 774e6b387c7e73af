import { defineEntity, p } from '@mikro-orm/core';
import type { AuditAction, AuditActorKind, AuditOutcome } from '#schema/generated/contract.ts';

/** Where a chain of the audit log begins and ends. Written by functions of the database only. */
const AuditChainSchema = defineEntity({
  name: 'AuditChain',
  tableName: 'audit_chain',
  properties: {
    /** Id of an account, `system` or `visitors`. */
    chain: p.text().primary(),
    /** Of the oldest entry that is kept. */
    firstSeq: p.integer(),
    /** Hash of the entry before it, which retention took away; empty: there was none. */
    firstPrevious: p.text(),
    /** 0: it never had an entry. */
    lastSeq: p.integer(),
    lastHash: p.text(),
    lastAt: p.datetime(),
  },
});

export class AuditChain extends AuditChainSchema.class {}
AuditChainSchema.setClass(AuditChain);

/**
 * Something that was done with an account. Without references: entries outlive what they speak of. Written by functions of
 * the database only.
 */
const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    chain: p.text().primary(),
    seq: p.integer().primary(),
    id: p.text().unique(),
    at: p.datetime(),
    /** Whose log it is in; null: of the operator or of nobody known. */
    accountId: p.text().nullable(),
    actorKind: p.text().$type<AuditActorKind>(),
    /** The account that acted; null: nobody signed in. */
    actorId: p.text().nullable(),
    action: p.text().$type<AuditAction>(),
    outcome: p.text().$type<AuditOutcome>(),
    /** Id of what it was done to. */
    subjectId: p.text().nullable(),
    /** JSON: names and counts, never contents. As text, because its bytes are hashed. */
    details: p.text(),
    ip: p.text().nullable(),
    device: p.text().nullable(),
    /** Of the session or the API key. */
    sessionId: p.text().nullable(),
    requestId: p.text().nullable(),
    previousHash: p.text(),
    /** SHA-256, hex. */
    hash: p.text(),
  },
  indexes: [{ properties: ['accountId', 'at', 'id'] }],
});

export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
