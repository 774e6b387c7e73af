import { DAY } from '#schema/lib/durations.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { lockTariff, repriceEntries } from './pricing/pricing.service.ts';

/** After the client of a case changed, its recorded hours are charged to the new client. */
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

/** As a job: the transaction holds the case, but recording hours locks the tariff before the case (deadlock). */
export const followClientOf = (ctx: Ctx, caseId: string): Promise<void> =>
  enqueue(ctx.em, followClient, { caseId }, { key: caseId });

/** A deletion can be undone for so many days. */
const KEPT_DAYS = 60;

/** Purges entries deleted long ago; those in a pre-bill stay. */
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
