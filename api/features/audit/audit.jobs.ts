import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { cronOf } from '#api/kernel/jobs/cron.rules.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';

/** How long entries are kept: two years, and logins to accounts that do not exist for ninety days. */
const KEPT_DAYS = 730;
const VISITORS_DAYS = 90;

/** With the backup of the night behind it. */
const NIGHT = '04:20';

/** The role of the server may delete no entry: a function of the owner does, from the beginning of a chain only. */
export const pruneAudit = defineJob<object>({
  name: 'prune-audit',
  retry: 3,
  cron: cronOf(NIGHT, new Date()),
  catchUp: true,
  async run(ctx) {
    const now = ctx.clock.now();
    const [row] = await ctx.em.execute<{ deleted: number }[]>(
      'select audit_prune(?::timestamptz, ?::timestamptz) as deleted',
      [later(now, -KEPT_DAYS * DAY), later(now, -VISITORS_DAYS * DAY)],
    );
    if (row?.deleted) ctx.log.info({ deleted: row.deleted }, 'audit: entries whose time was over are deleted');
  },
});
