import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanCode } from '#schema/generated/contract.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const asks = (caller: Caller) => caller.asks('¿Cuántos días de aguinaldo me tocan?');
const sets = (caller: Caller, used: number) =>
  world.sql('update usage_counter set used = ? where user_id = ?', [used, caller.userId]);
async function subjects(caller: Caller): Promise<string[]> {
  await world.runJobs('mail-meter');
  return (await world.outbox()).filter(({ to }) => to.includes(caller.email)).map(({ subject }) => subject);
}
async function begins(plan: PlanCode): Promise<Caller> {
  const caller = await world.lawyer({ plan });
  await asks(caller);
  return caller;
}

describe('a meter', () => {
  test('tells its account at 80 and at 95 percent, once each in a period', async () => {
    const ana = await begins('BASIC');
    await sets(ana, 78);
    await asks(ana);
    expect(await subjects(ana)).toEqual([]);
    await asks(ana);
    expect(await subjects(ana)).toEqual(['Usaste el 80 % de las consultas al chat de tu plan']);
    // Given back and spent again: not told again.
    await sets(ana, 79);
    await asks(ana);
    await sets(ana, 94);
    await asks(ana);
    await sets(ana, 94);
    await asks(ana);
    expect((await subjects(ana)).toSorted()).toEqual([
      'Usaste el 80 % de las consultas al chat de tu plan',
      'Usaste el 95 % de las consultas al chat de tu plan',
    ]);
    const [mail] = (await world.outbox()).filter(({ to, subject }) => to.includes(ana.email) && subject.includes('95'));
    expect(mail?.text).toContain('Llevas 95 de 100 consultas al chat del plan Básico');
    expect(mail?.text).toContain('Te quedan 5');
    expect(mail?.text).toContain('No se cobra nada por excederse');
    expect(mail?.link).toContain('/subscriptions');
  });

  test('tells again in the next period', async () => {
    const ana = await begins('BASIC');
    await sets(ana, 79);
    await asks(ana);
    await world.runJobs('mail-meter');
    await world.sql('update plan_subscription set period_anchor_at = ? where user_id = ?', [
      world.clock.now(),
      ana.userId,
    ]);
    await asks(ana);
    await sets(ana, 79);
    await asks(ana);
    expect(await subjects(ana)).toHaveLength(2);
  });

  test('of three says that all are used, and not that 80 percent are', async () => {
    const ana = await begins('FREE');
    await asks(ana);
    expect(await subjects(ana)).toEqual([]);
    await asks(ana);
    expect(await subjects(ana)).toEqual(['Usaste todas las consultas al chat de tu plan']);
  });

  test('without a limit tells nothing', async () => {
    const ana = await begins('ENTERPRISE');
    await sets(ana, 100_000);
    await asks(ana);
    expect(await subjects(ana)).toEqual([]);
  });

  test('two uses at once that pass a share tell it once', async () => {
    const ana = await begins('BASIC');
    await sets(ana, 78);
    await Promise.all([asks(ana), asks(ana), asks(ana)]);
    expect(await subjects(ana)).toHaveLength(1);
  });
});
