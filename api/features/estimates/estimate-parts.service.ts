import type { Estimate } from '#db/entities/estimate.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { caseById } from '../cases/index.ts';

/** The case of an estimate; null: it has none, or the caller no longer sees it. */
export const caseOfEstimate = (ctx: Ctx, { legalCase }: Pick<Estimate, 'legalCase'>) =>
  caseById(ctx, legalCase?.id ?? null);

/** 100 less the width of the range of the first figure, when that is a percentage. */
export function confidenceOf({ result }: Pick<Estimate, 'result'>): number | null {
  const [head] = result.figures;
  return head?.unit === 'PERCENT' && head.low != null && head.high != null
    ? Math.max(0, Math.round(100 - (head.high - head.low)))
    : null;
}
