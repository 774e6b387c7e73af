import type { Feature } from '#api/kernel/feature.ts';
import { PAYMENT_JOBS } from './payments/payments.jobs.ts';
import { PaymentsResolver } from './payments/payments.resolver.ts';
import { PAYMENTS_RAW } from './payments/payments.rest.ts';
import { SubscriptionsResolver, UserPlanResolver } from './subscriptions.resolver.ts';
import { subscriptionsRest } from './subscriptions.rest.ts';
import { SANDBOX_RAW } from './sandbox/sandbox.rest.ts';

export { planUsage } from './usage.service.ts';
export { sendSandboxConfirmation } from './payments/payments.jobs.ts';
export { SOLD_PRICES } from './payments/purchase.rules.ts';

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  resolvers: [SubscriptionsResolver, UserPlanResolver, PaymentsResolver],
  rest: subscriptionsRest,
  raw: [...PAYMENTS_RAW, ...SANDBOX_RAW],
  jobs: PAYMENT_JOBS,
  retention: [
    // A period is a month; a year of them answers what somebody asks about an invoice.
    { table: 'usage_counter', days: 400, isOver: 'r.period_start < ?', every: 'NIGHT' },
    // A confirmation is refused when it is older than five minutes; a provider tries again for three days.
    { table: 'payment_event', days: 90, isOver: 'r.received_at < ?', every: 'NIGHT' },
    {
      table: 'plan_checkout',
      days: 90,
      isOver: `r.expires_at < ? and r.status in ('OPEN', 'EXPIRED', 'FAILED')
        and not exists (select 1 from paid_subscription s where s.checkout_id = r.id)`,
      every: 'NIGHT',
    },
  ],
};
