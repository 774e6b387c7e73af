import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { sessionsToEnd } from '#api/features/users/users.policy.ts';
import {
  LoginDocument,
  LogoutDocument,
  LogoutEverywhereDocument,
  MeDocument,
  RefreshDocument,
  SessionEndedDocument,
} from '#tests/support/users.generated.ts';
import { SubscriptionListener } from '../../support/subscription-listener.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const COOKIE = 'foja_refresh';
const PASSWORD = 'una clave larga de ejemplo';
const TOKEN_LIFE = 11 * MINUTE;

/** Another device of the same person. */
async function deviceOf(person: Caller): Promise<Caller> {
  const device = world.visitor();
  const { login } = await device.does(LoginDocument, { input: { email: person.email, password: PASSWORD } });
  device.token = login.token ?? null;
  device.userId = person.userId;
  return device;
}

/** A client with the cookie and the token of whom one likes. */
function mixed(cookieOf: Caller | null, tokenOf: Caller | null): Caller {
  const caller = world.visitor();
  if (cookieOf) caller.setCookie(COOKIE, cookieOf.cookie(COOKIE) ?? '');
  caller.token = tokenOf?.token ?? null;
  return caller;
}

const renews = async (person: Caller): Promise<boolean> => {
  const { data } = await mixed(person, null).graphql(RefreshDocument);
  return data?.refresh.token !== undefined && data.refresh.token !== null;
};
const isKnown = async (person: Caller): Promise<boolean> =>
  (await mixed(null, person).graphql(MeDocument)).errors.length === 0;
/** Why the sessions of an account ended, the oldest first; null: it lives. */
const endings = async (person: Caller): Promise<(string | null)[]> =>
  (
    await world.sql<{ ended_by: string | null }>(
      'select ended_by from session where user_id = ? order by created_at, id',
      [person.userId],
    )
  ).map((row) => row.ended_by);

/** Both ways in: GraphQL and REST answer alike. */
const ROUTES: [string, (caller: Caller) => Promise<boolean>][] = [
  ['GraphQL', async (caller) => (await caller.does(LogoutDocument)).logout.ended],
  ['REST', async (caller) => Boolean((await caller.rest('POST', '/api/real-auth/logout')).body['ended'])],
];

describe.each(ROUTES)('logout over %s', (_name, logout) => {
  test('with an expired token the session of the cookie ends, the cookie goes, and no renewal works', async () => {
    const ana = await world.lawyer();
    const here = mixed(ana, ana);
    world.clock.advance(TOKEN_LIFE);
    expect(await logout(here)).toBe(true);
    expect(here.cookie(COOKIE)).toBeUndefined();
    expect(await renews(ana)).toBe(false);
    expect(await endings(ana)).toEqual(['logout']);
    expect(await logout(mixed(ana, ana))).toBe(false);
  });

  test('without any token the cookie is enough', async () => {
    const ana = await world.lawyer();
    expect(await logout(mixed(ana, null))).toBe(true);
    expect(await isKnown(ana)).toBe(false);
  });

  test('without a cookie the session of the token ends', async () => {
    const ana = await world.lawyer();
    expect(await logout(mixed(null, ana))).toBe(true);
    expect(await renews(ana)).toBe(false);
  });

  test('when both have expired nothing is left to end, and the cookie goes', async () => {
    const ana = await world.lawyer();
    world.clock.advance(30 * DAY + MINUTE);
    const here = mixed(ana, ana);
    expect(await logout(here)).toBe(false);
    expect(here.cookie(COOKIE)).toBeUndefined();
    expect(await renews(ana)).toBe(false);
  });

  test('a laptop that slept for 29 days signs out', async () => {
    const ana = await world.lawyer();
    world.clock.advance(29 * DAY);
    expect(await logout(mixed(ana, ana))).toBe(true);
    expect(await renews(ana)).toBe(false);
  });

  test('the cookie of a session that was ended elsewhere ends nothing more, and goes', async () => {
    const ana = await world.lawyer();
    await mixed(null, ana).does(LogoutDocument);
    const here = mixed(ana, null);
    expect(await logout(here)).toBe(false);
    expect(here.cookie(COOKIE)).toBeUndefined();
    expect(await endings(ana)).toEqual(['logout']);
  });

  test('a cookie that another tab has rotated since is of the same session', async () => {
    const ana = await world.lawyer();
    const old = mixed(ana, ana);
    await ana.does(RefreshDocument);
    world.clock.advance(HOUR);
    expect(await logout(old)).toBe(true);
    expect(await renews(ana)).toBe(false);
    expect(await endings(ana)).toEqual(['logout']);
  });

  test('of two sessions of one account, cookie and token end both', async () => {
    const ana = await world.lawyer();
    const second = await deviceOf(ana);
    expect(await logout(mixed(ana, second))).toBe(true);
    expect(await endings(ana)).toEqual(['logout', 'logout']);
  });

  test('of two accounts only the session of the cookie ends', async () => {
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    expect(await logout(mixed(ana, bruno))).toBe(true);
    expect(await endings(ana)).toEqual(['logout']);
    expect(await endings(bruno)).toEqual([null]);
    expect(await isKnown(bruno)).toBe(true);
  });

  test('a cookie whose session is over leaves the token to decide', async () => {
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    await mixed(ana, null).does(LogoutDocument);
    expect(await logout(mixed(ana, bruno))).toBe(true);
    expect(await endings(bruno)).toEqual(['logout']);
  });

  test('a made-up cookie ends nothing', async () => {
    const caller = world.visitor();
    caller.setCookie(COOKIE, 'inventada');
    expect(await logout(caller)).toBe(false);
  });
});

