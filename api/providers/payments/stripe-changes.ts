import type Stripe from 'stripe';
import type { ChangeCost, SoldPlan } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { PriceBook } from './stripe-prices.ts';
import { idOf, instantOf, planOfItem } from './stripe-view.ts';

/** Changes of a running subscription. */

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new PortError('BAD_REPLY', `a subscription without items: ${subscription.id}`);
  return item;
}

/** What would be charged at once for the rest of the period. */
export async function previewChange(
  stripe: Stripe,
  prices: PriceBook,
  {
    subscription,
    plan,
    at,
    centavos,
  }: { subscription: Stripe.Subscription; plan: SoldPlan; at: Date; centavos: number },
): Promise<ChangeCost> {
  const item = itemOf(subscription);
  const { id: price } = await prices.of(plan);
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: secondsOf(at),
    },
  });
  const credit = preview.lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
  return {
    dueNow: Math.max(0, preview.amount_due),
    credit,
    nextCharge: centavos,
    nextChargeAt: instantOf(item.current_period_end),
  };
}

/** A schedule owns its subscription: what it planned is dropped before another change. */
export async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  const id = idOf(schedule);
  if (id) await stripe.subscriptionSchedules.release(id);
}

/** A refused card leaves everything as it was. */
export async function changeNow(
  stripe: Stripe,
  prices: PriceBook,
  { subscription, plan, at }: { subscription: Stripe.Subscription; plan: SoldPlan; at: Date },
): Promise<void> {
  await releaseSchedule(stripe, subscription);
  if (planOfItem(subscription) === plan) return;
  const { id: price } = await prices.of(plan);
  await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: itemOf(subscription).id, price }],
      proration_behavior: 'always_invoice',
      proration_date: secondsOf(at),
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    },
    { idempotencyKey: `foja-change-${subscription.id}-${plan}-${secondsOf(at)}` },
  );
}

export async function changeNextPeriod(
  stripe: Stripe,
  prices: PriceBook,
  { subscription, plan }: { subscription: Stripe.Subscription; plan: SoldPlan },
): Promise<void> {
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  const item = itemOf(subscription);
  const { id: next } = await prices.of(plan);
  const known = idOf(subscription.schedule);
  const schedule = known
    ? await stripe.subscriptionSchedules.retrieve(known)
    : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const begun = schedule.current_phase?.start_date ?? item.current_period_start;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: begun,
        end_date: item.current_period_end,
        ...(subscription.trial_end !== null && subscription.trial_end > begun
          ? { trial_end: subscription.trial_end }
          : {}),
      },
      { items: [{ price: next, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
    ],
  });
}
