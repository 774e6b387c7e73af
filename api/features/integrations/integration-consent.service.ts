import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ConnectIntegrationInput, IntegrationKind } from '#schema/generated/contract.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { integrationText as say } from '#schema/text/integrations.ts';
import { IntegrationConnection, IntegrationConsent } from '#db/entities/integration.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import {
  CONNECTED_SERVICES,
  ServicePermissionLost,
  type ConnectedService,
  type OAuthConnection,
} from '#api/ports/oauth-connection.ts';
import { recordAudit } from '../audit/index.ts';
import { removeConnection } from './integrations.service.ts';

/** Asks a service for the permission of an account (OAuth with PKCE) and stores it. */

export const CALLBACK_PATH = '/api/integrations/callback';
const COOKIE = 'foja_integration';
const CONSENT_TTL_MS = 10 * MINUTE;
/** With its two calls less than a transaction may wait. */
const EXCHANGE_MS = 20_000;
const CONNECT_LIMIT = { name: 'integration-connect', points: 20, seconds: 600 };
const CALLBACK_LIMIT = { name: 'integration-answer', points: 60, seconds: 600 };

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (hash: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(other, 'hex'));
const returnTo = (ctx: Ctx): string => ctx.ports.address() + CALLBACK_PATH;

const serviceOf = (kind: IntegrationKind): ConnectedService | null =>
  CONNECTED_SERVICES.find((service) => service === kind) ?? null;

function requireService(ctx: Ctx, service: ConnectedService): OAuthConnection {
  const found = ctx.ports.services[service];
  if (!found) throw new Refusal('NOT_CONFIGURED', say.missing[service]);
  return found;
}

export async function connectIntegration(ctx: Ctx, { kind }: ConnectIntegrationInput) {
  const { userId } = signedIn(ctx);
  const service = serviceOf(kind);
  if (!service) return userError('VALIDATION', say.elsewhere, 'kind');
  const { included, requiredPlan } = await ctx.usage.includes(ctx, userId, 'integrations');
  if (!included) throw new Refusal('PREMIUM_REQUIRED', say.premium, { requiredPlan });
  const vendor = requireService(ctx, service);
  await ctx.throttle.take(CONNECT_LIMIT, userId);
  const [state, verifier, browser] = [secret(), secret(), secret()];
  ctx.em.create(IntegrationConsent, {
    stateHash: hashOf(state),
    user: userId,
    service,
    verifierSealed: ctx.encryption.encrypt(verifier),
    browserHash: hashOf(browser),
    expiresAt: later(ctx.clock.now(), CONSENT_TTL_MS),
  });
  ctx.cookies.set(COOKIE, browser, { maxAgeSeconds: CONSENT_TTL_MS / 1000, isForReturn: true });
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  return ok({ authUrl: vendor.consentUrl({ state, codeChallenge, returnTo: returnTo(ctx) }) });
}

/** Uses up the request of a state. Only the browser that began it may end it, or somebody could give their account to another. */
async function takeConsent(ctx: Ctx, state: string): Promise<IntegrationConsent | 'OTHER_BROWSER' | null> {
  const consent = await ctx.em.findOne(IntegrationConsent, { stateHash: hashOf(state) });
  if (!consent || consent.expiresAt <= ctx.clock.now()) return null;
  const browser = ctx.cookies.get(COOKIE);
  if (browser === undefined || !isSame(hashOf(browser), consent.browserHash)) return 'OTHER_BROWSER';
  // Before anything else: the state stays used even when a later step fails.
  const used = await ctx.em
    .fork({ clear: true })
    .execute<unknown[]>('delete from integration_consent where state_hash = ? returning 1 as one', [consent.stateHash]);
  ctx.em.getUnitOfWork().unsetIdentity(consent);
  return used.length > 0 ? consent : null;
}

async function exchangeCode(ctx: Ctx, consent: IntegrationConsent, code: string) {
  const vendor = requireService(ctx, consent.service);
  const signal = AbortSignal.any([ctx.shutdown, AbortSignal.timeout(EXCHANGE_MS)]);
  const codeVerifier = ctx.encryption.decrypt(consent.verifierSealed);
  try {
    return await vendor.exchange({ code, codeVerifier, returnTo: returnTo(ctx) }, signal);
  } catch (error) {
    ctx.log.warn({ err: error, service: consent.service }, 'integrations: the permission was not taken');
    if (error instanceof ServicePermissionLost) throw new Refusal('FORBIDDEN', say.denied);
    throw new Refusal('UPSTREAM', say.failed);
  }
}

interface ConsentAnswer {
  state: string;
  code: string | null;
  error: string | null;
}

/** Handles the redirect from the consent page of a service; whatever is not a new connection is a `Refusal`. */
export async function finishIntegration(ctx: Ctx, { state, code, error }: ConsentAnswer): Promise<void> {
  await ctx.throttle.take(CALLBACK_LIMIT, ctx.origin.ip);
  const consent = isStorable(state) ? await takeConsent(ctx, state) : null;
  if (consent === 'OTHER_BROWSER') throw new Refusal('FORBIDDEN', say.otherBrowser);
  if (!consent) throw new Refusal('NOT_FOUND', say.stateUnknown);
  ctx.cookies.clear(COOKIE);
  if (error !== null || code === null) throw new Refusal('FORBIDDEN', say.denied);
  const { grant, accountName } = await exchangeCode(ctx, consent, code);
  const userId = consent.user.id;
  await inTransaction(ctx, async (inside) => {
    await removeConnection(inside, userId, consent.service);
    inside.em.create(IntegrationConnection, {
      id: newId('integrationConnection'),
      user: userId,
      service: consent.service,
      grantSealed: inside.encryption.encrypt(JSON.stringify(grant)),
      accountName: isStorable(accountName) ? accountName.slice(0, 200) : '',
      connectedAt: inside.clock.now(),
      lostAt: null,
    });
    await inside.em.flush();
    await recordAudit(inside, {
      action: 'SERVICE_CONNECTED',
      accountId: userId,
      actorKind: 'SELF',
      details: { service: consent.service },
    });
  });
}
