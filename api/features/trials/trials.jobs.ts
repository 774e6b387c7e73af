import { Trial } from '#db/entities/trial.entity.ts';
import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { PortError } from '#api/ports/port-error.ts';
import { TRIAL_DAYS } from '#api/features/subscriptions/index.ts';
import { mailOfTrial, trialUrl } from './trials.rules.ts';

/** Mails the link of a trial, unless it is over or somebody registered with it meanwhile. A retry has the same mail id. */
export const sendTrialLink = defineJob<{ userId: string; askedAt: number; isRepeated: boolean }>({
  name: 'send-trial-link',
  retry: 8,
  async run(ctx, { userId, askedAt, isRepeated }) {
    const trial = await ctx.em.findOne(Trial, { user: userId, expiresAt: { $gt: ctx.clock.now() } });
    if (!trial) return;
    const { email, expiresAt, keySealed } = trial;
    const url = trialUrl(ctx.ports.address(), ctx.encryption.decrypt(keySealed));
    const mail = { id: `trial-${userId}-${askedAt}`, email, expiresAt, days: TRIAL_DAYS, isRepeated };
    try {
      await ctx.ports.mailer.send(mailOfTrial(mail, url), ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      // The address does not exist: retries would only harm the sender's reputation.
      ctx.log.warn({ err: error, userId }, 'the link of a trial was refused by the mail server');
    }
  },
});

export const TRIALS_JOBS = [sendTrialLink] as unknown as AnyJob[];

export const TRIALS_RETENTION: RetentionRule[] = [
  // Once for each e-mail, for a year. Only a hash of the e-mail is kept.
  { table: 'used_trial', days: 365, isOver: 'r.used_at < ?', every: 'NIGHT' },
];
