import type { Feature } from '#api/kernel/feature.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { pruneAudit } from './audit.jobs.ts';
import { AuditResolver } from './audit.resolver.ts';
import { recordDownload, recordExport } from './recording.service.ts';

export const auditFeature: Feature = {
  name: 'audit',
  resolvers: [AuditResolver],
  jobs: [pruneAudit as unknown as AnyJob],
  offers: { onExported: recordExport, onDownloaded: recordDownload },
};
