import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#schema/lib/durations.ts';
import { SettingsDocument } from '../../support/settings.generated.ts';
import { OldClient } from '../../support/old-client.ts';
import { World } from '../../support/world.ts';

const PARTNER = 'https://socio.example.mx';

let world: World;
beforeAll(async () => {
  world = await World.begin({ env: { CORS_ORIGINS: `${PARTNER}, https://otro.example.mx:8443` } });
});
afterAll(() => world.end());

let people = 0;
const anEmail = (): string => `persona-${++people}@ejemplo.mx`;

async function signedUp(email = anEmail()): Promise<OldClient> {
  const client = new OldClient(world);
  expect((await client.signsUp('/api/real-auth/register', email)).status).toBe(200);
  return client;
}

const USER_INFO = '/api/real-auth/user-info';
const STATUS = '/api/calendar/status';
const CONNECT = '/api/subscriptions/billing-portal';

describe('a page of ours without a bearer', () => {
  test('is known by the cookie of its session, and its expired token is as good as none', async () => {
    const client = await signedUp();
    expect((await client.asks('GET', STATUS)).status).toBe(200);
    world.clock.advance(25 * MINUTE);
    expect((await client.asksWithToken('GET', USER_INFO)).status).toBe(200);
    expect(
      (await client.asks('PUT', '/api/cases/cas_00000000000000000000000000/status', { status: 'active' })).status,
    ).toBe(404);
  });

  test('goes on as long as it works, and not after the idle time of the account', async () => {
    const client = await signedUp();
    for (let minutes = 0; minutes < 120; minutes += 20) {
      world.clock.advance(20 * MINUTE);
      expect((await client.asks('GET', STATUS)).status).toBe(200);
    }
    // Two minutes more than the setting says.
    world.clock.advance(33 * MINUTE);
    expect((await client.asks('GET', STATUS)).status).toBe(401);
    expect((await client.asksWithToken('GET', USER_INFO)).status).toBe(401);
  });

  test('the bearer counts as use too', async () => {
    const client = await signedUp();
    world.clock.advance(9 * MINUTE);
    await client.asksWithToken('GET', USER_INFO);
    world.clock.advance(25 * MINUTE);
    expect((await client.asks('GET', STATUS)).status).toBe(200);
  });

  test('a logout ends it, and so does a session that ended elsewhere', async () => {
    const email = anEmail();
    const [here, there] = [await signedUp(email), new OldClient(world)];
    await there.signsIn(email);
    const cookie = there.cookies.get('foja_refresh') ?? '';
    expect((await there.asks('POST', '/api/real-auth/logout')).body).toMatchObject({ success: true, ended: true });
    there.cookies.set('foja_refresh', cookie);
    expect((await there.asks('GET', STATUS)).status).toBe(401);
    expect((await here.asks('GET', STATUS)).status).toBe(200);
    await here.asks('POST', '/api/real-auth/logout-everywhere');
    expect((await here.asks('GET', STATUS)).status).toBe(401);
  });

  test('a token that was stored under another name, or not at all, is no token', async () => {
    const client = await signedUp();
    expect((await client.asksWithToken('GET', USER_INFO, undefined, 'null')).status).toBe(200);
    expect((await client.asksWithToken('GET', USER_INFO, undefined, 'undefined')).status).toBe(200);
    expect((await client.asksWithToken('GET', USER_INFO, undefined, 'algo')).status).toBe(401);
  });

  test('an expired token of somebody else is not answered with the account of the cookie', async () => {
    const [ana, eva] = [await signedUp(), await signedUp()];
    world.clock.advance(11 * MINUTE);
    expect((await ana.asksWithToken('GET', USER_INFO, undefined, eva.authToken)).status).toBe(401);
    expect((await ana.asksWithToken('GET', USER_INFO)).status).toBe(200);
  });

  test('never renews the refresh token, whose old form is worth nothing here and ends the session there', async () => {
    const client = await signedUp();
    const old = client.cookies.get('foja_refresh') ?? '';
    await client.asks('GET', STATUS);
    expect(client.cookies.get('foja_refresh')).toBe(old);
    const refresh = () =>
      client.asks('POST', '/graphql', { query: 'mutation { refresh { token userErrors { code } } }' });
    expect((await refresh()).body['errors']).toBeUndefined();
    expect(client.cookies.get('foja_refresh')).not.toBe(old);
    world.clock.advance(MINUTE);
    expect((await client.asks('GET', STATUS)).status).toBe(200);
    client.cookies.set('foja_refresh', old);
    expect((await client.asks('GET', STATUS)).status).toBe(401);
    expect((await refresh()).body['errors']).toBeDefined();
  });

  test('GraphQL takes no cookie: it has tokens that are renewed', async () => {
    const client = await signedUp();
    const { body } = await client.asks('POST', '/graphql', { query: '{ me { id } }' });
    expect(JSON.stringify(body)).toContain('UNAUTHENTICATED');
  });
});

