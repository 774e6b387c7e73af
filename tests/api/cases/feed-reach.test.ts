import 'reflect-metadata';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { socketText } from '#schema/text/errors.ts';
import { LIMITS } from '#api/kernel/graphql/limits.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { SubscriptionListener } from '../../support/subscription-listener.ts';
import {
  AddCaseNoteDocument,
  ArchiveCaseDocument,
  ChangeCaseStatusDocument,
  DeleteCaseNoteDocument,
} from '#tests/support/cases.generated.ts';
import {
  CaseAccessEndedDocument,
  CaseMessageAddedDocument,
  CaseStatusUpdatedDocument,
  CaseUpdatedDocument,
  DeleteCaseMessageDocument,
  EditCaseMessageDocument,
  MyCaseMessagesDocument,
  SendCaseMessageDocument,
} from '#tests/support/case-chat.generated.ts';
import { InviteToCaseDocument, RemoveMemberDocument } from '#tests/support/case-people.generated.ts';
import type { Caller, World } from '../../support/world.ts';
import { beginChatWorld, type ChatWorld } from './chat-world.ts';

let world: World;
let ana: Caller;
let bruno: Caller;
let carla: Caller;
let stranger: Caller;
let addGuest: ChatWorld['addGuest'];
let sql: ChatWorld['sql'];
let aCase: ChatWorld['aCase'];
beforeAll(async () => {
  ({ world, sql, ana, bruno, carla, stranger, addGuest, aCase } = await beginChatWorld());
});
afterAll(() => world.end());

async function says(who: Caller, caseId: string, text: string) {
  const input = { caseId, text, clientId: crypto.randomUUID() };
  const { message, userErrors } = (await who.does(SendCaseMessageDocument, { input })).sendCaseMessage;
  if (!message) throw new Error(userErrors[0]?.message);
  return message;
}

const completes = (caseId: string, status: 'ACTIVE' | 'COMPLETED' = 'COMPLETED') =>
  ana.does(ChangeCaseStatusDocument, { input: { caseId, status } });
const notes = async (caseId: string, isShared: boolean) =>
  (await ana.does(AddCaseNoteDocument, { input: { caseId, text: 'Nota', isShared } })).addCaseNote.note?.id ?? '';

describe('a guest', () => {
  test('hears of no status and no change, but of notes that are marked for guests', async () => {
    const caseId = await aCase();
    const [all, one] = [
      await SubscriptionListener.open(carla, CaseUpdatedDocument, {}),
      await SubscriptionListener.open(carla, CaseUpdatedDocument, { caseId }),
    ];
    const statuses = await SubscriptionListener.open(carla, CaseStatusUpdatedDocument, {});
    const works = await SubscriptionListener.open(bruno, CaseUpdatedDocument, { caseId });
    await completes(caseId);
    await notes(caseId, false);
    await works.receives(2);
    const shared = await notes(caseId, true);
    await all.receives(1);
    await one.receives(1);
    await ana.does(DeleteCaseNoteDocument, { input: { noteId: shared } });
    await all.receives(2);
    await one.receives(2);
    expect(all.received.map(({ caseUpdated }) => caseUpdated.id)).toEqual([caseId, caseId]);
    expect(one.received).toHaveLength(2);
    expect(statuses.received).toEqual([]);
  });

  test('hears of their own part, and only they', async () => {
    const caseId = await aCase();
    const other = await world.lawyer();
    await addGuest(caseId, other.userId);
    const [bystander, demoted] = [
      await SubscriptionListener.open(other, CaseUpdatedDocument, {}),
      await SubscriptionListener.open(bruno, CaseUpdatedDocument, {}),
    ];
    const endings = await SubscriptionListener.open(bruno, CaseAccessEndedDocument, {});
    await ana.does(InviteToCaseDocument, { input: { caseId, email: bruno.email, role: 'GUEST' } });
    expect((await demoted.receives(1))[0]?.caseUpdated.id).toBe(caseId);
    await completes(caseId);
    await notes(caseId, true);
    await bystander.receives(1);
    await demoted.receives(2);
    expect([bystander.received.length, demoted.received.length]).toEqual([1, 2]);
    expect(endings.received).toEqual([]);
  });
});

