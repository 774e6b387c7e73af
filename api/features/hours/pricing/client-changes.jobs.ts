import { LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { lockTariff, repriceEntries } from './pricing.service.ts';

/** Hours that were recorded before the client of their case was written otherwise are charged to whom it is now. */
const followClient = defineJob<{ caseId: string }>({
  name: 'hours-follow-client',
  retry: 5,
  async run(ctx, { caseId }) {
    await ctx.em.transactional(async (em) => {
      const inside = { ...ctx, em: em as Ctx['em'] };
      const legalCase = await em.findOne(LegalCase, { id: caseId });
      if (!legalCase) return;
      await lockTariff(inside, legalCase.owner.id);
      await repriceEntries(inside, legalCase.owner.id);
    });
  },
});

/** After the transaction: it holds the case, and whoever records hours holds the tariff and asks for the case. */
export const followClientOf = (ctx: Ctx, caseId: string): Promise<void> =>
  enqueue(ctx.em, followClient, { caseId }, { key: caseId });

export const HOURS_JOBS = [followClient] as AnyJob[];
