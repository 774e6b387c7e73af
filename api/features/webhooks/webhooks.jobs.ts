import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { writeBodies } from './webhook-bodies.service.ts';
import { deliverDue, isSomethingDue } from './webhook-delivery.service.ts';
import { mailWebhookDisabled } from './webhook-mail.jobs.ts';

/** Writes bodies and delivers. Its queue runs one at a time, so webhooks take one place among the jobs. */
const deliverWebhooks = defineJob<object>({
  name: 'deliver-webhooks',
  retry: 5,
  async run(ctx) {
    await writeBodies(ctx);
    if (!(await deliverDue(ctx))) await startDelivering(ctx.em);
  },
});

/** One job for all that waits. */
export const startDelivering = (em: SqlEntityManager): Promise<void> =>
  enqueue(em, deliverWebhooks, {}, { key: 'all', queue: 'webhooks' });

/** Every minute: retries that are due, and what a server that died left behind. */
const resumeWebhooks = defineJob({
  name: 'resume-webhooks',
  retry: 1,
  cron: '* * * * *',
  async run(ctx: Ctx) {
    if (await isSomethingDue(ctx)) await startDelivering(ctx.em);
  },
});

export const WEBHOOK_JOBS: AnyJob[] = [deliverWebhooks, resumeWebhooks, mailWebhookDisabled as unknown as AnyJob];

/** The log, and what was sent. */
export const WEBHOOK_RETENTION: RetentionRule[] = [
  { table: 'webhook_delivery', days: 30, isOver: 'r.created_at < ? and r.next_attempt_at is null', every: 'NIGHT' },
  {
    table: 'webhook_event',
    days: 30,
    isOver: 'r.created_at < ? and not exists (select 1 from webhook_delivery d where d.event_id = r.id)',
    every: 'NIGHT',
  },
];
