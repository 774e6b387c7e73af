import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  AcceptSeatDocument,
  InviteSeatDocument,
  RemoveSeatDocument,
  SeatsDocument,
} from '#tests/support/seats.generated.ts';
import { UpgradeDocument } from '#tests/support/payments.generated.ts';
import { buys } from '../../support/sandbox-payments.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const owner = () => world.lawyer({ plan: 'ENTERPRISE', name: 'Olga Dueña' });
const invites = async (caller: Caller, email: string) => (await caller.does(InviteSeatDocument, { email })).inviteSeat;
const accepts = async (caller: Caller, token: string) => (await caller.does(AcceptSeatDocument, { token })).acceptSeat;
const removes = async (caller: Caller, id: string) => (await caller.does(RemoveSeatDocument, { id })).removeSeat;
const details = async (caller: Caller) => (await caller.does(SeatsDocument)).subscriptionDetails;
const planOf = async (caller: Caller) => (await details(caller)).subscription.plan;
/** The token of the last link that was mailed to an address. */
async function tokenOf(email: string): Promise<string> {
  await world.runJobs('mail-seat');
  const mails = (await world.outbox()).filter(({ to, subject }) => to.includes(email) && subject.includes('un lugar'));
  return new URL(mails.at(-1)?.link ?? 'http://none').searchParams.get('seat') ?? '';
}
async function seated(by: Caller): Promise<{ member: Caller; seatId: string }> {
  const member = await world.lawyer({ plan: 'FREE' });
  const { seat } = await invites(by, member.email);
  expect((await accepts(member, await tokenOf(member.email))).userErrors).toEqual([]);
  return { member, seatId: seat?.id ?? '' };
}

describe('a seat', () => {
  test('is offered by mail, taken once, and gives the plan of its owner', async () => {
    const [olga, ana] = [await owner(), await world.lawyer({ plan: 'FREE', name: 'Ana Ocupante' })];
    expect(await invites(olga, `  ${ana.email.toUpperCase()} `)).toMatchObject({
      seat: { email: ana.email, name: null, status: 'INVITED' },
      userErrors: [],
    });
    expect(await planOf(ana)).toBe('FREE');
    const token = await tokenOf(ana.email);
    expect(await accepts(ana, token)).toMatchObject({
      details: { subscription: { plan: 'ENTERPRISE' }, sharedBy: 'Olga Dueña' },
      userErrors: [],
    });
    expect(await details(ana)).toMatchObject({
      sharedBy: 'Olga Dueña',
      seats: null,
      ownSeatId: expect.stringMatching(/^sea_/),
    });
    expect((await details(olga)).seats).toMatchObject({
      total: 10,
      used: 2,
      members: [
        { id: olga.userId, status: 'OWNER', name: 'Olga Dueña' },
        { email: ana.email, name: 'Ana Ocupante', status: 'ACTIVE' },
      ],
    });
    expect((await accepts(ana, token)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: 'Ya ocupas este lugar.' },
    ]);
  });

  test('opens what the plan opens, and closes it at once when it is taken away', async () => {
    const olga = await owner();
    const { member, seatId } = await seated(olga);
    const opens = async () =>
      (await member.graphql(CreateCaseDocument, { input: { title: 'A', client: 'C', area: 'CIVIL' } })).errors[0]
        ?.extensions.code;
    // Three is the limit of FREE.
    for (let at = 0; at < 5; at++) expect(await opens()).toBeUndefined();
    expect(await removes(olga, seatId)).toMatchObject({ removedSeatId: seatId, userErrors: [] });
    expect(await planOf(member)).toBe('FREE');
    expect(await opens()).toBe('LIMIT_REACHED');
    expect((await details(olga)).seats?.used).toBe(1);
    expect((await removes(olga, seatId)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('uses of the seat are not counted against the own plan afterwards', async () => {
    const olga = await owner();
    const { member, seatId } = await seated(olga);
    for (let at = 0; at < 4; at++) await member.asks('¿Cuántos días de aguinaldo me tocan?');
    await removes(olga, seatId);
    const { usage } = await member.me();
    expect(usage?.chat).toBe(0);
  });

  test('may be left by its member', async () => {
    const { member, seatId } = await seated(await owner());
    expect((await details(member)).ownSeatId).toBe(seatId);
    expect((await removes(member, seatId)).userErrors).toEqual([]);
    expect((await details(member)).ownSeatId).toBeNull();
    expect(await planOf(member)).toBe('FREE');
  });

  test('is worth what the plan of its owner is worth, also later', async () => {
    const olga = await owner();
    const { member } = await seated(olga);
    await world.sql(`update plan_subscription set ends_at = ? where user_id = ?`, [world.clock.now(), olga.userId]);
    expect([await planOf(olga), await planOf(member)]).toEqual(['FREE', 'FREE']);
    expect((await details(member)).sharedBy).toBeNull();
    await world.sql(`update plan_subscription set ends_at = null where user_id = ?`, [olga.userId]);
    expect(await planOf(member)).toBe('ENTERPRISE');
  });

  test('gives no seats of its own, and its member invites nobody', async () => {
    const { member } = await seated(await owner());
    const refused = await member.graphql(InviteSeatDocument, { email: 'otra@ejemplo.mx' });
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'PREMIUM_REQUIRED', requiredPlan: 'ENTERPRISE' });
  });

  test.each(['FREE', 'BASIC', 'PROFESSIONAL', 'TRIAL'] as const)('is not offered from %s', async (plan) => {
    const caller = await world.lawyer({ plan });
    const refused = await caller.graphql(InviteSeatDocument, { email: 'otra@ejemplo.mx' });
    expect(refused.errors[0]?.extensions.code).toBe('PREMIUM_REQUIRED');
    expect((await details(caller)).seats).toBeNull();
  });

  test('there are ten, the owner and open invitations included', async () => {
    const olga = await owner();
    for (let at = 1; at < 10; at++) expect((await invites(olga, `p${at}-${olga.email}`)).userErrors).toEqual([]);
    expect((await invites(olga, `p10-${olga.email}`)).userErrors).toMatchObject([
      { code: 'LIMIT_REACHED', field: 'email' },
    ]);
    // The same address again takes no second seat.
    expect((await invites(olga, `p9-${olga.email}`)).userErrors).toEqual([]);
    const { seats } = await details(olga);
    expect([seats?.used, seats?.members.length]).toEqual([10, 10]);
    // An invitation that expired gives its seat back.
    world.clock.advance(8 * DAY);
    const back = await world.lawyer({ plan: 'FREE' });
    expect(back.token).not.toBe('');
    const [row] = await world.sql<{ n: number }>(
      `select count(*)::int as n from plan_seat where owner_id = ? and expires_at > ?`,
      [olga.userId, world.clock.now()],
    );
    expect(row?.n).toBe(0);
  });

  test('two invitations at once with one seat left: one', async () => {
    const olga = await owner();
    for (let at = 1; at < 9; at++) await invites(olga, `q${at}-${olga.email}`);
    const both = await Promise.all([invites(olga, `x-${olga.email}`), invites(olga, `y-${olga.email}`)]);
    expect(both.filter(({ seat }) => seat !== null)).toHaveLength(1);
    expect(both.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'LIMIT_REACHED' }]);
    expect((await details(olga)).seats?.used).toBe(10);
  });
});

