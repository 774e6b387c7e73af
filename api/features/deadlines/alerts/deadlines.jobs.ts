import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { mailAlerts } from './alert-mail.jobs.ts';
import { writeDueAlerts } from './due-alerts.service.ts';

/** A deleted deadline can be restored for so many days. */
const KEPT_DAYS = 30;

/** Every minute one of the servers writes the alerts that are due. */
const alertDueDeadlines = defineJob({
  name: 'tell-deadlines',
  retry: 1,
  cron: '* * * * *',
  run: (ctx) => writeDueAlerts(ctx),
});

const purgeDeletedDeadlines = defineJob({
  name: 'forget-deleted-deadlines',
  retry: 3,
  cron: '17 9 * * *',
  async run(ctx) {
    await ctx.em.execute('delete from deadline where deleted_at < ?', [later(ctx.clock.now(), -KEPT_DAYS * DAY)]);
  },
});

export const DEADLINE_JOBS: AnyJob[] = [
  mailAlerts as unknown as AnyJob,
  alertDueDeadlines as unknown as AnyJob,
  purgeDeletedDeadlines as unknown as AnyJob,
];
