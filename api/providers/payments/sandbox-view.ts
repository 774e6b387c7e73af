import type { ProviderCheckout, ProviderInvoice, ProviderSubscription } from '#api/ports/payments.ts';
import type { SandboxCheckout, SandboxInvoice, SandboxSubscription } from './sandbox.rules.ts';

/** The objects of the test mode as the port tells them. */

const CHECKOUT_PATH = '/api/payments/sandbox/checkout';
export const PORTAL_PATH = '/api/payments/sandbox/portal';

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** `address`: of the product, which serves the pages. */
export const showCheckout = (checkout: SandboxCheckout, address: string): ProviderCheckout => ({
  id: checkout.id,
  reference: checkout.order.reference,
  status: checkout.status,
  url: checkout.status === 'OPEN' || checkout.status === 'PENDING' ? `${address}${CHECKOUT_PATH}/${checkout.id}` : null,
  expiresAt: new Date(checkout.order.expiresAt),
  customerId: checkout.customerId,
  subscriptionId: checkout.subscriptionId,
});

export const showSubscription = (held: SandboxSubscription): ProviderSubscription => ({
  id: held.id,
  reference: held.reference,
  customerId: held.customerId,
  plan: held.plan,
  status: held.status,
  periodStart: new Date(held.periodStart),
  periodEnd: new Date(held.periodEnd),
  trialEndsAt: instant(held.trialEndsAt),
  cancelAtPeriodEnd: held.cancelAtPeriodEnd,
  scheduledPlan: held.scheduledPlan,
  isPrepaid: held.isPrepaid,
  endedAt: instant(held.endedAt),
});

export const showInvoice = ({ kind: _kind, subscriptionId: _of, ...invoice }: SandboxInvoice): ProviderInvoice => ({
  ...invoice,
  periodStart: new Date(invoice.periodStart),
  periodEnd: new Date(invoice.periodEnd),
  issuedAt: new Date(invoice.issuedAt),
  paidAt: instant(invoice.paidAt),
  hostedUrl: null,
});
