import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ulid } from 'ulid';
import type { PresenceEvent } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Bus, BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { announce } from '#api/kernel/events/outbox.ts';
import { chatScope } from '../chat/case-chat-access.service.ts';
import { CASE_MEMBER_REMOVED, CASE_PRESENCE } from '../cases.events.ts';
import { BatchQueue, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { memberStream } from './member.stream.ts';

/**
 * Who has the chat of a matter open, over all servers, without a table: each server knows its own subscriptions and
 * tells the others when somebody comes or goes, and every ten seconds who is still there. Of a server that is no
 * longer heard nobody is there after thirty seconds more; one that has just started asks.
 */
const BEAT_MS = 10_000;
export const SILENCE_MS = 30_000;
/** A page that is loaded anew, a socket that comes back: nobody left. */
const GRACE_MS = 1000;
/** A notification holds 8,000 bytes; a key has 61. */
const KEYS_AT_ONCE = 100;

type Key = `${string}/${string}`;
const keyOf = (caseId: string, userId: string): Key => `${caseId}/${userId}`;

type Word = 'HERE' | 'GONE' | 'ASK';

/** Somebody got further in reading: those who see the chat read the marks anew. */
export const announceMarks = (em: SqlEntityManager, caseId: string, userId: string): Promise<unknown> =>
  announce(em, { topic: CASE_PRESENCE, payload: { word: 'MARKS', caseId, userId } });

type Watcher = (userId: string) => void;

export class PresenceBoard {
  readonly server = ulid();
  /** Open subscriptions of this server; 0 for a moment after the last one closed. */
  private readonly own = new Map<Key, number>();
  /** When each other server last said that somebody is there. */
  private readonly others = new Map<Key, Map<string, number>>();
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly stops: (() => void)[] = [];

  constructor(private readonly ctx: Pick<Ctx, 'bus' | 'em' | 'clock' | 'log' | 'shutdown'>) {
    this.stops.push(ctx.bus.on(CASE_PRESENCE, (event) => this.receive(event)));
    const timer = setInterval(() => this.beat(), BEAT_MS).unref();
    this.stops.push(() => clearInterval(timer));
    ctx.shutdown.addEventListener('abort', () => this.close(), { once: true });
    this.say('ASK', []);
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
    this.say('HERE', [key]);
    this.tell(key);
  }

  leave(caseId: string, userId: string): void {
    const key = keyOf(caseId, userId);
    const open = Math.max((this.own.get(key) ?? 1) - 1, 0);
    this.own.set(key, open);
    if (open === 0) setTimeout(() => this.own.get(key) === 0 && this.forget(key), GRACE_MS).unref();
  }

  private forget(key: Key): void {
    this.own.delete(key);
    this.say('GONE', [key]);
    this.tell(key);
  }

  /** What this server knows of itself goes out; what it has long not heard of others is forgotten. */
  beat(): void {
    this.say('HERE', this.ownKeys());
    const oldest = this.ctx.clock.now().getTime() - SILENCE_MS;
    for (const [key, servers] of this.others) {
      for (const [server, heardAt] of servers) if (heardAt < oldest) servers.delete(server);
      if (servers.size === 0) this.dropOthers(key);
    }
  }

  private dropOthers(key: Key): void {
    this.others.delete(key);
    if (!this.own.has(key)) this.tell(key);
  }

  private ownKeys(): Key[] {
    return [...this.own].filter(([, open]) => open > 0).map(([key]) => key);
  }

  private close(): void {
    for (const stop of this.stops) stop();
    this.say('GONE', [...this.own.keys()]);
  }

  private receive(event: BusEvent | { topic: 'bus.resumed' }): void {
    if (!('payload' in event)) {
      this.say('ASK', []);
      return this.say('HERE', this.ownKeys());
    }
    const { word, server, keys, caseId, userId } = event.payload;
    if (word === 'MARKS') return this.tell(keyOf(String(caseId), String(userId)));
    if (server === this.server) return;
    if (word === 'ASK') return this.say('HERE', this.ownKeys());
    for (const key of String(keys).split(' ') as Key[]) this.hear(word === 'HERE', key, String(server));
  }

  private hear(isHere: boolean, key: Key, server: string): void {
    const servers = this.others.get(key) ?? new Map<string, number>();
    const wasThere = servers.size > 0;
    if (isHere) {
      this.others.set(key, servers.set(server, this.ctx.clock.now().getTime()));
      if (!wasThere && !this.own.has(key)) this.tell(key);
    } else if (servers.delete(server) && servers.size === 0) this.dropOthers(key);
  }

  private tell(key: Key): void {
    const [caseId = '', userId = ''] = key.split('/');
    for (const watcher of Array.from(this.watchers.get(caseId) ?? [])) watcher(userId);
  }

  private say(word: Word, keys: Key[]): void {
    if (word !== 'ASK' && keys.length === 0) return;
    const speak = async (part: Key[]): Promise<void> => {
      const payload = { word, server: this.server, keys: part.join(' ') };
      await announce(this.ctx.em.fork() as Ctx['em'], { topic: CASE_PRESENCE, payload });
    };
    for (let at = 0; at === 0 || at < keys.length; at += KEYS_AT_ONCE)
      // A beat that is lost is followed by the next one.
      speak(keys.slice(at, at + KEYS_AT_ONCE)).catch((error: unknown) =>
        this.ctx.log.debug({ err: error }, 'presence: not said'),
      );
  }
}

/** One board a server: its bus is what a server has one of. */
const boards = new WeakMap<Bus, PresenceBoard>();

function boardOf({ bus, em, clock, log, shutdown }: Ctx): PresenceBoard {
  const known = boards.get(bus);
  if (known) return known;
  const board = new PresenceBoard({ bus, em: em.fork() as Ctx['em'], clock, log, shutdown });
  boards.set(bus, board);
  return board;
}

/** Whether somebody has the chat of a matter open, as far as this server has heard. */
export const isPresent = (ctx: Ctx, caseId: string, userId: string): boolean => boardOf(ctx).isPresent(caseId, userId);

interface MarksRow {
  userId: string;
  name: string;
  isMember: boolean;
  deliveredSequence: number;
  readSequence: number;
}

const MARKS = `select u.id as "userId", u.name, coalesce(m.role in ('OWNER', 'COLLABORATOR'), false) as "isMember",
    coalesce(m.delivered_sequence, 0) as "deliveredSequence", coalesce(m.read_sequence, 0) as "readSequence"`;

/** Everybody who may chat there, or those of whom something was heard: also somebody who was just removed. */
const readMarks = (ctx: Ctx, caseId: string, userIds: string[] | null): Promise<MarksRow[]> =>
  userIds === null
    ? ctx.em.execute(
        `${MARKS} from case_member m join user_account u on u.id = m.user_id
         where m.case_id = ? and m.role in ('OWNER', 'COLLABORATOR') order by m.joined_at, u.id`,
        [caseId],
      )
    : ctx.em.execute(
        `${MARKS} from user_account u left join case_member m on m.user_id = u.id and m.case_id = ?
         where u.id = any(?::text[]) order by u.id`,
        [caseId, `{${userIds.join(',')}}`],
      );

const EVERYBODY = '*';

async function* presences(
  ctx: Ctx,
  board: PresenceBoard,
  caseId: string,
  signal: AbortSignal,
): AsyncGenerator<PresenceEvent, void, undefined> {
  const { userId } = signedIn(ctx);
  const inbox = new BatchQueue<string>(signal);
  const offs = [
    board.watch(caseId, (id) => inbox.push(id)),
    ctx.bus.on(CASE_PRESENCE, (event) => 'payload' in event || inbox.push(EVERYBODY)),
    ctx.bus.on(CASE_MEMBER_REMOVED, (event) => {
      if ('payload' in event && event.payload['caseId'] === caseId) inbox.push(String(event.payload['userId']));
    }),
  ];
  const told = new Map<string, string>();
  board.join(caseId, userId);
  try {
    let who: string[] | null = [EVERYBODY];
    while (who) {
      const wanted = who.includes(EVERYBODY) ? null : [...new Set(who)];
      const rows = await unlessAway(() => readMarks(newTurn(ctx), caseId, wanted));
      for (const { isMember, ...marks } of rows ?? []) {
        const event = { caseId, ...marks, isPresent: isMember && board.isPresent(caseId, marks.userId) };
        const state = JSON.stringify(event);
        if (told.get(marks.userId) === state) continue;
        told.set(marks.userId, state);
        yield event;
      }
      who = await inbox.takeAll();
    }
  } finally {
    for (const off of offs) off();
    board.leave(caseId, userId);
  }
}

/** Subscribing is being there: the state of every member first, then each change. Reading marks travel in it. */
export async function followPresence(ctx: Ctx, caseId: string) {
  const board = boardOf(ctx);
  return memberStream(ctx, chatScope(caseId), (signal) => presences(ctx, board, caseId, signal));
}
