import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishCaseChanged, publishMemberRemoved } from '#api/features/cases/cases.events.ts';
import { PresenceBoard, PRESENCE_TIMEOUT_MS } from '#api/features/cases/toasts/presence-board.service.ts';
import { Typists, TYPING_MS } from '#api/features/cases/feed/typing.stream.ts';
import type { Bus, BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { RunningServer } from '#api/main.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { SubscriptionListener } from '../../support/subscription-listener.ts';
import {
  CaseMessageAddedDocument,
  CasePresenceDocument,
  CaseStatusUpdatedDocument,
  CaseTypingDocument,
  CaseUpdatedDocument,
  DeleteCaseMessageDocument,
  EditCaseMessageDocument,
  MarkMessagesDocument,
  SendCaseMessageDocument,
  SetTypingDocument,
  type CasePresenceSubscription,
} from '#tests/support/case-chat.generated.ts';
import { LogoutDocument } from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let first: RunningServer;
let second: RunningServer;
let ana: Caller;
let bruno: Caller;
let stranger: Caller;
/** Bruno at the other server. */
let brunoElsewhere: Caller;
beforeAll(async () => {
  world = await World.begin();
  first = world.server;
  second = await world.start();
  world.server = first;
  [ana, bruno, stranger] = [
    await world.lawyer({ name: 'Ana' }),
    await world.lawyer({ name: 'Bruno' }),
    await world.lawyer({ name: 'Otra' }),
  ];
  brunoElsewhere = await at(second, bruno);
});
afterAll(async () => {
  await second.stop();
  world.server = first;
  await world.end();
});

async function at(server: RunningServer, caller: Caller): Promise<Caller> {
  const twin = world.visitor(server);
  twin.token = caller.token;
  twin.userId = caller.userId;
  await twin.me();
  return twin;
}

const sql = (text: string, values: unknown[]) => world.sql(text, values);
const aCase = () => openCaseFor(sql, ana.userId, [bruno.userId]);

async function says(who: Caller, caseId: string, text: string) {
  const input = { caseId, text, clientId: crypto.randomUUID() };
  const { message, userErrors } = (await who.does(SendCaseMessageDocument, { input })).sendCaseMessage;
  if (!message) throw new Error(userErrors[0]?.message);
  return message;
}

const changes = (caseId: string, more: { status?: string } = {}) =>
  first.work.em
    .fork()
    .transactional((em) =>
      publishCaseChanged(em as never, { caseId, userId: ana.userId, at: world.clock.now().toISOString(), ...more }),
    );

const removes = (caseId: string, userId: string) =>
  first.work.em.fork().transactional(async (em) => {
    await em.execute('delete from case_member where case_id = ? and user_id = ?', [caseId, userId]);
    await publishMemberRemoved(em as never, { caseId, userId });
  });

describe('the messages of a matter', () => {
  test('arrive after the one named, then as they are sent, on another server too', async () => {
    const caseId = await aCase();
    await says(ana, caseId, 'uno');
    await says(ana, caseId, 'dos');
    const listening = await SubscriptionListener.open(brunoElsewhere, CaseMessageAddedDocument, {
      caseId,
      afterSequence: 1,
    });
    await says(ana, caseId, 'tres');
    const heard = (await listening.receives(2)).map(({ caseMessageAdded: { sequence, text } }) => [sequence, text]);
    expect(heard).toEqual([
      [2, 'dos'],
      [3, 'tres'],
    ]);
  });

  test('that were edited or deleted come again, also to who was away', async () => {
    const caseId = await aCase();
    const { id } = await says(ana, caseId, 'El lunes');
    const listening = await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 0 });
    await listening.receives(1);
    await ana.does(EditCaseMessageDocument, { input: { messageId: id, text: 'El martes' } });
    expect((await listening.receives(2))[1]?.caseMessageAdded).toMatchObject({
      id,
      text: 'El martes',
      viewerCanEdit: false,
    });
    await ana.does(DeleteCaseMessageDocument, { input: { messageId: id } });
    expect((await listening.receives(3))[2]?.caseMessageAdded).toMatchObject({ id, text: '', versions: [] });
    const back = await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 1 });
    expect((await back.receives(1))[0]?.caseMessageAdded).toMatchObject({ id, text: '' });
  });

  test('go on when the listening connection was lost', async () => {
    const caseId = await aCase();
    const listening = await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 0 });
    await says(ana, caseId, 'antes');
    await listening.receives(1);
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await says(ana, caseId, 'durante');
    await says(ana, caseId, 'después');
    expect((await listening.receives(3)).map(({ caseMessageAdded }) => caseMessageAdded.text)).toEqual([
      'antes',
      'durante',
      'después',
    ]);
  });

  test('go on at another server when theirs is stopped', async () => {
    const third = await world.start();
    world.server = first;
    const caseId = await aCase();
    const brunoThere = await at(third, bruno);
    const listening = await SubscriptionListener.open(brunoThere, CaseMessageAddedDocument, {
      caseId,
      afterSequence: 0,
    });
    await says(ana, caseId, 'uno');
    await listening.receives(1);
    await third.stop();
    await listening.ends();
    await says(ana, caseId, 'dos');
    const back = await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 1 });
    expect((await back.receives(1))[0]?.caseMessageAdded).toMatchObject({ sequence: 2, text: 'dos' });
  });

  test('need a place that can be', async () => {
    const listening = await SubscriptionListener.open(ana, CaseMessageAddedDocument, {
      caseId: await aCase(),
      afterSequence: -1,
    });
    await listening.ends();
    expect(listening.codes).toEqual(['VALIDATION']);
  });
});

