import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '#api/kernel/events/outbox.ts';

/** Plan, status or checkout of an account changed; its screens read them again. */
export const SUBSCRIPTION_CHANGED = 'subscription.changed';

export const publishSubscriptionChanged = (em: SqlEntityManager, userId: string): Promise<void> =>
  publish(em, { topic: SUBSCRIPTION_CHANGED, payload: { userId } });
