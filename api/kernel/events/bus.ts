import { randomInt } from 'node:crypto';
import pg from 'pg';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';
import type { Log } from '../log.ts';

/** An event between servers. It carries ids only; the listener reads the data that its user may see. */
export interface BusEvent {
  topic: string;
  payload: Record<string, string | number>;
}

type Listener = (event: BusEvent | { topic: 'bus.resumed' }) => void;

export interface Bus {
  /** Calls `listener` for each event of `topic` from any server, and for `bus.resumed` after a lost connection. */
  on(topic: string, listener: Listener): () => void;
  /** Whether the listening connection is open. */
  isConnected(): boolean;
  /** Number of the lock that this connection holds, under `ADVISORY_LOCK.server`: who reads it in a row can ask whether its server lives. */
  lockId(): number;
  close(): Promise<void>;
}

export const BUS_CHANNEL = 'foja_events';
const RETRY_MS = [50, 200, 500, 1000, 2000, 5000];

class PostgresBus implements Bus {
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: pg.Client | null = null;
  private closed = false;
  private lastOutboxId = 0;
  private lock = 0;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  on(topic: string, listener: Listener): () => void {
    const group = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, group.add(listener));
    return () => {
      group.delete(listener);
      if (group.size === 0 && this.listeners.get(topic) === group) this.listeners.delete(topic);
    };
  }

  isConnected(): boolean {
    return this.client !== null;
  }

  lockId(): number {
    return this.lock;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch((error: unknown) => this.log.debug({ err: error }, 'bus: end'));
  }

  /** Connects and listens. `resumed`: replays the events of the outbox since the last one that was received. */
  async connect(resumed = false): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    client.on('notification', (message) => this.receive(message.payload ?? ''));
    await client.connect();
    await client.query(`listen ${BUS_CHANNEL}`);
    const lock = randomInt(1, 2 ** 31);
    await client.query('select pg_advisory_lock_shared($1, $2)', [ADVISORY_LOCK.server, lock]);
    this.lock = lock;
    this.client = client;
    if (resumed) await this.replay(client);
    else this.lastOutboxId = await this.newestOutboxId(client);
  }

  private async newestOutboxId(client: pg.Client): Promise<number> {
    const { rows } = await client.query<{ id: string | null }>('select max(id) as id from outbox_event');
    return Number(rows[0]?.id ?? 0);
  }

  private async replay(client: pg.Client): Promise<void> {
    const missed = await client.query<{ id: string; topic: string; payload: BusEvent['payload'] }>(
      'select id, topic, payload from outbox_event where id > $1 order by id',
      [this.lastOutboxId],
    );
    for (const { id, topic, payload } of missed.rows) {
      this.lastOutboxId = Number(id);
      this.deliver(topic, { topic, payload });
    }
    for (const topic of this.listeners.keys()) this.deliver(topic, { topic: 'bus.resumed' });
  }

  private receive(text: string): void {
    try {
      const { t, d, o } = JSON.parse(text) as { t: string; d: BusEvent['payload']; o?: number };
      if (o) this.lastOutboxId = Math.max(this.lastOutboxId, o);
      this.deliver(t, { topic: t, payload: d });
    } catch (error) {
      this.log.error({ err: error }, 'bus: unreadable event');
    }
  }

  private deliver(topic: string, event: Parameters<Listener>[0]): void {
    for (const listener of Array.from(this.listeners.get(topic) ?? [])) {
      try {
        listener(event);
      } catch (error) {
        this.log.error({ err: error, topic }, 'bus: a listener failed');
      }
    }
  }

  private lost(client: pg.Client, error: Error | null): void {
    if (this.client !== client && this.client !== null) return;
    const hadConnection = this.client === client;
    this.client = null;
    if (this.closed || !hadConnection) return;
    this.log.warn({ err: error }, 'bus: connection lost, reconnecting');
    void this.reconnect(0);
  }

  private async reconnect(attempt: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]).unref());
    if (this.closed) return;
    try {
      await this.connect(true);
      this.log.info({ attempt }, 'bus: listening again');
    } catch (error) {
      this.log.debug({ err: error, attempt }, 'bus: not yet');
      void this.reconnect(attempt + 1);
    }
  }
}

/** Events between servers by LISTEN/NOTIFY, on a connection of its own. */
export async function connectBus(url: string, log: Log): Promise<Bus> {
  const bus = new PostgresBus(url, log);
  await bus.connect();
  return bus;
}

/** The async iterator of a subscription. `return()` ends it at once, also while `next()` waits. */
export interface AsyncQueue<T> extends AsyncIterableIterator<T, undefined, undefined> {
  return(): Promise<IteratorReturnResult<undefined>>;
}

/** An iterator over all items that are pushed from this call on, in order. It ends when `signal` aborts. */
export function asyncQueue<T>(listen: (push: (item: T) => void) => () => void, signal: AbortSignal): AsyncQueue<T> {
  const queue: T[] = [];
  let wake: () => void = () => {};
  let isOver = signal.aborted;
  const off = listen((item) => {
    queue.push(item);
    wake();
  });
  const end = (): void => {
    isOver = true;
    off();
    signal.removeEventListener('abort', end);
    wake();
  };
  signal.addEventListener('abort', end);
  const sequence: AsyncQueue<T> = {
    async next() {
      for (;;) {
        if (queue.length > 0) return { value: queue.shift() as T, done: false };
        if (isOver) return { value: undefined, done: true };
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    return() {
      end();
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]() {
      return sequence;
    },
  };
  return sequence;
}

/**
 * The events of a topic for a subscription, from this call on. `filter` selects the events for the caller; `bus.resumed`
 * always passes, because events may have been missed. It ends when `signal` aborts.
 */
export const eventsOf = (bus: Bus, topic: string, filter: (event: BusEvent) => boolean, signal: AbortSignal) =>
  asyncQueue<Parameters<Listener>[0]>(
    (push) => bus.on(topic, (event) => (!('payload' in event) || filter(event)) && push(event)),
    signal,
  );

/** Maps each item; items that map to `null` are dropped. */
export function filterMap<T, U>(items: AsyncQueue<T>, map: (item: T) => Promise<U | null>): AsyncQueue<U> {
  const sequence: AsyncQueue<U> = {
    async next() {
      for (;;) {
        const step = await items.next();
        if (step.done) return step;
        const value = await map(step.value);
        if (value !== null) return { value, done: false };
      }
    },
    return: () => items.return(),
    [Symbol.asyncIterator]: () => sequence,
  };
  return sequence;
}
