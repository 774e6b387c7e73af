import { createHash } from 'node:crypto';
import { DAY } from '#schema/lib/durations.ts';
import { idempotencyText } from '#schema/text/errors.ts';
import type { Ctx, IdempotentRequest } from '../context.ts';
import { Refusal } from '../errors.ts';
import { serverIsGone } from './server-lives.ts';

/**
 * `Idempotency-Key` on writes: a request that an account repeats within a day runs once and gets the same answer.
 * The key is claimed before the request runs, in the name of a lock that ends with this server's connection: the key of
 * a server that died is free at once. `is_done` is set in the transaction of the mutation, so that a crash
 * leaves both or neither. The answer is stored encrypted before it is sent. A refused request stores nothing: the same
 * key may be used again.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const REPLAYED_HEADER = 'idempotent-replayed';

const RETENTION_MS = DAY;
/** After this time an unfinished request counts as lost, also when the death of its server was not noticed (a cut network). */
const ABANDONED_MS = 60_000;
/** How long the second of two concurrent requests waits for the first. */
const MAX_WAIT_MS = 5000;
/** Pause between two polls. It grows each time, so that many waiting requests cause little load. */
const FIRST_POLL_MS = 40;
const MAX_POLL_MS = 500;
const MAX_ANSWER = 1024 * 1024;

/** More than any input has. A request with 100,000 nested levels would overflow the stack. */
const MAX_LEVELS = 64;

function canonical(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_LEVELS) throw new Refusal('BAD_REQUEST');
  if (Array.isArray(value)) return value.map((each) => canonical(each, depth + 1));
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, canonical(held, depth + 1)]);
}

/** Hash of a request. The order of its fields does not matter. */
const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(request)) ?? '')
    .digest('hex');

interface Row {
  request_hash: string;
  is_done: boolean;
  answer: string | null;
}

const IS_ABANDONED = serverIsGone('r.claimed_by');

/** Claims the key. `true`: it was free, expired, or abandoned by a server that died. */
async function claim(ctx: Ctx, { userId, operation, key }: IdempotentRequest, hash: string): Promise<boolean> {
  const now = ctx.clock.now();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const rows = await ctx.em.execute<unknown[]>(
    `insert into idempotent_request as r (user_id, operation, key, request_hash, request_id, claimed_by, is_done, created_at)
     values (?, ?, ?, ?, ?, ?, false, ?)
     on conflict (user_id, operation, key) do update set request_hash = excluded.request_hash,
       request_id = excluded.request_id, claimed_by = excluded.claimed_by, is_done = false, answer = null, created_at = excluded.created_at
     where r.created_at < ? or (not r.is_done and (r.created_at < ? or ${IS_ABANDONED}))
     returning r.key`,
    [userId, operation, key, hash, ctx.requestId, ctx.bus.lockId(), now, ago(RETENTION_MS), ago(ABANDONED_MS)],
  );
  return rows.length > 0;
}

async function findRow(ctx: Ctx, { userId, operation, key }: IdempotentRequest): Promise<Row | null> {
  const [row] = await ctx.em.execute<Row[]>(
    'select request_hash, is_done, answer from idempotent_request where user_id = ? and operation = ? and key = ?',
    [userId, operation, key],
  );
  return row ?? null;
}

const inProgress = (): Refusal => new Refusal('CONFLICT', idempotencyText.inProgress, { retryAfter: 1 });

/**
 * Claims the key of a request. Returns `null` when the request is to run, or the stored answer when it ran before.
 * Refuses (`CONFLICT`) a key that was used for another request, and one whose request is still running.
 */
export async function claimKey(
  ctx: Ctx,
  { key, operation, request }: { key: string; operation: string; request: unknown },
): Promise<string | null> {
  // Login and registration have no account yet.
  if (ctx.actor.kind !== 'user') return null;
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal('VALIDATION', idempotencyText.keyInvalid);
  const mine: IdempotentRequest = { userId: ctx.actor.userId, operation, key, isDone: false };
  const hash = hashOf(request);
  for (let waited = 0, pause = FIRST_POLL_MS; ; waited += pause, pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
    if (await claim(ctx, mine, hash)) {
      ctx.idempotent = mine;
      return null;
    }
    const row = await findRow(ctx, mine);
    if (row && row.request_hash !== hash) throw new Refusal('CONFLICT', idempotencyText.otherRequest);
    if (row?.answer) return ctx.encryption.decrypt(row.answer);
    if (waited >= MAX_WAIT_MS) throw row?.is_done ? new Refusal('CONFLICT', idempotencyText.answerLost) : inProgress();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Marks the key as done, in the transaction of the mutation, just before it is committed. */
export async function useKey(ctx: Ctx): Promise<void> {
  if (!ctx.idempotent) return;
  const { userId, operation, key } = ctx.idempotent;
  const rows = await ctx.em.execute<unknown[]>(
    `update idempotent_request set is_done = true
     where user_id = ? and operation = ? and key = ? and request_id = ? returning key`,
    [userId, operation, key, ctx.requestId],
  );
  // It took so long that another request claimed the key.
  if (rows.length === 0) throw inProgress();
}

/**
 * Stores the answer of a request that was committed, or frees the key of one that was not. `answer` returns `null` when
 * there is no answer to store. Errors are only logged, so that the answer is still sent.
 */
export async function keepAnswer(ctx: Ctx, answer: () => string | null): Promise<void> {
  if (!ctx.idempotent) return;
  const { userId, operation, key, isDone } = ctx.idempotent;
  ctx.idempotent = undefined;
  const mine = 'user_id = ? and operation = ? and key = ? and request_id = ?';
  const values = [userId, operation, key, ctx.requestId];
  const em = ctx.em.fork() as Ctx['em'];
  try {
    if (!isDone) return void (await em.execute(`delete from idempotent_request where ${mine} and not is_done`, values));
    const text = answer();
    if (text === null || text.length > MAX_ANSWER) return;
    await em.execute(`update idempotent_request set answer = ? where ${mine}`, [
      ctx.encryption.encrypt(text),
      ...values,
    ]);
  } catch (error) {
    ctx.log.error({ err: error }, 'idempotency: an answer was not kept');
  }
}
