import type { Feature } from '#api/kernel/feature.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { mailEmailChanged } from './settings.jobs.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { settingsRest } from './settings.rest.ts';

export const settingsFeature: Feature = {
  name: 'settings',
  resolvers: [SettingsResolver],
  rest: settingsRest,
  jobs: [mailEmailChanged as unknown as AnyJob],
};
