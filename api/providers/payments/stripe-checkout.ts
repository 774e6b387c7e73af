import type Stripe from 'stripe';
import type { CheckoutOrder } from '#api/ports/payments.ts';
import type { PriceBook } from './stripe-prices.ts';
import { PLAN, REFERENCE } from './stripe-view.ts';

/** How long a voucher of OXXO can be paid. */
const OXXO_DAYS = 3;

type Params = Stripe.Checkout.SessionCreateParams;

/** One customer for each account; the key makes two calls at once one customer. */
async function customerFor(
  stripe: Stripe,
  { buyer, country, reference, method }: CheckoutOrder,
): Promise<string | null> {
  if (buyer.customerId) return buyer.customerId;
  // Checkout makes one for a card; a bank transfer needs one before.
  if (!buyer.accountId && method === 'CARD') return null;
  const { email, name, accountId } = buyer;
  const metadata: Record<string, string> = accountId ? { foja_account: accountId } : { [REFERENCE]: reference };
  const made = await stripe.customers.create(
    { email, name, address: { country }, metadata },
    { idempotencyKey: `foja-customer-${accountId ?? reference}` },
  );
  return made.id;
}

/** A card: a subscription that renews itself. */
const cardParams = (order: CheckoutOrder, priceId: string): Params => ({
  mode: 'subscription',
  // A filter on what the account has enabled: cards, and wallets that are cards.
  allowed_payment_method_types: ['card'],
  payment_method_collection: 'always',
  line_items: [{ price: priceId, quantity: 1 }],
  subscription_data: {
    metadata: { [REFERENCE]: order.reference },
    ...(order.trialDays > 0 ? { trial_period_days: order.trialDays } : {}),
  },
});

/** OXXO and SPEI exist in no subscription of Stripe: one month is paid beforehand. */
const prepaidParams = (order: CheckoutOrder, product: string): Params => ({
  mode: 'payment',
  allowed_payment_method_types: [order.method === 'OXXO' ? 'oxxo' : 'customer_balance'],
  payment_method_options:
    order.method === 'OXXO'
      ? { oxxo: { expires_after_days: OXXO_DAYS } }
      : { customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'mx_bank_transfer' } } },
  line_items: [{ price_data: { currency: 'mxn', unit_amount: order.centavos, product }, quantity: 1 }],
  payment_intent_data: { metadata: { [REFERENCE]: order.reference } },
});

/** Amounts are those of the catalogue, in pesos: no price in another currency is offered. */
export async function createSession(
  stripe: Stripe,
  prices: PriceBook,
  order: CheckoutOrder,
): Promise<Stripe.Checkout.Session> {
  const price = await prices.of(order.plan);
  const customer = await customerFor(stripe, order);
  const isCard = order.method === 'CARD';
  return stripe.checkout.sessions.create(
    {
      ...(isCard ? cardParams(order, price.id) : prepaidParams(order, price.productId)),
      ...(customer
        ? { customer, customer_update: { name: 'auto', address: 'auto' } }
        : { customer_email: order.buyer.email }),
      client_reference_id: order.reference,
      metadata: { [REFERENCE]: order.reference, [PLAN]: order.plan },
      adaptive_pricing: { enabled: false },
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      locale: 'es-419',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    },
    { idempotencyKey: `foja-checkout-${order.reference}` },
  );
}
