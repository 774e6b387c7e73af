import type { Ctx } from '#api/kernel/context.ts';

declare module '../../../kernel/feature.ts' {
  interface Offers {
    /**
     * Hears that the client of a matter is called otherwise, in the transaction that writes it: of a feature that keeps the
     * name with rows of its own.
     */
    followClient(ctx: Ctx, caseId: string): Promise<void>;
  }
}

export async function tellClientChanged(ctx: Ctx, caseId: string): Promise<void> {
  for (const { followClient } of ctx.runtime.offers) await followClient?.(ctx, caseId);
}
