import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CheckoutOrder, EventSubject, PaymentEvent, Payments, ProviderCheckout } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';
import { changeCost, type SandboxCheckout, type SandboxSubscription } from './sandbox.rules.ts';
import { currentCheckout, giveBack, payOpen, renewDue } from './sandbox-billing.ts';
import { createControls } from './sandbox-controls.ts';
import { portalKey } from './sandbox-portal-key.ts';
import { sandboxId, SandboxStore, type InSandbox, type SandboxOptions } from './sandbox-store.ts';
import { PORTAL_PATH, showCheckout, showInvoice, showSubscription } from './sandbox-view.ts';
import { isSigned } from './signature.ts';

async function held(store: SandboxStore, id: string): Promise<SandboxSubscription> {
  const subscription = await store.find('SUBSCRIPTION', id);
  if (!subscription || subscription.endedAt !== null) throw new PortError('REFUSED', 'no such running subscription');
  return subscription;
}

interface SandboxEvent {
  id: string;
  type: string;
  created: number;
  data: { object: { id: string; object: string } };
}

const KINDS: Record<string, EventSubject['kind']> = {
  'checkout.session': 'CHECKOUT',
  subscription: 'SUBSCRIPTION',
  charge: 'PAYMENT',
};

function readSandboxEvent(body: string): PaymentEvent {
  try {
    const { id, type, created, data } = JSON.parse(body) as SandboxEvent;
    const kind = KINDS[data.object.object];
    return { id, type, createdAt: new Date(created * 1000), subject: kind ? { kind, id: data.object.id } : null };
  } catch (error) {
    throw new PortError('REFUSED', 'not an event', { cause: error });
  }
}

/** Rejects what this server did not sign, or signed more than five minutes ago. */
async function verifiedEvent(secret: string, body: string, signature: string | null, now: Date): Promise<PaymentEvent> {
  if (!isSigned(secret, body, signature, now)) throw new PortError('REFUSED', 'the signature is not valid');
  return Promise.resolve(readSandboxEvent(body));
}

/**
 * The test mode: takes no money. It keeps its own state in its own transactions, as a provider elsewhere would, and tells
 * the product by signed confirmations only. Its pages are served by the product.
 */
export function createSandboxPayments(options: SandboxOptions): Payments {
  const { clock, secret, address } = options;
  const inSandbox: InSandbox = (act) =>
    options.em().transactional((em) => {
      const now = clock.now();
      return act(new SandboxStore(em as SqlEntityManager, now, options.send), now);
    });

  async function beginCheckout(order: CheckoutOrder): Promise<ProviderCheckout> {
    return inSandbox(async (store) => {
      const [known] = await store.findBy('CHECKOUT', { order: { reference: order.reference } });
      if (known) return showCheckout(known, address());
      const checkout: SandboxCheckout = {
        kind: 'CHECKOUT',
        id: sandboxId('cs'),
        order: { ...order, expiresAt: order.expiresAt.toISOString() },
        status: 'OPEN',
        customerId: order.buyer.customerId ?? sandboxId('cus'),
        subscriptionId: null,
      };
      await store.put(checkout);
      return showCheckout(checkout, address());
    });
  }

  return {
    provider: 'SANDBOX',
    sandbox: createControls(inSandbox, options),
    beginCheckout,
    readCheckout: (id) =>
      inSandbox(async (store, now) => {
        const checkout = await currentCheckout(store, id, now);
        return checkout && showCheckout(checkout, address());
      }),
    expireCheckout: (id) =>
      inSandbox(async (store, now) => {
        const checkout = await currentCheckout(store, id, now);
        if (checkout?.status !== 'OPEN') return checkout && showCheckout(checkout, address());
        const expired = { ...checkout, status: 'EXPIRED' as const };
        await store.put(expired);
        await store.emit('checkout.session.expired', { kind: 'CHECKOUT', id });
        return showCheckout(expired, address());
      }),
    readSubscription: (id) =>
      inSandbox(async (store, now) => {
        const found = await store.find('SUBSCRIPTION', id);
        return found && showSubscription(await renewDue(store, found, now));
      }),
    readInvoices: (subscriptionId) =>
      inSandbox(async (store) => (await store.findBy('INVOICE', { subscriptionId })).map(showInvoice)),
    subscriptionOfPayment: (invoiceId) =>
      inSandbox(async (store) => (await store.find('INVOICE', invoiceId))?.subscriptionId ?? null),
    previewChange: (id, plan, at) => inSandbox(async (store) => changeCost(await held(store, id), plan, at)),
    changePlan: (id, { plan, when, at }) =>
      inSandbox(async (store, now) => {
        const subscription = await held(store, id);
        if (subscription.isPrepaid) throw new PortError('REFUSED', 'a month paid beforehand cannot be changed');
        const { dueNow } = changeCost(subscription, plan, at);
        const isNow = when === 'NOW';
        if (isNow && subscription.plan === plan && !subscription.scheduledPlan) return;
        if (isNow && dueNow > 0 && subscription.failsNext) throw new PortError('REFUSED', 'the charge was refused');
        const change = isNow ? { plan, scheduledPlan: null } : { scheduledPlan: plan };
        await store.put({ ...subscription, ...change, cancelAtPeriodEnd: false });
        if (isNow && dueNow > 0)
          await store.invoice(id, {
            status: 'PAID',
            centavos: dueNow,
            refunded: 0,
            periodStart: now.toISOString(),
            periodEnd: subscription.periodEnd,
            issuedAt: now.toISOString(),
            paidAt: now.toISOString(),
          });
        await store.emit('customer.subscription.updated', { kind: 'SUBSCRIPTION', id });
      }),
    setCancellation: (id, isCancelled) =>
      inSandbox(async (store) => {
        const subscription = await held(store, id);
        if (subscription.isPrepaid) throw new PortError('REFUSED', 'a month paid beforehand does not renew itself');
        await store.put({ ...subscription, cancelAtPeriodEnd: isCancelled, scheduledPlan: null });
        await store.emit('customer.subscription.updated', { kind: 'SUBSCRIPTION', id });
      }),
    endNow: (id, { isRefunded }) =>
      inSandbox(async (store, now) => {
        const subscription = await store.find('SUBSCRIPTION', id);
        if (!subscription) throw new PortError('REFUSED', 'no such subscription');
        if (isRefunded) await giveBack(store, id, subscription.periodStart);
        if (subscription.endedAt !== null) return;
        await payOpen(store, id, now, 'VOID');
        await store.put({ ...subscription, status: 'CANCELED', endedAt: now.toISOString() });
        await store.emit('customer.subscription.deleted', { kind: 'SUBSCRIPTION', id });
      }),
    refund: (invoiceId) =>
      inSandbox(async (store) => {
        const invoice = await store.find('INVOICE', invoiceId);
        if (!invoice) throw new PortError('REFUSED', 'no such invoice');
        if (invoice.status !== 'PAID') return;
        await store.put({ ...invoice, status: 'REFUNDED', refunded: invoice.centavos });
        await store.emit('charge.refunded', { kind: 'PAYMENT', id: invoiceId });
      }),
    openPortal: (customerId, returnUrl) =>
      Promise.resolve(`${address()}${PORTAL_PATH}/${portalKey(secret(), { customerId, returnUrl }, clock.now())}`),
    readEvent: (body, signature, now) => verifiedEvent(secret(), body, signature, now),
  };
}
