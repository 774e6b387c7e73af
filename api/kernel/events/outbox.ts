import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { BUS_CHANNEL, type BusEvent } from './bus.ts';

/** `pg_notify` inside a transaction is delivered when it commits. */
const notify = (em: SqlEntityManager, message: object): Promise<unknown> =>
  em.execute('select pg_notify(?, ?)', [BUS_CHANNEL, JSON.stringify(message)]);

/**
 * Publishes events in the transaction that causes them, in one statement. The notifications are sent at commit. The rows
 * stay in the outbox, so that a server that lost its connection can replay them.
 */
export async function publishAll(em: SqlEntityManager, events: readonly BusEvent[]): Promise<void> {
  if (events.length === 0) return;
  await em.execute(
    `with made as (
       insert into outbox_event (topic, payload)
       select e ->> 'topic', (e -> 'payload')::jsonb from json_array_elements(?::json) as e
       returning id, topic, payload)
     select pg_notify(?, json_build_object('t', topic, 'd', payload, 'o', id)::text) from made order by id`,
    [JSON.stringify(events), BUS_CHANNEL],
  );
}

export const publish = (em: SqlEntityManager, event: BusEvent): Promise<void> => publishAll(em, [event]);

/** Publishes without an outbox row: for frequent events whose data a listener can read from tables (pieces of an answer). */
export const announce = (em: SqlEntityManager, event: BusEvent): Promise<unknown> =>
  notify(em, { t: event.topic, d: event.payload });