describe('who loses a matter', () => {
  test('is told its id, on every server, whether removed or gone by themselves', async () => {
    const first = world.server;
    const second = await world.start();
    world.server = first;
    try {
      const caseId = await aCase();
      const elsewhere = world.visitor(second);
      elsewhere.token = bruno.token;
      await elsewhere.me();
      const [removed, owner, left] = [
        await SubscriptionListener.open(elsewhere, CaseAccessEndedDocument, {}),
        await SubscriptionListener.open(ana, CaseAccessEndedDocument, {}),
        await SubscriptionListener.open(carla, CaseAccessEndedDocument, {}),
      ];
      const updates = await SubscriptionListener.open(elsewhere, CaseUpdatedDocument, {});
      await ana.does(RemoveMemberDocument, { input: { caseId, userId: bruno.userId } });
      expect(await removed.receives(1)).toEqual([{ caseAccessEnded: { caseId } }]);
      await carla.does(RemoveMemberDocument, { input: { caseId, userId: carla.userId } });
      expect(await left.receives(1)).toEqual([{ caseAccessEnded: { caseId } }]);
      expect([owner.received, updates.received]).toEqual([[], []]);
      await elsewhere.leave();
    } finally {
      await second.stop();
    }
  });

  test('and has it back at once hears nothing; archiving takes nothing away and is told as a change', async () => {
    const caseId = await aCase();
    const [endings, updates] = [
      await SubscriptionListener.open(bruno, CaseAccessEndedDocument, {}),
      await SubscriptionListener.open(bruno, CaseUpdatedDocument, {}),
    ];
    await ana.does(ArchiveCaseDocument, { input: { caseId, isArchived: true } });
    expect((await updates.receives(1))[0]?.caseUpdated.id).toBe(caseId);
    expect(endings.received).toEqual([]);
  });
});

describe('messages of every matter', () => {
  test('come to those who chat there, each once, and not to guests or strangers', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const foreign = await openCaseFor(sql, stranger.userId);
    // Somebody hears it first: on a busy machine a message may arrive after the next subscription has begun.
    const earlier = await SubscriptionListener.open(bruno, MyCaseMessagesDocument, {});
    await says(ana, one, 'antes');
    await earlier.receives(1);
    await earlier.close();
    const [works, looks, outside] = [
      await SubscriptionListener.open(bruno, MyCaseMessagesDocument, {}),
      await SubscriptionListener.open(carla, MyCaseMessagesDocument, {}),
      await SubscriptionListener.open(stranger, MyCaseMessagesDocument, {}),
    ];
    await says(ana, one, 'uno');
    await says(bruno, other, 'dos');
    await says(stranger, foreign, 'ajeno');
    const { id } = await says(ana, one, 'tres');
    // What is told is read when it is told: edited before, it would come with its new words.
    await works.receives(3);
    await ana.does(EditCaseMessageDocument, { input: { messageId: id, text: 'tres bis' } });
    await outside.receives(1);
    await says(ana, other, 'cuatro');
    await works.receives(4);
    expect(works.received.map(({ myCaseMessages: { caseId, text } }) => [caseId, text])).toEqual([
      [one, 'uno'],
      [other, 'dos'],
      [one, 'tres'],
      [other, 'cuatro'],
    ]);
    expect(works.received[1]?.myCaseMessages.authorId).toBe(bruno.userId);
    expect(looks.received).toEqual([]);
    expect(outside.received.map(({ myCaseMessages }) => myCaseMessages.text)).toEqual(['ajeno']);
  });

  test('end for a matter with the membership, and go on after a lost listening connection', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const works = await SubscriptionListener.open(bruno, MyCaseMessagesDocument, {});
    await says(ana, one, 'uno');
    await works.receives(1);
    await ana.does(RemoveMemberDocument, { input: { caseId: one, userId: bruno.userId } });
    await says(ana, one, 'ya no');
    await says(ana, other, 'antes');
    await works.receives(2);
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await says(ana, other, 'durante');
    await says(ana, one, 'tampoco');
    await works.receives(3);
    await says(ana, other, 'después');
    expect((await works.receives(4)).map(({ myCaseMessages }) => myCaseMessages.text)).toEqual([
      'uno',
      'antes',
      'durante',
      'después',
    ]);
  });
});

