import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '#api/kernel/events/outbox.ts';

/** A recipient has a batch of new alerts; the listener reads its rows. */
export const DEADLINE_ALERT = 'deadline.alert';

export const publishAlerts = (em: SqlEntityManager, payload: { recipientId: string; batchId: string }): Promise<void> =>
  publish(em, { topic: DEADLINE_ALERT, payload });
