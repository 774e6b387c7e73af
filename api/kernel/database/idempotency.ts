import { createHash } from 'node:crypto';
import { DAY } from '#schema/lib/durations.ts';
import { idempotencyText } from '#schema/text/errors.ts';
import type { Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';
import { defineJob } from '../jobs/jobs.ts';

/**
 * `Idempotency-Key` on writes: the same request of one account twice within a day is done once, and answered the same.
 * The key is claimed before anything runs; that it was done is written in the transaction of the mutation itself, so a
 * server that dies in between leaves either both or neither; the answer is kept, sealed, before it goes out. What was
 * refused is not kept: nothing was written, and the same key may try again.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const REPLAYED_HEADER = 'idempotent-replayed';

const KEPT_MS = DAY;
/** A request that neither ended nor was done for so long died with its server. */
const ABANDONED_MS = 60_000;
/** The second of two at once waits for the first. */
const PATIENCE_MS = 5000;
/** Longer each time, so that a crowd that waits is no load. */
const LOOK_AGAIN_MS = 40;
const LONGEST_PAUSE_MS = 500;
const LARGEST_ANSWER = 1024 * 1024;

/** A claimed key, as long as its request runs. */
export interface IdempotentRequest {
  userId: string;
  operation: string;
  key: string;
  isDone: boolean;
}

/** Deeper than any input is; a request nested a hundred thousand times would end the stack. */
const DEEPEST = 64;

function ordered(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw new Refusal('BAD_REQUEST');
  if (Array.isArray(value)) return value.map((each) => ordered(each, depth + 1));
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, ordered(held, depth + 1)]);
}

/** The same for the same request, in whatever order its fields were written. */
const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(request)) ?? '')
    .digest('hex');

interface Row {
  request_hash: string;
  is_done: boolean;
  answer: string | null;
}

/** Whether the key is this request's now: it was free, kept for long enough, or left behind by a dead server. */
async function claim(ctx: Ctx, { userId, operation, key }: IdempotentRequest, hash: string): Promise<boolean> {
  const now = ctx.clock.now();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const rows = await ctx.em.execute<unknown[]>(
    `insert into idempotent_request as r (user_id, operation, key, request_hash, request_id, is_done, created_at)
     values (?, ?, ?, ?, ?, false, ?)
     on conflict (user_id, operation, key) do update set request_hash = excluded.request_hash,
       request_id = excluded.request_id, is_done = false, answer = null, created_at = excluded.created_at
     where r.created_at < ? or (not r.is_done and r.created_at < ?)
     returning r.key`,
    [userId, operation, key, hash, ctx.requestId, now, ago(KEPT_MS), ago(ABANDONED_MS)],
  );
  return rows.length > 0;
}

async function held(ctx: Ctx, { userId, operation, key }: IdempotentRequest): Promise<Row | null> {
  const [row] = await ctx.em.execute<Row[]>(
    'select request_hash, is_done, answer from idempotent_request where user_id = ? and operation = ? and key = ?',
    [userId, operation, key],
  );
  return row ?? null;
}

const busy = (): Refusal => new Refusal('CONFLICT', idempotencyText.inProgress, { retryAfter: 1 });

/**
 * Claims the key of a request for the context that will run it. A text: it was done before, and this was the answer.
 * Refuses a key that another request of the account carries, and one whose request is still being done.
 */
export async function claimKey(
  ctx: Ctx,
  { key, operation, request }: { key: string; operation: string; request: unknown },
): Promise<string | null> {
  // Who signs in or registers is nobody's account yet.
  if (ctx.actor.kind !== 'user') return null;
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal('VALIDATION', idempotencyText.keyInvalid);
  const mine: IdempotentRequest = { userId: ctx.actor.userId, operation, key, isDone: false };
  const hash = hashOf(request);
  for (let waited = 0, pause = LOOK_AGAIN_MS; ; waited += pause, pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    if (await claim(ctx, mine, hash)) {
      ctx.idempotent = mine;
      return null;
    }
    const row = await held(ctx, mine);
    if (row && row.request_hash !== hash) throw new Refusal('CONFLICT', idempotencyText.otherRequest);
    if (row?.answer) return ctx.encryption.decrypt(row.answer);
    if (waited >= PATIENCE_MS) throw row?.is_done ? new Refusal('CONFLICT', idempotencyText.answerLost) : busy();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** In the transaction of a mutation that is about to be kept: its key is used up with it. */
export async function useKey(ctx: Ctx): Promise<void> {
  if (!ctx.idempotent) return;
  const { userId, operation, key } = ctx.idempotent;
  const rows = await ctx.em.execute<unknown[]>(
    `update idempotent_request set is_done = true
     where user_id = ? and operation = ? and key = ? and request_id = ? returning key`,
    [userId, operation, key, ctx.requestId],
  );
  // It took so long that another one took the key over.
  if (rows.length === 0) throw busy();
}

/** Keeps the answer of what was done, if there is one to keep; of what was not, the key is free again. Never keeps an answer from going out. */
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
    if (text === null || text.length > LARGEST_ANSWER) return;
    await em.execute(`update idempotent_request set answer = ? where ${mine}`, [
      ctx.encryption.encrypt(text),
      ...values,
    ]);
  } catch (error) {
    ctx.log.error({ err: error }, 'idempotency: an answer was not kept');
  }
}

/** Keys are kept for a day. */
export const deleteOldKeys = defineJob<object>({
  name: 'delete-idempotency-keys',
  retry: 3,
  cron: '27 * * * *',
  async run(ctx) {
    await ctx.em.execute('delete from idempotent_request where created_at < ?', [
      new Date(ctx.clock.now().getTime() - KEPT_MS),
    ]);
  },
});
