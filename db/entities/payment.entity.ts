import { defineEntity, p } from '@mikro-orm/core';
import type {
  BillingCountry,
  CheckoutMethod,
  CheckoutStatus,
  PaymentProvider,
  PlanCode,
  PlanSubscriptionStatus,
  SubscriptionInvoiceStatus,
} from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

/** The customer of an account at a provider: one each. */
const PaymentCustomerSchema = defineEntity({
  name: 'PaymentCustomer',
  tableName: 'payment_customer',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    provider: p.text().$type<PaymentProvider>().primary(),
    customerId: p.text(),
    createdAt: p.datetime(),
  },
});

export class PaymentCustomer extends PaymentCustomerSchema.class {}
PaymentCustomerSchema.setClass(PaymentCustomer);

/** A purchase that was begun. What it grants is in `paid_subscription`, when the provider confirmed it. */
const PlanCheckoutSchema = defineEntity({
  name: 'PlanCheckout',
  tableName: 'plan_checkout',
  properties: {
    id: p.text().primary(),
    /** Null: bought without an account, and not claimed yet. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null').index(),
    provider: p.text().$type<PaymentProvider>(),
    /** Null until the provider has answered. */
    providerId: p.text().nullable().unique(),
    plan: p.text().$type<PlanCode>(),
    method: p.text().$type<CheckoutMethod>(),
    status: p.text().$type<CheckoutStatus>().index(),
    centavos: p.integer(),
    trialDays: p.integer(),
    email: p.text().index(),
    name: p.text(),
    country: p.text().$type<BillingCountry>(),
    url: p.text().nullable(),
    claimTokenHash: p.text().nullable().unique(),
    claimedAt: p.datetime().nullable(),
    /** Number of the read of the provider that was applied last. */
    appliedRead: p.bigint('number').default(0),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

export class PlanCheckout extends PlanCheckoutSchema.class {}
PlanCheckoutSchema.setClass(PlanCheckout);

/** A subscription as the provider confirmed it last. `plan_subscription` holds what its account has of it. */
const PaidSubscriptionSchema = defineEntity({
  name: 'PaidSubscription',
  tableName: 'paid_subscription',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null').index(),
    checkout: () => p.manyToOne(PlanCheckout).ref().deleteRule('cascade').index(),
    provider: p.text().$type<PaymentProvider>(),
    providerId: p.text().unique(),
    customerId: p.text().nullable(),
    plan: p.text().$type<PlanCode>(),
    status: p.text().$type<PlanSubscriptionStatus>(),
    periodStart: p.datetime(),
    periodEnd: p.datetime(),
    trialEndsAt: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean(),
    scheduledPlan: p.text().$type<PlanCode>().nullable(),
    /** One month paid beforehand (OXXO, SPEI): it does not renew itself. */
    isPrepaid: p.boolean(),
    /** A second purchase of somebody who already has one: it grants nothing, and is cancelled and refunded. */
    isDuplicate: p.boolean().default(false),
    /** While a payment is late. */
    graceEndsAt: p.datetime().nullable(),
    /** The end (of the grace, of a month paid beforehand) of which its owner was reminded; of an unclaimed one its start. */
    remindedFor: p.datetime().nullable(),
    /** Of its first period: the meters of a month are counted from here. */
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable().index(),
    appliedRead: p.bigint('number').default(0),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class PaidSubscription extends PaidSubscriptionSchema.class {}
PaidSubscriptionSchema.setClass(PaidSubscription);

const SubscriptionInvoiceSchema = defineEntity({
  name: 'SubscriptionInvoice',
  tableName: 'subscription_invoice',
  indexes: [{ properties: ['subscription', 'issuedAt'] }],
  properties: {
    id: p.text().primary(),
    subscription: () => p.manyToOne(PaidSubscription).ref().deleteRule('cascade'),
    providerId: p.text().unique(),
    number: p.text(),
    status: p.text().$type<SubscriptionInvoiceStatus>(),
    centavos: p.integer(),
    refunded: p.integer(),
    periodStart: p.datetime(),
    periodEnd: p.datetime(),
    issuedAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    hostedUrl: p.text().nullable(),
    appliedRead: p.bigint('number').default(0),
  },
});

export class SubscriptionInvoice extends SubscriptionInvoiceSchema.class {}
SubscriptionInvoiceSchema.setClass(SubscriptionInvoice);

/** An event of the provider that was taken: its id is unique, so that it has its effect once. */
const PaymentEventSchema = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_event',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    createdAt: p.datetime(),
    receivedAt: p.datetime(),
  },
});

export class PaymentEvent extends PaymentEventSchema.class {}
PaymentEventSchema.setClass(PaymentEvent);

/** What a real provider would keep on its side; only the test mode writes it. */
const SandboxObjectSchema = defineEntity({
  name: 'SandboxObject',
  tableName: 'sandbox_object',
  properties: {
    id: p.text().primary(),
    kind: p.text().index(),
    state: p.json(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class SandboxObject extends SandboxObjectSchema.class {}
SandboxObjectSchema.setClass(SandboxObject);
