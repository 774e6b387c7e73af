import { afterAll, beforeAll, expect, test } from 'vitest';
import { AskAndWaitDocument } from '#tests/support/chat.generated.ts';
import { buys, detailsOf, portalOf, press, confirmations } from '../../support/sandbox-payments.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

test('of 50 questions at once with 5 left, exactly 5 are taken', async () => {
  const ana = await world.lawyer();
  await buys(world, ana, 'BASIC');
  const [row] = await world.sql<{ start: string }>(
    'select started_at as start from paid_subscription where user_id = ?',
    [ana.userId],
  );
  await world.sql('insert into usage_counter (user_id, meter, period_start, used) values (?, ?, ?, 95)', [
    ana.userId,
    'chat_messages',
    row?.start,
  ]);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ana.graphql(AskAndWaitDocument, { input: { text: 'Hola', threadId: null } })),
  );
  const codes = replies.map(
    ({ errors, data }) => errors[0]?.extensions.code ?? data.askQuestion.userErrors[0]?.code ?? 'OK',
  );
  const [details] = replies
    .flatMap(({ errors }) => errors)
    .filter(({ extensions }) => extensions.code === 'LIMIT_REACHED');
  expect(details?.extensions).toMatchObject({ used: 100, limit: 100, requiredPlan: 'PROFESSIONAL' });
  expect((await detailsOf(ana)).usage.chatMessages).toEqual({ used: 100, limit: 100 });
  expect(codes.filter((code) => code !== 'LIMIT_REACHED')).toHaveLength(5);
});

test('a renewal of one month begins the meters anew', async () => {
  const ana = await world.lawyer();
  await buys(world, ana, 'PROFESSIONAL');
  await ana.asks('¿Cuántos días de aguinaldo me tocan?');
  expect((await detailsOf(ana)).usage.chatMessages.used).toBe(1);
  await press(await portalOf(ana), 'FAIL_RENEWAL');
  await confirmations(world);
  // Late, and still the plan with its meters.
  expect((await detailsOf(ana)).usage.chatMessages.limit).toBe(500);
});
