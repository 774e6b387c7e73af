import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import type { CheckoutOrder, EventSubject, Payments } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';

/** A provider with the hands of the buyer, of the bank and of time in the test's. */
export interface PaymentsUnderTest {
  payments: Payments;
  now(): Date;
  advance(milliseconds: number): void;
  /** Pays with a card, or chooses the voucher. */
  pays(checkoutId: string): Promise<void>;
  moneyArrives(checkoutId: string): Promise<void>;
  moneyNeverArrives(checkoutId: string): Promise<void>;
  /** The bank refuses the charge of the next change. */
  refusesCard(subscriptionId: string): Promise<void>;
  renews(subscriptionId: string, how: { isRefused: boolean }): Promise<void>;
  paysOverdue(subscriptionId: string): Promise<void>;
  /** An event as the provider sends it; `null`: of a kind that is none of ours. */
  eventOf(subject: EventSubject | null, type: string): string;
  sign(body: string, at: Date): string;
}

const never = new AbortController().signal;
let orders = 0;

export const refusalOf = async (act: Promise<unknown>): Promise<string> => {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortError)) throw new Error(`not refused as it should be: ${String(error)}`);
  return error.reason;
};

/** What every way of taking payments keeps to. */
export function paymentsSuite(begin: () => Promise<PaymentsUnderTest>): void {
  const orderAt = (now: Date, rest: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
    reference: `chk_suite_${++orders}`,
    plan: 'BASIC',
    centavos: 299_00,
    trialDays: 0,
    method: 'CARD',
    country: 'MX',
    buyer: { accountId: `usr_${orders}`, customerId: null, email: `ana-${orders}@ejemplo.mx`, name: 'Ana' },
    successUrl: 'http://127.0.0.1/dashboard?success=true',
    cancelUrl: 'http://127.0.0.1/checkout',
    expiresAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + 23 * HOUR),
    ...rest,
  });

  async function bought(world: PaymentsUnderTest, rest: Partial<CheckoutOrder> = {}) {
    const order = orderAt(world.now(), rest);
    const begun = await world.payments.beginCheckout(order, never);
    await world.pays(begun.id);
    if (order.method !== 'CARD') await world.moneyArrives(begun.id);
    const paid = await world.payments.readCheckout(begun.id, never);
    if (!paid?.subscriptionId) throw new Error('not paid');
    const id = paid.subscriptionId;
    const read = async () => {
      const found = await world.payments.readSubscription(id, never);
      if (!found) throw new Error('no subscription');
      return found;
    };
    return { order, paid, id, read, invoices: () => world.payments.readInvoices(id, never) };
  }

  describe('a checkout', () => {
    test('is begun once, however often it is asked for', async () => {
      const world = await begin();
      const order = orderAt(world.now());
      const one = await world.payments.beginCheckout(order, never);
      const two = await world.payments.beginCheckout(order, never);
      expect(one).toMatchObject({ reference: order.reference, status: 'OPEN', subscriptionId: null });
      expect(one.url).toMatch(/^https?:\/\//);
      expect(one.expiresAt).toEqual(order.expiresAt);
      expect(two.id).toBe(one.id);
      expect(await world.payments.readCheckout(one.id, never)).toMatchObject({ id: one.id, status: 'OPEN' });
    });

    test('that is paid has a subscription of its order, with its charge', async () => {
      const world = await begin();
      const { order, paid, read, invoices } = await bought(world);
      expect(paid).toMatchObject({ status: 'PAID', reference: order.reference, url: null });
      const held = await read();
      expect(held).toMatchObject({
        reference: order.reference,
        customerId: paid.customerId,
        plan: 'BASIC',
        status: 'ACTIVE',
        trialEndsAt: null,
        cancelAtPeriodEnd: false,
        scheduledPlan: null,
        isPrepaid: false,
        endedAt: null,
      });
      expect(held.periodEnd.getTime() - held.periodStart.getTime()).toBeGreaterThanOrEqual(28 * DAY);
      expect(await invoices()).toMatchObject([{ status: 'PAID', centavos: 299_00, refunded: 0 }]);
    });

    test('with a trial is charged after it', async () => {
      const world = await begin();
      const { read, invoices } = await bought(world, { trialDays: 3 });
      const held = await read();
      expect(held.status).toBe('TRIALING');
      expect(held.trialEndsAt).toEqual(held.periodEnd);
      expect(held.periodEnd.getTime() - held.periodStart.getTime()).toBe(3 * DAY);
      expect(await invoices()).toEqual([]);
    });

    test('that is ended cannot be paid; one that was paid stays paid; an unknown one is told as such', async () => {
      const world = await begin();
      const open = await world.payments.beginCheckout(orderAt(world.now()), never);
      expect(await world.payments.expireCheckout(open.id, never)).toMatchObject({ status: 'EXPIRED', url: null });
      const { paid } = await bought(world);
      expect(await world.payments.expireCheckout(paid.id, never)).toMatchObject({ status: 'PAID' });
      expect(await world.payments.readCheckout('cs_unknown', never)).toBeNull();
      expect(await world.payments.expireCheckout('cs_unknown', never)).toBeNull();
    });

    test.each(['OXXO', 'SPEI'] as const)('by %s waits for the money, and is one month', async (method) => {
      const world = await begin();
      const begun = await world.payments.beginCheckout(orderAt(world.now(), { method }), never);
      await world.pays(begun.id);
      expect(await world.payments.readCheckout(begun.id, never)).toMatchObject({
        status: 'PENDING',
        subscriptionId: null,
      });
      await world.moneyArrives(begun.id);
      const paid = await world.payments.readCheckout(begun.id, never);
      expect(paid?.status).toBe('PAID');
      const id = paid?.subscriptionId ?? '';
      const held = await world.payments.readSubscription(id, never);
      expect(held).toMatchObject({ plan: 'BASIC', status: 'ACTIVE', isPrepaid: true, cancelAtPeriodEnd: true });
      expect(await world.payments.readInvoices(id, never)).toMatchObject([{ status: 'PAID', centavos: 299_00 }]);
      world.advance(32 * DAY);
      const over = await world.payments.readSubscription(id, never);
      expect(over).toMatchObject({ status: 'CANCELED' });
      expect(over?.endedAt).not.toBeNull();
    });

    test('by OXXO whose money never arrives has failed', async () => {
      const world = await begin();
      const begun = await world.payments.beginCheckout(orderAt(world.now(), { method: 'OXXO' }), never);
      await world.pays(begun.id);
      await world.moneyNeverArrives(begun.id);
      expect(await world.payments.readCheckout(begun.id, never)).toMatchObject({
        status: 'FAILED',
        subscriptionId: null,
      });
    });
  });

  describe('a change', () => {
    test('now charges what its preview said', async () => {
      const world = await begin();
      const { id, read, invoices } = await bought(world);
      world.advance(10 * DAY);
      const at = world.now();
      const cost = await world.payments.previewChange(id, 'PROFESSIONAL', at, never);
      expect(cost).toMatchObject({ nextCharge: 899_00, nextChargeAt: (await read()).periodEnd });
      expect(cost.dueNow).toBeGreaterThan(0);
      expect(cost.dueNow).toBeLessThan(600_00);
      expect(cost.credit).toBeGreaterThan(0);
      await world.payments.changePlan(id, { plan: 'PROFESSIONAL', when: 'NOW', at }, never);
      expect((await read()).plan).toBe('PROFESSIONAL');
      expect((await invoices())[0]).toMatchObject({ status: 'PAID', centavos: cost.dueNow });
      await world.payments.changePlan(id, { plan: 'PROFESSIONAL', when: 'NOW', at }, never);
      expect(await invoices()).toHaveLength(2);
    });

    test('whose charge is refused changes nothing', async () => {
      const world = await begin();
      const { id, read, invoices } = await bought(world);
      await world.refusesCard(id);
      const change = { plan: 'ENTERPRISE', when: 'NOW', at: world.now() } as const;
      expect(await refusalOf(world.payments.changePlan(id, change, never))).toBe('REFUSED');
      expect((await read()).plan).toBe('BASIC');
      expect(await invoices()).toHaveLength(1);
    });

    test('with the next period is scheduled, and is dropped by a change now or by a cancellation', async () => {
      const world = await begin();
      const { id, read } = await bought(world, { plan: 'ENTERPRISE', centavos: 2499_00 });
      const later = { plan: 'BASIC', when: 'NEXT_PERIOD', at: world.now() } as const;
      await world.payments.changePlan(id, later, never);
      expect(await read()).toMatchObject({ plan: 'ENTERPRISE', scheduledPlan: 'BASIC' });
      await world.payments.changePlan(id, { plan: 'ENTERPRISE', when: 'NOW', at: world.now() }, never);
      expect(await read()).toMatchObject({ plan: 'ENTERPRISE', scheduledPlan: null });
      await world.payments.changePlan(id, later, never);
      await world.payments.setCancellation(id, true, never);
      expect(await read()).toMatchObject({ scheduledPlan: null, cancelAtPeriodEnd: true });
      await world.payments.changePlan(id, later, never);
      expect(await read()).toMatchObject({ scheduledPlan: 'BASIC', cancelAtPeriodEnd: false });
      await world.renews(id, { isRefused: false });
      expect(await read()).toMatchObject({ plan: 'BASIC', scheduledPlan: null, status: 'ACTIVE' });
    });

    test('of what has ended, and of what nobody knows, is refused', async () => {
      const world = await begin();
      const { id } = await bought(world);
      await world.payments.endNow(id, { isRefunded: false }, never);
      const change = { plan: 'ENTERPRISE', when: 'NOW', at: world.now() } as const;
      for (const one of [id, 'sub_unknown']) {
        expect(await refusalOf(world.payments.changePlan(one, change, never))).toBe('REFUSED');
        expect(await refusalOf(world.payments.setCancellation(one, true, never))).toBe('REFUSED');
      }
      expect(await world.payments.readSubscription('sub_unknown', never)).toBeNull();
    });
  });

  test('a cancellation is taken back', async () => {
    const world = await begin();
    const { id, read } = await bought(world);
    await world.payments.setCancellation(id, true, never);
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: true, status: 'ACTIVE', endedAt: null });
    await world.payments.setCancellation(id, false, never);
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('a refused renewal is a late payment until it is paid', async () => {
    const world = await begin();
    const { id, read, invoices } = await bought(world);
    await world.renews(id, { isRefused: true });
    expect((await read()).status).toBe('PAST_DUE');
    expect((await invoices())[0]).toMatchObject({ status: 'OPEN', paidAt: null });
    await world.paysOverdue(id);
    expect((await read()).status).toBe('ACTIVE');
    expect((await invoices()).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
  });

  test('an end with its money given back is that, also when it is asked for again', async () => {
    const world = await begin();
    const { id, read, invoices } = await bought(world);
    for (const _time of [1, 2]) await world.payments.endNow(id, { isRefunded: true }, never);
    expect(await read()).toMatchObject({ status: 'CANCELED' });
    expect((await read()).endedAt).not.toBeNull();
    expect(await invoices()).toMatchObject([{ status: 'REFUNDED', refunded: 299_00 }]);
  });

  test('a month that was paid beforehand is ended and given back too', async () => {
    const world = await begin();
    const { id, read, invoices } = await bought(world, { method: 'OXXO' });
    await world.payments.endNow(id, { isRefunded: true }, never);
    expect(await read()).toMatchObject({ status: 'CANCELED' });
    expect(await invoices()).toMatchObject([{ status: 'REFUNDED', refunded: 299_00 }]);
  });

  test('an invoice is given back once', async () => {
    const world = await begin();
    const { read, invoices } = await bought(world);
    const [invoice] = await invoices();
    for (const _time of [1, 2]) await world.payments.refund(invoice?.id ?? '', never);
    expect(await invoices()).toMatchObject([{ status: 'REFUNDED', refunded: 299_00 }]);
    expect((await read()).status).toBe('ACTIVE');
  });

  test('the portal has an address', async () => {
    const world = await begin();
    const { paid } = await bought(world);
    const url = await world.payments.openPortal(paid.customerId ?? '', 'http://127.0.0.1/subscriptions', never);
    expect(new URL(url).protocol).toMatch(/^https?:$/);
  });

  describe('an event', () => {
    test('is read when it is signed and not older than five minutes', async () => {
      const world = await begin();
      const { payments, now } = world;
      for (const [subject, type] of [
        [{ kind: 'CHECKOUT', id: 'cs_1' }, 'checkout.session.completed'],
        [{ kind: 'SUBSCRIPTION', id: 'sub_1' }, 'customer.subscription.updated'],
        [{ kind: 'PAYMENT', id: 'pi_1' }, 'charge.refunded'],
        [null, 'radar.early_fraud_warning.created'],
      ] as const) {
        const body = world.eventOf(subject, type);
        const event = await payments.readEvent(body, world.sign(body, now()), now());
        expect(event).toMatchObject({ type, subject });
        expect(event.id).toMatch(/^evt_/);
        const old = new Date(now().getTime() - 301_000);
        expect(await refusalOf(payments.readEvent(body, world.sign(body, old), now()))).toBe('REFUSED');
      }
    });

    test('that is forged is refused', async () => {
      const { payments, now, sign, eventOf } = await begin();
      const body = eventOf({ kind: 'CHECKOUT', id: 'cs_1' }, 'checkout.session.completed');
      const other = body.replace('cs_1', 'cs_2');
      for (const signature of [null, '', 't=1,v1=00', sign(other, now()), sign(body, now()).replace('v1', 'v0')])
        expect(await refusalOf(payments.readEvent(body, signature, now()))).toBe('REFUSED');
    });
  });
}
