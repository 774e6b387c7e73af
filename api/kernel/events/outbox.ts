import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { BUS_CHANNEL, type BusEvent } from './bus.ts';

/** `pg_notify` inside a transaction is delivered when it commits. */
const notify = (em: SqlEntityManager, message: object): Promise<unknown> =>
  em.execute('select pg_notify(?, ?)', [BUS_CHANNEL, JSON.stringify(message)]);

/**
 * Publishes an event in the transaction that causes it. The notification is sent at commit. The row stays in the outbox,
 * so that a server that lost its connection can replay it.
 */
export async function publish(em: SqlEntityManager, event: BusEvent): Promise<void> {
  const rows = await em.execute<{ id: string }[]>(
    'insert into outbox_event (topic, payload) values (?, ?::jsonb) returning id',
    [event.topic, JSON.stringify(event.payload)],
  );
  await notify(em, { t: event.topic, d: event.payload, o: Number(rows[0]?.id) });
}

/** Publishes without an outbox row: for frequent events whose data a listener can read from tables (pieces of an answer). */
export const announce = (em: SqlEntityManager, event: BusEvent): Promise<unknown> =>
  notify(em, { t: event.topic, d: event.payload });
