import type { Feature } from '#api/kernel/feature.ts';
import { INTEGRATION_JOBS, INTEGRATION_RETENTION } from './integrations.jobs.ts';
import { IntegrationsResolver } from './integrations.resolver.ts';
import { INTEGRATION_RAW } from './integrations.rest.ts';

export const integrationsFeature: Feature = {
  name: 'integrations',
  resolvers: [IntegrationsResolver],
  raw: INTEGRATION_RAW,
  jobs: INTEGRATION_JOBS,
  retention: INTEGRATION_RETENTION,
};
