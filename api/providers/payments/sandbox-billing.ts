import { isDue, nextPeriod, type Charge, type SandboxCheckout, type SandboxSubscription } from './sandbox.rules.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Charges of the test mode: what time and the bank do. */

const invoiceOf = ({ centavos, isPaid, periodStart, periodEnd, at }: Charge) => ({
  status: isPaid ? ('PAID' as const) : ('OPEN' as const),
  centavos,
  refunded: 0,
  periodStart,
  periodEnd,
  issuedAt: at,
  paidAt: isPaid ? at : null,
});

export const makeCharge = (store: SandboxStore, subscriptionId: string, charge: Charge): Promise<void> =>
  store.invoice(subscriptionId, invoiceOf(charge));

/** One renewal, whether its time has come or not. */
export async function renew(store: SandboxStore, held: SandboxSubscription, at: string): Promise<SandboxSubscription> {
  const { subscription, charge } = nextPeriod(held, at);
  const subject = { kind: 'SUBSCRIPTION', id: held.id } as const;
  await store.put(subscription);
  if (charge) {
    await makeCharge(store, held.id, charge);
    await store.emit(charge.isPaid ? 'invoice.paid' : 'invoice.payment_failed', subject);
  }
  await store.emit(subscription.endedAt ? 'customer.subscription.deleted' : 'customer.subscription.updated', subject);
  return subscription;
}

/** Renews or ends until nothing is due any more. */
export async function renewDue(
  store: SandboxStore,
  held: SandboxSubscription,
  now: Date,
): Promise<SandboxSubscription> {
  let subscription = held;
  while (isDue(subscription, now)) subscription = await renew(store, subscription, subscription.periodEnd);
  return subscription;
}

/** Pays or gives up the charges that are open; resolves with whether there were any. */
export async function payOpen(
  store: SandboxStore,
  subscriptionId: string,
  now: Date,
  status: 'PAID' | 'VOID',
): Promise<boolean> {
  const open = await store.findBy('INVOICE', { subscriptionId, status: 'OPEN' });
  for (const invoice of open)
    await store.put({ ...invoice, status, paidAt: status === 'PAID' ? now.toISOString() : null });
  return open.length > 0;
}

/** Gives back what was paid for the period that began then. */
export async function giveBack(store: SandboxStore, subscriptionId: string, periodStart: string): Promise<void> {
  for (const invoice of await store.findBy('INVOICE', { subscriptionId, status: 'PAID' }))
    if (invoice.periodStart >= periodStart) {
      await store.put({ ...invoice, status: 'REFUNDED', refunded: invoice.centavos });
      await store.emit('charge.refunded', { kind: 'PAYMENT', id: invoice.id });
    }
}

/** An order that is past its time is over, whoever looks first. */
export async function currentCheckout(store: SandboxStore, id: string, now: Date): Promise<SandboxCheckout | null> {
  const checkout = await store.find('CHECKOUT', id);
  if (!checkout || checkout.status !== 'OPEN' || Date.parse(checkout.order.expiresAt) > now.getTime()) return checkout;
  const expired = { ...checkout, status: 'EXPIRED' as const };
  await store.put(expired);
  await store.emit('checkout.session.expired', { kind: 'CHECKOUT', id });
  return expired;
}
