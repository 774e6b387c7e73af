import { DAY, later } from '../../kernel/clock.ts';
import { defineJob, type AnyJob } from '../../kernel/jobs.ts';

/** Programs that subscribed learn of a deletion for so long; after it nothing is kept. */
const KEPT_DAYS = 60;

/** What was deleted long ago is deleted for good. */
const purgeCalendar = defineJob<object>({
  name: 'purge-calendar',
  retry: 3,
  cron: '41 3 * * *',
  async run(ctx) {
    const before = later(ctx.clock.now(), -KEPT_DAYS * DAY);
    // One that was parted stays as long as its series: without it the series would bring it back.
    await ctx.em.execute('delete from calendar_event where deleted_at < ? and series_id is null', [before]);
    await ctx.em.execute('delete from time_entry where deleted_at < ? and prebill_id is null', [before]);
    await ctx.em.execute('delete from work_task where deleted_at < ?', [before]);
    await ctx.em.execute('delete from calendar_feed where revoked_at < ?', [before]);
  },
});

export const CALENDAR_JOBS = [purgeCalendar] as AnyJob[];
