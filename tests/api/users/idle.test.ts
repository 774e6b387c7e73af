import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { KeepSessionDocument } from '../../support/account-security.generated.ts';
import { UpdateSettingsDocument } from '../../support/settings.generated.ts';
import { RefreshDocument } from '../../support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

async function lawyerWith(sessionTimeoutMinutes: number): Promise<Caller> {
  const ana = await world.lawyer();
  await ana.does(UpdateSettingsDocument, { input: { security: { sessionTimeoutMinutes } } });
  return ana;
}

/** Renews the access token; null: the session is over. */
async function renews(caller: Caller): Promise<string | null> {
  const { data } = await caller.graphql(RefreshDocument);
  caller.token = data?.refresh.token ?? null;
  return caller.token;
}
const whyEnded = async (caller: Caller) =>
  (await world.sql<{ ended_by: string | null }>('select ended_by from session where user_id = ?', [caller.userId]))[0]
    ?.ended_by;

describe('a session that nobody uses', () => {
  test('ends after the time of the settings, and says why', async () => {
    const ana = await lawyerWith(15);
    world.clock.advance(18 * MINUTE);
    expect(await renews(ana)).toBeNull();
    expect(await whyEnded(ana)).toBe('idle');
  });

  test('goes on while a client renews, when that is all it tells', async () => {
    const ana = await lawyerWith(15);
    for (let time = 0; time < 4; time++) {
      world.clock.advance(14 * MINUTE);
      expect(await renews(ana)).not.toBeNull();
    }
  });

  test('ends although an open page renews: from the first call on only use counts', async () => {
    const ana = await lawyerWith(15);
    expect((await ana.does(KeepSessionDocument)).keepSession.timeoutMinutes).toBe(15);
    world.clock.advance(9 * MINUTE);
    expect(await renews(ana)).not.toBeNull();
    world.clock.advance(9 * MINUTE);
    expect(await renews(ana)).toBeNull();
  });

  test('goes on with each use', async () => {
    const ana = await lawyerWith(15);
    for (let time = 0; time < 4; time++) {
      await ana.does(KeepSessionDocument);
      world.clock.advance(9 * MINUTE);
      expect(await renews(ana)).not.toBeNull();
    }
  });

  test('goes on with each call over REST, also when its page tells of use; one that is over stays over', async () => {
    const ana = await lawyerWith(15);
    await ana.does(KeepSessionDocument);
    for (let time = 0; time < 3; time++) {
      world.clock.advance(9 * MINUTE);
      expect((await ana.rest('GET', '/api/real-auth/user-info')).status).toBe(200);
      expect(await renews(ana)).not.toBeNull();
    }
    const used = () => world.sql('select used_at from session where user_id = ?', [ana.userId]);
    world.clock.advance(18 * MINUTE);
    const before = await used();
    await ana.rest('GET', '/api/real-auth/user-info');
    expect(await used()).toEqual(before);
    expect(await renews(ana)).toBeNull();
  });

  test('is ended on the server too; one with a longer setting is not', async () => {
    const [ana, eva] = [await lawyerWith(30), await lawyerWith(480)];
    world.clock.advance(33 * MINUTE);
    await world.sql("select graphile_worker.add_job('end-expired-sessions')");
    await world.runJobs('end-expired-sessions');
    expect(await whyEnded(ana)).toBe('idle');
    expect(await whyEnded(eva)).toBeNull();
  });

  test('cannot be kept any more', async () => {
    const ana = await lawyerWith(15);
    await world.sql("update session set ended_at = created_at, ended_by = 'idle' where user_id = ?", [ana.userId]);
    world.clock.advance(6000);
    expect((await ana.graphql(KeepSessionDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
