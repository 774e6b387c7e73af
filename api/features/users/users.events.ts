import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '#api/kernel/events/outbox.ts';

/** A session has ended: sockets close, caches forget. */
export const SESSION_ENDED = 'session.ended';

export const publishSessionEnded = (em: SqlEntityManager, sessionId: string): Promise<void> =>
  publish(em, { topic: SESSION_ENDED, payload: { sessionId } });
