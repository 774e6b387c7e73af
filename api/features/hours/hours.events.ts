import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '#api/kernel/events/outbox.ts';

/** The stopwatch of a person was started, changed or stopped. */
export const TIMER_CHANGED = 'hours.timer';

/** `entryId`: the entry that stopping created. */
export const publishTimerChanged = (em: SqlEntityManager, personId: string, entryId: string | null): Promise<void> =>
  publish(em, { topic: TIMER_CHANGED, payload: { personId, entryId: entryId ?? '' } });
