import { createHash } from 'node:crypto';

/** The hash of an entry as the function `audit_append` of the database makes it. */

/** An entry as the table has it; `at` in milliseconds of the epoch. */
export interface HashedEntry {
  previous: string;
  chain: string;
  seq: number;
  id: string;
  atMs: number;
  accountId: string | null;
  actorKind: string;
  actorId: string | null;
  action: string;
  outcome: string;
  subjectId: string | null;
  details: string;
  ip: string | null;
  device: string | null;
  sessionId: string | null;
  requestId: string | null;
}

/** A field says its length, so that no two entries have the same text. */
const fieldOf = (value: string | null): string => (value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`);

/** SHA-256, hex. */
export function hashOfEntry(entry: HashedEntry): string {
  const { previous, chain, seq, id, atMs, accountId, actorKind, actorId, action, outcome, subjectId } = entry;
  const { details, ip, device, sessionId, requestId } = entry;
  const fields = [previous, chain, String(seq), id, String(atMs), accountId, actorKind, actorId, action, outcome];
  const text = [...fields, subjectId, details, ip, device, sessionId, requestId].map(fieldOf).join('');
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
