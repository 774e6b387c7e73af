import type { Feature } from '#api/kernel/feature.ts';
import { EXPORT_FILES, loadExportPart } from './exports.service.ts';
import { PRIVACY_JOBS, PRIVACY_RETENTION } from './privacy.jobs.ts';
import { PrivacyResolver } from './privacy.resolver.ts';

export const privacyFeature: Feature = {
  name: 'privacy',
  resolvers: [PrivacyResolver],
  jobs: PRIVACY_JOBS,
  retention: PRIVACY_RETENTION,
  keptFiles: [
    {
      prefix: EXPORT_FILES,
      known: `select k as key from unnest(?::text[]) k
        where exists (select from account_export e where e.id = split_part(substr(k, ${EXPORT_FILES.length + 1}), '-', 1))`,
    },
  ],
  files: { exp: { permission: 'privacy:read', load: loadExportPart, tellsItself: true } },
};
