import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { AskDocument } from '#tests/support/chat.generated.ts';
import { buys, detailsOf, reconciles, timePasses } from '../../support/sandbox-payments.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

test('of 50 questions at once with 5 left of a paid plan, exactly 5 are taken', async () => {
  const ana = await world.lawyer();
  await buys(world, ana, 'BASIC');
  await world.sql(
    `insert into usage_counter (user_id, meter, period_start, used)
     select user_id, 'chat_messages', started_at, 95 from paid_subscription where user_id = ?`,
    [ana.userId],
  );
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ana.graphql(AskDocument, { input: { text: '¿Qué es el aguinaldo?' } })),
  );
  expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(5);
  const refused = replies.find(({ errors }) => errors.length > 0)?.errors[0];
  expect(refused?.extensions).toMatchObject({
    code: 'LIMIT_REACHED',
    used: 100,
    limit: 100,
    requiredPlan: 'PROFESSIONAL',
  });
});

test('meters begin anew with a purchase, and with the month that is paid after the trial', async () => {
  const ana = await world.lawyer();
  await ana.asks('¿Qué es el aguinaldo?');
  expect((await detailsOf(ana)).usage.chatMessages).toEqual({ used: 1, limit: 100 });
  await buys(world, ana, 'PROFESSIONAL');
  expect((await detailsOf(ana)).usage.chatMessages).toEqual({ used: 0, limit: 500 });
  await ana.asks('¿Qué es el aguinaldo?');
  await timePasses(world, 3 * DAY + HOUR, ana);
  await reconciles(world);
  const { subscription, usage } = await detailsOf(ana);
  expect(subscription).toMatchObject({ status: 'ACTIVE', trialDaysLeft: 0 });
  expect(usage.chatMessages).toEqual({ used: 0, limit: 500 });
});
