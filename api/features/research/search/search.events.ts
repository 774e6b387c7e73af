import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '#api/kernel/events/outbox.ts';

/** A saved search found something new. */
export const SAVED_SEARCH_ALERT = 'search.alert';

export const publishSavedSearchAlert = (em: SqlEntityManager, userId: string, savedSearchId: string): Promise<void> =>
  publish(em, { topic: SAVED_SEARCH_ALERT, payload: { userId, savedSearchId } });
