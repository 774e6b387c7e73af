import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import {
  BuyDocument,
  BuySubscriptionDocument,
  FindCheckoutDocument,
  InvoicesDocument,
  PlanChangesDocument,
  PlanOffersDocument,
  type PlanChangesSubscription,
} from '#tests/support/payments.generated.ts';
import { print } from 'graphql';
import { anOrder, begins, buys, confirmations, detailsOf, press, timePasses } from '../../support/sandbox-payments.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const buy = async (buyer: Caller, input: Parameters<typeof anOrder>[1], plan = 'BASIC' as const) =>
  (await buyer.does(BuyDocument, { input: anOrder(plan, input) })).createPaymentCheckout;

const running = () => world.sql<{ id: string }>('select id from paid_subscription where ended_at is null');

test('the catalogue is public and says what is enforced', async () => {
  const { planOffers, paymentProvider } = await world.visitor().does(PlanOffersDocument);
  expect(paymentProvider).toBe('SANDBOX');
  expect(planOffers.map(({ code }) => code)).toEqual([
    'TRIAL',
    'DEMO',
    'FREE',
    'BASIC',
    'PROFESSIONAL',
    'ENTERPRISE',
    'CUSTOM',
  ]);
  expect(planOffers.find(({ code }) => code === 'PROFESSIONAL')).toEqual({
    code: 'PROFESSIONAL',
    monthlyPrice: { centavos: 899_00 },
    trialDays: 3,
    isSoldOnline: true,
    isPremium: true,
    chatMessages: 500,
    documentAnalyses: 50,
    quantumAnalyses: 25,
    cases: -1,
    maxUsers: 1,
    includesApi: true,
  });
});

describe('a purchase', () => {
  test('grants its plan when the provider confirmed it, and not before', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC');
    expect((await detailsOf(ana)).openCheckout).toMatchObject({ id, status: 'OPEN', provider: 'SANDBOX' });
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Modo de prueba: no se cobra');
    expect((await ana.me()).plan).toBe('TRIAL');
    const paid = await press(url, 'PAY');
    expect(paid).toMatchObject({ status: 303 });
    expect(paid.location).toContain(`checkout=${id}`);
    await confirmations(world);
    expect(await detailsOf(ana)).toMatchObject({
      subscription: { plan: 'BASIC', status: 'TRIALING', trialDaysLeft: 3 },
      usage: { chatMessages: { used: 0, limit: 100 } },
      cancelAtPeriodEnd: false,
      provider: 'SANDBOX',
      openCheckout: null,
    });
    expect((await ana.does(FindCheckoutDocument, { id })).checkout).toMatchObject({
      status: 'COMPLETED',
      checkoutUrl: null,
    });
    const mails = (await world.outbox()).filter(({ to }) => to === ana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu plan Básico está activo']);
  });

  test('tells the open screens of the account, without being asked', async () => {
    const ana = await world.lawyer();
    const { url } = await begins(ana, 'PROFESSIONAL');
    const client = ana.socket({ lazy: false });
    const changes = client.iterate<PlanChangesSubscription>({ query: print(PlanChangesDocument) });
    await new Promise<void>((resolve) => client.on('connected', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await press(url, 'PAY');
    for await (const { data } of changes) if (data?.subscriptionChanged.subscription.plan === 'PROFESSIONAL') break;
    expect((await detailsOf(ana)).subscription.plan).toBe('PROFESSIONAL');
  });

  test('that is refused or given up changes nothing', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC');
    const refused = await press(url, 'REFUSE');
    expect(refused.text).toContain('La tarjeta fue rechazada');
    const left = await press(url, 'GIVE_UP');
    expect(left.location).toContain('canceled=true');
    await confirmations(world);
    expect((await ana.does(FindCheckoutDocument, { id })).checkout?.status).toBe('EXPIRED');
    expect((await press(url, 'PAY')).status).toBe(303);
    await confirmations(world);
    expect(await detailsOf(ana)).toMatchObject({ subscription: { plan: 'TRIAL' }, provider: null, openCheckout: null });
  });

  test('is over after a day', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC');
    world.clock.advance(DAY);
    expect((await ana.does(FindCheckoutDocument, { id })).checkout).toMatchObject({
      status: 'EXPIRED',
      checkoutUrl: null,
    });
    await press(url, 'PAY');
    await confirmations(world);
    await timePasses(world, 0, ana);
    expect((await detailsOf(ana)).provider).toBeNull();
  });

  test('pays for a trial once: the second purchase is charged at once', async () => {
    const ana = await world.lawyer();
    await buys(world, ana, 'BASIC');
    await world.sql('update paid_subscription set ended_at = ?, status = ? where user_id = ?', [
      world.clock.now(),
      'CANCELED',
      ana.userId,
    ]);
    await buys(world, ana, 'PROFESSIONAL', { email: 'otro-correo@ejemplo.mx' });
    expect((await detailsOf(ana)).subscription).toMatchObject({ plan: 'PROFESSIONAL', status: 'ACTIVE' });
    const { subscriptionInvoices } = await ana.does(InvoicesDocument, {});
    expect(subscriptionInvoices.edges.map(({ node }) => [node.status, node.total.centavos])).toEqual([
      ['PAID', 899_00],
    ]);
  });

  test('is bound to the caller, whatever e-mail the form says', async () => {
    const [ana, berta] = [await world.lawyer(), await world.lawyer()];
    await buys(world, ana, 'BASIC', { email: berta.email });
    expect((await ana.me()).plan).toBe('BASIC');
    expect((await berta.me()).plan).toBe('TRIAL');
  });

  test('by OXXO is pending until the money arrives, and is one month that does not renew itself', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC', { method: 'OXXO' });
    expect((await press(url, 'PAY')).text).not.toContain('ya se hizo');
    const pending = await press(url, 'PAY_LATER');
    expect(pending.text).toContain('el dinero todavía no llega');
    await confirmations(world);
    expect(await detailsOf(ana)).toMatchObject({
      subscription: { plan: expect.not.stringMatching('BASIC') as string },
      openCheckout: { id, status: 'PENDING' },
    });
    await press(url, 'CONFIRM');
    await confirmations(world);
    expect(await detailsOf(ana)).toMatchObject({
      subscription: { plan: 'BASIC', status: 'ACTIVE' },
      cancelAtPeriodEnd: true,
      isPrepaid: true,
      openCheckout: null,
    });
    await timePasses(world, 32 * DAY, ana);
    expect((await detailsOf(ana)).subscription).toMatchObject({ plan: 'FREE', status: 'ACTIVE' });
  });

  test('by OXXO that is never paid fails', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC', { method: 'OXXO' });
    await press(url, 'PAY_LATER');
    await press(url, 'REFUSE');
    await confirmations(world);
    expect((await ana.does(FindCheckoutDocument, { id })).checkout?.status).toBe('FAILED');
    expect((await detailsOf(ana)).provider).toBeNull();
  });
});

