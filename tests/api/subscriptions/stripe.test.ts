import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '#schema/lib/durations.ts';
import { setUpPrices } from '#api/providers/payments/stripe-prices.ts';
import { openStripe } from '#api/providers/payments/stripe.ts';
import {
  BuyDocument,
  CancelPlanDocument,
  InvoicesDocument,
  UpgradeDocument,
} from '#tests/support/payments.generated.ts';
import { FakeStripe, stripeFailure } from '../../support/fake-stripe.ts';
import { anOrder, begins, detailsOf, timePasses } from '../../support/sandbox-payments.ts';
import { World } from '../../support/world.ts';

/** The product on Stripe: its real client, and Stripe's answers from a fake of its API. */

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_prueba', STRIPE_WEBHOOK_SECRET: 'whsec_prueba' };
const PRICES = { BASIC: 299_00, PROFESSIONAL: 899_00, ENTERPRISE: 2499_00 };

let world: World;
const fake = new FakeStripe(() => world.clock.now());
beforeAll(async () => {
  fake.server.listen({ onUnhandledFrame: 'bypass' });
  world = await World.begin({ env: KEYS });
  const client = openStripe({ secretKey: KEYS.STRIPE_SECRET_KEY, timeoutMs: 2000 });
  await setUpPrices(client, PRICES, { BASIC: 'Básico', PROFESSIONAL: 'Profesional', ENTERPRISE: 'Empresarial' });
});
afterAll(async () => {
  await world.end();
  fake.server.close();
});

let events = 0;
async function sends(type: string, object: object): Promise<number> {
  const at = Math.floor(world.clock.now().getTime() / 1000);
  const payload = JSON.stringify({ id: `evt_${++events}`, object: 'event', type, created: at, data: { object } });
  const secret = KEYS.STRIPE_WEBHOOK_SECRET;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const { status } = await fetch(`${world.visitor().url}/api/payments/webhook`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  await world.runJobs('confirm-payment');
  return status;
}

const sessionAt = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

test('free → basic → professional → cancelled, by what Stripe confirms', async () => {
  const ana = await world.lawyer();
  const { url } = await begins(ana, 'BASIC');
  expect(url).toContain('https://checkout.stripe.com/');
  const session = sessionAt(url);
  // The return comes before the confirmation, and grants nothing.
  expect((await detailsOf(ana)).subscription.plan).toBe('TRIAL');
  fake.pays(session);
  expect(await sends('checkout.session.completed', { id: session, object: 'checkout.session' })).toBe(200);
  expect(await detailsOf(ana)).toMatchObject({
    subscription: { plan: 'BASIC', status: 'TRIALING' },
    provider: 'STRIPE',
  });
  const id = fake.sessions.get(session)?.subscription ?? '';
  await timePasses(world, HOUR, ana);
  const { upgradeSubscription } = await ana.does(UpgradeDocument, { input: { plan: 'PROFESSIONAL' } });
  expect(upgradeSubscription.details?.subscription.plan).toBe('PROFESSIONAL');
  await ana.does(CancelPlanDocument, { input: { cancelAtPeriodEnd: true } });
  expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(true);
  // updated(1), sent before the cancellation, arrives after it.
  await sends('customer.subscription.updated', { id, object: 'subscription', cancel_at_period_end: false });
  expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(true);
  fake.renews(id, { isRefused: true });
  await sends('invoice.payment_failed', { id: 'in_1', parent: { subscription_details: { subscription: id } } });
  expect((await detailsOf(ana)).subscription.status).toBe('PAST_DUE');
  fake.paysOverdue(id);
  await sends('invoice.paid', { id: 'in_1', parent: { subscription_details: { subscription: id } } });
  expect((await detailsOf(ana)).subscription.status).toBe('ACTIVE');
  const { subscriptionInvoices } = await ana.does(InvoicesDocument, {});
  expect(subscriptionInvoices.edges[0]?.node).toMatchObject({
    status: 'PAID',
    total: { centavos: 899_00 },
    hostedUrl: 'https://invoice.stripe.com/i/1',
  });
});

test('test mode has no pages and no confirmations while the keys are set', async () => {
  const { url } = world.visitor();
  for (const path of ['checkout/cs_sandbox_1', 'portal/e30.AA'])
    expect((await fetch(`${url}/api/payments/sandbox/${path}`)).status).toBe(404);
});

test('an outage of Stripe is told as such, and the purchase can be begun again', async () => {
  const ana = await world.lawyer();
  fake.fault = () => stripeFailure(500, { type: 'api_error', message: 'down' });
  const failed = await ana.graphql(BuyDocument, { input: anOrder('BASIC', { email: ana.email }) });
  expect(failed.errors[0]?.extensions.code).toBe('UPSTREAM');
  fake.fault = () => null;
  expect((await begins(ana, 'BASIC')).url).toContain('checkout.stripe.com');
});

test('a purchase whose answer was lost is bound to its order by its reference', async () => {
  const ana = await world.lawyer();
  let session = '';
  fake.fault = ({ path, method, form }) => {
    if (path !== '/checkout/sessions' || method !== 'POST') return null;
    // Made at Stripe, and its answer never arrives.
    session = fake.takes(form);
    return stripeFailure(500, { type: 'api_error', message: 'gone' });
  };
  await ana.graphql(BuyDocument, { input: anOrder('ENTERPRISE', { email: ana.email }) });
  fake.fault = () => null;
  fake.pays(session);
  await sends('checkout.session.completed', { id: session, object: 'checkout.session' });
  expect((await detailsOf(ana)).subscription.plan).toBe('ENTERPRISE');
});

test('an effect that is cut off midway happens once when it is tried again', async () => {
  const ana = await world.lawyer();
  const { url } = await begins(ana, 'BASIC');
  const session = sessionAt(url);
  fake.pays(session);
  let reads = 0;
  // The checkout is read and applied; then the server loses Stripe before the subscription is.
  fake.fault = ({ path }) =>
    path.startsWith('/subscriptions/') && ++reads === 1 ? stripeFailure(400, { type: 'x', message: 'cut' }) : null;
  await sends('checkout.session.completed', { id: session, object: 'checkout.session' });
  expect((await detailsOf(ana)).subscription.plan).toBe('TRIAL');
  await world.sql("update graphile_worker._private_jobs set run_at = now() where key like 'confirm-payment:%'");
  await world.runJobs('confirm-payment');
  await world.runJobs('mail-payment');
  fake.fault = () => null;
  expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
  expect(await world.sql('select 1 from paid_subscription where user_id = ?', [ana.userId])).toHaveLength(1);
  expect((await world.outbox()).filter(({ to }) => to === ana.email)).toHaveLength(1);
});

test('a confirmation that arrives while the server is down is healed by the reconciliation', async () => {
  const ana = await world.lawyer();
  const { url } = await begins(ana, 'PROFESSIONAL');
  fake.pays(sessionAt(url));
  await world.sql('select graphile_worker.add_job(?)', ['reconcile-payments']);
  await world.runJobs('reconcile-payments');
  expect((await detailsOf(ana)).subscription.plan).toBe('PROFESSIONAL');
});
