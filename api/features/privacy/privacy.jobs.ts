import { AccountDeletion } from '#db/entities/privacy.entity.ts';
import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { deleteAccount } from './deletion.service.ts';
import { makeAccountExport } from './export.jobs.ts';
import { mailPrivacy } from './privacy-mail.jobs.ts';

const AT_ONCE = 20;

/** Deletes accounts whose thirty days are over. Each in a transaction of its own; it may run twice. */
const deleteClosedAccounts = defineJob<object>({
  name: 'delete-closed-accounts',
  retry: 3,
  cron: '37 * * * *',
  async run(ctx) {
    const due = await ctx.em.find(
      AccountDeletion,
      { dueAt: { $lte: ctx.clock.now() } },
      { orderBy: { dueAt: 'asc' }, limit: AT_ONCE },
    );
    for (const { user } of due) {
      if (ctx.shutdown.aborted) return;
      if (await deleteAccount(ctx, user.id)) ctx.log.info({ userId: user.id }, 'privacy: an account was deleted');
    }
  },
});

export const PRIVACY_JOBS = [makeAccountExport, deleteClosedAccounts, mailPrivacy] as unknown as AnyJob[];

export const PRIVACY_RETENTION: RetentionRule[] = [
  // Seven days after it was ready; its files are swept in the night.
  { table: 'account_export', days: 0, isOver: 'r.expires_at < ?', every: 'HOUR' },
  { table: 'model_call', days: 365, isOver: 'r.at < ?', every: 'NIGHT' },
];