test('which sessions a logout ends follows from the credentials alone', () => {
  const cookie = { id: 'c', userId: 'a' };
  expect(sessionsToEnd(null, null)).toEqual([]);
  expect(sessionsToEnd(cookie, { sessionId: 't', userId: 'a' })).toEqual(['c', 't']);
  expect(sessionsToEnd(cookie, { sessionId: 't', userId: 'b' })).toEqual(['c']);
});

describe('logout everywhere', () => {
  test('ends every session of the account, and of nobody else', async () => {
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    const phone = await deviceOf(ana);
    const { logoutEverywhere } = await ana.does(LogoutEverywhereDocument);
    expect(logoutEverywhere).toMatchObject({ endedCount: 2, userErrors: [] });
    expect(ana.cookie(COOKIE)).toBeUndefined();
    expect([await renews(phone), await isKnown(phone), await renews(bruno)]).toEqual([false, false, true]);
  });

  test('needs a token that holds: a stolen cookie does not throw people out', async () => {
    const ana = await world.lawyer();
    const { errors } = await mixed(ana, null).graphql(LogoutEverywhereDocument);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await mixed(null, ana).rest('POST', '/api/real-auth/logout-everywhere')).body).toEqual({
      success: true,
      ended_count: 1,
    });
  });

  test('leaves the cookie of another account in the browser', async () => {
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    const here = mixed(bruno, ana);
    await here.does(LogoutEverywhereDocument);
    expect(here.cookie(COOKIE)).toBe(bruno.cookie(COOKIE));
    expect(await renews(bruno)).toBe(true);
  });
});

describe('the sockets of a session', () => {
  /** The end must come by itself: five seconds is what `ends` waits at most. */
  const opens = (person: Caller) => SubscriptionListener.open(person, SessionEndedDocument, {});

  test('are told and closed after a logout by the cookie alone', async () => {
    const ana = await world.lawyer();
    const socket = await opens(ana);
    world.clock.advance(TOKEN_LIFE);
    await mixed(ana, null).does(LogoutDocument);
    await socket.ends();
    expect(socket.received).toHaveLength(1);
  });

  test('of every device are closed after a logout everywhere', async () => {
    const ana = await world.lawyer();
    const phone = await deviceOf(ana);
    const sockets = [await opens(ana), await opens(phone)];
    await ana.does(LogoutEverywhereDocument);
    await Promise.all(sockets.map((socket) => socket.ends()));
    expect(sockets.map(({ received }) => received.length)).toEqual([1, 1]);
  });

  test('are closed when the session expires, though nobody signs out', async () => {
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    const socket = await opens(ana);
    await world.sql('update session set expires_at = ? where user_id = ?', [world.clock.now(), ana.userId]);
    await world.sql("select graphile_worker.add_job('end-expired-sessions')");
    await world.runJobs('end-expired-sessions');
    await socket.ends();
    expect(await endings(ana)).toEqual(['expired']);
    expect(await endings(bruno)).toEqual([null]);
  });
});
