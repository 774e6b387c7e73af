import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { AskDocument } from '#tests/support/chat.generated.ts';
import { StartDemoSessionDocument } from '#tests/support/trials.generated.ts';
import { MeDocument, RefreshDocument, UsageDocument } from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { opens, sees, tries } from '../cases/case-world.ts';
import { anAddress, inDemo, registers } from './trial-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => world.end());

const QUESTION = '¿Qué es el aguinaldo?';
const asks = (caller: Caller) => caller.graphql(AskDocument, { input: { text: QUESTION } });
const codes = (replies: Awaited<ReturnType<typeof asks>>[]) =>
  replies.map(({ errors }) => errors[0]?.extensions.code ?? 'taken').toSorted();

describe('a session of the demo', () => {
  test('lives two hours, with the limits of the demo, and asks for real', async () => {
    const caller = world.visitor();
    caller.address = anAddress();
    const { startDemoSession } = await caller.does(StartDemoSessionDocument);
    const { token, expiresAt, usage } = startDemoSession.demoSession ?? {};
    expect(usage).toEqual({ chatMessages: { used: 0, limit: 5 }, documentsAnalyzed: { used: 0, limit: 2 } });
    expect(Date.parse(expiresAt ?? '') - world.clock.now().getTime()).toBeGreaterThan(2 * HOUR - 60_000);
    caller.token = token ?? null;
    expect(await caller.me()).toMatchObject({ plan: 'DEMO', isPremium: false, email: null });
    expect((await caller.asks(QUESTION)).status).toBe('COMPLETE');
    expect((await caller.rest('POST', '/api/chat', { message: QUESTION })).status).toBe(200);
    expect((await caller.does(UsageDocument)).usage.chatMessages).toMatchObject({ used: 2, limit: 5 });
    world.clock.advance(2 * HOUR);
    expect((await caller.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is begun thirty times an hour from one address', async () => {
    const caller = world.visitor();
    caller.address = anAddress();
    const replies = await Promise.all(Array.from({ length: 33 }, () => caller.graphql(StartDemoSessionDocument)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('sees nothing of another at the same address', async () => {
    const address = anAddress();
    const [one, two] = [await inDemo(world, address), await inDemo(world, address)];
    const { id } = await opens(one);
    expect(await sees(two, id)).toBeNull();
  });
});

describe('the limits of the demo', () => {
  test('of fifty questions at once exactly five are taken', async () => {
    const demo = await inDemo(world);
    const replies = await Promise.all(Array.from({ length: 50 }, () => asks(demo)));
    expect(codes(replies).filter((code) => code === 'taken')).toHaveLength(5);
    expect(new Set(codes(replies))).toEqual(new Set(['LIMIT_REACHED', 'taken']));
    expect((await demo.rest('POST', '/api/chat', { message: 'otra' })).status).toBe(403);
  });

  test('are those of the address, whatever number of sessions is begun there at once', async () => {
    const address = anAddress();
    const demos = await Promise.all(Array.from({ length: 5 }, () => inDemo(world, address)));
    const replies = await Promise.all(demos.flatMap((demo) => [asks(demo), asks(demo), asks(demo)]));
    expect(codes(replies).filter((code) => code === 'taken')).toHaveLength(5);
    const fresh = await inDemo(world, address);
    expect((await fresh.does(UsageDocument)).usage.chatMessages).toMatchObject({ used: 5, limit: 5 });
    const elsewhere = await inDemo(world);
    expect((await asks(elsewhere)).errors).toEqual([]);
  });

  test('begin again after a day', async () => {
    const address = anAddress();
    const demo = await inDemo(world, address);
    for (let n = 0; n < 5; n++) await asks(demo);
    world.clock.advance(DAY);
    expect((await asks(await inDemo(world, address))).errors).toEqual([]);
  });

  test('allow one case at an address, also of two that are opened at once', async () => {
    const address = anAddress();
    const [one, two] = [await inDemo(world, address), await inDemo(world, address)];
    const both = await Promise.allSettled([tries(one), tries(two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(tries(await inDemo(world, address))).rejects.toThrow('LIMIT_REACHED');
  });
});

describe('registering out of the demo', () => {
  test('keeps what was done, begins the trial of three days, and the meters go on', async () => {
    const demo = await inDemo(world);
    const { userId, token } = demo;
    const { id } = await opens(demo, { title: 'De la demostración' });
    for (let n = 0; n < 5; n++) await asks(demo);
    expect((await asks(demo)).errors[0]?.extensions.code).toBe('LIMIT_REACHED');
    world.clock.advance(HOUR);
    expect((await registers(demo)).userErrors).toEqual([]);
    expect(await demo.me()).toMatchObject({
      id: userId,
      plan: 'TRIAL',
      subscription: { status: 'TRIALING', trialDaysLeft: 3 },
      usage: { chat: 5, cases: 1 },
      limits: { chatMessages: 100, cases: 10 },
    });
    expect((await sees(demo, id))?.title).toBe('De la demostración');
    expect((await asks(demo)).errors).toEqual([]);
    const old = world.visitor();
    old.token = token;
    expect((await old.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    world.clock.advance(2 * DAY);
    await world.deletesOverdue();
    expect(await world.sql('select 1 from legal_case where id = ?', [id])).toHaveLength(1);
  });

  test('three days later it is the free plan', async () => {
    const demo = await inDemo(world);
    await registers(demo);
    world.clock.advance(3 * DAY);
    // In use until now: an idle session ends.
    await world.sql('update session set used_at = ?', [world.clock.now()]);
    demo.token = (await demo.does(RefreshDocument)).refresh.token ?? null;
    expect(await demo.me()).toMatchObject({ plan: 'FREE', limits: { chatMessages: 3 }, usage: { chat: 0 } });
  });

  test('twice at once makes one account', async () => {
    const demo = await inDemo(world);
    const twin = world.visitor();
    twin.token = demo.token;
    const both = await Promise.all([registers(demo), registers(twin)]);
    expect(both.map(({ userErrors }) => userErrors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test('a demo that nobody registered with is deleted after two days', async () => {
    const demo = await inDemo(world);
    const { id } = await opens(demo);
    world.clock.advance(2 * DAY);
    await world.deletesOverdue();
    expect(await world.sql('select 1 from legal_case where id = ?', [id])).toEqual([]);
    expect(await world.sql('select 1 from user_account where id = ?', [demo.userId])).toEqual([]);
  });
});
