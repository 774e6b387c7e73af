import { User } from '#db/entities/user.entity.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';
import { wantsMail } from '../../users/index.ts';
import { meterMail, type MeterNotice } from './meter-notices.rules.ts';

/** Mails that most of a meter is used. A retry sends the same mail id. */
export const mailMeter = defineJob<MeterNotice>({
  name: 'mail-meter',
  retry: 8,
  async run(ctx, notice) {
    // A period that is over has nothing left to tell of.
    const isOver = new Date(notice.resetsAt) <= ctx.clock.now();
    const user = isOver ? null : await ctx.em.findOne(User, { id: notice.userId });
    if (!user?.email || !(await wantsMail(ctx, user.id, 'systemAlerts'))) return;
    const mail = meterMail(notice, user.email, `${ctx.ports.address()}/subscriptions`);
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, userId: notice.userId }, 'a notice of a meter was refused by the mail server');
    }
  },
});