describe('two tabs', () => {
  test('of the same plan get the same purchase', async () => {
    const ana = await world.lawyer();
    const [one, two] = await Promise.all([begins(ana, 'BASIC'), begins(ana, 'BASIC')]);
    expect(one).toEqual(two);
  });

  test('of two plans: the first purchase is ended when the second begins', async () => {
    const ana = await world.lawyer();
    const first = await begins(ana, 'BASIC');
    const second = await begins(ana, 'PROFESSIONAL');
    expect(await press(first.url, 'PAY')).toMatchObject({ status: 303 });
    await press(second.url, 'PAY');
    await confirmations(world);
    expect((await detailsOf(ana)).subscription.plan).toBe('PROFESSIONAL');
    expect((await ana.does(FindCheckoutDocument, { id: first.id })).checkout?.status).toBe('EXPIRED');
  });

  test('both paid leave one subscription: the second is cancelled, refunded and told', async () => {
    const ana = await world.lawyer();
    const first = await begins(ana, 'BASIC', { method: 'OXXO' });
    await press(first.url, 'PAY_LATER');
    await confirmations(world);
    const second = await begins(ana, 'PROFESSIONAL');
    await press(second.url, 'PAY');
    await press(first.url, 'CONFIRM');
    await confirmations(world);
    const held = await world.sql<{ plan: string; ended_at: string | null; is_duplicate: boolean }>(
      'select plan, ended_at, is_duplicate from paid_subscription where user_id = ? order by created_at',
      [ana.userId],
    );
    expect(held.map(({ ended_at, is_duplicate }) => [ended_at === null, is_duplicate])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await detailsOf(ana)).subscription.plan).toBe(held[0]?.plan);
    const subjects = (await world.outbox()).filter(({ to }) => to === ana.email).map(({ subject }) => subject);
    expect(subjects).toContain('Te devolvimos una compra repetida');
    const { subscriptionInvoices } = await ana.does(InvoicesDocument, {});
    const refunded = subscriptionInvoices.edges.filter(({ node }) => node.status === 'REFUNDED');
    // A trial has no charge to give back.
    expect(refunded.length).toBe(held[1]?.plan === 'BASIC' ? 1 : 0);
  });

  test('with a subscription nothing can be bought again', async () => {
    const ana = await world.lawyer();
    await buys(world, ana, 'BASIC');
    expect((await buy(ana, {})).userErrors[0]).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('bad input', () => {
  test.each([
    ['no e-mail', { email: ' ' }, 'email', 'Email y nombre son requeridos'],
    ['no name', { name: '' }, 'name', 'Email y nombre son requeridos'],
    ['an e-mail that is none', { email: 'nadie' }, 'email', 'Ingresa un email válido'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name', 'El nombre puede tener hasta 200 caracteres'],
    [
      'a foreign return address',
      { successUrl: 'https://evil.example/gracias' },
      'successUrl',
      'La dirección de regreso tiene que ser de este mismo sitio.',
    ],
    [
      'an address without our host',
      { cancelUrl: '//evil.example/x' },
      'cancelUrl',
      'La dirección de regreso tiene que ser de este mismo sitio.',
    ],
    [
      'a script as an address',
      { successUrl: 'javascript:alert(1)' },
      'successUrl',
      'La dirección de regreso tiene que ser de este mismo sitio.',
    ],
  ])('%s is refused', async (_what, rest, field, message) => {
    expect(await buy(world.visitor(), rest)).toEqual({
      checkout: null,
      userErrors: [{ code: 'VALIDATION', field, message }],
    });
  });

  test.each(['FREE', 'TRIAL', 'DEMO', 'CUSTOM'] as const)('%s is not sold', async (plan) => {
    const { createPaymentCheckout } = await world.visitor().does(BuyDocument, { input: anOrder(plan) });
    expect(createPaymentCheckout.userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'plan' });
    if (plan === 'CUSTOM')
      expect(createPaymentCheckout.userErrors[0]?.message).toBe('El plan personalizado requiere cotización');
  });

  test('a plan that does not exist is refused by the contract', async () => {
    const gold = await world
      .visitor()
      .graphql(
        'mutation { createPaymentCheckout(input: { plan: GOLD, email: "a@ejemplo.mx", name: "Ana" }) { userErrors { code } } }',
      );
    expect(gold.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('price, seats and trial days of a client do not exist in the contract', async () => {
    for (const extra of ['price: 1', 'centavos: 100', 'trialDays: 90', 'seats: 50', 'currency: USD']) {
      const reply = await world
        .visitor()
        .graphql(
          `mutation { createPaymentCheckout(input: { plan: BASIC, email: "a@ejemplo.mx", name: "Ana", ${extra} }) { userErrors { code } } }`,
        );
      expect(reply.errors[0]?.extensions.code, extra).toBe('BAD_REQUEST');
    }
  });

  test('a return address by hand grants nothing, and another page of test mode does not exist', async () => {
    const ana = await world.lawyer();
    const before = (await running()).length;
    await fetch(`${ana.url}/dashboard?success=true&plan=enterprise`).catch(() => null);
    expect((await ana.me()).plan).toBe('TRIAL');
    expect((await running()).length).toBe(before);
    expect((await fetch(`${ana.url}/api/payments/sandbox/checkout/cs_sandbox_0`)).status).toBe(404);
    expect((await press(`${ana.url}/api/payments/sandbox/portal/e30.AAAA`, 'CANCEL')).status).toBe(404);
  });

  test('a purchase of somebody else is known only by its id', async () => {
    const [ana, berta] = [await world.lawyer(), await world.lawyer()];
    const { id } = await begins(ana, 'BASIC');
    expect((await detailsOf(berta)).openCheckout).toBeNull();
    expect((await berta.does(FindCheckoutDocument, { id })).checkout?.id).toBe(id);
    for (const other of ['chk_00000000000000000000000000', 'cas_1', "' or 1=1", ''])
      expect((await berta.does(FindCheckoutDocument, { id: other })).checkout).toBeNull();
  });

  test('the landing page begins a purchase too', async () => {
    const { createSubscriptionCheckout } = await world
      .visitor()
      .does(BuySubscriptionDocument, { input: anOrder('ENTERPRISE') });
    expect(createSubscriptionCheckout.checkout).toMatchObject({ plan: 'ENTERPRISE', status: 'OPEN' });
  });
});
