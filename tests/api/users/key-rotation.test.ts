import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { RefreshDocument } from '../../support/users.generated.ts';
import { runCommand } from '../../support/run-command.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const ME = '{ me { id } }';
const rotate = (...options: string[]) =>
  runCommand('rotate-keys', options, {
    DATABASE_URL: world.databaseUrl,
    DATABASE_OWNER_URL: world.ownerUrl,
    FOJA_SECRET: 'a secret for tests, never for people!',
  });
/** The key that signed the token of a caller. */
const keyOf = ({ token }: Caller): string =>
  (JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
const renews = async (caller: Caller): Promise<void> => {
  caller.token = (await caller.does(RefreshDocument)).refresh.token ?? null;
};

test('another key signs at once, and what the old one signed is accepted until it ends', async () => {
  const ana = await world.lawyer();
  const before = keyOf(ana);
  expect(await rotate()).toMatchObject({ code: 0 });
  // Its keys are those of a moment ago until it looks again.
  world.clock.advance(MINUTE);
  expect((await ana.graphql(ME)).errors).toEqual([]);
  // The command has the clock of the machine, which may be behind that of the world.
  await world.sql('update signing_key set created_at = ? where id <> ?', [world.clock.now(), before]);
  const eva = await world.lawyer();
  await renews(ana);
  expect(keyOf(eva)).not.toBe(before);
  expect(keyOf(ana)).toBe(keyOf(eva));
});

test('in an emergency the old keys are worth nothing and every session ends', async () => {
  const ana = await world.lawyer();
  expect((await ana.graphql(ME)).errors).toEqual([]);
  const { code, output } = await rotate('--emergency');
  expect([code, output]).toEqual([0, expect.stringContaining('Sesiones cerradas')]);
  world.clock.advance(MINUTE / 2);
  expect((await ana.graphql(ME)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await ana.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const log = await world.sql<{ action: string }>("select action from audit_entry where chain = 'system' order by seq");
  expect(log.at(-1)?.action).toBe('SIGNING_KEYS_ROTATED');
  // Whoever knows the password signs in with the new key.
  expect((await (await world.lawyer()).graphql(ME)).errors).toEqual([]);
});
