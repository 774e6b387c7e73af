import { DAY, HOUR } from '#schema/lib/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClaimPurchaseDocument, InvoicesDocument } from '#tests/support/payments.generated.ts';
import { begins, buys, confirmations, detailsOf, press, reconciles } from '../../support/sandbox-payments.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const claim = async (caller: Caller, token: string) =>
  (await caller.does(ClaimPurchaseDocument, { token })).claimPurchase;

async function claimLink(email: string): Promise<string> {
  const mail = (await world.outbox()).findLast(({ to, subject }) => to === email && subject.includes('actívala'));
  const link = new URL(mail?.link ?? '');
  expect(link.pathname).toBe('/subscriptions');
  return link.searchParams.get('claim') ?? '';
}

test('a purchase without an account goes to whoever opens the mailed link, once', async () => {
  const email = 'sin-cuenta@ejemplo.mx';
  await buys(world, world.visitor(), 'PROFESSIONAL', { email });
  const token = await claimLink(email);
  const [ana, berta] = [await world.lawyer(), await world.lawyer()];
  expect((await claim(ana, token)).details).toMatchObject({
    subscription: { plan: 'PROFESSIONAL', status: 'TRIALING' },
    provider: 'SANDBOX',
  });
  expect((await claim(ana, token)).userErrors).toEqual([]);
  expect((await claim(berta, token)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: 'token' });
  expect((await berta.me()).plan).toBe('TRIAL');
});

test('the account with that e-mail gets nothing by itself: the link is what proves it', async () => {
  const ana = await world.lawyer();
  await buys(world, world.visitor(), 'BASIC', { email: ana.email });
  expect((await ana.me()).plan).toBe('TRIAL');
  expect((await claim(ana, await claimLink(ana.email))).details?.subscription.plan).toBe('BASIC');
});

test('two claims at once bind it to one account', async () => {
  const email = 'a-la-vez@ejemplo.mx';
  await buys(world, world.visitor(), 'BASIC', { email });
  const token = await claimLink(email);
  const people = [await world.lawyer(), await world.lawyer()];
  const both = await Promise.all(people.map((one) => claim(one, token)));
  expect(both.map(({ userErrors }) => userErrors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const plans = await Promise.all(people.map(async (one) => (await one.me()).plan));
  expect(plans.toSorted()).toEqual(['BASIC', 'TRIAL']);
});

test('a wrong token, one of nothing, and a second subscription are refused', async () => {
  const ana = await world.lawyer();
  for (const token of ['', 'x', 'A'.repeat(43), "' or '1'='1"])
    expect((await claim(ana, token)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND' });
  await buys(world, ana, 'BASIC');
  const email = 'segunda@ejemplo.mx';
  await buys(world, world.visitor(), 'PROFESSIONAL', { email });
  expect((await claim(ana, await claimLink(email))).userErrors[0]).toMatchObject({ code: 'CONFLICT' });
  expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
});

test('signed out nothing can be claimed', async () => {
  const reply = await world.visitor().graphql(ClaimPurchaseDocument, { token: 'A'.repeat(43) });
  expect(reply.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('two visitors’ tabs with one e-mail leave one subscription, and the second is given back', async () => {
  const email = 'dos-pestanas@ejemplo.mx';
  const [one, two] = [
    await begins(world.visitor(), 'BASIC', { email }),
    await begins(world.visitor(), 'BASIC', { email }),
  ];
  expect(one.id).not.toBe(two.id);
  for (const { url } of [one, two]) await press(url, 'PAY');
  await confirmations(world);
  const held = await world.sql<{ is_duplicate: boolean; ended: boolean }>(
    `select s.is_duplicate, s.ended_at is not null as ended from paid_subscription s
     join plan_checkout c on c.id = s.checkout_id where c.email = ? order by s.is_duplicate`,
    [email],
  );
  expect(held).toEqual([
    { is_duplicate: false, ended: false },
    { is_duplicate: true, ended: true },
  ]);
  const ana = await world.lawyer();
  await claim(ana, await claimLink(email));
  expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
  expect((await ana.does(InvoicesDocument, {})).subscriptionInvoices.edges).toEqual([]);
});

test('a purchase that nobody claims gets one more link, which replaces the first', async () => {
  const email = 'sin-abrir@ejemplo.mx';
  await buys(world, world.visitor(), 'BASIC', { email });
  const first = await claimLink(email);
  world.clock.advance(2 * DAY + HOUR);
  await reconciles(world);
  await reconciles(world);
  const mails = (await world.outbox()).filter(({ to, subject }) => to === email && subject.includes('actívala'));
  expect(mails).toHaveLength(2);
  const tokens = mails.map(({ link }) => new URL(link ?? '').searchParams.get('claim') ?? '');
  const ana = await world.lawyer();
  expect((await claim(ana, first)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND' });
  const second = tokens.find((token) => token !== first) ?? '';
  expect((await claim(ana, second)).details?.subscription.plan).toBe('BASIC');
});
