import type { Feature } from '#api/kernel/feature.ts';
import { SubscriptionsResolver, UserPlanResolver } from './subscriptions.resolver.ts';

export { planUsage } from './usage.service.ts';

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  resolvers: [SubscriptionsResolver, UserPlanResolver],
};
