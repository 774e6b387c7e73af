import type {
  BillingCountry,
  CheckoutMethod,
  PaymentProvider,
  PlanCode,
  PlanSubscriptionStatus,
  SubscriptionInvoiceStatus,
} from '#schema/generated/contract.ts';

/** The plans that are sold online. */
export type SoldPlan = Extract<PlanCode, 'BASIC' | 'PROFESSIONAL' | 'ENTERPRISE'>;

/** Who pays. The provider keeps it with the purchase and gives it back with it. */
export interface Buyer {
  /** Null: somebody without an account. */
  accountId: string | null;
  /** The customer of the account at the provider; null: none yet. */
  customerId: string | null;
  email: string;
  name: string;
}

/** A purchase. Price and trial are decided by the server. */
export interface CheckoutOrder {
  /** Our id: the provider answers a repeated call with the same purchase. */
  reference: string;
  plan: SoldPlan;
  centavos: number;
  /** 0: none. */
  trialDays: number;
  method: CheckoutMethod;
  country: BillingCountry;
  buyer: Buyer;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface ProviderCheckout {
  id: string;
  /** Our id; null: it is none of ours. */
  reference: string | null;
  status: 'OPEN' | 'PENDING' | 'PAID' | 'EXPIRED' | 'FAILED';
  /** The page on which to pay, while that is possible. */
  url: string | null;
  expiresAt: Date;
  customerId: string | null;
  /** The subscription that it made; null: none yet. */
  subscriptionId: string | null;
}

/** A running or ended subscription, as it is at the provider now. */
export interface ProviderSubscription {
  id: string;
  /** Our id of the checkout; null: it is none of ours. */
  reference: string | null;
  customerId: string | null;
  plan: SoldPlan;
  status: PlanSubscriptionStatus;
  periodStart: Date;
  periodEnd: Date;
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The plan of the next period when it is another. */
  scheduledPlan: SoldPlan | null;
  /** One month that was paid beforehand; it cannot be changed and ends by itself. */
  isPrepaid: boolean;
  endedAt: Date | null;
}

export interface ProviderInvoice {
  id: string;
  number: string;
  status: SubscriptionInvoiceStatus;
  centavos: number;
  refunded: number;
  periodStart: Date;
  periodEnd: Date;
  issuedAt: Date;
  paidAt: Date | null;
  hostedUrl: string | null;
}

/** What a change of plan would cost at this instant, in centavos. */
export interface ChangeCost {
  dueNow: number;
  credit: number;
  nextCharge: number;
  nextChargeAt: Date;
}

/** What an event is about. What happened to it is not believed: it is read again. */
export interface EventSubject {
  kind: 'CHECKOUT' | 'SUBSCRIPTION' | 'PAYMENT';
  id: string;
}

export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** Null: nothing that concerns us. */
  subject: EventSubject | null;
}

/** A page of the test mode; a real provider serves its own. */
export interface SandboxPage {
  plan: SoldPlan;
  email: string;
  centavos: number;
  trialDays: number;
  method: CheckoutMethod;
  status: ProviderCheckout['status'];
  successUrl: string;
  cancelUrl: string;
}

export interface SandboxPortal {
  returnUrl: string;
  subscription: ProviderSubscription | null;
  /** Whether the next renewal will be refused. */
  failsNext: boolean;
  invoices: ProviderInvoice[];
}

export type SandboxCheckoutAct = 'PAY' | 'PAY_LATER' | 'CONFIRM' | 'REFUSE' | 'GIVE_UP';
export type SandboxPortalAct = 'RENEW' | 'FAIL_RENEWAL' | 'PAY_OVERDUE' | 'FAIL_NEXT' | 'CANCEL' | 'KEEP';

/** What only the test mode has: the hands of the buyer, of the bank and of time. */
export interface SandboxControls {
  /** The header of a confirmation, as the provider would sign it now. */
  sign(body: string): string;
  checkoutPage(id: string): Promise<SandboxPage | null>;
  /** Resolves with what is shown next; null: there is no such checkout. */
  actOnCheckout(id: string, act: SandboxCheckoutAct): Promise<SandboxPage | null>;
  /** `key`: of the address that `openPortal` made. */
  portalPage(key: string): Promise<SandboxPortal | null>;
  actOnPortal(key: string, act: SandboxPortalAct): Promise<SandboxPortal | null>;
  /** Renews and ends what is due. */
  tick(): Promise<void>;
}

/**
 * Takes payments. One contract suite (`tests/contract/payments.suite.ts`) runs against every implementation. Calls reject
 * with `PortError`: `REFUSED` for good, other reasons when they may be retried. Every call that changes something may be
 * repeated: the second has no further effect.
 */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Null for a real provider. */
  readonly sandbox: SandboxControls | null;
  beginCheckout(order: CheckoutOrder, signal: AbortSignal): Promise<ProviderCheckout>;
  /** Null: there is no such checkout. */
  readCheckout(id: string, signal: AbortSignal): Promise<ProviderCheckout | null>;
  /** After this nobody can pay it. One that is over stays as it is. */
  expireCheckout(id: string, signal: AbortSignal): Promise<ProviderCheckout | null>;
  readSubscription(id: string, signal: AbortSignal): Promise<ProviderSubscription | null>;
  /** The newest invoices, newest first. */
  readInvoices(subscriptionId: string, signal: AbortSignal): Promise<ProviderInvoice[]>;
  /** The subscription that a payment was for; null: another payment. */
  subscriptionOfPayment(paymentId: string, signal: AbortSignal): Promise<string | null>;
  /** What `changePlan` with `NOW` at that instant would cost. */
  previewChange(subscriptionId: string, plan: SoldPlan, at: Date, signal: AbortSignal): Promise<ChangeCost>;
  /** `NOW`: with the difference charged at once; a refused charge changes nothing and rejects with `REFUSED`. */
  changePlan(
    subscriptionId: string,
    change: { plan: SoldPlan; when: 'NOW' | 'NEXT_PERIOD'; at: Date },
    signal: AbortSignal,
  ): Promise<void>;
  /** Whether it ends with its period. A scheduled change is dropped. */
  setCancellation(subscriptionId: string, isCancelled: boolean, signal: AbortSignal): Promise<void>;
  /** Ends it now. `isRefunded`: what was paid for the current period is given back. */
  endNow(subscriptionId: string, options: { isRefunded: boolean }, signal: AbortSignal): Promise<void>;
  /** Gives an invoice back, whole. One that was given back before stays so. */
  refund(invoiceId: string, signal: AbortSignal): Promise<void>;
  openPortal(customerId: string, returnUrl: string, signal: AbortSignal): Promise<string>;
  /** Checks the signature (300 s) and reads the event. Rejects with `PortError` `REFUSED` when it is not the provider's. */
  readEvent(body: string, signature: string | null, now: Date): Promise<PaymentEvent>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    payments: Payments;
  }
}
