import type { Feature } from '#api/kernel/feature.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { mailEmailChanged } from './settings.jobs.ts';
import { SettingsResolver } from './settings.resolver.ts';

export const settingsFeature: Feature = {
  name: 'settings',
  resolvers: [SettingsResolver],
  jobs: [mailEmailChanged as unknown as AnyJob],
};
