import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOrm, type Orm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { EnvError, parseEnv } from '#api/kernel/env.ts';
import type { EventSubject } from '#api/ports/payments.ts';
import { createSandboxPayments } from '#api/providers/payments/sandbox.ts';
import { signBody } from '#api/providers/payments/signature.ts';
import { setUpPrices } from '#api/providers/payments/stripe-prices.ts';
import { createStripePayments, openStripe } from '#api/providers/payments/stripe.ts';
import { freshDatabase, type FreshDatabase } from '../support/database.ts';
import { FakeStripe, stripeFailure } from '../support/fake-stripe.ts';
import { paymentsSuite, refusalOf, type PaymentsUnderTest } from './payments.suite.ts';

const PRICES = { BASIC: 299_00, PROFESSIONAL: 899_00, ENTERPRISE: 2499_00 };
const NAMES = { BASIC: 'Foja Básico', PROFESSIONAL: 'Foja Profesional', ENTERPRISE: 'Foja Empresarial' };
const NOON = Date.parse('2026-11-20T18:00:00Z');
const never = new AbortController().signal;

function movable() {
  let at = NOON;
  return { now: () => new Date(at), advance: (milliseconds: number) => void (at += milliseconds) };
}

let events = 0;
const OBJECTS = { CHECKOUT: 'checkout.session', SUBSCRIPTION: 'subscription', PAYMENT: 'charge' } as const;
const eventBody = (now: Date, subject: EventSubject | null, type: string, rest: object = {}): string =>
  JSON.stringify({
    id: `evt_${++events}`,
    object: 'event',
    type,
    created: Math.floor(now.getTime() / 1000),
    data: { object: { id: subject?.id ?? 'x_1', object: subject ? OBJECTS[subject.kind] : 'other', ...rest } },
  });

