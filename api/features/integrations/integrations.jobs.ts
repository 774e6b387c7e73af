import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import type { ConnectedService, ServiceGrant } from '#api/ports/oauth-connection.ts';

/** Revokes a permission that was deleted here. */
export const revokeService = defineJob<{ service: ConnectedService; sealedGrant: string }>({
  name: 'revoke-service',
  retry: 8,
  async run(ctx, { service, sealedGrant }) {
    const vendor = ctx.ports.services[service];
    // Without credentials nobody can revoke it from here.
    if (!vendor) return ctx.log.warn({ service }, 'integrations: a permission was not revoked: no credentials');
    await vendor.revoke(JSON.parse(ctx.encryption.decrypt(sealedGrant)) as ServiceGrant, ctx.shutdown);
  },
});

export const INTEGRATION_JOBS: AnyJob[] = [revokeService as unknown as AnyJob];

export const INTEGRATION_RETENTION: RetentionRule[] = [
  { table: 'integration_consent', days: 0, isOver: 'r.expires_at < ?', every: 'HOUR' },
];
