import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import {
  begins,
  buys,
  confirmations,
  detailsOf,
  losingConfirmations,
  portalOf,
  press,
  reconciles,
} from '../../support/sandbox-payments.ts';
import { signBody } from '#api/providers/payments/signature.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

/** What the test mode signs with, of the secret of the world. */
const SECRET = 'foja:sandbox-payments:a secret for tests, never for people!';

async function post(body: string, signature: string | null): Promise<number> {
  const response = await fetch(`${world.visitor().url}/api/payments/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  });
  return response.status;
}

let events = 0;
const eventOf = (type: string, object: { id: string; object: string }, id = `evt_test_${++events}`): string =>
  JSON.stringify({ id, type, created: Math.floor(world.clock.now().getTime() / 1000), data: { object } });

const signed = (body: string, at = world.clock.now()): Promise<number> => post(body, signBody(SECRET, body, at));

const providerIdOf = async (buyer: Caller): Promise<string> => {
  const [row] = await world.sql<{ provider_id: string }>(
    'select provider_id from paid_subscription where user_id = ? order by created_at desc limit 1',
    [buyer.userId],
  );
  return row?.provider_id ?? '';
};

const checkoutIdAt = (url: string): string => url.split('/').at(-1) ?? '';
const jobs = () =>
  world.sql<{ id: string }>("select id from graphile_worker.jobs where task_identifier = 'confirm-payment'");
/** How often the provider was asked so far. */
const reads = async (): Promise<number> =>
  Number((await world.sql<{ count: string }>('select last_value as count from payment_read'))[0]?.count);
const taken = () => world.sql<{ id: string }>('select id from payment_event');

describe('a confirmation', () => {
  test('that is forged, unsigned, altered or signed with another secret is refused and changes nothing', async () => {
    const before = (await taken()).length;
    const body = eventOf('checkout.session.completed', { id: 'cs_sandbox_1', object: 'checkout.session' });
    const good = signBody(SECRET, body, world.clock.now());
    const bare = createHmac('sha256', SECRET).update(body).digest('hex');
    for (const [text, signature] of [
      [body, null],
      [body, ''],
      [body, 't=1,v1=abc'],
      [body, `t=${Math.floor(world.clock.now().getTime() / 1000)},v1=${bare}`],
      [body.replace('cs_sandbox_1', 'cs_sandbox_2'), good],
      [body, signBody('another secret', body, world.clock.now())],
      [`${body} `, good],
    ] as const)
      expect(await post(text, signature)).toBe(400);
    expect((await taken()).length).toBe(before);
    expect(await jobs()).toEqual([]);
  });

  test('that is older than five minutes is refused', async () => {
    const body = eventOf('customer.subscription.updated', { id: 'sub_1', object: 'subscription' });
    expect(await signed(body, new Date(world.clock.now().getTime() - 301_000))).toBe(400);
    expect(await signed(body, new Date(world.clock.now().getTime() + 310_000))).toBe(400);
    expect(await signed(body, new Date(world.clock.now().getTime() - 290_000))).toBe(200);
    await confirmations(world);
  });

  test('of an unknown type is answered 200 and does nothing', async () => {
    const body = eventOf('radar.early_fraud_warning.created', { id: 'issfr_1', object: 'radar.early_fraud_warning' });
    expect(await signed(body)).toBe(200);
    expect(await jobs()).toEqual([]);
  });

  test('of an object that the provider does not know changes nothing', async () => {
    for (const object of ['checkout.session', 'subscription', 'charge'])
      expect(await signed(eventOf('some.event', { id: 'unknown_1', object }))).toBe(200);
    await confirmations(world);
    expect(await world.sql("select 1 from paid_subscription where provider_id = 'unknown_1'")).toEqual([]);
  });

  test('that says «paid» of a purchase that nobody paid grants nothing: the provider is asked', async () => {
    const ana = await world.lawyer();
    const { url } = await begins(ana, 'ENTERPRISE');
    const id = checkoutIdAt(url);
    await signed(eventOf('checkout.session.completed', { id, object: 'checkout.session' }));
    await confirmations(world);
    expect(await detailsOf(ana)).toMatchObject({ subscription: { plan: 'TRIAL' }, openCheckout: { status: 'OPEN' } });
  });

  test('that comes thirty times at once has its effect once', async () => {
    const ana = await world.lawyer();
    const { url } = await begins(ana, 'BASIC');
    await losingConfirmations(world, () => press(url, 'PAY'));
    const body = eventOf('checkout.session.completed', { id: checkoutIdAt(url), object: 'checkout.session' });
    const before = await reads();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signed(body)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await confirmations(world);
    // Its checkout and its subscription were asked for once.
    expect((await reads()) - before).toBe(2);
    expect(await world.sql('select 1 from paid_subscription where user_id = ?', [ana.userId])).toHaveLength(1);
    const mails = (await world.outbox()).filter(({ to }) => to === ana.email);
    expect(mails).toHaveLength(1);
    const id = (JSON.parse(body) as { id: string }).id;
    expect(await world.sql('select 1 from payment_event where id = ?', [id])).toHaveLength(1);
    expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
  });

  test('that is too large, or no JSON, is refused', async () => {
    expect(await signed('x'.repeat(600_000))).toBe(413);
    expect(await signed('not json')).toBe(400);
  });
});

describe('confirmations out of order', () => {
  test('updated(2) and then updated(1) end at 2', async () => {
    const ana = await world.lawyer();
    await buys(world, ana, 'BASIC');
    const id = await providerIdOf(ana);
    const portal = await portalOf(ana);
    await losingConfirmations(world, () => press(portal, 'CANCEL'));
    const object = { id, object: 'subscription', cancel_at_period_end: true };
    await signed(eventOf('customer.subscription.updated', object));
    await confirmations(world);
    expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(true);
    // The first one arrives late and still says what was then.
    await signed(eventOf('customer.subscription.updated', { ...object, cancel_at_period_end: false } as never));
    await signed(eventOf('customer.subscription.created', { ...object, cancel_at_period_end: false } as never));
    await confirmations(world);
    expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(true);
  });

  test('deleted and then created end at deleted', async () => {
    const ana = await world.lawyer();
    await buys(world, ana, 'BASIC');
    const id = await providerIdOf(ana);
    await world.sql(
      `update sandbox_object set state = state || '{"status":"CANCELED","endedAt":"2026-11-20T18:00:00.000Z"}' where id = ?`,
      [id],
    );
    for (const type of ['customer.subscription.deleted', 'customer.subscription.created', 'invoice.paid']) {
      await signed(eventOf(type, { id, object: 'subscription' }));
      await confirmations(world);
    }
    expect((await detailsOf(ana)).subscription).toMatchObject({ plan: 'FREE', status: 'ACTIVE' });
  });

  test('a reading that was drawn earlier never replaces a later one', async () => {
    const ana = await world.lawyer();
    await buys(world, ana, 'BASIC');
    const id = await providerIdOf(ana);
    await world.sql('update paid_subscription set applied_read = 9000000000, plan = ? where provider_id = ?', [
      'PROFESSIONAL',
      id,
    ]);
    await signed(eventOf('customer.subscription.updated', { id, object: 'subscription' }));
    await confirmations(world);
    const [held] = await world.sql<{ plan: string }>('select plan from paid_subscription where provider_id = ?', [id]);
    expect(held?.plan).toBe('PROFESSIONAL');
  });

  test('the confirmation before the return of the buyer, and the return before it, come to the same', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC');
    await press(url, 'PAY');
    await confirmations(world);
    expect((await fetch(`${ana.url}/dashboard?success=true&plan=basic&checkout=${id}`)).status).toBeLessThan(500);
    expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
  });
});

describe('a confirmation that is lost', () => {
  test('of a purchase is healed by one run of the reconciliation', async () => {
    const ana = await world.lawyer();
    const { url } = await begins(ana, 'PROFESSIONAL');
    await losingConfirmations(world, () => press(url, 'PAY'));
    expect((await detailsOf(ana)).subscription.plan).toBe('TRIAL');
    await reconciles(world);
    expect((await detailsOf(ana)).subscription.plan).toBe('PROFESSIONAL');
  });

  test('of a cancellation, and of a late payment, too', async () => {
    const [ana, berta] = [await world.lawyer(), await world.lawyer()];
    for (const buyer of [ana, berta]) await buys(world, buyer, 'BASIC');
    const portals = [await portalOf(ana), await portalOf(berta)];
    await losingConfirmations(world, async () => {
      await press(portals[0] ?? '', 'CANCEL');
      await press(portals[1] ?? '', 'FAIL_RENEWAL');
    });
    await reconciles(world);
    expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(true);
    expect((await detailsOf(berta)).subscription.status).toBe('PAST_DUE');
  });

  test('after it was taken has its effect when the server is back: the job is kept with it', async () => {
    const ana = await world.lawyer();
    const { url } = await begins(ana, 'BASIC');
    await losingConfirmations(world, () => press(url, 'PAY'));
    const body = eventOf('checkout.session.completed', { id: checkoutIdAt(url), object: 'checkout.session' });
    await signed(body);
    // Sent again by the provider, because the answer was lost: known, and nothing more is queued.
    await signed(body);
    await confirmations(world);
    expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
  });

  test('of an order that never reached the provider is dropped after its time', async () => {
    const ana = await world.lawyer();
    const { id } = await begins(ana, 'BASIC');
    await world.sql('update plan_checkout set provider_id = null, url = null where id = ?', [id]);
    world.clock.advance(DAY);
    await reconciles(world);
    expect(await world.sql('select status from plan_checkout where id = ?', [id])).toEqual([{ status: 'EXPIRED' }]);
  });
});
