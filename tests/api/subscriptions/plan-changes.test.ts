import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import {
  CancelPlanDocument,
  DetailsDocument,
  InvoicesDocument,
  OpenPortalDocument,
  PreviewPlanChangeDocument,
  ReactivatePlanDocument,
  UpgradeDocument,
} from '#tests/support/payments.generated.ts';
import type { PlanCode } from '#schema/generated/contract.ts';
import {
  buys,
  confirmations,
  detailsOf,
  portalOf,
  press,
  reconciles,
  timePasses,
} from '../../support/sandbox-payments.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

/** With a plan whose trial is over: its first month is paid. */
async function subscriber(plan: PlanCode): Promise<Caller> {
  const caller = await world.lawyer();
  await buys(world, caller, plan);
  await timePasses(world, 3 * DAY + HOUR, caller);
  await reconciles(world);
  return caller;
}

const upgrade = async (caller: Caller, plan: PlanCode) =>
  (await caller.does(UpgradeDocument, { input: { plan } })).upgradeSubscription;
const preview = async (caller: Caller, plan: PlanCode) =>
  (await caller.does(PreviewPlanChangeDocument, { plan })).planChangePreview;
const cancel = async (caller: Caller, cancelAtPeriodEnd = true) =>
  (await caller.does(CancelPlanDocument, { input: { cancelAtPeriodEnd } })).cancelSubscription;
const reactivate = async (caller: Caller) => (await caller.does(ReactivatePlanDocument)).reactivateSubscription;
const charges = async (caller: Caller) =>
  (await caller.does(InvoicesDocument, {})).subscriptionInvoices.edges.map(({ node }) => [
    node.status,
    node.total.centavos,
  ]);
const subjects = async ({ email }: Caller) =>
  (await world.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a change of plan', () => {
  test('to a more expensive one begins at once, and charges what its preview said', async () => {
    const ana = await subscriber('BASIC');
    const told = await preview(ana, 'PROFESSIONAL');
    expect(told).toMatchObject({ plan: 'PROFESSIONAL', isImmediate: true, nextCharge: { centavos: 899_00 } });
    expect(told?.dueNow.centavos).toBeGreaterThan(590_00);
    expect(told?.dueNow.centavos).toBeLessThanOrEqual(600_00);
    expect(told?.credit.centavos).toBeGreaterThan(290_00);
    const { details, checkout, userErrors } = await upgrade(ana, 'PROFESSIONAL');
    expect([checkout, userErrors]).toEqual([null, []]);
    expect(details?.subscription).toMatchObject({ plan: 'PROFESSIONAL', status: 'ACTIVE' });
    expect(details?.usage.chatMessages.limit).toBe(500);
    const [[status, centavos] = []] = await charges(ana);
    expect(status).toBe('PAID');
    expect(Math.abs(Number(centavos) - (told?.dueNow.centavos ?? 0))).toBeLessThan(100);
  });

  test('to a cheaper one begins with the next period, and costs nothing now', async () => {
    const ana = await subscriber('PROFESSIONAL');
    const told = await preview(ana, 'BASIC');
    expect(told).toMatchObject({ isImmediate: false, dueNow: { centavos: 0 }, nextCharge: { centavos: 299_00 } });
    const { details } = await upgrade(ana, 'BASIC');
    expect(details).toMatchObject({ subscription: { plan: 'PROFESSIONAL' }, scheduledPlan: 'BASIC' });
    expect(told?.effectiveAt).toBe(details?.subscription.currentPeriodEnd);
    await timePasses(world, 31 * DAY, ana);
    await reconciles(world);
    expect(await detailsOf(ana)).toMatchObject({ subscription: { plan: 'BASIC' }, scheduledPlan: null });
    expect((await charges(ana))[0]).toEqual(['PAID', 299_00]);
  });

  test('that was scheduled is dropped by choosing the own plan', async () => {
    const ana = await subscriber('PROFESSIONAL');
    await upgrade(ana, 'BASIC');
    const { details } = await upgrade(ana, 'PROFESSIONAL');
    expect(details).toMatchObject({ subscription: { plan: 'PROFESSIONAL' }, scheduledPlan: null });
  });

  test('to the own plan, and to one that is not sold, is refused', async () => {
    const ana = await subscriber('BASIC');
    expect((await upgrade(ana, 'BASIC')).userErrors[0]).toMatchObject({ code: 'CONFLICT', field: 'plan' });
    expect((await upgrade(ana, 'FREE')).userErrors[0]).toMatchObject({ code: 'VALIDATION' });
    expect((await upgrade(ana, 'CUSTOM')).userErrors[0]?.message).toBe('El plan personalizado requiere cotización');
    expect(await preview(ana, 'BASIC')).toBeNull();
    expect(await preview(ana, 'CUSTOM')).toBeNull();
  });

  test('twice at once is one change', async () => {
    const ana = await subscriber('BASIC');
    const both = await Promise.all([upgrade(ana, 'ENTERPRISE'), upgrade(ana, 'ENTERPRISE')]);
    expect(both.map(({ userErrors }) => userErrors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await charges(ana)).length).toBe(2);
  });

  test('whose charge is refused leaves the plan', async () => {
    const ana = await subscriber('BASIC');
    await press(await portalOf(ana), 'FAIL_NEXT');
    const { userErrors } = await upgrade(ana, 'PROFESSIONAL');
    expect(userErrors[0]).toMatchObject({ code: 'CONFLICT', field: 'plan' });
    expect((await detailsOf(ana)).subscription.plan).toBe('BASIC');
  });

  test('without a subscription begins a purchase for the account', async () => {
    const ana = await world.lawyer();
    const { checkout, details } = await upgrade(ana, 'BASIC');
    expect(details).toBeNull();
    expect(checkout).toMatchObject({ plan: 'BASIC', status: 'OPEN' });
  });

  test('of a month that was paid beforehand is refused with its end', async () => {
    const ana = await world.lawyer();
    await buys(world, ana, 'BASIC', { method: 'SPEI' });
    expect((await upgrade(ana, 'PROFESSIONAL')).userErrors[0]?.message).toMatch(/^Tu mes ya está pagado y termina el /);
    expect((await reactivate(ana)).userErrors[0]).toMatchObject({ code: 'CONFLICT' });
    expect((await cancel(ana)).userErrors).toEqual([]);
  });
});

