import type { BillingCountry, CheckoutMethod, PlanCode } from '#schema/generated/contract.ts';
import { paymentText as say } from '#schema/text/payments.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, textOf, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import {
  RestCancelSubscriptionDocument,
  RestCreatePaymentCheckoutDocument,
  RestCreateSubscriptionCheckoutDocument,
  RestOpenBillingPortalDocument,
  RestReactivateSubscriptionDocument,
  RestSubscriptionInfoDocument,
  RestUpgradeSubscriptionDocument,
} from './subscriptions.rest.generated.ts';
import { PLAN_ORDER } from './plans.rules.ts';

const COUNTRIES: readonly BillingCountry[] = ['MX', 'US', 'ES', 'AR', 'CO', 'CL'];
const METHODS: readonly CheckoutMethod[] = ['CARD', 'OXXO', 'SPEI'];

/** A value of an enum, in lower or upper case; text that is none is refused, and what is absent stays so. */
function oneOf<T extends string>(values: readonly T[], given: unknown, field: string): T | null {
  const text = optionalText(given)?.trim().toUpperCase() ?? null;
  const found = values.find((value) => value === text) ?? null;
  if (text !== null && found === null) throw new Refusal('VALIDATION', say.notInList(field, values), { field });
  return found;
}

function planOf({ body }: RestRequest): PlanCode {
  const text = textOf(body['plan']).trim().toUpperCase();
  const plan = PLAN_ORDER.find((code) => code === text);
  if (!plan) throw new Refusal('VALIDATION', say.planUnknown, { field: 'plan' });
  return plan;
}

const buyerOf = ({ body }: RestRequest) => {
  const info = (body['user_info'] ?? {}) as Record<string, unknown>;
  return { email: textOf(info['email']), name: textOf(info['name']), country: info['country'] };
};

const returnsOf = ({ body }: RestRequest) => ({
  successUrl: optionalText(body['success_url']),
  cancelUrl: optionalText(body['cancel_url']),
  method: oneOf(METHODS, body['method'], 'method'),
});

/** Names of the contract → those of the request. */
const BUYER_FIELDS = { email: 'user_info.email', name: 'user_info.name', country: 'user_info.country' };
const RETURN_FIELDS = { successUrl: 'success_url', cancelUrl: 'cancel_url' };

const checkoutReply = (checkout: { id: string; checkoutUrl: string | null } | null) => ({
  checkout_url: checkout?.checkoutUrl ?? null,
  checkout_id: checkout?.id ?? null,
});

export const subscriptionsRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/subscriptions/create-checkout',
    document: RestCreateSubscriptionCheckoutDocument,
    fields: BUYER_FIELDS,
    variables: (request) => {
      const { email, name } = buyerOf(request);
      return { input: { plan: planOf(request), email, name } };
    },
    reply: ({ createSubscriptionCheckout }) => ({ body: checkoutReply(createSubscriptionCheckout.checkout) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/payments/create-checkout',
    document: RestCreatePaymentCheckoutDocument,
    fields: { ...BUYER_FIELDS, ...RETURN_FIELDS },
    variables: (request) => {
      const { email, name, country } = buyerOf(request);
      const where = oneOf(COUNTRIES, country, 'user_info.country');
      return { input: { plan: planOf(request), email, name, country: where, ...returnsOf(request) } };
    },
    reply: ({ createPaymentCheckout }) => ({ body: checkoutReply(createPaymentCheckout.checkout) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/subscriptions/info',
    document: RestSubscriptionInfoDocument,
    variables: () => ({}),
    reply: ({ subscriptionDetails: { subscription, usage, ...details } }) => ({
      body: {
        subscription: {
          plan: subscription.plan.toLowerCase(),
          status: subscription.status.toLowerCase(),
          trial_days_left: subscription.trialDaysLeft,
          cancel_at_period_end: details.cancelAtPeriodEnd,
          current_period_end: subscription.currentPeriodEnd,
          grace_ends_at: details.graceEndsAt,
          scheduled_plan: details.scheduledPlan?.toLowerCase() ?? null,
        },
        usage: {
          chat_messages: usage.chatMessages,
          documents_analyzed: usage.documentsAnalyzed,
          quantum_analyses: usage.quantumAnalyses,
        },
      },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/subscriptions/upgrade',
    document: RestUpgradeSubscriptionDocument,
    fields: RETURN_FIELDS,
    variables: (request) => ({ input: { plan: planOf(request), ...returnsOf(request) } }),
    reply: ({ upgradeSubscription: { checkout, details } }) => ({
      body: {
        ...checkoutReply(checkout),
        plan: details?.subscription.plan.toLowerCase() ?? null,
        scheduled_plan: details?.scheduledPlan?.toLowerCase() ?? null,
      },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/subscriptions/billing-portal',
    document: RestOpenBillingPortalDocument,
    fields: { returnUrl: 'return_url' },
    variables: ({ body }) => ({ input: { returnUrl: optionalText(body['return_url']) } }),
    reply: ({ openBillingPortal }) => ({ body: { portal_url: openBillingPortal.portalUrl } }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/subscriptions/cancel',
    document: RestCancelSubscriptionDocument,
    variables: ({ body }) => ({ input: { cancelAtPeriodEnd: body['cancel_at_period_end'] === true } }),
    reply: ({ cancelSubscription }) => ({
      body: { message: say.cancelled(new Date(cancelSubscription.details?.subscription.currentPeriodEnd ?? 0)) },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/subscriptions/reactivate',
    document: RestReactivateSubscriptionDocument,
    variables: () => ({}),
    reply: () => ({ body: { message: say.reactivated } }),
  }),
];
