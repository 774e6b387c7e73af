import { asSystem } from '#db/row-wall.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyHourlyLimit } from '#schema/generated/contract.ts';
import { apiKeyText as say } from '#schema/text/api-keys.ts';
import { HOUR, MINUTE } from '#schema/lib/durations.ts';
import { HOURLY_LIMITS } from '#schema/lib/hourly-limits.ts';
import type { Bus } from '#api/kernel/events/bus.ts';
import { SESSION_ENDED } from '#api/kernel/events/live-stream.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { ApiKeyAuthority, Ctx, UserActor } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { isAllowedAddress } from './addresses.service.ts';
import { abilitiesOf, sandboxAbilitiesOf } from './scopes.rules.ts';
import { hashOfSecret, looksLikeSecret } from './secret.adapter.ts';

/** Whose call it is that brings a key, and whether the key may be used now, from there, and once more in this hour. */

/** How long a key is believed; a change is told by the bus sooner. */
const CACHE_MS = 5000;
const MAX_KNOWN = 10_000;

export const hourlyRule = (limit: number) => ({ name: `api-key-${limit}`, points: limit, seconds: HOUR / 1000 });

interface Held {
  id: string;
  user_id: string;
  scopes: string[];
  allowed_addresses: string[];
  hourly_limit: ApiKeyHourlyLimit;
  expires_at: Date | null;
  is_sandbox: boolean;
  /** The account with the example data of its owner. */
  sandbox_id: string | null;
}

const LIVE = `select k.id, k.user_id, k.scopes, k.allowed_addresses, k.hourly_limit, k.expires_at, k.is_sandbox,
    case when k.is_sandbox then (select u.id from user_account u where u.sandbox_of_id = k.user_id) end as sandbox_id
  from api_key k where k.revoked_at is null and (k.expires_at is null or k.expires_at > ?)`;

export function createApiKeyAuthority(bus: Bus, clock: Clock): ApiKeyAuthority {
  const known = new Map<string, { held: Held; until: number }>();
  bus.on(SESSION_ENDED, (event) => {
    if (!('payload' in event)) return known.clear();
    const ended = String(event.payload['sessionId']);
    for (const [hash, { held }] of known) if (held.id === ended) known.delete(hash);
  });

  async function heldOf(em: SqlEntityManager, hash: string): Promise<Held | null> {
    const entry = known.get(hash);
    const now = clock.now();
    if (entry && entry.until > now.getTime()) return isOver(entry.held, now) ? null : entry.held;
    known.delete(hash);
    const [held] = await readRows<Held>(em, `${LIVE} and k.secret_hash = ?`, [now, hash]);
    if (!held) return null;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(hash, { held, until: now.getTime() + CACHE_MS });
    return held;
  }

  return {
    async actorOf(em, secret) {
      const held = looksLikeSecret(secret) ? await heldOf(em, hashOfSecret(secret)) : null;
      if (!held || (held.is_sandbox && held.sandbox_id === null)) return null;
      const { id, user_id: ownerId, is_sandbox: isSandbox } = held;
      const limit = HOURLY_LIMITS[held.hourly_limit];
      const actor: UserActor = {
        kind: 'user',
        userId: held.sandbox_id ?? ownerId,
        sessionId: id,
        abilities: isSandbox ? sandboxAbilitiesOf(held.scopes) : abilitiesOf(held.scopes),
        apiKey: { id, ownerId, isSandbox, limit, allowedAddresses: held.allowed_addresses },
      };
      return actor;
    },
    async isAlive(em, id) {
      if (!isId(id, 'apiKey')) return false;
      return (await readRows(em, `${LIVE} and k.id = ?`, [clock.now(), id])).length > 0;
    },
    admit,
  };
}

const isOver = ({ expires_at: expiresAt }: Held, now: Date): boolean =>
  expiresAt !== null && new Date(expiresAt) <= now;

/** Throws when the key may not be used for this call; else how much is left of the hour. */
async function admit(ctx: Ctx, { apiKey }: UserActor) {
  if (!apiKey) return null;
  if (!isAllowedAddress(apiKey.allowedAddresses, ctx.origin.ip)) throw new Refusal('FORBIDDEN', say.addressRefused);
  const { included, requiredPlan } = await ctx.usage.includes(ctx, apiKey.ownerId, 'api');
  if (!included) throw new Refusal('PREMIUM_REQUIRED', say.planRefused, { requiredPlan });
  const { remaining, resetSeconds } = await ctx.throttle.take(hourlyRule(apiKey.limit), apiKey.id);
  // A key of the sandbox belongs to another account than the one it acts for.
  await asSystem(() => noteUse(ctx, apiKey.id));
  return { limit: apiKey.limit, remaining, resetSeconds };
}

/** To the minute, so that a busy key does not write its row with each request. */
async function noteUse(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.em.execute(
    `update api_key set last_used_at = ?, last_used_address = ? where id = ? and
       (last_used_at is null or last_used_at < ?::timestamptz or last_used_address is distinct from ?)`,
    [now, ctx.origin.ip, id, new Date(now.getTime() - MINUTE), ctx.origin.ip],
  );
}
