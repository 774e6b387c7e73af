import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { mailAlerts } from './alert-mail.jobs.ts';
import { tellDeadlines } from './tell-deadlines.service.ts';

/** What was deleted can be brought back for so long. */
const KEPT_DAYS = 30;

/** Every minute one of the servers looks what is to be told. */
const tellDueDeadlines = defineJob({
  name: 'tell-deadlines',
  retry: 1,
  cron: '* * * * *',
  run: (ctx) => tellDeadlines(ctx),
});

const forgetDeletedDeadlines = defineJob({
  name: 'forget-deleted-deadlines',
  retry: 3,
  cron: '17 9 * * *',
  async run(ctx) {
    await ctx.em.execute('delete from deadline where deleted_at < ?', [later(ctx.clock.now(), -KEPT_DAYS * DAY)]);
  },
});

export const DEADLINE_JOBS: AnyJob[] = [
  mailAlerts as unknown as AnyJob,
  tellDueDeadlines as unknown as AnyJob,
  forgetDeletedDeadlines as unknown as AnyJob,
];
