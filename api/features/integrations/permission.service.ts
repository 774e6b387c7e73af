import { integrationName, integrationText as say } from '#schema/text/integrations.ts';
import { IntegrationConnection } from '#db/entities/integration.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal, userError } from '#api/kernel/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { ServicePermissionLost, type ConnectedService, type ServiceGrant } from '#api/ports/oauth-connection.ts';
import { PortError } from '#api/ports/port-error.ts';

/** Calls of a service with the permission of the caller. An access token that is over is renewed once. */

type Refused = ReturnType<typeof userError>;

const readGrant = (ctx: Ctx, sealed: string): ServiceGrant =>
  JSON.parse(ctx.encryption.decrypt(sealed)) as ServiceGrant;

/**
 * A newer token than this one. In a transaction of its own: a service that rotates its tokens has forgotten the one
 * before, whatever becomes of the mutation. The lock of the row makes it one renewal at a time, and whoever waited takes
 * the token of the other. Null: the permission was taken away, which is written down.
 */
async function renewed(ctx: Ctx, service: ConnectedService, used: string, signal: AbortSignal): Promise<string | null> {
  const { userId } = signedIn(ctx);
  return ctx.em.fork({ clear: true }).transactional(async (em) => {
    const [row] = await em.execute<{ id: string; grant_sealed: string; lost_at: unknown }[]>(
      'select id, grant_sealed, lost_at from integration_connection where user_id = ? and service = ? for update',
      [userId, service],
    );
    const vendor = ctx.ports.services[service];
    if (!row || !vendor || row.lost_at !== null) return null;
    const held = readGrant(ctx, row.grant_sealed);
    if (held.accessToken !== used) return held.accessToken;
    try {
      const grant = await vendor.refresh(held, signal);
      const sealed = ctx.encryption.encrypt(JSON.stringify(grant));
      await em.execute('update integration_connection set grant_sealed = ? where id = ?', [sealed, row.id]);
      return grant.accessToken;
    } catch (error) {
      if (!(error instanceof ServicePermissionLost)) throw error;
      await em.execute('update integration_connection set lost_at = ? where id = ?', [ctx.clock.now(), row.id]);
      return null;
    }
  });
}

async function called<T>(
  ctx: Ctx,
  service: ConnectedService,
  { token, signal }: { token: string; signal: AbortSignal },
  act: (accessToken: string) => Promise<T>,
): Promise<{ given: T } | Refused> {
  try {
    return { given: await act(token) };
  } catch (error) {
    if (!(error instanceof ServicePermissionLost)) throw error;
    const newer = await renewed(ctx, service, token, signal);
    return newer === null ? userError('CONFLICT', say.lostAt(integrationName[service])) : { given: await act(newer) };
  }
}

/**
 * What `act` answers with an access token of the caller. Not connected, a lost permission and what the service refuses are
 * `CONFLICT`; a service that does not answer is the refusal `UPSTREAM`.
 */
export async function withPermission<T>(
  ctx: Ctx,
  service: ConnectedService,
  signal: AbortSignal,
  act: (accessToken: string) => Promise<T>,
): Promise<{ given: T } | Refused> {
  const name = integrationName[service];
  const held = await ctx.em.findOne(
    IntegrationConnection,
    { user: signedIn(ctx).userId, service },
    { populate: ['grantSealed'], refresh: true },
  );
  if (!held) return userError('CONFLICT', say.connectFirst(name));
  if (held.lostAt) return userError('CONFLICT', say.lostAt(name));
  const token = readGrant(ctx, held.grantSealed).accessToken;
  try {
    return await called(ctx, service, { token, signal }, act);
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    ctx.log.warn({ err: error, service }, 'integrations: a call was not answered as expected');
    if (error.reason === 'REFUSED') return userError('CONFLICT', say.refused(name));
    throw new Refusal('UPSTREAM', say.away(name));
  }
}