describe('the test mode', () => {
  const SECRET = 'a secret of the test mode';
  let database: FreshDatabase;
  let orm: Orm;
  beforeAll(async () => {
    database = await freshDatabase();
    orm = await openOrm(database.ownerUrl);
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  async function begin(): Promise<PaymentsUnderTest> {
    const clock = movable();
    const payments = createSandboxPayments({
      em: () => orm.em.fork() as SqlEntityManager,
      clock,
      secret: () => SECRET,
      prices: PRICES,
      address: () => 'http://127.0.0.1:3000',
      send: () => Promise.resolve(),
    });
    const { sandbox } = payments;
    if (!sandbox) throw new Error('no test mode');
    const onPortal = async (id: string, act: Parameters<typeof sandbox.actOnPortal>[1]): Promise<void> => {
      const held = await payments.readSubscription(id, never);
      const url = await payments.openPortal(held?.customerId ?? '', 'http://127.0.0.1:3000/', never);
      await sandbox.actOnPortal(url.split('/').at(-1) ?? '', act);
    };
    return Promise.resolve({
      payments,
      ...clock,
      async pays(id) {
        const page = await sandbox.checkoutPage(id);
        await sandbox.actOnCheckout(id, page?.method === 'CARD' ? 'PAY' : 'PAY_LATER');
      },
      moneyArrives: async (id) => void (await sandbox.actOnCheckout(id, 'CONFIRM')),
      moneyNeverArrives: async (id) => void (await sandbox.actOnCheckout(id, 'REFUSE')),
      refusesCard: (id) => onPortal(id, 'FAIL_NEXT'),
      renews: (id, { isRefused }) => onPortal(id, isRefused ? 'FAIL_RENEWAL' : 'RENEW'),
      paysOverdue: (id) => onPortal(id, 'PAY_OVERDUE'),
      eventOf: (subject, type) => eventBody(clock.now(), subject, type),
      sign: (body, at) => signBody(SECRET, body, at),
    });
  }

  paymentsSuite(begin);

  test('an address of the portal is good for an hour, and cannot be altered', async () => {
    const { payments, advance } = await begin();
    const url = await payments.openPortal('cus_sandbox_1', 'http://127.0.0.1:3000/', never);
    const key = url.split('/').at(-1) ?? '';
    expect(await payments.sandbox?.portalPage(key)).not.toBeNull();
    const [text = '', mac = ''] = key.split('.');
    const other = Buffer.from(text, 'base64url').toString().replace('cus_sandbox_1', 'cus_sandbox_2');
    expect(await payments.sandbox?.portalPage(`${Buffer.from(other).toString('base64url')}.${mac}`)).toBeNull();
    advance(3_600_001);
    expect(await payments.sandbox?.portalPage(key)).toBeNull();
  });
});

describe('Stripe', () => {
  const WEBHOOK = 'whsec_prueba';
  const KEYS = { secretKey: 'sk_test_prueba', webhookSecret: WEBHOOK };
  let clock = movable();
  const fake = new FakeStripe(() => clock.now());
  const client = openStripe({ ...KEYS, timeoutMs: 2000 });
  beforeAll(async () => {
    fake.server.listen({ onUnhandledFrame: 'error' });
    await setUpPrices(client, PRICES, NAMES);
  });
  beforeEach(() => {
    fake.fault = () => null;
    fake.refusesCard = false;
    fake.calls.length = 0;
  });
  afterAll(() => fake.server.close());

  async function begin(): Promise<PaymentsUnderTest> {
    clock = movable();
    const payments = createStripePayments({ ...KEYS, prices: PRICES, clock, timeoutMs: 500, retries: 0 });
    return Promise.resolve({
      payments,
      now: () => clock.now(),
      advance: (milliseconds) => clock.advance(milliseconds),
      pays: (id) => Promise.resolve(fake.pays(id)),
      moneyArrives: (id) => Promise.resolve(fake.moneyArrives(id)),
      moneyNeverArrives: (id) => Promise.resolve(fake.moneyNeverArrives(id)),
      refusesCard: () => Promise.resolve(void (fake.refusesCard = true)),
      renews: (id, how) => Promise.resolve(fake.renews(id, how)),
      paysOverdue: (id) => Promise.resolve(fake.paysOverdue(id)),
      eventOf: (subject, type) =>
        eventBody(clock.now(), subject, type, subject?.kind === 'PAYMENT' ? { payment_intent: subject.id } : {}),
      sign: (payload, at) =>
        Stripe.webhooks.generateTestHeaderString({
          payload,
          secret: WEBHOOK,
          timestamp: Math.floor(at.getTime() / 1000),
        }),
    });
  }

  paymentsSuite(begin);

  const order = (rest: object = {}) => ({
    reference: `chk_stripe_${++events}`,
    plan: 'BASIC' as const,
    centavos: 299_00,
    trialDays: 3,
    method: 'CARD' as const,
    country: 'MX' as const,
    buyer: { accountId: `usr_stripe_${events}`, customerId: null, email: 'ana@ejemplo.mx', name: 'Ana' },
    successUrl: 'https://foja.mx/dashboard?success=true',
    cancelUrl: 'https://foja.mx/checkout',
    expiresAt: new Date(NOON + 23 * 3_600_000),
    ...rest,
  });
  const sent = (path: string) => fake.calls.find((call) => call.path === path && call.method === 'POST');

  test('is asked for a subscription in pesos, with trial, country, tax id and our references', async () => {
    const { payments } = await begin();
    const asked = order();
    await payments.beginCheckout(asked, never);
    expect(sent('/customers')).toMatchObject({
      idempotencyKey: `foja-customer-${asked.buyer.accountId}`,
      form: { email: 'ana@ejemplo.mx', address: { country: 'MX' } },
    });
    expect(sent('/checkout/sessions')).toMatchObject({
      idempotencyKey: `foja-checkout-${asked.reference}`,
      form: {
        mode: 'subscription',
        allowed_payment_method_types: { 0: 'card' },
        client_reference_id: asked.reference,
        subscription_data: { trial_period_days: '3', metadata: { foja_checkout: asked.reference } },
        tax_id_collection: { enabled: 'true' },
        billing_address_collection: 'required',
        adaptive_pricing: { enabled: 'false' },
        locale: 'es-419',
      },
    });
  });

  test('is asked for one payment by OXXO and by SPEI, with the price of the catalogue', async () => {
    const { payments } = await begin();
    await payments.beginCheckout(order({ method: 'OXXO', trialDays: 0 }), never);
    expect(sent('/checkout/sessions')?.form).toMatchObject({
      mode: 'payment',
      allowed_payment_method_types: { 0: 'oxxo' },
      line_items: { 0: { price_data: { currency: 'mxn', unit_amount: '29900' } } },
    });
    fake.calls.length = 0;
    await payments.beginCheckout(order({ method: 'SPEI', trialDays: 0 }), never);
    expect(sent('/checkout/sessions')?.form).toMatchObject({
      allowed_payment_method_types: { 0: 'customer_balance' },
      payment_method_options: { customer_balance: { bank_transfer: { type: 'mx_bank_transfer' } } },
    });
  });

  test('a visitor who pays by card has no customer before', async () => {
    const { payments } = await begin();
    await payments.beginCheckout(order({ buyer: { ...order().buyer, accountId: null } }), never);
    expect(sent('/customers')).toBeUndefined();
    expect(sent('/checkout/sessions')?.form).toMatchObject({ customer_email: 'ana@ejemplo.mx' });
  });

  test('a payment leads to what it paid', async () => {
    const { payments, pays, moneyArrives } = await begin();
    const card = await payments.beginCheckout(order({ trialDays: 0 }), never);
    await pays(card.id);
    const paid = await payments.readCheckout(card.id, never);
    const intent = fake.invoices[0]?.payments.data[0]?.payment.payment_intent ?? '';
    expect(await payments.subscriptionOfPayment(intent, never)).toBe(paid?.subscriptionId);
    const voucher = await payments.beginCheckout(order({ method: 'OXXO', trialDays: 0 }), never);
    await pays(voucher.id);
    await moneyArrives(voucher.id);
    const other = fake.sessions.get(voucher.id)?.payment_intent?.id ?? '';
    expect(await payments.subscriptionOfPayment(other, never)).toBe(voucher.id);
    expect(await payments.subscriptionOfPayment('pi_unknown', never)).toBeNull();
  });

  test.each([
    ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'SUBSCRIPTION', id: 'sub_1' }],
    [
      'invoice.payment_failed',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_2' } } },
      { kind: 'SUBSCRIPTION', id: 'sub_2' },
    ],
    ['invoice.paid', { id: 'in_1', parent: null }, null],
    [
      'subscription_schedule.updated',
      { id: 'sub_sched_1', subscription: 'sub_3' },
      { kind: 'SUBSCRIPTION', id: 'sub_3' },
    ],
    ['customer.created', { id: 'cus_1' }, null],
  ])('an event %s is about its subscription', async (type, object, subject) => {
    const { payments, sign, now } = await begin();
    const body = eventBody(now(), null, type, object);
    expect((await payments.readEvent(body, sign(body, now()), now())).subject).toEqual(subject);
  });

  test('what the portal cancelled by an instant is taken back too', async () => {
    const { payments, pays } = await begin();
    const begun = await payments.beginCheckout(order({ trialDays: 0 }), never);
    await pays(begun.id);
    const id = (await payments.readCheckout(begun.id, never))?.subscriptionId ?? '';
    const held = fake.subscriptions.get(id);
    if (held) held.cancel_at = held.items.data[0]?.current_period_end ?? 0;
    expect((await payments.readSubscription(id, never))?.cancelAtPeriodEnd).toBe(true);
    await payments.setCancellation(id, false, never);
    expect((await payments.readSubscription(id, never))?.cancelAtPeriodEnd).toBe(false);
  });

  test.each([
    [401, { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_prueba' }, 'NOT_CONFIGURED'],
    [403, { type: 'invalid_request_error', message: 'no permission' }, 'NOT_CONFIGURED'],
    [429, { type: 'rate_limit_error', message: 'slow down' }, 'UNAVAILABLE'],
    [500, { type: 'api_error', message: 'oops' }, 'UNAVAILABLE'],
    [400, { type: 'invalid_request_error', message: 'no such parameter' }, 'REFUSED'],
    [402, { type: 'card_error', code: 'card_declined', message: 'declined' }, 'REFUSED'],
  ])('an answer %i is understood, and nothing of it is told', async (status, error, reason) => {
    const { payments } = await begin();
    fake.fault = () => stripeFailure(status, error);
    const failed = await payments.readSubscription('sub_1', never).catch((problem: unknown) => problem);
    expect(failed).toMatchObject({ name: 'PortError', reason });
    expect(String(failed)).not.toContain('sk_test');
  });

  test('no answer in time is a time-out', async () => {
    const { payments } = await begin();
    fake.fault = () => 'HANG';
    expect(await refusalOf(payments.readSubscription('sub_1', never))).toBe('TIMEOUT');
  });

  test('the prices are made once, and a price of another amount takes the key over', async () => {
    const before = fake.prices.size;
    const again = await setUpPrices(client, PRICES, NAMES);
    expect(again.map(({ isNew }) => isNew)).toEqual([false, false, false]);
    expect(again.map(({ lookupKey }) => lookupKey)).toEqual([
      'foja_basic_mxn_month',
      'foja_professional_mxn_month',
      'foja_enterprise_mxn_month',
    ]);
    expect(fake.prices.size).toBe(before);
    const dearer = await setUpPrices(client, { ...PRICES, BASIC: 349_00 }, NAMES);
    expect(dearer.map(({ isNew }) => isNew)).toEqual([true, false, false]);
    // Until the product asks for that amount, it does not sell at it.
    const { payments } = await begin();
    expect(await refusalOf(payments.beginCheckout(order(), never))).toBe('NOT_CONFIGURED');
    await setUpPrices(client, PRICES, NAMES);
    expect((await payments.beginCheckout(order(), never)).status).toBe('OPEN');
  });
});

test('the two keys of Stripe are needed together', () => {
  const problems = (env: Record<string, string>): string => {
    try {
      parseEnv(env);
      return '';
    } catch (error) {
      return error instanceof EnvError ? error.message : 'another error';
    }
  };
  expect(problems({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_WEBHOOK_SECRET');
  expect(problems({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toContain('STRIPE_SECRET_KEY');
  expect(problems({ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'w' })).toContain('STRIPE_SECRET_KEY');
  expect(problems({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toBe('');
});
