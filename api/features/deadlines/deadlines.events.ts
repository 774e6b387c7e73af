import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '#api/kernel/events/outbox.ts';

/** Something was told to somebody of one or more deadlines; the listener reads the rows of the batch. */
export const DEADLINE_ALERT = 'deadline.alert';

export const publishAlerts = (em: SqlEntityManager, payload: { recipientId: string; batchId: string }): Promise<void> =>
  publish(em, { topic: DEADLINE_ALERT, payload });