describe('a cancellation', () => {
  test('leaves the plan until the end of its period, and can be taken back', async () => {
    const ana = await subscriber('BASIC');
    const { details } = await cancel(ana);
    expect(details).toMatchObject({ subscription: { plan: 'BASIC', status: 'ACTIVE' }, cancelAtPeriodEnd: true });
    expect((await cancel(ana)).userErrors).toEqual([]);
    expect((await reactivate(ana)).details).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await reactivate(ana)).userErrors).toEqual([]);
    await cancel(ana);
    await timePasses(world, 31 * DAY, ana);
    // Before the provider tells it, by the clock alone.
    expect((await detailsOf(ana)).subscription).toMatchObject({ plan: 'FREE', status: 'ACTIVE' });
    await reconciles(world);
    expect(await detailsOf(ana)).toMatchObject({
      subscription: { plan: 'FREE' },
      cancelAtPeriodEnd: false,
      provider: null,
    });
    expect(await subjects(ana)).toContain('Tu plan Básico terminó');
    expect((await charges(ana)).length).toBe(1);
  });

  test('of nothing, and one that is not at the end of the period, are refused', async () => {
    const ana = await world.lawyer();
    expect((await cancel(ana)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect((await reactivate(ana)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND' });
    const berta = await subscriber('BASIC');
    expect((await cancel(berta, false)).userErrors[0]).toMatchObject({
      code: 'VALIDATION',
      field: 'cancelAtPeriodEnd',
    });
  });

  test('in the portal is confirmed like any other', async () => {
    const ana = await subscriber('BASIC');
    const portal = await portalOf(ana);
    expect((await press(portal, 'CANCEL')).text).toContain('No se renovará');
    await confirmations(world);
    expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(true);
    await press(portal, 'KEEP');
    await confirmations(world);
    expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(false);
  });
});

describe('a late payment', () => {
  test('keeps the plan for seven days, is told, and is over when it is paid', async () => {
    const ana = await subscriber('BASIC');
    const portal = await portalOf(ana);
    expect((await press(portal, 'FAIL_RENEWAL')).text).toContain('Con un cobro pendiente');
    await confirmations(world);
    const late = await detailsOf(ana);
    expect(late).toMatchObject({ subscription: { plan: 'BASIC', status: 'PAST_DUE' } });
    const grace = Date.parse(late.graceEndsAt ?? '') - world.clock.now().getTime();
    expect(Math.round(grace / DAY)).toBe(7);
    expect((await ana.me()).isPremium).toBe(true);
    expect((await upgrade(ana, 'PROFESSIONAL')).userErrors[0]?.message).toContain('cobro pendiente');
    expect((await charges(ana))[0]).toEqual(['OPEN', 299_00]);
    await press(portal, 'PAY_OVERDUE');
    await confirmations(world);
    expect(await detailsOf(ana)).toMatchObject({
      subscription: { plan: 'BASIC', status: 'ACTIVE' },
      graceEndsAt: null,
    });
    expect((await charges(ana))[0]).toEqual(['PAID', 299_00]);
    expect(await subjects(ana)).toEqual(
      expect.arrayContaining(['No pudimos cobrar tu suscripción', 'Recibimos tu pago']),
    );
  });

  test('that is not paid ends with its grace: reminded once, then free, and nothing more is charged', async () => {
    const ana = await subscriber('PROFESSIONAL');
    await press(await portalOf(ana), 'FAIL_RENEWAL');
    await confirmations(world);
    await timePasses(world, 5 * DAY + HOUR, ana);
    await reconciles(world);
    await reconciles(world);
    expect((await detailsOf(ana)).subscription.status).toBe('PAST_DUE');
    const reminders = (await subjects(ana)).filter((one) => one === 'Tu plan está por terminar por un cobro pendiente');
    expect(reminders).toHaveLength(1);
    await timePasses(world, 2 * DAY, ana);
    expect((await detailsOf(ana)).subscription).toMatchObject({ plan: 'FREE', status: 'ACTIVE' });
    await reconciles(world);
    expect(await detailsOf(ana)).toMatchObject({ subscription: { plan: 'FREE' }, graceEndsAt: null, provider: null });
    expect((await charges(ana))[0]).toEqual(['VOID', 899_00]);
    expect(await subjects(ana)).toContain('Tu plan Profesional terminó');
  });
});

describe('who', () => {
  test('is signed out is refused everywhere', async () => {
    const visitor = world.visitor();
    for (const reply of [
      await visitor.graphql(DetailsDocument),
      await visitor.graphql(PreviewPlanChangeDocument, { plan: 'BASIC' }),
      await visitor.graphql(InvoicesDocument, {}),
      await visitor.graphql(UpgradeDocument, { input: { plan: 'BASIC' } }),
      await visitor.graphql(CancelPlanDocument, { input: { cancelAtPeriodEnd: true } }),
      await visitor.graphql(ReactivatePlanDocument),
      await visitor.graphql(OpenPortalDocument, { input: {} }),
    ])
      expect(reply.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('has another account sees and changes only the own subscription', async () => {
    const [ana, berta] = [await subscriber('BASIC'), await world.lawyer()];
    expect(await detailsOf(berta)).toMatchObject({ provider: null });
    expect(await charges(berta)).toEqual([]);
    expect((await cancel(berta)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect((await berta.does(OpenPortalDocument, { input: {} })).openBillingPortal.userErrors[0]).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await detailsOf(ana)).cancelAtPeriodEnd).toBe(false);
  });

  test('returns from the portal comes back to this site only', async () => {
    const ana = await subscriber('BASIC');
    const away = { input: { returnUrl: 'https://evil.example' } };
    expect((await ana.does(OpenPortalDocument, away)).openBillingPortal.userErrors[0]).toMatchObject({
      code: 'VALIDATION',
      field: 'returnUrl',
    });
  });
});