describe('who is no member', () => {
  test('is refused at once, by the same code for a matter that does not exist', async () => {
    const caseId = await aCase();
    for (const id of [caseId, 'cas_00000000000000000000000000', "' or 1=1"]) {
      const attempts = [
        await SubscriptionListener.open(stranger, CaseMessageAddedDocument, { caseId: id, afterSequence: 0 }),
        await SubscriptionListener.open(stranger, CaseTypingDocument, { caseId: id }),
        await SubscriptionListener.open(stranger, CasePresenceDocument, { caseId: id }),
        await SubscriptionListener.open(stranger, CaseUpdatedDocument, { caseId: id }),
      ];
      for (const attempt of attempts) await attempt.ends();
      expect(attempts.flatMap(({ codes }) => codes)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
    }
  });

  test('hears nothing of matters of others', async () => {
    const caseId = await aCase();
    const own = await openCaseFor(sql, stranger.userId);
    const updates = await SubscriptionListener.open(stranger, CaseUpdatedDocument, {});
    const statuses = await SubscriptionListener.open(stranger, CaseStatusUpdatedDocument, {});
    await changes(caseId, { status: 'COMPLETED' });
    await changes(own, { status: 'ACTIVE' });
    expect((await updates.receives(1)).map(({ caseUpdated }) => caseUpdated.id)).toEqual([own]);
    expect((await statuses.receives(1)).map(({ caseStatusUpdated }) => caseStatusUpdated.caseId)).toEqual([own]);
  });

  test('any more: every subscription to the matter ends at once, and tells nothing else', async () => {
    const caseId = await aCase();
    const open = [
      await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 0 }),
      await SubscriptionListener.open(brunoElsewhere, CaseMessageAddedDocument, { caseId, afterSequence: 0 }),
      await SubscriptionListener.open(bruno, CaseTypingDocument, { caseId }),
      await SubscriptionListener.open(bruno, CaseUpdatedDocument, { caseId }),
    ];
    const presence = await SubscriptionListener.open(bruno, CasePresenceDocument, { caseId });
    const all = await SubscriptionListener.open(bruno, CaseUpdatedDocument, {});
    await removes(caseId, bruno.userId);
    for (const listening of [...open, presence]) await listening.ends();
    await says(ana, caseId, 'Ya no lo oye');
    await changes(caseId);
    const other = await aCase();
    await changes(other);
    await all.receives(1);
    expect(open.map(({ received, codes }) => [received, codes])).toEqual(open.map(() => [[], []]));
    expect(all.received.map(({ caseUpdated }) => caseUpdated.id)).toEqual([other]);
  });

  test('or whose session ended: the subscription ends', async () => {
    const caseId = await aCase();
    const diana = await world.lawyer();
    await world.sql(
      `insert into case_member (case_id, user_id, role, joined_at) values (?, ?, 'COLLABORATOR', now())`,
      [caseId, diana.userId],
    );
    const dianaElsewhere = await at(second, diana);
    const listening = await SubscriptionListener.open(dianaElsewhere, CaseMessageAddedDocument, {
      caseId,
      afterSequence: 0,
    });
    await diana.does(LogoutDocument);
    await listening.ends();
  });
});

