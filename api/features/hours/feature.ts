import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import { BILLING_COSTS, BILLING_RESOLVERS } from './billing/billing.resolver.ts';
import { HOURS_FIELD_RESOLVERS } from './hours-fields.resolver.ts';
import { loadReceipt } from './billing/receipts.service.ts';
import { hoursNodes } from './hours-nodes.service.ts';
import { followClientOf, HOURS_JOBS, HOURS_RETENTION } from './hours.jobs.ts';
import { HoursResolver } from './hours.resolver.ts';
import { hoursRest } from './hours.rest.ts';
import { TIMER_RESOLVERS } from './timer/timer.resolver.ts';

export const hoursFeature: Feature = {
  name: 'hours',
  resolvers: [HoursResolver, ...HOURS_FIELD_RESOLVERS, ...TIMER_RESOLVERS, ...BILLING_RESOLVERS] as NonEmptyArray<
    new () => object
  >,
  costs: BILLING_COSTS,
  rest: hoursRest,
  jobs: HOURS_JOBS,
  retention: HOURS_RETENTION,
  nodes: hoursNodes,
  files: { prc: { permission: 'billing:read', load: loadReceipt } },
  offers: { followClient: followClientOf },
};
