import { PaidSubscription, PlanCheckout } from '#db/entities/payment.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { PaymentMail } from '#schema/text/payments.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import type { Mail } from '#api/ports/mailer.ts';
import { PortError } from '#api/ports/port-error.ts';
import { wantsMail } from '../../users/index.ts';
import { claimMail, noticeMail } from './mails.rules.ts';

/** A claim has the token of its link, sealed; every other mail is about a subscription at an instant. */
type MailOrder =
  | { kind: 'CLAIM'; checkoutId: string; sealedToken: string }
  | { kind: Exclude<PaymentMail, 'CLAIM'>; subscriptionId: string; endsAt: string; isTrial: boolean };

/** What an account may do without; that it paid, owes or lost its plan is always told. */
const REMINDERS: ReadonlySet<PaymentMail> = new Set<PaymentMail>(['REMINDER', 'PREPAID_ENDING']);

async function write(ctx: Ctx, order: MailOrder): Promise<Mail | null> {
  const address = ctx.ports.address();
  if (order.kind === 'CLAIM') {
    const checkout = await ctx.em.findOne(PlanCheckout, { id: order.checkoutId, claimedAt: null });
    return (
      checkout && claimMail(checkout, `${address}/subscriptions?claim=${ctx.encryption.decrypt(order.sealedToken)}`)
    );
  }
  const paid = await ctx.em.findOne(PaidSubscription, { id: order.subscriptionId }, { populate: ['checkout'] });
  if (!paid) return null;
  const user = paid.user ? await ctx.em.findOne(User, { id: paid.user.id }) : null;
  if (user && REMINDERS.has(order.kind) && !(await wantsMail(ctx, user.id, 'paymentReminders'))) return null;
  const to = user?.email ?? paid.checkout.getEntity().email;
  return noticeMail({ ...order, to, plan: paid.plan, endsAt: new Date(order.endsAt) }, `${address}/subscriptions`);
}

/** Mails about purchases. A retry sends the same mail id. */
export const mailPayment = defineJob<MailOrder>({
  name: 'mail-payment',
  retry: 8,
  async run(ctx, order) {
    const mail = await write(ctx, order);
    if (!mail) return;
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, mail: mail.id }, 'a mail about a payment was refused by the mail server');
    }
  },
});
