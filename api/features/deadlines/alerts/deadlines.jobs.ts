import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { mailAlerts } from './alert-mail.jobs.ts';
import { writeDueAlerts } from './due-alerts.service.ts';

/** Every minute one of the servers writes the alerts that are due. */
const alertDueDeadlines = defineJob({
  name: 'tell-deadlines',
  retry: 1,
  cron: '* * * * *',
  run: (ctx) => writeDueAlerts(ctx),
});

/** A deleted deadline can be restored for so many days. */
export const DEADLINE_RETENTION: RetentionRule[] = [
  { table: 'deadline', days: 30, isOver: 'r.deleted_at < ?', every: 'NIGHT' },
];

export const DEADLINE_JOBS: AnyJob[] = [mailAlerts as unknown as AnyJob, alertDueDeadlines as unknown as AnyJob];
