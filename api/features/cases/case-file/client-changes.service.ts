import type { Ctx } from '#api/kernel/context.ts';

declare module '../../../kernel/feature.ts' {
  interface Offers {
    /**
     * Is called when the name of the client of a case changes, in the same transaction. For features that store the
     * name in rows of their own.
     */
    followClient(ctx: Ctx, caseId: string): Promise<void>;
  }
}

export async function notifyClientChanged(ctx: Ctx, caseId: string): Promise<void> {
  for (const { followClient } of ctx.runtime.offers) await followClient?.(ctx, caseId);
}
