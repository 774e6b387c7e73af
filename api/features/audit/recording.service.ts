import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AuditAction, AuditActorKind, AuditOutcome } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import {
  actorKindOf,
  detailsText,
  deviceText,
  SYSTEM_CHAIN,
  VISITORS_CHAIN,
  type AuditDetails,
} from './audit.rules.ts';

/** Adds to the audit log, in the transaction of the caller: what is rolled back was not done. */

export interface AuditRecord {
  action: AuditAction;
  /** In whose log it stands. Absent: in that of the caller; null: of no account. */
  accountId?: string | null;
  /** Absent: it was done. */
  outcome?: AuditOutcome;
  /** Id of what it was done to; absent: the account itself. */
  subject?: string;
  /** Names, counts and ids; never contents, secrets or values of settings. */
  details?: AuditDetails;
  /** Absent: as the caller is. Jobs say `SERVICE`. */
  actorKind?: AuditActorKind;
}

interface StoredRecord {
  chain: string;
  at: Date;
  accountId: string | null;
  actorKind: AuditActorKind;
  actorId: string | null;
  action: AuditAction;
  outcome: AuditOutcome;
  subject: string | null;
  details: string;
  ip: string | null;
  device: string | null;
  sessionId: string | null;
  requestId: string | null;
}

const valuesOf = (record: StoredRecord): unknown[] => {
  const { chain, at, accountId, actorKind, actorId, action, outcome, subject } = record;
  const { details, ip, device, sessionId, requestId } = record;
  return [
    chain,
    newId('auditEntry'),
    at,
    accountId,
    actorKind,
    actorId,
    action,
    outcome,
    subject,
    details,
    ip,
    device,
    sessionId,
    requestId,
  ];
};

const append = (em: SqlEntityManager, record: StoredRecord): Promise<unknown> =>
  em.execute('select audit_append(?, ?, ?::timestamptz, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', valuesOf(record));

/** Records an act. Call it last in a mutation: until it commits, other acts of the account wait. */
export async function recordAudit(ctx: Ctx, record: AuditRecord): Promise<void> {
  const { actor, origin } = ctx;
  const own = actor.kind === 'user' ? actor.userId : null;
  const accountId = record.accountId === undefined ? own : record.accountId;
  const isJob = origin.ip.startsWith('job:');
  await append(ctx.em, {
    chain: accountId ?? VISITORS_CHAIN,
    at: ctx.clock.now(),
    accountId,
    actorKind: record.actorKind ?? (isJob ? 'SERVICE' : actorKindOf(actor, accountId)),
    actorId: own,
    action: record.action,
    outcome: record.outcome ?? 'DONE',
    subject: record.subject ?? null,
    details: detailsText(record.details ?? {}),
    ip: isJob ? null : origin.ip,
    device: isJob ? null : deviceText(origin.userAgent),
    sessionId: actor.kind === 'user' ? actor.sessionId || null : null,
    requestId: ctx.requestId,
  });
}

/**
 * Records a refusal (FAILED): after what the mutation wrote was rolled back. An act on an account that does not exist takes
 * the same work.
 */
export function recordRefusal(ctx: Ctx, record: Omit<AuditRecord, 'outcome'>): void {
  const outside = { ...ctx, em: ctx.em.fork() as SqlEntityManager };
  ctx.afterRefusal.push(() => recordAudit(outside, { ...record, outcome: 'FAILED' }));
}

/** A file that was made of data of the account, by the root field that made it. A visitor's is of no account. */
export async function recordExport(ctx: Ctx, field: string): Promise<void> {
  if (ctx.actor.kind === 'user') await recordAudit(ctx, { action: 'DATA_EXPORTED', details: { what: field } });
}

/** A stored file that was opened or downloaded. */
export const recordDownload = (ctx: Ctx, id: string): Promise<void> =>
  recordAudit(ctx, { action: 'FILE_DOWNLOADED', subject: id });

const OPERATION = { chain: SYSTEM_CHAIN, accountId: null, actorKind: 'OPERATOR', actorId: null } as const;
const NOWHERE = { subject: null, ip: null, device: null, sessionId: null, requestId: null } as const;

/** Records an act of whoever runs the server, by a command; `query` runs a statement with `$1`, `$2`… */
export async function recordOperation(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
  { action, details, at }: { action: AuditAction; details: AuditDetails; at: Date },
): Promise<void> {
  const stored = { ...OPERATION, ...NOWHERE, at, action, outcome: 'DONE', details: detailsText(details) } as const;
  await query(
    'select audit_append($1, $2, $3::timestamptz, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
    valuesOf(stored),
  );
}
