import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Session } from '#db/entities/session.entity.ts';
import type { Bus } from '#api/kernel/events/bus.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { Actor } from '#api/kernel/context.ts';
import { ALL_ABILITIES } from '#api/kernel/security/permissions.ts';
import type { Keyring } from './keyring.service.ts';
import { SESSION_ENDED } from '#api/kernel/events/live-stream.ts';

/** How long a live session is cached; the bus usually reports its end sooner. */
const CACHE_MS = 5000;
const MAX_KNOWN = 10_000;

export interface SessionAuthority {
  /** The actor of a bearer token; an invalid token makes a visitor. */
  actorOf(em: SqlEntityManager, bearer: string | null): Promise<Actor>;
  isAlive(em: SqlEntityManager, sessionId: string): Promise<boolean>;
  /** Removes the session from the cache of this server; the others do so when the bus reports its end. */
  forget(sessionId: string): void;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    sessions: SessionAuthority;
  }
}

export function createSessionAuthority(keyring: Keyring, bus: Bus, clock: Clock): SessionAuthority {
  const aliveUntil = new Map<string, number>();
  bus.on(SESSION_ENDED, (event) => {
    if ('payload' in event) aliveUntil.delete(String(event.payload['sessionId']));
    else aliveUntil.clear();
  });

  const isAlive = async (em: SqlEntityManager, sessionId: string): Promise<boolean> => {
    const now = clock.now();
    if ((aliveUntil.get(sessionId) ?? 0) > now.getTime()) return true;
    const count = await em.count(Session, { id: sessionId, endedAt: null, expiresAt: { $gt: now } });
    if (count === 0) return false;
    if (aliveUntil.size >= MAX_KNOWN) aliveUntil.clear();
    aliveUntil.set(sessionId, now.getTime() + CACHE_MS);
    return true;
  };

  return {
    isAlive,
    forget: (sessionId) => void aliveUntil.delete(sessionId),
    async actorOf(em, bearer) {
      const claims = bearer ? await keyring.verify(em, bearer) : null;
      if (!claims || !(await isAlive(em, claims.sessionId))) return { kind: 'visitor' };
      return { kind: 'user', ...claims, abilities: ALL_ABILITIES };
    },
  };
}