describe('a change of a matter', () => {
  test('reaches every member on every server, with who did it and when', async () => {
    const caseId = await aCase();
    const owner = await SubscriptionListener.open(ana, CaseStatusUpdatedDocument, {});
    const member = await SubscriptionListener.open(brunoElsewhere, CaseStatusUpdatedDocument, {});
    const updates = await SubscriptionListener.open(brunoElsewhere, CaseUpdatedDocument, { caseId });
    await world.sql(`update legal_case set status = 'COMPLETED' where id = ?`, [caseId]);
    await changes(caseId, { status: 'COMPLETED' });
    for (const listening of [owner, member])
      expect((await listening.receives(1))[0]?.caseStatusUpdated).toEqual({
        caseId,
        status: 'COMPLETED',
        userId: ana.userId,
        timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
        case: { id: caseId, status: 'COMPLETED' },
      });
    expect((await updates.receives(1))[0]?.caseUpdated).toMatchObject({ id: caseId, status: 'COMPLETED' });
    await changes(caseId);
    await updates.receives(2);
    expect(member.received).toHaveLength(1);
  });
});

describe('typing', () => {
  const types = (who: Caller, caseId: string, isTyping: boolean) =>
    who.does(SetTypingDocument, { input: { caseId, isTyping } });

  test('is heard by the others as it begins and ends, never by oneself', async () => {
    const caseId = await aCase();
    const others = await SubscriptionListener.open(brunoElsewhere, CaseTypingDocument, { caseId });
    const oneself = await SubscriptionListener.open(ana, CaseTypingDocument, { caseId });
    await types(ana, caseId, false);
    await types(ana, caseId, true);
    await types(ana, caseId, true);
    await types(ana, caseId, false);
    expect(await others.receives(2)).toEqual(
      [true, false].map((isTyping) => ({ typing: { caseId, userId: ana.userId, name: 'Ana', isTyping } })),
    );
    expect(oneself.received).toEqual([]);
  });

  test('ends five seconds after the last time that it was said', () => {
    vi.useFakeTimers();
    try {
      const ended: string[] = [];
      const typists = new Typists({ push: ({ userId, isTyping }) => isTyping || ended.push(userId) });
      expect(typists.receive({ userId: 'usr_ana', isTyping: true })).toBe(true);
      vi.advanceTimersByTime(TYPING_MS - 1);
      expect(typists.receive({ userId: 'usr_ana', isTyping: true })).toBe(false);
      vi.advanceTimersByTime(TYPING_MS - 1);
      expect(ended).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(ended).toEqual(['usr_ana']);
    } finally {
      vi.useRealTimers();
    }
  });
});

type Presence = CasePresenceSubscription['presence'];
/** Who is there, as the last event of each says. */
const present = (events: readonly { presence: Presence }[]): string[] =>
  [...new Map(events.map(({ presence }) => [presence.name, presence.isPresent]))]
    .filter(([, isPresent]) => isPresent)
    .map(([name]) => name)
    .toSorted();

