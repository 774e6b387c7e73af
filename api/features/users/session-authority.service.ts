import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { AccountKind } from '#db/entities/user.entity.ts';
import type { Bus } from '#api/kernel/events/bus.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { Actor, ApiKeyAuthority, Credentials } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { ALL_ABILITIES, ANONYMOUS_ABILITIES, READING_ABILITIES } from '#api/kernel/security/permissions.ts';
import type { Keyring } from './keyring.service.ts';
import { SESSION_ENDED } from '#api/kernel/events/live-stream.ts';

/** How long a live session is cached; the bus usually reports its end sooner. */
const CACHE_MS = 5000;
/** What the secret of an API key begins with; no access token does. */
const KEY_PREFIX = 'tk_';
const MAX_KNOWN = 10_000;

export interface SessionAuthority {
  /** Whose call it is; an invalid token and an unknown trial make a visitor. */
  actorOf(em: SqlEntityManager, credentials: Credentials): Promise<Actor>;
  isAlive(em: SqlEntityManager, sessionId: string): Promise<boolean>;
  /** Removes the session from the cache of this server; the others do so when the bus reports its end. */
  forget(sessionId: string): void;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    sessions: SessionAuthority;
  }
}

/** A live session and whose it is. */
interface Held {
  id: string;
  user_id: string;
  kind: AccountKind;
  anonymous_until: Date | null;
}

const LIVE = `select s.id, s.user_id, u.kind, u.anonymous_until from session s join user_account u on u.id = s.user_id
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

function actorOfSession({ id: sessionId, user_id: userId, kind, anonymous_until: until }: Held, now: Date): Actor {
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
  const known = new Map<string, { held: Held; until: number }>();
  /** Ids of sessions by the hash of their key. */
  const byKey = new Map<string, string>();
  bus.on(SESSION_ENDED, (event) => {
    if ('payload' in event) known.delete(String(event.payload['sessionId']));
    else known.clear();
  });

  const fresh = (sessionId: string | undefined): Held | null => {
    const entry = sessionId === undefined ? undefined : known.get(sessionId);
    return entry && entry.until > clock.now().getTime() ? entry.held : null;
  };

  const read = async (em: SqlEntityManager, sql: string, key: string): Promise<Held | null> => {
    const now = clock.now();
    const [held] = await readRows<Held>(em, sql, [now, key]);
    if (!held) return null;
    if (known.size >= MAX_KNOWN) [known, byKey].forEach((map) => map.clear());
    known.set(held.id, { held, until: now.getTime() + CACHE_MS });
    return held;
  };

  const ofSession = async (em: SqlEntityManager, sessionId: string): Promise<Held | null> =>
    fresh(sessionId) ?? read(em, LIVE_BY_ID, sessionId);

  const ofTrial = async (em: SqlEntityManager, trialId: string): Promise<Held | null> => {
    const hash = keyHashOf(trialId);
    if (!hash) return null;
    const held = fresh(byKey.get(hash)) ?? (await read(em, LIVE_BY_KEY, hash));
    if (held) byKey.set(hash, held.id);
    return held;
  };

  return {
    isAlive: async (em, sessionId) =>
      isId(sessionId, 'apiKey') ? apiKeys.isAlive(em, sessionId) : (await ofSession(em, sessionId)) !== null,
    forget: (sessionId) => void known.delete(sessionId),
    async actorOf(em, { bearer, trialId }) {
      if (bearer?.startsWith(KEY_PREFIX)) return (await apiKeys.actorOf(em, bearer)) ?? { kind: 'visitor' };
      const claims = bearer ? await keyring.verify(em, bearer) : null;
      const held = claims
        ? await ofSession(em, claims.sessionId)
        : bearer || trialId === null
          ? null
          : await ofTrial(em, trialId);
      return held ? actorOfSession(held, clock.now()) : { kind: 'visitor' };
    },
  };
}
