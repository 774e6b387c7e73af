import type { Feature } from '#api/kernel/feature.ts';
import { PAYMENT_JOBS } from './payments/payments.jobs.ts';
import { PaymentsResolver } from './payments/payments.resolver.ts';
import { PAYMENTS_RAW } from './payments/payments.rest.ts';
import { SubscriptionsResolver, UserPlanResolver } from './subscriptions.resolver.ts';
import { subscriptionsRest } from './subscriptions.rest.ts';
import { meterToasts } from './notices/meter-notices.service.ts';
import { QuotesResolver } from './quotes/quotes.resolver.ts';
import { SeatsResolver } from './seats/seats.resolver.ts';
import { SUBSCRIPTION_MAILS } from './subscriptions.jobs.ts';
import { SANDBOX_RAW } from './sandbox/sandbox.rest.ts';

export { planUsage } from './usage.service.ts';
export { sendSandboxConfirmation } from './payments/payments.jobs.ts';
export { SOLD_PRICES } from './payments/purchase.rules.ts';

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  resolvers: [SubscriptionsResolver, UserPlanResolver, PaymentsResolver, SeatsResolver, QuotesResolver],
  rest: subscriptionsRest,
  raw: [...PAYMENTS_RAW, ...SANDBOX_RAW],
  jobs: [...PAYMENT_JOBS, ...SUBSCRIPTION_MAILS],
  toasts: meterToasts,
  retention: [
    // A period is a month; a year of them answers what somebody asks about an invoice.
    { table: 'usage_counter', days: 400, isOver: 'r.period_start < ?', every: 'NIGHT' },
    // A confirmation is refused when it is older than five minutes; a provider tries again for three days.
    // Whom somebody once invited or who asked for a price is not kept: people who may have no account.
    {
      table: 'plan_seat',
      days: 90,
      isOver: 'coalesce(r.ended_at, case when r.accepted_at is null then r.expires_at end) < ?',
      every: 'NIGHT',
    },
    { table: 'quote_request', days: 180, isOver: 'r.expires_at < ?', every: 'NIGHT' },
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
