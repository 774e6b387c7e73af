import type { Feature } from '#api/kernel/feature.ts';
import { TRIALS_JOBS, TRIALS_RETENTION } from './trials.jobs.ts';
import { TrialsResolver } from './trials.resolver.ts';
import { trialsRest } from './trials.rest.ts';
import { endAnonymousAccount } from './trials.service.ts';

export const trialsFeature: Feature = {
  name: 'trials',
  resolvers: [TrialsResolver],
  rest: trialsRest,
  jobs: TRIALS_JOBS,
  retention: TRIALS_RETENTION,
  offers: { onRegistered: endAnonymousAccount },
};
