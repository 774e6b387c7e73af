import type { UserError } from '#schema/generated/contract.ts';
import type { Ctx } from '../context.ts';
import { useKey } from './idempotency.ts';

class RolledBack extends Error {
  constructor(readonly payload: unknown) {
    super('rolled back');
  }
}

const hasUserErrors = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  ((payload as { userErrors?: UserError[] }).userErrors?.length ?? 0) > 0;

/** One mutation, one transaction, one flush. `userErrors` not empty means that nothing was written. */
export async function inTransaction<T>(ctx: Ctx, act: (inside: Ctx) => T | Promise<T>): Promise<T> {
  const afterCommit: (() => void)[] = [];
  try {
    const kept = await ctx.runtime.workLimits.transactions(() =>
      ctx.em.transactional(async (em) => {
        const inside = { ...ctx, em: em as Ctx['em'], afterCommit };
        const payload = await act(inside);
        if (hasUserErrors(payload)) throw new RolledBack(payload);
        await useKey(inside);
        return payload;
      }),
    );
    if (ctx.idempotent) ctx.idempotent.isDone = true;
    for (const act of afterCommit) act();
    return kept;
  } catch (error) {
    if (error instanceof RolledBack) return error.payload as T;
    throw error;
  }
}