describe('the link of a seat', () => {
  test('is for the account with its address only', async () => {
    const [olga, ana, eva] = [
      await owner(),
      await world.lawyer({ plan: 'FREE' }),
      await world.lawyer({ plan: 'FREE' }),
    ];
    await invites(olga, ana.email);
    const token = await tokenOf(ana.email);
    expect((await accepts(eva, token)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await planOf(eva)).toBe('FREE');
    expect((await accepts(ana, token)).userErrors).toEqual([]);
  });

  test('stops with a newer invitation, when it is taken back, and after seven days', async () => {
    const [olga, ana] = [await owner(), await world.lawyer({ plan: 'FREE' })];
    await invites(olga, ana.email);
    const first = await tokenOf(ana.email);
    await world.sql('delete from throttle');
    const { seat } = await invites(olga, ana.email);
    expect((await accepts(ana, first)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await removes(olga, seat?.id ?? '');
    expect(await planOf(ana)).toBe('FREE');
    await invites(olga, ana.email);
    await world.runJobs('mail-seat');
    await world.sql('update plan_seat set expires_at = ? where owner_id = ?', [world.clock.now(), olga.userId]);
    const mails = (await world.outbox()).filter(({ to }) => to.includes(ana.email));
    const codes = [];
    for (const { link } of mails)
      codes.push((await accepts(ana, new URL(link).searchParams.get('seat') ?? '')).userErrors[0]?.code);
    expect(codes).toEqual(mails.map(() => 'CONFLICT'));
  });

  test.each(['', 'x', 'A'.repeat(43)])('that nobody wrote is unknown: %s', async (token) => {
    const ana = await world.lawyer();
    expect((await accepts(ana, token)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'token' }]);
  });

  test('is refused when the plan ended meanwhile, to owners of seats, and to members of another plan', async () => {
    const [olga, ana] = [await owner(), await world.lawyer({ plan: 'FREE' })];
    await invites(olga, ana.email);
    const token = await tokenOf(ana.email);
    await world.sql('update plan_subscription set plan = ? where user_id = ?', ['BASIC', olga.userId]);
    expect((await accepts(ana, token)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('ya no tiene lugares') },
    ]);
    await world.sql('update plan_subscription set plan = ? where user_id = ?', ['ENTERPRISE', olga.userId]);
    const otto = await owner();
    await invites(olga, otto.email);
    expect((await accepts(otto, await tokenOf(otto.email))).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const { member } = await seated(olga);
    const third = await owner();
    await invites(third, member.email);
    expect((await accepts(member, await tokenOf(member.email))).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('otra cuenta') },
    ]);
  });

  test('accepted twice at once has its effect once', async () => {
    const [olga, ana] = [await owner(), await world.lawyer({ plan: 'FREE' })];
    await invites(olga, ana.email);
    const token = await tokenOf(ana.email);
    const both = await Promise.all([accepts(ana, token), accepts(ana, token)]);
    expect(both.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
    expect((await details(olga)).seats?.used).toBe(2);
  });

  test('is stored as its hash, and in the job sealed', async () => {
    const [olga, ana] = [await owner(), await world.lawyer({ plan: 'FREE' })];
    await invites(olga, ana.email);
    const token = await tokenOf(ana.email);
    const rows = await world.sql('select * from plan_seat where email = ?', [ana.email]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a plan with seats', () => {
  test('is not changed for one with fewer than are in use, and the refusal says how many', async () => {
    const olga = await world.lawyer({ name: 'Olga' });
    await buys(world, olga, 'ENTERPRISE', { email: olga.email });
    const { member } = await seated(olga);
    const { upgradeSubscription } = await olga.does(UpgradeDocument, { input: { plan: 'PROFESSIONAL' } });
    expect(upgradeSubscription.userErrors[0]?.message).toMatch(/ocupas 2 lugares/);
    expect([await planOf(olga), await planOf(member)]).toEqual(['ENTERPRISE', 'ENTERPRISE']);
    const [, seat] = (await details(olga)).seats?.members ?? [];
    await removes(olga, seat?.id ?? '');
    expect(
      (await olga.does(UpgradeDocument, { input: { plan: 'PROFESSIONAL' } })).upgradeSubscription.userErrors,
    ).toEqual([]);
  });

  test('tells its owner and its member when a seat is taken or taken away', async () => {
    const olga = await owner();
    const { member, seatId } = await seated(olga);
    const heard: string[] = [];
    const follow = async (who: Caller, name: string) => {
      const query = 'subscription { subscriptionChanged { subscription { plan } } }';
      for await (const result of who
        .socket()
        .iterate<{ subscriptionChanged: { subscription: { plan: string } } }>({ query }))
        heard.push(`${name} ${result.data?.subscriptionChanged.subscription.plan ?? ''}`);
    };
    const ended = [follow(olga, 'olga'), follow(member, 'member')].map((one) => one.catch(() => undefined));
    await expect
      .poll(async () => {
        if (heard.length === 0) await invites(olga, `otra-${Math.random()}@ejemplo.mx`).catch(() => undefined);
        return heard.includes('olga ENTERPRISE');
      })
      .toBe(true);
    await removes(olga, seatId);
    await expect.poll(() => heard.includes('member FREE')).toBe(true);
    await Promise.all([olga.leave(), member.leave()]);
    await Promise.all(ended);
  });
});

describe('bad input', () => {
  test('an address that is none, the own one, a member, and somebody who is signed out', async () => {
    const olga = await owner();
    const { member } = await seated(olga);
    expect((await invites(olga, 'nadie')).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'email' }]);
    expect((await invites(olga, olga.email)).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'email' }]);
    expect((await invites(olga, member.email)).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'email' }]);
    expect((await removes(olga, olga.userId)).userErrors).toMatchObject([{ code: 'VALIDATION' }]);
    expect((await removes(olga, 'sea_x')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const visitor = world.visitor();
    expect((await visitor.graphql(InviteSeatDocument, { email: 'a@b.mx' })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await visitor.graphql(RemoveSeatDocument, { id: 'x' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await visitor.graphql(AcceptSeatDocument, { token: 'x' })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('a seat of another owner is not found', async () => {
    const [olga, otto] = [await owner(), await owner()];
    const { member, seatId } = await seated(olga);
    expect((await removes(otto, seatId)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await planOf(member)).toBe('ENTERPRISE');
  });

  test('one account causes thirty mails an hour at most, and one address gets five a day', async () => {
    const olga = await owner();
    const codes = [];
    for (let at = 0; at < 6; at++)
      codes.push(
        (await olga.graphql(InviteSeatDocument, { email: `muchos-${olga.email}` })).errors[0]?.extensions.code,
      );
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});
