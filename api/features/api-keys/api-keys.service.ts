import { LockMode } from '@mikro-orm/postgresql';
import type { ApiKeyHourlyLimit, CreateApiKeyInput, UpdateApiKeyInput } from '#schema/generated/contract.ts';
import { apiKeyText as say, apiScopeText } from '#schema/text/api-keys.ts';
import { errorText } from '#schema/text/errors.ts';
import { DAY } from '#schema/lib/durations.ts';
import { HOURLY_LIMITS } from '#schema/lib/hourly-limits.ts';
import { ApiKey } from '#db/entities/api-key.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { oncePerRequest, type Ctx } from '#api/kernel/context.ts';
import { recordAudit } from '../audit/index.ts';
import { publishSessionsEnded, requireConfirmation } from '../users/index.ts';
import { hourlyRule } from './api-key-authority.service.ts';
import { readAddresses } from './addresses.service.ts';
import { API_SCOPES, readScopes } from './scopes.rules.ts';
import { ensureSandbox } from './sandbox.service.ts';
import { hashOfSecret, hintOf, newSecret } from './secret.adapter.ts';

/** How long a revoked key is listed and kept. */
export const REVOKED_DAYS = 30;
const MAX_KEYS = 20;
const MAX_ADDRESSES = 20;
const MAX_LIFE_MS = 2 * 366 * DAY;
const NAME_MAX = 80;

export const listScopes = () =>
  API_SCOPES.map((name) => ({
    name,
    label: apiScopeText[name]?.label ?? name,
    group: apiScopeText[name]?.group ?? '',
    isWrite: !name.endsWith(':read'),
  }));

export async function listKeys(ctx: Ctx): Promise<ApiKey[]> {
  const since = later(ctx.clock.now(), -REVOKED_DAYS * DAY);
  return ctx.em.find(
    ApiKey,
    { user: signedIn(ctx).userId, $or: [{ revokedAt: null }, { revokedAt: { $gt: since } }] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 200 },
  );
}

export async function keyById(ctx: Ctx, id: string): Promise<ApiKey | null> {
  return isId(id, 'apiKey') ? ctx.em.findOne(ApiKey, { id, user: signedIn(ctx).userId }) : null;
}

export const usedThisHour = (ctx: Ctx, key: ApiKey): Promise<number> =>
  ctx.throttle.used(hourlyRule(HOURLY_LIMITS[key.hourlyLimit]), key.id);

export const isExpired = (ctx: Ctx, { expiresAt }: ApiKey): boolean => !!expiresAt && expiresAt <= ctx.clock.now();

export async function isActive(ctx: Ctx, key: ApiKey): Promise<boolean> {
  if (key.revokedAt || isExpired(ctx, key)) return false;
  const { userId } = signedIn(ctx);
  return oncePerRequest(ctx, 'api-included', async () => (await ctx.usage.includes(ctx, userId, 'api')).included);
}

type Changes = Partial<Pick<ApiKey, 'name' | 'scopes' | 'allowedAddresses' | 'hourlyLimit' | 'expiresAt'>>;
type Refused = ReturnType<typeof userError>;

/** The given fields as they are stored, or what is wrong with the first that is wrong. */
async function readChanges(ctx: Ctx, input: Partial<UpdateApiKeyInput>): Promise<Changes | Refused> {
  const changes: Changes = {};
  if (input.name != null) {
    const name = input.name.trim().normalize('NFC');
    if (!name || name.length > NAME_MAX || !isStorable(name)) return userError('VALIDATION', say.nameInvalid, 'name');
    changes.name = name;
  }
  if (input.scopes != null) {
    const scopes = readScopes(input.scopes);
    if (!scopes) return userError('VALIDATION', say.scopesInvalid, 'scopes');
    changes.scopes = scopes;
  }
  if (input.allowedAddresses != null) {
    if (input.allowedAddresses.length > MAX_ADDRESSES)
      return userError('VALIDATION', say.tooManyAddresses, 'allowedAddresses');
    const addresses = readAddresses(input.allowedAddresses);
    if (!addresses) return userError('VALIDATION', say.addressInvalid, 'allowedAddresses');
    changes.allowedAddresses = addresses;
  }
  if (input.expiresAt !== undefined) {
    const { expiresAt } = input;
    const now = ctx.clock.now();
    if (expiresAt && (expiresAt <= now || expiresAt > later(now, MAX_LIFE_MS)))
      return userError('VALIDATION', say.expiryInvalid, 'expiresAt');
    changes.expiresAt = expiresAt ?? null;
  }
  if (input.hourlyLimit != null) {
    const refused = await limitProblem(ctx, input.hourlyLimit);
    if (refused) return refused;
    changes.hourlyLimit = input.hourlyLimit;
  }
  return changes;
}