describe('a page of somebody else', () => {
  test.each([
    ['another origin', { origin: 'https://mala.example', 'sec-fetch-site': 'cross-site' }],
    ['another origin, in a browser that says no more', { origin: 'https://mala.example', 'sec-fetch-site': undefined }],
    ['a sibling domain', { origin: 'https://otra.ejemplo.mx', 'sec-fetch-site': 'same-site' }],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page that names our host without being it', { 'sec-fetch-site': 'cross-site' }],
    ['an address that was typed', { origin: undefined, 'sec-fetch-site': 'none' }],
    ['an allowed partner, who has a bearer', { origin: PARTNER, 'sec-fetch-site': 'cross-site' }],
    ['nobody in particular', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('%s: the cookie opens nothing and changes nothing', async (_whose, headers) => {
    const client = await signedUp();
    const own = { origin: `http://127.0.0.1:${world.server.port}`, 'sec-fetch-site': 'same-origin' };
    const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined));
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${own.origin}${CONNECT}`, {
      method: 'POST',
      headers: { ...(sent as Record<string, string>), cookie },
    });
    expect(reply.status).toBe(401);
  });
});

describe('foreign origins', () => {
  const call = (method: string, headers: Record<string, string>, path = STATUS) =>
    fetch(`http://127.0.0.1:${world.server.port}${path}`, { method, headers });
  const preflight = (origin: string) =>
    call('OPTIONS', {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    });

  test('a listed one may call with a bearer and read the answer, without cookies', async () => {
    const asked = await preflight(PARTNER);
    expect(asked.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const client = await signedUp();
    const reply = await call('GET', { origin: PARTNER, authorization: `Bearer ${client.authToken}` }, USER_INFO);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(reply.headers.get('vary')).toContain('Origin');
  });

  test.each(['https://mala.example', 'null', '*', 'http://socio.example.mx', 'https://socio.example.mx.mala.example'])(
    '%s is neither listed nor reflected',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      expect((await call('GET', { origin })).headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('a trial and a demo', () => {
  const QUESTION = { message: '¿Cuánto me toca de aguinaldo?', user_plan: 'trial' };

  test('the page that activated a trial goes on as it, without its id', async () => {
    const client = new OldClient(world);
    const { body } = await client.asks('POST', '/api/trial/activate-trial', { email: anEmail(), name: 'Tania' });
    expect(body).toMatchObject({ success: true, trial: { id: expect.any(String) } });
    expect((await client.asks('POST', '/api/chat', QUESTION)).status).toBe(200);
    expect((await client.asks('POST', '/api/search/advanced', { query: 'despido', filters: {} })).status).toBe(200);
    const [row] = await world.sql<{ kind: string }>('select kind from user_account order by created_at desc limit 1');
    expect(row?.kind).toBe('TRIAL');
  });

  test('a demo begins with its first question, and is answered five', async () => {
    const client = new OldClient(world);
    for (let n = 0; n < 5; n++)
      expect((await client.asks('POST', '/api/chat', { ...QUESTION, user_plan: 'free' })).status).toBe(200);
    expect(await client.asks('POST', '/api/chat', QUESTION)).toMatchObject({
      status: 403,
      body: { code: 'LIMIT_REACHED' },
    });
  });

  test('whose session is over is told so, and is no demo', async () => {
    const client = await signedUp();
    world.clock.advance(31 * DAY);
    expect((await client.asks('POST', '/api/chat', QUESTION)).status).toBe(401);
  });

  test('a program without a session is no demo either', async () => {
    expect((await world.visitor().rest('POST', '/api/chat', QUESTION)).status).toBe(401);
  });

  test('signing in leaves the trial, and signing out does not come back to it', async () => {
    const email = anEmail();
    await signedUp(email);
    const client = new OldClient(world);
    await client.asks('POST', '/api/trial/activate-trial', { email: anEmail(), name: 'Tania' });
    await client.signsIn(email);
    expect((await client.asks('GET', USER_INFO)).body).toMatchObject({ user: { email } });
    await client.asks('POST', '/api/real-auth/logout');
    expect((await client.asks('GET', USER_INFO)).status).toBe(401);
  });
});

test('the last use of a session is written down', async () => {
  const ana = await world.lawyer();
  world.clock.advance(5 * MINUTE);
  const at = world.clock.now();
  await ana.rest('GET', USER_INFO);
  const [row] = await world.sql<{ is_later: boolean }>(
    'select last_seen_at >= ? as is_later from session where user_id = ?',
    [at, ana.userId],
  );
  expect(row?.is_later).toBe(true);
  expect((await ana.does(SettingsDocument)).settings.security.sessionTimeoutMinutes).toBe(30);
});
