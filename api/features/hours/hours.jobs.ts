import { LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { mailPrebill } from './billing/prebill-mail.jobs.ts';
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

/** A deletion can be undone for so many days; entries in a pre-bill stay. */
export const HOURS_RETENTION: RetentionRule[] = [
  { table: 'time_entry', days: 60, isOver: 'r.deleted_at < ? and r.prebill_id is null', every: 'NIGHT' },
  { table: 'work_task', days: 60, isOver: 'r.deleted_at < ?', every: 'NIGHT' },
];

export const HOURS_JOBS = [followClient, mailPrebill] as AnyJob[];
