import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorText } from '#schema/text/errors.ts';
import { MessageByIdDocument } from '#tests/support/chat.generated.ts';
import { UsageDocument } from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

/** What a restart of the database does to every connection that is open. */
const cutEveryConnection = () =>
  world
    .sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .catch(() => []);

const QUESTION = '¿Cuánto me toca de aguinaldo?';
const statusOf = async (id: string) => (await ana.does(MessageByIdDocument, { id })).chatMessage?.status;

describe('a database that goes away and comes back', () => {
  test('leaves a listener that hears again', async () => {
    await cutEveryConnection();
    // The first request may still meet a connection that is dying: refused, nothing lost, to be sent again.
    const { answerId } = await ana.startsQuestion(QUESTION).catch((refused: Error) => {
      expect(refused.message).toBe(`UNAVAILABLE: ${errorText.UNAVAILABLE}`);
      return ana.startsQuestion(QUESTION);
    });
    const steps = await ana.follows(answerId);
    expect(steps.at(-1)?.kind).toBe('DONE');
  });

  test('in the middle of an answer loses nothing and doubles nothing', async () => {
    const before = (await ana.does(UsageDocument)).usage.chatMessages.used;
    const { answerId } = await ana.startsQuestion(QUESTION);
    await ana.follows(answerId, 0, (step) => step.kind === 'DELTA');
    await cutEveryConnection();
    await expect
      .poll(() => statusOf(answerId).catch(() => 'away'), { timeout: 25_000, interval: 300 })
      .toBe('COMPLETE');
    expect((await ana.does(UsageDocument)).usage.chatMessages.used).toBe(before + 1);
  });
});

describe('several servers on one database', () => {
  test('an answer asked at one is followed at the other', async () => {
    const first = world.server;
    const second = await world.start();
    try {
      const elsewhere = world.visitor(second);
      elsewhere.token = ana.token;
      const { answerId } = await ana.startsQuestion(QUESTION);
      const steps = await elsewhere.follows(answerId);
      expect(steps.at(-1)?.message?.status).toBe('COMPLETE');
    } finally {
      await second.stop();
      world.server = first;
    }
  });

  test('a session that ends at one is over at the other', async () => {
    const first = world.server;
    const second = await world.start();
    try {
      const bruno = await world.lawyer();
      bruno.token ??= null;
      const elsewhere = world.visitor(first);
      elsewhere.token = bruno.token;
      expect((await elsewhere.me()).id).toBe(bruno.userId);
      await bruno.graphql('mutation { logout { ended } }');
      await expect
        .poll(async () => (await elsewhere.graphql('{ me { id } }')).errors[0]?.extensions.code, { timeout: 5000 })
        .toBe('UNAUTHENTICATED');
    } finally {
      await second.stop();
      world.server = first;
    }
  });
});
