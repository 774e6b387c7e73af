import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { SESSION_ENDED } from '#api/kernel/events/live-stream.ts';
import { publish } from '#api/kernel/events/outbox.ts';

export const publishSessionEnded = (em: SqlEntityManager, sessionId: string): Promise<void> =>
  publish(em, { topic: SESSION_ENDED, payload: { sessionId } });
