import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { Bus } from '#api/kernel/events/bus.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { Actor, ApiKeyAuthority, Cookies, Credentials } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import {
  ALL_ABILITIES,
  ANONYMOUS_ABILITIES,
  CLOSING_ABILITIES,
  READING_ABILITIES,
} from '#api/kernel/security/permissions.ts';
import {
  claimedUserOf,
  GUEST_COOKIE,
  REFRESH_COOKIE,
  sessionOfRefreshToken,
  type HeldSession,
} from './cookie-session.service.ts';
import { noteUse } from './idle.service.ts';
import type { Keyring } from './keyring.service.ts';
import { SESSION_ENDED } from '#api/kernel/events/live-stream.ts';

/** How long a live session is cached; the bus usually reports its end sooner. */
const CACHE_MS = 5000;
/** What the secret of an API key begins with; no access token does. */
const KEY_PREFIX = 'tk_';
const MAX_KNOWN = 10_000;
/** How exactly the last use of a session is known. */
const USED_EVERY_MS = 60_000;

export interface SessionAuthority {
  /** Whose call it is; an invalid token and an unknown trial make a visitor. */
  actorOf(em: SqlEntityManager, credentials: Credentials): Promise<Actor>;
  isAlive(em: SqlEntityManager, sessionId: string): Promise<boolean>;
  /** Writes down that the session is in use, at most once a minute. */
  markUsed(em: SqlEntityManager, sessionId: string): Promise<void>;
  /** Removes the session from the cache of this server; the others do so when the bus reports its end. */
  forget(sessionId: string): void;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    sessions: SessionAuthority;
  }
}

const LIVE = `select s.id, s.user_id, u.kind, u.anonymous_until, u.closing_at from session s join user_account u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > ?`;
const LIVE_BY_ID = `${LIVE} and s.id = ?`;
/** Of a trial only: whoever registered with it signs in. */
const LIVE_BY_KEY = `${LIVE} and s.key_hash = ? and u.kind = 'TRIAL'`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The hash by which the id of a trial is stored; null: it is no such id. */
export function keyHashOf(trialId: string): string | null {
  const key = trialId.trim().toLowerCase();
  return UUID.test(key) ? createHash('sha256').update(key).digest('hex') : null;
}

function actorOfSession(held: HeldSession, now: Date): Actor {
  const { id: sessionId, user_id: userId, kind, anonymous_until: until } = held;
  if (kind === 'REGISTERED' && held.closing_at)
    return { kind: 'user', userId, sessionId, abilities: CLOSING_ABILITIES, isClosing: true };
  if (kind === 'REGISTERED') return { kind: 'user', userId, sessionId, abilities: ALL_ABILITIES };
  const isOver = until === null || new Date(until) <= now;
  const abilities = isOver ? READING_ABILITIES : ANONYMOUS_ABILITIES;
  return { kind: 'user', userId, sessionId, abilities, anonymous: { kind, isOver } };
}

export function createSessionAuthority(
  keyring: Keyring,
  apiKeys: ApiKeyAuthority,
  bus: Bus,
  clock: Clock,
): SessionAuthority {
  const known = new Map<string, { held: HeldSession; until: number }>();
  /** Ids of sessions by the hash of their key. */
  const byKey = new Map<string, string>();
  bus.on(SESSION_ENDED, (event) => {
    if ('payload' in event) known.delete(String(event.payload['sessionId']));
    else known.clear();
  });

  const fresh = (sessionId: string | undefined): HeldSession | null => {
    const entry = sessionId === undefined ? undefined : known.get(sessionId);
    return entry && entry.until > clock.now().getTime() ? entry.held : null;
  };

  const read = async (em: SqlEntityManager, sql: string, key: string): Promise<HeldSession | null> => {
    const now = clock.now();
    const [held] = await readRows<HeldSession>(em, sql, [now, key]);
    if (!held) return null;
    if (known.size >= MAX_KNOWN) [known, byKey].forEach((map) => map.clear());
    known.set(held.id, { held, until: now.getTime() + CACHE_MS });
    return held;
  };

  const ofSession = async (em: SqlEntityManager, sessionId: string): Promise<HeldSession | null> =>
    fresh(sessionId) ?? read(em, LIVE_BY_ID, sessionId);

  const ofTrial = async (em: SqlEntityManager, trialId: string): Promise<HeldSession | null> => {
    const hash = keyHashOf(trialId);
    if (!hash) return null;
    const held = fresh(byKey.get(hash)) ?? (await read(em, LIVE_BY_KEY, hash));
    if (held) byKey.set(hash, held.id);
    return held;
  };

  /** Whose cookie it is. A bearer that has expired must be of the same account: another one is not its page's. */
  const ofCookies = async (
    em: SqlEntityManager,
    cookies: Pick<Cookies, 'get'>,
    bearer: string | null,
  ): Promise<HeldSession | null> => {
    const refresh = cookies.get(REFRESH_COOKIE);
    if (refresh !== undefined) {
      const held = await sessionOfRefreshToken(em, refresh, clock.now());
      return bearer === null || claimedUserOf(bearer) === held?.user_id ? held : null;
    }
    const guest = cookies.get(GUEST_COOKIE);
    if (guest === undefined || bearer !== null) return null;
    if (keyHashOf(guest)) return ofTrial(em, guest);
    const claims = await keyring.verify(em, guest);
    return claims && ofSession(em, claims.sessionId);
  };

  /** When each session was last written down as used, in milliseconds of the epoch. */
  const usedAt = new Map<string, number>();

  return {
    async markUsed(em, sessionId) {
      const now = clock.now();
      if (now.getTime() - (usedAt.get(sessionId) ?? 0) < USED_EVERY_MS) return;
      if (usedAt.size >= MAX_KNOWN) usedAt.clear();
      usedAt.set(sessionId, now.getTime());
      await noteUse(em, sessionId, now);
    },
    isAlive: async (em, sessionId) =>
      isId(sessionId, 'apiKey') ? apiKeys.isAlive(em, sessionId) : (await ofSession(em, sessionId)) !== null,
    forget: (sessionId) => void known.delete(sessionId),
    async actorOf(em, { bearer, trialId, cookies }) {
      if (bearer?.startsWith(KEY_PREFIX)) return (await apiKeys.actorOf(em, bearer)) ?? { kind: 'visitor' };
      const claims = bearer ? await keyring.verify(em, bearer) : null;
      const held = claims
        ? await ofSession(em, claims.sessionId)
        : bearer || trialId === null
          ? null
          : await ofTrial(em, trialId);
      const found = held ?? (cookies && trialId === null ? await ofCookies(em, cookies, bearer) : null);
      return found ? actorOfSession(found, clock.now()) : { kind: 'visitor' };
    },
  };
}
