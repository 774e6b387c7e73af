import { prebillText as say } from '#schema/text/hours.ts';
import type { Prebill } from '#db/entities/hours.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { recordWork } from '#api/features/cases/index.ts';

/** Writes what happened to a pre-bill into the timeline of each case that it bills. */
export const recordPrebill = (
  ctx: Ctx,
  { caseIds, number, status }: Prebill,
  kind: 'PREBILL_CREATED' | 'PREBILL_CHANGED',
  /** What the sentence of the entry says besides. */
  more: { isMailed?: 'true' } = {},
): Promise<void> =>
  recordWork(
    ctx,
    caseIds.map((caseId) => ({ caseId, kind, facts: { number: say.number(number), status, ...more } })),
  );
