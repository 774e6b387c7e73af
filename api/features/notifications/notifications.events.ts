import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publishAll } from '#api/kernel/events/outbox.ts';

/** An account has a new notification; the listener reads its row. */
export const NOTIFICATION_ARRIVED = 'notification.arrived';

export const publishArrived = (em: SqlEntityManager, rows: readonly { id: string; userId: string }[]): Promise<void> =>
  publishAll(
    em,
    rows.map(({ id, userId }) => ({ topic: NOTIFICATION_ARRIVED, payload: { notificationId: id, userId } })),
  );
