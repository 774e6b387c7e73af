import type { UserError } from '#schema/generated/contract.ts';
import type { Ctx } from '../context.ts';
import { failureOf } from './failure.rules.ts';
import { useKey } from './idempotency.ts';

class RolledBack extends Error {
  constructor(
    readonly payload: unknown,
    readonly userErrors: readonly UserError[],
  ) {
    super('rolled back');
  }
}

const userErrorsOf = (payload: unknown): readonly UserError[] =>
  typeof payload === 'object' && payload !== null ? ((payload as { userErrors?: UserError[] }).userErrors ?? []) : [];

/**
 * One mutation, one transaction, one flush. `userErrors` not empty means that nothing was written. A transaction that
 * gave way to another (deadlock, lock time-out, serialization) wrote nothing and is run once more; the caller of an
 * outer transaction decides for itself.
 */
export async function inTransaction<T>(ctx: Ctx, act: (inside: Ctx) => T | Promise<T>): Promise<T> {
  try {
    return await runOnce(ctx, act);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'FULL') ctx.runtime.surroundings.fullAt = ctx.clock.now();
    if (failure !== 'CONTENDED' || ctx.em.isInTransaction()) throw error;
    ctx.log.info({ err: error }, 'a transaction gave way to another and is run once more');
    ctx.em.clear();
    ctx.memo.clear();
    return await runOnce(ctx, act);
  }
}

async function runOnce<T>(ctx: Ctx, act: (inside: Ctx) => T | Promise<T>): Promise<T> {
  const afterCommit: (() => void)[] = [];
  const afterRefusal: (() => Promise<unknown>)[] = [];
  try {
    const kept = await ctx.runtime.workLimits.transactions(() =>
      ctx.em.transactional(async (em) => {
        const inside = { ...ctx, em: em as Ctx['em'], afterCommit, afterRefusal };
        const payload = await act(inside);
        const userErrors = userErrorsOf(payload);
        if (userErrors.length > 0) throw new RolledBack(payload, userErrors);
        await useKey(inside);
        return payload;
      }),
    );
    if (ctx.idempotent) ctx.idempotent.isDone = true;
    for (const act of afterCommit) act();
    return kept;
  } catch (error) {
    if (error instanceof RolledBack) {
      for (const { code } of error.userErrors) ctx.runtime.telemetry.refusal(code);
      for (const act of afterRefusal) await act();
      return error.payload as T;
    }
    throw error;
  }
}
