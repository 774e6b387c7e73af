import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '#schema/lib/durations.ts';
import type { RunningServer } from '#api/main.ts';
import { LoginDocument, RefreshDocument } from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

/** Signing keys of two servers over two months. */

let world: World;
let servers: [RunningServer, RunningServer];
beforeAll(async () => {
  world = await World.begin();
  const first = world.server;
  servers = [first, await world.start()];
  world.server = first;
});
afterAll(async () => {
  await servers[1].stop();
  await world.end();
});

const keyIdOf = ({ token }: Caller): string =>
  (JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

/** The same browser at the other server. */
function at(server: RunningServer, { token }: Caller): Caller {
  const caller = world.visitor(server);
  caller.token = token;
  return caller;
}

const isKnown = async (server: RunningServer, caller: Caller): Promise<boolean> =>
  (await at(server, caller).graphql('{ me { id } }')).errors.length === 0;

async function signsIn(email: string, server: RunningServer): Promise<Caller> {
  const caller = world.visitor(server);
  const input = { email, password: 'una clave larga de ejemplo' };
  caller.token = (await caller.does(LoginDocument, { input })).login.token ?? null;
  return caller;
}

test('a key signs for thirty days; the next one is taken by both servers, and tokens of the old one end by themselves', async () => {
  const ana = await world.lawyer();
  const old = keyIdOf(ana);
  world.clock.advance(30 * DAY - 5 * MINUTE);
  const late = await signsIn(ana.email, servers[1]);
  expect(keyIdOf(late)).toBe(old);

  world.clock.advance(6 * MINUTE);
  const fresh = await signsIn(ana.email, servers[0]);
  expect(keyIdOf(fresh)).not.toBe(old);
  // The other server meets the new key in a token first, and signs with the same one.
  expect(await isKnown(servers[1], fresh)).toBe(true);
  expect(keyIdOf(await signsIn(ana.email, servers[1]))).toBe(keyIdOf(fresh));
  // A token that was signed just before is good until its own end.
  for (const server of servers) expect(await isKnown(server, late)).toBe(true);
  world.clock.advance(10 * MINUTE);
  for (const server of servers) expect(await isKnown(server, late)).toBe(false);
  expect(await world.sql('select id from signing_key')).toHaveLength(2);
});

test('servers that need the next key at once make one between them, and the browser stays signed in', async () => {
  world.clock.advance(15 * DAY);
  const ana = await world.lawyer();
  const before = keyIdOf(ana);
  world.clock.advance(16 * DAY);
  const callers = await Promise.all(servers.map((server) => signsIn(ana.email, server)));
  expect(new Set(callers.map(keyIdOf)).size).toBe(1);
  for (const caller of callers) {
    expect(keyIdOf(caller)).not.toBe(before);
    for (const server of servers) expect(await isKnown(server, caller)).toBe(true);
  }
  // Somebody used it meanwhile.
  await world.sql('update session set used_at = ? where user_id = ?', [world.clock.now(), ana.userId]);
  expect((await ana.does(RefreshDocument)).refresh.token).toBeTruthy();
});
