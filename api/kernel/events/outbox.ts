import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { BUS_CHANNEL, type BusEvent } from './bus.ts';

/** `select pg_notify` inside a transaction is delivered at commit, and only then. */
const notify = (em: SqlEntityManager, message: object): Promise<unknown> =>
  em.execute('select pg_notify(?, ?)', [BUS_CHANNEL, JSON.stringify(message)]);

/**
 * Publishes an event with the transaction that causes it: the row stays in the outbox so that a server whose listening
 * connection was cut finds what it missed, the notification wakes the others at commit.
 */
export async function publish(em: SqlEntityManager, event: BusEvent): Promise<void> {
  const rows = await em.execute<{ id: string }[]>(
    'insert into outbox_event (topic, payload) values (?, ?::jsonb) returning id',
    [event.topic, JSON.stringify(event.payload)],
  );
  await notify(em, { t: event.topic, d: event.payload, o: Number(rows[0]?.id) });
}

/** For events that are many and that a listener can rebuild from the rows (pieces of an answer): no outbox row. */
export const announce = (em: SqlEntityManager, event: BusEvent): Promise<unknown> =>
  notify(em, { t: event.topic, d: event.payload });