describe('what was edited while somebody was away', () => {
  /** So many messages, of which those before `changed` were edited so long ago. */
  async function aTalk(messages: number, changed: number, minutesAgo: number): Promise<string> {
    const caseId = await aCase();
    const ago = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
    await sql(
      `insert into case_message (id, case_id, author_id, sequence, client_id, text, created_at, edited_at)
       select 'cmg_' || substr(md5(?::text || n), 1, 26), ?::text, ?::text, n, ?::text || n, 'm' || n, ?::timestamptz,
         case when n <= ? then ?::timestamptz end from generate_series(1, ?::int) n`,
      [caseId, caseId, ana.userId, caseId, ago(20 * 60), changed, ago(minutesAgo), messages],
    );
    await sql('update legal_case set message_sequence = ? where id = ?', [messages, caseId]);
    return caseId;
  }
  const places = (listening: SubscriptionListener<{ caseMessageAdded: { sequence: number } }>) =>
    listening.received.map(({ caseMessageAdded }) => caseMessageAdded.sequence);

  test('comes again whole, however much it is', async () => {
    const caseId = await aTalk(260, 250, 5);
    const back = await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 260 });
    await back.receives(250);
    expect(places(back)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    await says(ana, caseId, 'más');
    await back.receives(251);
    expect(places(back).at(-1)).toBe(261);
  });

  test('comes again from the instant that is named, not only of the last quarter of an hour', async () => {
    const caseId = await aTalk(20, 3, 120);
    const hoursAgo = (hours: number) => new Date(world.clock.now().getTime() - hours * 3600_000).toISOString();
    const shortly = await SubscriptionListener.open(bruno, CaseMessageAddedDocument, { caseId, afterSequence: 20 });
    const since = (hours: number) =>
      SubscriptionListener.open(bruno, CaseMessageAddedDocument, {
        caseId,
        afterSequence: 20,
        changedSince: hoursAgo(hours),
      });
    const [long, later] = [await since(3), await since(1)];
    await long.receives(3);
    expect([places(shortly), places(long), places(later)]).toEqual([[], [1, 2, 3], []]);
    const { id } = await says(ana, caseId, 'nuevo');
    // Deleted before it was told, it would rightly come once only.
    await later.receives(1);
    await ana.does(DeleteCaseMessageDocument, { input: { messageId: id } });
    await later.receives(2);
    expect(places(later)).toEqual([21, 21]);
  });
});

describe('one account', () => {
  const connects = async (caller: Caller) => {
    let closed: { code: number; reason: string } | null = null;
    const client = createClient({
      url: `${caller.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${caller.token}` },
      onNonLazyError: () => undefined,
      on: { closed: (event) => (closed = event as never) },
    });
    await new Promise<void>((resolve) => {
      client.on('connected', () => resolve());
      client.on('closed', () => resolve());
    });
    return { client, closed: () => closed as { code: number; reason: string } | null };
  };

  test('has so many sockets at once; one more is told to try later, and comes in when another is closed', async () => {
    const dora = await world.lawyer();
    const open = [];
    for (let n = 0; n < LIMITS.socketsPerAccount; n++) open.push(await connects(dora));
    expect(open.filter(({ closed }) => closed() !== null)).toEqual([]);
    const [more, other] = [await connects(dora), await connects(await world.lawyer())];
    expect(more.closed()).toMatchObject({ code: 1013, reason: socketText.tooManySockets });
    expect(other.closed()).toBeNull();
    expect(Buffer.byteLength(socketText.tooManySockets)).toBeLessThanOrEqual(123);
    await open.pop()?.client.dispose();
    await expect.poll(async () => (await connects(dora)).closed(), { timeout: 5000 }).toBeNull();
    for (const { client } of [...open, other]) await client.dispose();
  });

  test('follows so many things at once, over all its sockets', async () => {
    const emma = await world.lawyer();
    const sockets = await Promise.all(Array.from({ length: 7 }, () => connects(emma)));
    const each = 49;
    const refused: string[] = [];
    for (const { client } of sockets)
      for (let n = 0; n < each; n++)
        client.subscribe(
          { query: 'subscription { caseUpdated { id } }' },
          {
            next: () => undefined,
            error: (errors) => refused.push((errors as { message: string }[])[0]?.message ?? ''),
            complete: () => undefined,
          },
        );
    const over = sockets.length * each - LIMITS.subscriptionsPerAccount;
    await expect.poll(() => refused.length, { timeout: 5000 }).toBe(over);
    expect(new Set(refused)).toEqual(new Set([socketText.tooManySubscriptions]));
    for (const { client } of sockets) await client.dispose();
  });
});
