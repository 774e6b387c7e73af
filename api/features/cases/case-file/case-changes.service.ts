import type { LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';

declare module '../../../kernel/feature.ts' {
  interface Offers {
    /**
     * Is called when the name of the client of a case changes, in the same transaction. For features that store the
     * name in rows of their own.
     */
    followClient(ctx: Ctx, caseId: string): Promise<void>;
    /** Is called when the court of a case changes, in the same transaction: its zone may be another. */
    followCourt(ctx: Ctx, legalCase: LegalCase): Promise<void>;
  }
}

export async function notifyClientChanged(ctx: Ctx, caseId: string): Promise<void> {
  for (const { followClient } of ctx.runtime.offers) await followClient?.(ctx, caseId);
}

export async function notifyCourtChanged(ctx: Ctx, legalCase: LegalCase): Promise<void> {
  for (const { followCourt } of ctx.runtime.offers) await followCourt?.(ctx, legalCase);
}
