import { DAY } from '#schema/lib/durations.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { lockTariff, repriceEntries } from './pricing/pricing.service.ts';

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

/** A deletion can be undone for so long; after it nothing is kept. */
const KEPT_DAYS = 60;

/** What was deleted long ago is deleted for good; what stands in a pre-bill stays. */
const purgeHours = defineJob<object>({
  name: 'purge-hours',
  retry: 3,
  cron: '43 3 * * *',
  async run(ctx) {
    const before = later(ctx.clock.now(), -KEPT_DAYS * DAY);
    await ctx.em.execute('delete from time_entry where deleted_at < ? and prebill_id is null', [before]);
    await ctx.em.execute('delete from work_task where deleted_at < ?', [before]);
  },
});

export const HOURS_JOBS = [followClient, purgeHours] as AnyJob[];