describe('presence', () => {
  test('is subscribing; two tabs on two servers are one person; leaving is told', async () => {
    const caseId = await aCase();
    const watching = await SubscriptionListener.open(ana, CasePresenceDocument, { caseId });
    await expect.poll(() => present(watching.received)).toEqual(['Ana']);
    const one = await SubscriptionListener.open(bruno, CasePresenceDocument, { caseId });
    await expect.poll(() => present(one.received)).toEqual(['Ana', 'Bruno']);
    const two = await SubscriptionListener.open(brunoElsewhere, CasePresenceDocument, { caseId });
    await expect.poll(() => present(two.received)).toEqual(['Ana', 'Bruno']);
    await expect.poll(() => present(watching.received)).toEqual(['Ana', 'Bruno']);
    await one.close();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(present(watching.received)).toEqual(['Ana', 'Bruno']);
    await two.close();
    await expect.poll(() => present(watching.received), { timeout: 5000 }).toEqual(['Ana']);
    expect(watching.received.filter(({ presence }) => presence.name === 'Bruno' && presence.isPresent)).toHaveLength(1);
  });

  test('brings how far each has read', async () => {
    const caseId = await aCase();
    await says(ana, caseId, 'uno');
    const watching = await SubscriptionListener.open(ana, CasePresenceDocument, { caseId });
    const marks = () => watching.received.findLast(({ presence }) => presence.userId === bruno.userId)?.presence;
    await bruno.does(MarkMessagesDocument, { input: { caseId, sequence: 1, isRead: false } });
    await expect.poll(marks).toMatchObject({ deliveredSequence: 1, readSequence: 0, isPresent: false });
    await brunoElsewhere.does(MarkMessagesDocument, { input: { caseId, sequence: 1, isRead: true } });
    await expect.poll(marks).toMatchObject({ deliveredSequence: 1, readSequence: 1 });
  });

  test('of somebody who was removed is over', async () => {
    const caseId = await aCase();
    const watching = await SubscriptionListener.open(ana, CasePresenceDocument, { caseId });
    await SubscriptionListener.open(bruno, CasePresenceDocument, { caseId });
    await expect.poll(() => present(watching.received)).toEqual(['Ana', 'Bruno']);
    await removes(caseId, bruno.userId);
    await expect.poll(() => present(watching.received), { timeout: 800, interval: 10 }).toEqual(['Ana']);
  });

  test('of a server that is heard no more ends by itself, and a new server asks who is there', async () => {
    const net = new LocalNet();
    const there = net.board();
    await net.settle();
    there.join('cas_1', 'usr_bruno');
    await net.settle();
    const here = net.board();
    const told: string[] = [];
    here.watch('cas_1', (userId) => told.push(userId));
    await net.settle();
    expect(here.isPresent('cas_1', 'usr_bruno')).toBe(true);
    // The other server is killed: no farewell, no beat.
    net.now += PRESENCE_TIMEOUT_MS - 1;
    here.sendHeartbeat();
    expect(here.isPresent('cas_1', 'usr_bruno')).toBe(true);
    net.now += 2;
    here.sendHeartbeat();
    expect(here.isPresent('cas_1', 'usr_bruno')).toBe(false);
    expect(told).toEqual(['usr_bruno', 'usr_bruno']);
    net.close();
  });

  test('of thousands fits into notifications of eight thousand bytes', async () => {
    const net = new LocalNet();
    const there = net.board();
    for (let n = 0; n < 1000; n++)
      there.join(`cas_${String(n).padStart(26, '0')}`, `usr_${String(n).padStart(26, '0')}`);
    const here = net.board();
    await net.settle();
    expect(here.isPresent(`cas_${'999'.padStart(26, '0')}`, `usr_${'999'.padStart(26, '0')}`)).toBe(true);
    expect(net.longest).toBeLessThan(7900);
    net.close();
  });
});

/** Several servers without a database: what one announces, all hear. */
class LocalNet {
  now = Date.now();
  longest = 0;
  private readonly end = new AbortController();
  private readonly listeners: ((event: BusEvent) => void)[] = [];
  private readonly waiting: BusEvent[] = [];

  board(): PresenceBoard {
    const bus = {
      on: (_topic: string, listener: (event: BusEvent) => void) => {
        this.listeners.push(listener);
        return () => undefined;
      },
    } as unknown as Bus;
    const em = {
      fork: () => em,
      execute: (_sql: string, [, text]: [string, string]) => {
        this.longest = Math.max(this.longest, Buffer.byteLength(text));
        const { t: topic, d: payload } = JSON.parse(text) as { t: string; d: BusEvent['payload'] };
        this.waiting.push({ topic, payload });
        return Promise.resolve([]);
      },
    };
    return new PresenceBoard({
      bus,
      em: em as unknown as Ctx['em'],
      clock: { now: () => new Date(this.now) },
      log: console as unknown as Ctx['log'],
      shutdown: this.end.signal,
    });
  }

  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    for (let event = this.waiting.shift(); event; event = this.waiting.shift()) {
      for (const listener of this.listeners) listener(event);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  close(): void {
    this.end.abort();
  }
}
