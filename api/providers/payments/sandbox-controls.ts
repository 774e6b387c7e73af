import type {
  SandboxCheckoutAct,
  SandboxControls,
  SandboxPage,
  SandboxPortal,
  SandboxPortalAct,
} from '#api/ports/payments.ts';
import { endedEarly, firstPeriod, type SandboxCheckout, type SandboxSubscription } from './sandbox.rules.ts';
import { currentCheckout, makeCharge, payOpen, renew, renewDue } from './sandbox-billing.ts';
import { readPortalKey } from './sandbox-portal-key.ts';
import { sandboxId, type InSandbox, type SandboxOptions, type SandboxStore } from './sandbox-store.ts';
import { showInvoice, showSubscription } from './sandbox-view.ts';
import { signBody } from './signature.ts';

/** The buttons of the pages of the test mode. An act that is not possible now changes nothing. */

const showPage = ({ order, status }: SandboxCheckout): SandboxPage => ({
  plan: order.plan,
  email: order.buyer.email,
  centavos: order.centavos,
  trialDays: order.trialDays,
  method: order.method,
  status,
  successUrl: order.successUrl,
  cancelUrl: order.cancelUrl,
});

async function pay(
  store: SandboxStore,
  checkout: SandboxCheckout,
  { now, prices, isPrepaid }: { now: Date; prices: SandboxOptions['prices']; isPrepaid: boolean },
): Promise<SandboxCheckout> {
  const made = firstPeriod(checkout, { id: sandboxId('sub'), prices, isPrepaid, now });
  await store.put(made.subscription);
  if (made.charge) await makeCharge(store, made.subscription.id, made.charge);
  const paid: SandboxCheckout = { ...checkout, status: 'PAID', subscriptionId: made.subscription.id };
  await store.put(paid);
  await store.emit('customer.subscription.created', { kind: 'SUBSCRIPTION', id: made.subscription.id });
  await store.emit('checkout.session.completed', { kind: 'CHECKOUT', id: checkout.id });
  return paid;
}

async function endAs(
  store: SandboxStore,
  checkout: SandboxCheckout,
  status: 'PENDING' | 'EXPIRED' | 'FAILED',
  event: string,
): Promise<SandboxCheckout> {
  const ended = { ...checkout, status };
  await store.put(ended);
  await store.emit(event, { kind: 'CHECKOUT', id: checkout.id });
  return ended;
}

async function actOnCheckout(
  store: SandboxStore,
  checkout: SandboxCheckout,
  act: SandboxCheckoutAct,
  how: { now: Date; prices: SandboxOptions['prices'] },
): Promise<SandboxCheckout> {
  const { status, order } = checkout;
  if (status === 'OPEN' && act === 'PAY' && order.method === 'CARD')
    return pay(store, checkout, { ...how, isPrepaid: false });
  if (status === 'OPEN' && act === 'PAY_LATER') return endAs(store, checkout, 'PENDING', 'checkout.session.completed');
  if (status === 'PENDING' && act === 'CONFIRM') return pay(store, checkout, { ...how, isPrepaid: true });
  if (status === 'PENDING' && act === 'REFUSE')
    return endAs(store, checkout, 'FAILED', 'checkout.session.async_payment_failed');
  // A card that is refused leaves the page open, as it does at Stripe.
  if (status === 'OPEN' && act === 'GIVE_UP') return endAs(store, checkout, 'EXPIRED', 'checkout.session.expired');
  return checkout;
}

async function actOnPortal(
  store: SandboxStore,
  held: SandboxSubscription,
  act: SandboxPortalAct,
  now: Date,
): Promise<void> {
  const updated = async (change: Partial<SandboxSubscription>): Promise<void> => {
    await store.put({ ...held, ...change });
    await store.emit('customer.subscription.updated', { kind: 'SUBSCRIPTION', id: held.id });
  };
  if (act === 'PAY_OVERDUE') {
    if (await payOpen(store, held.id, now, 'PAID')) await updated({ status: 'ACTIVE' });
    return;
  }
  if (act === 'FAIL_NEXT') return store.put({ ...held, failsNext: !held.failsNext });
  if (held.isPrepaid || held.status === 'PAST_DUE') return;
  const at = now.toISOString();
  if (act === 'RENEW') await renew(store, endedEarly(held, at), at);
  if (act === 'FAIL_RENEWAL') await renew(store, { ...endedEarly(held, at), failsNext: true }, at);
  if (act === 'CANCEL' || act === 'KEEP') await updated({ cancelAtPeriodEnd: act === 'CANCEL', scheduledPlan: null });
}

/** The subscription of a customer that runs, or the one that ended last. */
async function subscriptionOf(store: SandboxStore, customerId: string): Promise<SandboxSubscription | null> {
  const all = await store.findBy('SUBSCRIPTION', { customerId });
  const chosen = all.find(({ endedAt }) => endedAt === null) ?? all[0];
  return chosen ? store.find('SUBSCRIPTION', chosen.id) : null;
}

export function createControls(
  inSandbox: InSandbox,
  { secret, clock, prices }: Pick<SandboxOptions, 'secret' | 'clock' | 'prices'>,
): SandboxControls {
  const onPortal = (key: string, act: SandboxPortalAct | null): Promise<SandboxPortal | null> =>
    inSandbox(async (store, now) => {
      const visit = readPortalKey(secret(), key, now);
      if (!visit) return null;
      let held = await subscriptionOf(store, visit.customerId);
      if (held) held = await renewDue(store, held, now);
      if (held && held.endedAt === null && act) {
        await actOnPortal(store, held, act, now);
        held = await subscriptionOf(store, visit.customerId);
      }
      const invoices = held ? await store.findBy('INVOICE', { subscriptionId: held.id }) : [];
      return {
        returnUrl: visit.returnUrl,
        subscription: held && showSubscription(held),
        failsNext: held?.failsNext ?? false,
        invoices: invoices.map(showInvoice),
      };
    });

  return {
    sign: (body) => signBody(secret(), body, clock.now()),
    checkoutPage: (id) =>
      inSandbox(async (store, now) => {
        const checkout = await currentCheckout(store, id, now);
        return checkout && showPage(checkout);
      }),
    actOnCheckout: (id, act) =>
      inSandbox(async (store, now) => {
        const checkout = await currentCheckout(store, id, now);
        return checkout && showPage(await actOnCheckout(store, checkout, act, { now, prices }));
      }),
    portalPage: (key) => onPortal(key, null),
    actOnPortal: onPortal,
    tick: () =>
      inSandbox(async (store, now) => {
        for (const { id } of await store.running()) {
          const held = await store.find('SUBSCRIPTION', id);
          if (held) await renewDue(store, held, now);
        }
      }),
  };
}
