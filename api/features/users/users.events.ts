import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { SESSION_ENDED } from '#api/kernel/events/live-stream.ts';
import { publishAll } from '#api/kernel/events/outbox.ts';

export const publishSessionsEnded = (em: SqlEntityManager, sessionIds: readonly string[]): Promise<void> =>
  publishAll(
    em,
    sessionIds.map((sessionId) => ({ topic: SESSION_ENDED, payload: { sessionId } })),
  );
