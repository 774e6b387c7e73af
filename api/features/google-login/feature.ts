import type { Feature } from '#api/kernel/feature.ts';
import { RETURN_PATH } from './google-attempt.service.ts';
import { mailGoogleLink } from './google-login.jobs.ts';
import { GoogleLoginResolver } from './google-login.resolver.ts';
import { googleLoginRest } from './google-login.rest.ts';
import { returnPage } from './google-return-page.adapter.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';

export const googleLoginFeature: Feature = {
  name: 'google-login',
  resolvers: [GoogleLoginResolver],
  rest: googleLoginRest,
  raw: [{ method: 'GET', path: RETURN_PATH, maxBytes: 0, answer: () => Promise.resolve(returnPage()) }],
  jobs: [mailGoogleLink as unknown as AnyJob],
  retention: [{ table: 'google_attempt', days: 0, isOver: 'r.expires_at < ?', every: 'HOUR' }],
};
