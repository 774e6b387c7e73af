import { ulid } from 'ulid';
import type { Bus, BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { announce } from '#api/kernel/events/outbox.ts';
import { CASE_PRESENCE } from '../cases.events.ts';

/**
 * Who has the chat of a case open, on all servers, without a table. Each server knows its own subscriptions. It tells
 * the others when a user comes or goes, and every `HEARTBEAT_MS` which users are still present. The users of a server
 * without a heartbeat for `PRESENCE_TIMEOUT_MS` are absent. A server that starts asks the others.
 */
const HEARTBEAT_MS = 10_000;
export const PRESENCE_TIMEOUT_MS = 30_000;
/** A user whose last subscription closes is absent only after this time: a page may reload or a socket reconnect. */
const LEAVE_DELAY_MS = 1000;
/** A notification of PostgreSQL holds 8,000 bytes; a key has 61. */
const MAX_KEYS_AT_ONCE = 100;

type Key = `${string}/${string}`;
const keyOf = (caseId: string, userId: string): Key => `${caseId}/${userId}`;

type Signal = 'HERE' | 'GONE' | 'ASK';

type Watcher = (userId: string) => void;

export class PresenceBoard {
  readonly server = ulid();
  /** Number of open subscriptions on this server; 0 for `LEAVE_DELAY_MS` after the last one closed. */
  private readonly own = new Map<Key, number>();
  /** By user: when each other server last reported the user as present. */
  private readonly others = new Map<Key, Map<string, number>>();
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly stops: (() => void)[] = [];

  constructor(private readonly ctx: Pick<Ctx, 'bus' | 'em' | 'clock' | 'log' | 'shutdown'>) {
    this.stops.push(ctx.bus.on(CASE_PRESENCE, (event) => this.receive(event)));
    const timer = setInterval(() => this.sendHeartbeat(), HEARTBEAT_MS).unref();
    this.stops.push(() => clearInterval(timer));
    ctx.shutdown.addEventListener('abort', () => this.close(), { once: true });
    this.send('ASK', []);
  }

  isPresent(caseId: string, userId: string): boolean {
    const key = keyOf(caseId, userId);
    return this.own.has(key) || this.others.has(key);
  }

  watch(caseId: string, watcher: Watcher): () => void {
    const group = this.watchers.get(caseId) ?? new Set();
    this.watchers.set(caseId, group.add(watcher));
    return () => {
      group.delete(watcher);
      if (group.size === 0 && this.watchers.get(caseId) === group) this.watchers.delete(caseId);
    };
  }

  join(caseId: string, userId: string): void {
    const key = keyOf(caseId, userId);
    const open = this.own.get(key);
    this.own.set(key, (open ?? 0) + 1);
    if (open !== undefined) return;
    this.send('HERE', [key]);
    this.notify(key);
  }

  leave(caseId: string, userId: string): void {
    const key = keyOf(caseId, userId);
    const open = Math.max((this.own.get(key) ?? 1) - 1, 0);
    this.own.set(key, open);
    if (open === 0) setTimeout(() => this.own.get(key) === 0 && this.forget(key), LEAVE_DELAY_MS).unref();
  }

  private forget(key: Key): void {
    this.own.delete(key);
    this.send('GONE', [key]);
    this.notify(key);
  }

  /** Sends the users of this server and removes those of servers that timed out. */
  sendHeartbeat(): void {
    this.send('HERE', this.ownKeys());
    const oldest = this.ctx.clock.now().getTime() - PRESENCE_TIMEOUT_MS;
    for (const [key, servers] of this.others) {
      for (const [server, heardAt] of servers) if (heardAt < oldest) servers.delete(server);
      if (servers.size === 0) this.dropOthers(key);
    }
  }

  private dropOthers(key: Key): void {
    this.others.delete(key);
    if (!this.own.has(key)) this.notify(key);
  }

  private ownKeys(): Key[] {
    return [...this.own].filter(([, open]) => open > 0).map(([key]) => key);
  }

  private close(): void {
    for (const stop of this.stops) stop();
    this.send('GONE', [...this.own.keys()]);
  }

  private receive(event: BusEvent | { topic: 'bus.resumed' }): void {
    if (!('payload' in event)) {
      this.send('ASK', []);
      return this.send('HERE', this.ownKeys());
    }
    const { word, server, keys, caseId, userId } = event.payload;
    if (word === 'MARKS') return this.notify(keyOf(String(caseId), String(userId)));
    if (server === this.server) return;
    if (word === 'ASK') return this.send('HERE', this.ownKeys());
    for (const key of String(keys).split(' ') as Key[]) this.setPresent(word === 'HERE', key, String(server));
  }

  private setPresent(isHere: boolean, key: Key, server: string): void {
    const servers = this.others.get(key) ?? new Map<string, number>();
    const wasThere = servers.size > 0;
    if (isHere) {
      this.others.set(key, servers.set(server, this.ctx.clock.now().getTime()));
      if (!wasThere && !this.own.has(key)) this.notify(key);
    } else if (servers.delete(server) && servers.size === 0) this.dropOthers(key);
  }

  private notify(key: Key): void {
    const [caseId = '', userId = ''] = key.split('/');
    for (const watcher of Array.from(this.watchers.get(caseId) ?? [])) watcher(userId);
  }

  private send(word: Signal, keys: Key[]): void {
    if (word !== 'ASK' && keys.length === 0) return;
    const sendPart = async (part: Key[]): Promise<void> => {
      const payload = { word, server: this.server, keys: part.join(' ') };
      await announce(this.ctx.em.fork() as Ctx['em'], { topic: CASE_PRESENCE, payload });
    };
    for (let at = 0; at === 0 || at < keys.length; at += MAX_KEYS_AT_ONCE)
      // No retry: the next heartbeat sends the same.
      sendPart(keys.slice(at, at + MAX_KEYS_AT_ONCE)).catch((error: unknown) =>
        this.ctx.log.debug({ err: error }, 'presence: not sent'),
      );
  }
}

/** One board for each server: a server has one bus. */
const boards = new WeakMap<Bus, PresenceBoard>();

export function presenceBoardOf({ bus, em, clock, log, shutdown }: Ctx): PresenceBoard {
  const known = boards.get(bus);
  if (known) return known;
  const board = new PresenceBoard({ bus, em: em.fork() as Ctx['em'], clock, log, shutdown });
  boards.set(bus, board);
  return board;
}

/** Whether a user has the chat of a case open, as far as this server knows. */
export const isPresent = (ctx: Ctx, caseId: string, userId: string): boolean =>
  presenceBoardOf(ctx).isPresent(caseId, userId);
