import type { DisconnectIntegrationInput, IntegrationKind, IntegrationState } from '#schema/generated/contract.ts';
import { integrationText as say } from '#schema/text/integrations.ts';
import { IntegrationConnection } from '#db/entities/integration.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { CONNECTED_SERVICES, type ConnectedService } from '#api/ports/oauth-connection.ts';
import { recordAudit } from '../audit/index.ts';
import { readConnection } from '../calendar/index.ts';
import { revokeService } from './integrations.jobs.ts';

/** The true state of each integration, and the end of one. */

interface Shown {
  kind: IntegrationKind;
  state: IntegrationState;
  isLocked: boolean;
  canConnect: boolean;
  canDisconnect: boolean;
  accountName: string | null;
  connectedAt: Date | null;
  detail: string;
}

const plain = (kind: IntegrationKind, state: IntegrationState, isLocked: boolean): Shown => ({
  kind,
  state,
  isLocked,
  canConnect: false,
  canDisconnect: false,
  accountName: null,
  connectedAt: null,
  detail: state === 'NOT_CONFIGURED' ? say.missing[kind] : say.about[kind],
});

async function showGoogle(ctx: Ctx): Promise<Shown> {
  if (!ctx.ports.calendarSync) return plain('GOOGLE_CALENDAR', 'NOT_CONFIGURED', false);
  const { state, problem, calendarName, connectedAt } = await readConnection(ctx);
  const isHeld = connectedAt !== null;
  return {
    ...plain('GOOGLE_CALENDAR', state === 'CONNECTED' ? 'CONNECTED' : isHeld ? 'LOST' : 'NOT_CONNECTED', false),
    accountName: calendarName,
    connectedAt,
    ...(problem ? { detail: problem } : {}),
  };
}

/** A connection can be ended without the plan and without the credentials of the server. */
function showService(
  ctx: Ctx,
  service: ConnectedService,
  isLocked: boolean,
  held: IntegrationConnection | null,
): Shown {
  const isConfigured = ctx.ports.services[service] !== undefined;
  const state = !isConfigured ? 'NOT_CONFIGURED' : !held ? 'NOT_CONNECTED' : held.lostAt ? 'LOST' : 'CONNECTED';
  return {
    ...plain(service, state, isLocked),
    canConnect: isConfigured && !isLocked && state !== 'CONNECTED',
    canDisconnect: held !== null,
    accountName: held?.accountName || null,
    connectedAt: held?.connectedAt ?? null,
    ...(state === 'LOST' ? { detail: say.lost } : {}),
  };
}

export async function listIntegrations(ctx: Ctx): Promise<Shown[]> {
  const { userId } = signedIn(ctx);
  const { included } = await ctx.usage.includes(ctx, userId, 'integrations');
  const held = await ctx.em.find(IntegrationConnection, { user: userId });
  return [
    await showGoogle(ctx),
    plain('STRIPE', ctx.ports.payments.provider === 'STRIPE' ? 'CONNECTED' : 'NOT_CONFIGURED', !included),
    ...CONNECTED_SERVICES.map((service) =>
      showService(ctx, service, !included, held.find((each) => each.service === service) ?? null),
    ),
  ];
}

/** Deletes a permission. A job revokes it there, so that an outage of the service does not matter. */
export async function removeConnection(ctx: Ctx, userId: string, service: ConnectedService): Promise<boolean> {
  const held = await ctx.em.findOne(IntegrationConnection, { user: userId, service }, { populate: ['grantSealed'] });
  if (!held) return false;
  await enqueue(ctx.em, revokeService, { service, sealedGrant: held.grantSealed }, { key: held.id });
  await ctx.em.nativeDelete(IntegrationConnection, { id: held.id });
  ctx.em.getUnitOfWork().unsetIdentity(held);
  return true;
}

export async function disconnectIntegration(ctx: Ctx, { kind }: DisconnectIntegrationInput) {
  const service = CONNECTED_SERVICES.find((each) => each === kind);
  if (!service) return userError('VALIDATION', say.elsewhere, 'kind');
  if (!(await removeConnection(ctx, signedIn(ctx).userId, service))) return userError('CONFLICT', say.notConnected);
  await recordAudit(ctx, { action: 'SERVICE_DISCONNECTED', details: { service } });
  return ok({ integration: (await listIntegrations(ctx)).find((each) => each.kind === kind) ?? null });
}