async function limitProblem(ctx: Ctx, limit: ApiKeyHourlyLimit): Promise<Refused | null> {
  if (limit !== 'H5000') return null;
  const { included } = await ctx.usage.includes(ctx, signedIn(ctx).userId, 'api-5000');
  return included ? null : userError('PREMIUM_REQUIRED', say.limitPremium, 'hourlyLimit');
}

export async function createApiKey(ctx: Ctx, input: CreateApiKeyInput) {
  const { userId } = signedIn(ctx);
  await requireConfirmation(ctx);
  const changes = await readChanges(ctx, input as Partial<UpdateApiKeyInput>);
  if ('userErrors' in changes) return changes;
  // Parallel calls wait for each other: each would count the others as absent.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`api_key:${userId}`]);
  if ((await ctx.em.count(ApiKey, { user: userId, revokedAt: null })) >= MAX_KEYS)
    return userError('LIMIT_REACHED', say.tooMany(MAX_KEYS));
  const isSandbox = input.isSandbox ?? false;
  if (isSandbox) await ensureSandbox(ctx, userId);
  const secret = newSecret();
  const apiKey = ctx.em.create(ApiKey, {
    id: newId('apiKey'),
    user: userId,
    hint: hintOf(secret),
    secretHash: hashOfSecret(secret),
    createdAt: ctx.clock.now(),
    name: changes.name ?? '',
    scopes: changes.scopes ?? [],
    allowedAddresses: changes.allowedAddresses ?? [],
    hourlyLimit: changes.hourlyLimit ?? 'H1000',
    expiresAt: changes.expiresAt ?? null,
    lastUsedAt: null,
    lastUsedAddress: null,
    revokedAt: null,
    isSandbox,
  });
  await ctx.em.flush();
  await notify(ctx, {
    kind: 'SECURITY',
    facts: { event: 'API_KEY_CREATED' },
    accounts: [userId],
    source: `API_KEY_CREATED:${apiKey.id}`,
    path: '/dashboard?tab=settings&part=integrations',
  });
  await recordAudit(ctx, { action: 'API_KEY_CREATED', subject: apiKey.id });
  return ok({ apiKey, secret });
}

/** A key of the caller that is not revoked, locked; else the error. */
async function keyToChange(ctx: Ctx, id: string): Promise<ApiKey | Refused> {
  await requireConfirmation(ctx);
  const key = isId(id, 'apiKey')
    ? await ctx.em.findOne(ApiKey, { id, user: signedIn(ctx).userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!key) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  return key.revokedAt ? userError('CONFLICT', say.isRevoked, 'id') : key;
}

/** Other servers forget the key, and its sockets are closed: what is open has the old scopes. */
const forgetEverywhere = (ctx: Ctx, { id }: ApiKey): Promise<void> => publishSessionsEnded(ctx.em, [id]);

export async function updateApiKey(ctx: Ctx, { id, ...input }: UpdateApiKeyInput) {
  const apiKey = await keyToChange(ctx, id);
  if ('userErrors' in apiKey) return apiKey;
  const changes = await readChanges(ctx, input);
  if ('userErrors' in changes) return changes;
  Object.assign(apiKey, changes);
  await ctx.em.flush();
  await forgetEverywhere(ctx, apiKey);
  await recordAudit(ctx, { action: 'API_KEY_CHANGED', subject: apiKey.id, details: { fields: Object.keys(changes) } });
  return ok({ apiKey, secret: null });
}

export async function rotateApiKey(ctx: Ctx, { id }: { id: string }) {
  const apiKey = await keyToChange(ctx, id);
  if ('userErrors' in apiKey) return apiKey;
  const secret = newSecret();
  Object.assign(apiKey, { hint: hintOf(secret), secretHash: hashOfSecret(secret) });
  await ctx.em.flush();
  await forgetEverywhere(ctx, apiKey);
  await recordAudit(ctx, { action: 'API_KEY_ROTATED', subject: apiKey.id });
  return ok({ apiKey, secret });
}

export async function revokeApiKey(ctx: Ctx, { id }: { id: string }) {
  const apiKey = await keyToChange(ctx, id);
  if ('userErrors' in apiKey) return apiKey;
  apiKey.revokedAt = ctx.clock.now();
  await ctx.em.flush();
  await forgetEverywhere(ctx, apiKey);
  await recordAudit(ctx, { action: 'API_KEY_REVOKED', subject: apiKey.id });
  return ok({ apiKey, secret: null });
}
