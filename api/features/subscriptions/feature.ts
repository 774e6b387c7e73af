import type { Feature } from '#api/kernel/feature.ts';
import { SubscriptionsResolver, UserPlanResolver } from './subscriptions.resolver.ts';

export { planUsage } from './usage.service.ts';

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  resolvers: [SubscriptionsResolver, UserPlanResolver],
  // A period is a month; a year of them answers what somebody asks about an invoice.
  retention: [{ table: 'usage_counter', days: 400, isOver: 'r.period_start < ?', every: 'NIGHT' }],
};
