import Stripe from 'stripe';
import type { Clock } from '#api/kernel/clock.ts';
import type { Payments, ProviderInvoice, SoldPlan } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';
import { changeNextPeriod, changeNow, previewChange, releaseSchedule } from './stripe-changes.ts';
import { createSession } from './stripe-checkout.ts';
import { orMissing, portErrorOf } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { createPriceBook } from './stripe-prices.ts';
import {
  checkoutOf,
  ENDED_AT,
  REFERENCE,
  idOf,
  invoiceOf,
  prepaidInvoice,
  prepaidOf,
  subscriptionOf,
} from './stripe-view.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  prices: Record<SoldPlan, number>;
  clock: Clock;
  timeoutMs: number;
  /** How often a call without an answer is made again. */
  retries?: number;
}

export const openStripe = ({
  secretKey,
  timeoutMs,
  retries = 1,
}: Pick<StripeOptions, 'secretKey' | 'timeoutMs' | 'retries'>) =>
  new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(input, init)),
  });

/** How many invoices of a subscription are read again: two years. */
const INVOICES = 24;

/** A month paid beforehand is known by the session that paid it. */
const isPrepaid = (id: string): boolean => id.startsWith('cs_');

/** Stripe, by its own client. */
export function createStripePayments(options: StripeOptions): Payments {
  const { clock, prices } = options;
  const stripe = openStripe(options);
  const book = createPriceBook(stripe, prices);

  const asked = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw portErrorOf(error);
    }
  };
  const session = (id: string) =>
    orMissing(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));
  const subscription = (id: string) =>
    orMissing(stripe.subscriptions.retrieve(id, { expand: ['schedule.phases.items.price'] }));

  async function running(id: string): Promise<Stripe.Subscription> {
    const found = isPrepaid(id) ? null : await subscription(id);
    if (!found || found.ended_at !== null) throw new PortError('REFUSED', 'no such running subscription');
    return found;
  }

  async function refundIntent(intent: string): Promise<void> {
    try {
      await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `foja-refund-${intent}` });
    } catch (error) {
      const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
      if (!isDone) throw error;
    }
  }

  async function refund(invoice: string): Promise<void> {
    if (invoice.startsWith('pi_')) return refundIntent(invoice);
    const paid = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 10 });
    for (const { payment } of paid.data) {
      const intent = idOf(payment.payment_intent);
      if (intent) await refundIntent(intent);
    }
  }

  async function readInvoices(id: string): Promise<ProviderInvoice[]> {
    if (isPrepaid(id)) {
      const paid = await session(id);
      return [paid && prepaidInvoice(paid)].filter((invoice) => invoice !== null);
    }
    const { data } = await stripe.invoices.list({ subscription: id, limit: INVOICES, expand: ['data.payments'] });
    const customer = idOf(data[0]?.customer);
    const charges = customer ? (await stripe.charges.list({ customer, limit: 100 })).data : [];
    const refunds = new Map(
      charges.map((charge) => [idOf(charge.payment_intent) ?? charge.id, charge.amount_refunded]),
    );
    return data.map((invoice) => invoiceOf(invoice, refunds)).filter((invoice) => invoice !== null);
  }

  async function endPrepaid(id: string, isRefunded: boolean): Promise<void> {
    const intent = idOf((await session(id))?.payment_intent);
    if (!intent) throw new PortError('REFUSED', 'no such payment');
    await stripe.paymentIntents.update(intent, { metadata: { [ENDED_AT]: clock.now().toISOString() } });
    if (isRefunded) await refundIntent(intent);
  }

  async function endNow(id: string, isRefunded: boolean): Promise<void> {
    if (isPrepaid(id)) return endPrepaid(id, isRefunded);
    const found = await subscription(id);
    if (!found) throw new PortError('REFUSED', 'no such subscription');
    const { periodStart } = subscriptionOf(found);
    // Ended first: nothing more is charged while money is given back.
    if (found.ended_at === null) await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    if (!isRefunded) return;
    for (const invoice of await readInvoices(id))
      if (invoice.status === 'PAID' && invoice.periodStart >= periodStart) await refund(invoice.id);
  }

  async function subscriptionOfPayment(intent: string): Promise<string | null> {
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
      limit: 1,
    });
    const invoice = payments.data[0]?.invoice;
    if (typeof invoice === 'object' && 'parent' in invoice)
      return idOf(invoice.parent?.subscription_details?.subscription);
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0]?.mode === 'payment' ? data[0].id : null;
  }

  return {
    provider: 'STRIPE',
    sandbox: null,
    beginCheckout: (order) => asked(async () => checkoutOf(await createSession(stripe, book, order))),
    readCheckout: (id) =>
      asked(async () => {
        const found = await session(id);
        return found && checkoutOf(found);
      }),
    expireCheckout: (id) =>
      asked(async () => {
        const found = await session(id);
        return found && checkoutOf(found.status === 'open' ? await stripe.checkout.sessions.expire(id) : found);
      }),
    readSubscription: (id) =>
      asked(async () => {
        if (!isPrepaid(id)) {
          const found = await subscription(id);
          // The account of Stripe may sell other things too.
          return found?.metadata[REFERENCE] ? subscriptionOf(found) : null;
        }
        const paid = await session(id);
        return paid && prepaidOf(paid, clock.now());
      }),
    readInvoices: (id) => asked(() => readInvoices(id)),
    subscriptionOfPayment: (id) => asked(() => subscriptionOfPayment(id)),
    previewChange: (id, plan, at) =>
      asked(async () =>
        previewChange(stripe, book, { subscription: await running(id), plan, at, centavos: prices[plan] }),
      ),
    changePlan: (id, { plan, when, at }) =>
      asked(async () => {
        const change = { subscription: await running(id), plan, at };
        await (when === 'NOW' ? changeNow : changeNextPeriod)(stripe, book, change);
      }),
    setCancellation: (id, isCancelled) =>
      asked(async () => {
        const found = await running(id);
        await releaseSchedule(stripe, found);
        // The portal of Stripe writes the instant instead of the mark.
        const isByInstant = !isCancelled && found.cancel_at !== null && !found.cancel_at_period_end;
        await stripe.subscriptions.update(id, isByInstant ? { cancel_at: '' } : { cancel_at_period_end: isCancelled });
      }),
    endNow: (id, { isRefunded }) => asked(() => endNow(id, isRefunded)),
    refund: (id) => asked(() => refund(id)),
    openPortal: (customer, returnUrl) =>
      asked(
        async () =>
          (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: 'es-419' })).url,
      ),
    readEvent: (body, signature, now) =>
      asked(() => Promise.resolve(readStripeEvent(stripe, options.webhookSecret, { body, signature, now }))),
  };
}
