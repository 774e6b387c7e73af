import type Stripe from 'stripe';
import { monthsAfter } from '#schema/lib/months.ts';
import type { PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import type { ProviderCheckout, ProviderInvoice, ProviderSubscription, SoldPlan } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';
import { planOfPrice } from './stripe-prices.ts';

/** The objects of Stripe as the port tells them. */

/** Key of our checkout in the metadata of what is made for it. */
export const REFERENCE = 'foja_checkout';
/** Of a month paid beforehand: it has no subscription at Stripe, so its plan and its early end are kept with its payment. */
export const PLAN = 'foja_plan';
export const ENDED_AT = 'foja_ended_at';

export const instantOf = (seconds: number): Date => new Date(seconds * 1000);
const orNull = (seconds: number | null): Date | null => (seconds === null ? null : instantOf(seconds));

export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof intent === 'object' ? intent : null;

/** Where the voucher, or the account to which the money goes, is shown. */
const instructionsOf = (session: Stripe.Checkout.Session): string | null => {
  const next = intentOf(session)?.next_action;
  return (
    next?.oxxo_display_details?.hosted_voucher_url ??
    next?.display_bank_transfer_instructions?.hosted_instructions_url ??
    null
  );
};

function statusOfCheckout(session: Stripe.Checkout.Session): ProviderCheckout['status'] {
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') return 'EXPIRED';
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'PAID';
  // The voucher was not paid in time, or the transfer was cancelled.
  const isLost = ['canceled', 'requires_payment_method'].includes(intentOf(session)?.status ?? '');
  return isLost ? 'FAILED' : 'PENDING';
}

export function checkoutOf(session: Stripe.Checkout.Session): ProviderCheckout {
  const status = statusOfCheckout(session);
  const subscriptionId = session.mode === 'payment' ? session.id : idOf(session.subscription);
  return {
    id: session.id,
    reference: session.client_reference_id,
    status,
    url: status === 'OPEN' ? session.url : status === 'PENDING' ? instructionsOf(session) : null,
    expiresAt: instantOf(session.expires_at),
    customerId: idOf(session.customer),
    subscriptionId: status === 'PAID' ? subscriptionId : null,
  };
}

const STATUS: Record<string, PlanSubscriptionStatus> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
  canceled: 'CANCELED',
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'INCOMPLETE',
};

const planIn = (price: string | Stripe.Price | Stripe.DeletedPrice | undefined): SoldPlan | null =>
  typeof price === 'object' && 'metadata' in price ? planOfPrice(price) : null;

/** Null: a price that is none of ours. */
export const planOfItem = ({ items }: Stripe.Subscription): SoldPlan | null => planIn(items.data[0]?.price);

/** The plan of the phase after this period, when a schedule says another. */
function scheduledPlan(schedule: Stripe.Subscription['schedule'], plan: SoldPlan, periodEnd: number): SoldPlan | null {
  if (typeof schedule !== 'object' || schedule === null) return null;
  if (schedule.status !== 'active' && schedule.status !== 'not_started') return null;
  const next = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const found = planIn(next?.items[0]?.price);
  return found === plan ? null : found;
}

export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  const plan = planIn(item?.price);
  if (!item || !plan) throw new PortError('BAD_REPLY', `a subscription without a price of ours: ${subscription.id}`);
  const { cancel_at: cancelAt } = subscription;
  return {
    id: subscription.id,
    reference: subscription.metadata[REFERENCE] ?? null,
    customerId: idOf(subscription.customer),
    plan,
    status: STATUS[subscription.status] ?? 'INCOMPLETE',
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(cancelAt === null ? item.current_period_end : Math.min(cancelAt, item.current_period_end)),
    trialEndsAt: orNull(subscription.trial_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || cancelAt !== null,
    scheduledPlan: scheduledPlan(subscription.schedule, plan, item.current_period_end),
    isPrepaid: false,
    endedAt: orNull(subscription.ended_at),
  };
}

/** A month that was paid beforehand, by a session of one payment. Null: not paid. */
export function prepaidOf(session: Stripe.Checkout.Session, now: Date): ProviderSubscription | null {
  const intent = intentOf(session);
  if (statusOfCheckout(session) !== 'PAID' || !intent) return null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const periodStart = instantOf(charge?.created ?? session.created);
  const periodEnd = monthsAfter(periodStart, 1);
  const endedBy = intent.metadata[ENDED_AT] ? new Date(intent.metadata[ENDED_AT]) : null;
  const endedAt = endedBy ?? (charge?.refunded ? now : null) ?? (periodEnd <= now ? periodEnd : null);
  return {
    id: session.id,
    reference: session.client_reference_id,
    customerId: idOf(session.customer),
    plan: session.metadata?.[PLAN] as SoldPlan,
    status: endedAt ? 'CANCELED' : 'ACTIVE',
    periodStart,
    periodEnd,
    trialEndsAt: null,
    cancelAtPeriodEnd: true,
    scheduledPlan: null,
    isPrepaid: true,
    endedAt,
  };
}

export function prepaidInvoice(session: Stripe.Checkout.Session): ProviderInvoice | null {
  const intent = intentOf(session);
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (!intent || !charge) return null;
  const paidAt = instantOf(charge.created);
  return {
    id: intent.id,
    number: charge.receipt_number ?? intent.id.slice(-10).toUpperCase(),
    status: charge.amount_refunded > 0 ? 'REFUNDED' : 'PAID',
    centavos: charge.amount,
    refunded: charge.amount_refunded,
    periodStart: paidAt,
    periodEnd: monthsAfter(paidAt, 1),
    issuedAt: paidAt,
    paidAt,
    hostedUrl: charge.receipt_url,
  };
}

const INVOICE_STATUS: Record<string, ProviderInvoice['status']> = {
  open: 'OPEN',
  paid: 'PAID',
  uncollectible: 'UNCOLLECTIBLE',
  void: 'VOID',
};

/** Null: a draft, or the invoice of nothing that begins a trial. `refunds`: by payment, in centavos. */
export function invoiceOf(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): ProviderInvoice | null {
  const status = INVOICE_STATUS[invoice.status ?? ''];
  if (!status || !invoice.id || invoice.total <= 0) return null;
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  const refunded = intents.reduce((sum, intent) => sum + (refunds.get(intent ?? '') ?? 0), 0);
  const period = invoice.lines.data.at(-1)?.period;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    status: refunded > 0 ? 'REFUNDED' : status,
    centavos: invoice.total,
    refunded,
    periodStart: instantOf(period?.start ?? invoice.period_start),
    periodEnd: instantOf(period?.end ?? invoice.period_end),
    issuedAt: instantOf(invoice.created),
    paidAt: orNull(invoice.status_transitions.paid_at),
    hostedUrl: invoice.hosted_invoice_url ?? null,
  };
}
