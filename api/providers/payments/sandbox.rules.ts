import { monthsAfter } from '#schema/lib/months.ts';
import { DAY } from '#schema/lib/durations.ts';
import type { Buyer, CheckoutOrder, ProviderCheckout, SoldPlan } from '#api/ports/payments.ts';
import type { PlanSubscriptionStatus, SubscriptionInvoiceStatus } from '#schema/generated/contract.ts';

/** What the test mode keeps, as JSON: instants are text. */

export interface SandboxCheckout {
  kind: 'CHECKOUT';
  id: string;
  order: Omit<CheckoutOrder, 'expiresAt' | 'buyer'> & { buyer: Buyer; expiresAt: string };
  status: ProviderCheckout['status'];
  customerId: string;
  subscriptionId: string | null;
}

export interface SandboxSubscription {
  kind: 'SUBSCRIPTION';
  id: string;
  reference: string;
  customerId: string;
  plan: SoldPlan;
  /** Of each plan, as they were when it was bought. */
  prices: Record<SoldPlan, number>;
  status: PlanSubscriptionStatus;
  /** Periods are counted from here. */
  anchor: string;
  months: number;
  periodStart: string;
  periodEnd: string;
  trialEndsAt: string | null;
  cancelAtPeriodEnd: boolean;
  scheduledPlan: SoldPlan | null;
  isPrepaid: boolean;
  failsNext: boolean;
  endedAt: string | null;
}

export interface SandboxInvoice {
  kind: 'INVOICE';
  id: string;
  subscriptionId: string;
  number: string;
  status: SubscriptionInvoiceStatus;
  centavos: number;
  refunded: number;
  periodStart: string;
  periodEnd: string;
  issuedAt: string;
  paidAt: string | null;
}

export type SandboxState = SandboxCheckout | SandboxSubscription | SandboxInvoice;

/** A charge to be made. */
export interface Charge {
  centavos: number;
  isPaid: boolean;
  periodStart: string;
  periodEnd: string;
  at: string;
}

const later = (at: string, months: number): string => monthsAfter(new Date(at), months).toISOString();

/** The subscription that a paid checkout makes, and its first charge; a trial has none. */
export function firstPeriod(
  checkout: SandboxCheckout,
  made: { id: string; prices: Record<SoldPlan, number>; isPrepaid: boolean; now: Date },
): { subscription: SandboxSubscription; charge: Charge | null } {
  const { order } = checkout;
  const start = made.now.toISOString();
  const hasTrial = order.trialDays > 0 && !made.isPrepaid;
  const trialEnd = new Date(made.now.getTime() + order.trialDays * DAY).toISOString();
  const end = hasTrial ? trialEnd : later(start, 1);
  return {
    subscription: {
      kind: 'SUBSCRIPTION',
      id: made.id,
      reference: order.reference,
      customerId: checkout.customerId,
      plan: order.plan,
      prices: made.prices,
      status: hasTrial ? 'TRIALING' : 'ACTIVE',
      anchor: hasTrial ? trialEnd : start,
      months: hasTrial ? 0 : 1,
      periodStart: start,
      periodEnd: end,
      trialEndsAt: hasTrial ? trialEnd : null,
      cancelAtPeriodEnd: made.isPrepaid,
      scheduledPlan: null,
      isPrepaid: made.isPrepaid,
      failsNext: false,
      endedAt: null,
    },
    charge: hasTrial ? null : { centavos: order.centavos, isPaid: true, periodStart: start, periodEnd: end, at: start },
  };
}

/** Begins the next period: renews with a charge, or ends. */
export function nextPeriod(
  subscription: SandboxSubscription,
  at: string,
): { subscription: SandboxSubscription; charge: Charge | null } {
  if (subscription.cancelAtPeriodEnd)
    return { subscription: { ...subscription, status: 'CANCELED', endedAt: at }, charge: null };
  const plan = subscription.scheduledPlan ?? subscription.plan;
  const months = subscription.months + 1;
  const isPaid = !subscription.failsNext;
  const renewed: SandboxSubscription = {
    ...subscription,
    plan,
    scheduledPlan: null,
    months,
    periodStart: subscription.periodEnd,
    periodEnd: later(subscription.anchor, months),
    status: isPaid ? 'ACTIVE' : 'PAST_DUE',
    failsNext: false,
  };
  const { periodStart, periodEnd } = renewed;
  return {
    subscription: renewed,
    charge: { centavos: subscription.prices[plan], isPaid, periodStart, periodEnd, at },
  };
}

/** As if its period ended now: time was put forward. Later periods are counted from here. */
export const endedEarly = (subscription: SandboxSubscription, now: string): SandboxSubscription => ({
  ...subscription,
  anchor: now,
  months: 0,
  periodEnd: now,
  trialEndsAt: subscription.trialEndsAt && subscription.trialEndsAt > now ? now : subscription.trialEndsAt,
});

/** Whether time alone changes it: a period is over. One with an unpaid charge waits. */
export const isDue = ({ endedAt, status, periodEnd }: SandboxSubscription, now: Date): boolean =>
  endedAt === null && status !== 'PAST_DUE' && Date.parse(periodEnd) <= now.getTime();

/** What a change of plan costs at an instant: the rest of the period at the new price, less the rest at the old one. */
export function changeCost(subscription: SandboxSubscription, plan: SoldPlan, at: Date) {
  const [start, end] = [Date.parse(subscription.periodStart), Date.parse(subscription.periodEnd)];
  const left = Math.min(1, Math.max(0, (end - at.getTime()) / (end - start)));
  const isTrial = subscription.status === 'TRIALING';
  const credit = isTrial ? 0 : Math.round(subscription.prices[subscription.plan] * left);
  const rest = isTrial ? 0 : Math.round(subscription.prices[plan] * left);
  return {
    dueNow: Math.max(0, rest - credit),
    credit,
    nextCharge: subscription.prices[plan],
    nextChargeAt: new Date(subscription.periodEnd),
  };
}
