import { SubscriptionInvoice } from '#db/entities/payment.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';

/** A charge of the caller with what it paid for; `null` also for one of another account. */
export async function findOwnInvoice(ctx: Ctx, id: string) {
  if (!isId(id, 'subscriptionInvoice')) return null;
  const invoice = await ctx.em.findOne(
    SubscriptionInvoice,
    { id, subscription: { user: signedIn(ctx).userId } },
    { populate: ['subscription', 'subscription.checkout'] },
  );
  if (!invoice) return null;
  const subscription = invoice.subscription.getEntity();
  const { method } = subscription.checkout.getEntity();
  return { invoice, plan: subscription.plan, provider: subscription.provider, method };
}
