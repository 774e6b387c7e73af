import type { UserError } from '#schema/generated/contract.ts';
import type { Ctx } from './context.ts';

class RolledBack extends Error {
  constructor(readonly payload: unknown) {
    super('rolled back');
  }
}

const saysNo = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && ((payload as { userErrors?: UserError[] }).userErrors?.length ?? 0) > 0;

/** One mutation, one transaction, one flush. `userErrors` not empty means that nothing was written. */
export async function inTransaction<T>(ctx: Ctx, act: (inside: Ctx) => T | Promise<T>): Promise<T> {
  try {
    return await ctx.em.transactional(async (em) => {
      const payload = await act({ ...ctx, em: em as Ctx['em'] });
      if (saysNo(payload)) throw new RolledBack(payload);
      return payload;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.payload as T;
    throw error;
  }
}
