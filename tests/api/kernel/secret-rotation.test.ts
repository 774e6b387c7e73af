import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnv, type Env } from '#api/kernel/env.ts';
import { keyIdIn, keyIdOf } from '#api/kernel/security/encryption.ts';
import { RotationError, rotateSecret, type Rotation } from '#api/startup/rotate-secret.ts';
import { loadSecrets, openEncryption } from '#api/startup/secret.ts';
import type { RunningServer } from '#api/main.ts';
import { SEALED_COLUMNS } from '#db/sealed-columns.ts';
import { rotationText } from '#schema/text/rotation.ts';
import { startupText } from '#schema/text/startup.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { LoginDocument, RefreshDocument } from '#tests/support/users.generated.ts';
import { runCommand } from '../../support/run-command.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { World, type Caller } from '../../support/world.ts';

/** Servers that share one folder and one database, whose secret is replaced while they serve. */

const PASSWORD = 'una clave larga de ejemplo';
let folder: string;
let world: World;
const others: RunningServer[] = [];

const settings = (): Record<string, string> => ({ FOJA_SECRET: '', FOJA_DATA: folder });
const env = (more: Record<string, string> = {}): Env => parseEnv({ ...settings(), ...more });
const current = (): string => loadSecrets(env())?.current ?? '';

beforeEach(async () => {
  folder = memoryFolder('foja-rotation-');
  world = await World.begin({ env: settings() });
});
afterEach(async () => {
  for (const server of others.splice(0)) await server.stop();
  await world.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A second server; the world ends the first. */
async function another(more: Record<string, string> = {}): Promise<RunningServer> {
  const first = world.server;
  try {
    const second = await world.start({ env: { ...settings(), ...more } });
    others.push(second);
    return second;
  } finally {
    world.server = first;
  }
}

const rotate = (more: { env?: Env; given?: string; url?: string; graceMs?: number } = {}): Promise<Rotation> =>
  rotateSecret({ env: env(), url: world.ownerUrl, graceMs: 20, ...more });

/** As the first releases wrote it: without a key id. */
function sealedByFirstRelease(secret: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(`foja:seal:${secret}`).digest(), iv);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return ['v1', ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/** Something in every place that is sealed. */
async function sealEverywhere(ana: Caller): Promise<void> {
  const encryption = openEncryption(env());
  const seal = (text: string): string => encryption.encrypt(text);
  const connected = `insert into google_connection (id, user_id, sealed_grant, connected_at, updated_at)
    select 'gcn_' || n, id, ?, now(), now() from (select id, row_number() over () as n from user_account where id = ?) u`;
  await world.sql(connected, [sealedByFirstRelease(current(), 'grant'), ana.userId]);
  await world.sql(
    `insert into google_consent (state_hash, user_id, verifier, browser_hash, expires_at) values ('s', ?, ?, 'b', now())`,
    [ana.userId, seal('verifier')],
  );
  await world.sql(
    `select graphile_worker.add_job('revoke-google-grant', json_build_object('sealedGrant', ?::text, 'n', 1), run_at := now() + interval '1 day')`,
    [seal('grant')],
  );
  const input = { title: 'Amparo', client: 'Cliente', area: 'CIVIL' as const };
  for (let n = 0; n < 60; n++)
    await world.sql(
      `insert into idempotent_request (user_id, operation, key, request_hash, request_id, is_done, answer, created_at)
       values (?, 'op', ?, 'h', 'r', true, ?, now())`,
      [ana.userId, `k${n}`, seal(`answer ${n}`)],
    );
  await ana.graphql(CreateCaseDocument, { input }, { 'idempotency-key': 'real' });
}

/** The keys of all encrypted values in all tables, whatever column they are in. */
async function keysInUse(): Promise<string[]> {
  const tables = await world.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> 'caller_key'`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await world.sql<{ text: string }>(
      String.raw`select t::text as text from ${name} t where t::text ~ '\mv[12]\.[\w-]{8,16}\.[\w-]{16,22}\.'`,
    );
    for (const { text } of rows)
      for (const [sealed] of text.matchAll(/\bv[12]\.[\w-]{8,16}\.[\w-]{16,22}\./g)) found.add(keyIdIn(sealed) ?? 'v1');
  }
  return [...found].toSorted();
}

const signsIn = async (email: string, server: RunningServer): Promise<Caller> => {
  const caller = world.visitor(server);
  const { login } = await caller.does(LoginDocument, { input: { email, password: PASSWORD } });
  caller.token = login.token ?? null;
  return caller;
};

test('while two servers serve, every encrypted value gets the new key, and nobody notices', async () => {
  const second = await another();
  const ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  await sealEverywhere(ana);
  const old = current();
  expect(await keysInUse()).toEqual([keyIdOf(old), 'v1'].toSorted());

  let goesOn = true;
  const input = { title: 'Amparo', client: 'Cliente', area: 'CIVIL' as const };
  const writes = [world.server, second].map(async (server, at) => {
    const who = await signsIn(ana.email, server);
    for (let n = 0; goesOn; n++) {
      const key = { 'idempotency-key': `load-${at}-${n}` };
      const first = await who.graphql(CreateCaseDocument, { input }, key);
      const again = await who.graphql(CreateCaseDocument, { input }, key);
      expect(again.data).toEqual(first.data);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    }
  });
  const done = await rotate({ graceMs: 300 });
  goesOn = false;
  await Promise.all(writes);

  expect(done).toMatchObject({ keyId: keyIdOf(current()), isFinished: true, unreadable: 0 });
  expect(done.resealed).toBeGreaterThan(60);
  expect(current()).not.toBe(old);
  expect(readdirSync(folder).filter((name) => name.startsWith('seal'))).toEqual(['seal.secret']);
  expect(await keysInUse()).toEqual([keyIdOf(current())]);
  // What was sealed reads the same; the rest of a job stays as it was.
  const encryption = openEncryption(env());
  const [job] = await world.sql<{ payload: { sealedGrant: string; n: number } }>(
    `select payload from graphile_worker._private_jobs where payload::text like '%sealedGrant%'`,
  );
  expect(job?.payload.n).toBe(1);
  expect(encryption.decrypt(job?.payload.sealedGrant ?? '')).toBe('grant');
  const [grant] = await world.sql<{ sealed_grant: string }>('select sealed_grant from google_connection');
  expect(encryption.decrypt(grant?.sealed_grant ?? '')).toBe('grant');
  const replay = await ana.graphql(CreateCaseDocument, { input }, { 'idempotency-key': 'real' });
  expect(replay.headers.get('idempotent-replayed')).toBe('true');
  expect((await ana.me()).id).toBe(ana.userId);
  for (const server of [world.server, second, await another()])
    expect((await (await signsIn(ana.email, server)).me()).id).toBe(ana.userId);
  expect((await ana.does(RefreshDocument)).refresh.token).toBeTruthy();
});

test('killed in the middle it is finished by the same command, with the same new secret', async () => {
  const ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  await sealEverywhere(ana);
  const old = current();
  await world.asOwner(
    `create function stop() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
  await world.asOwner('create trigger stop before update on google_connection execute function stop()');
  await expect(rotate()).rejects.toThrow('killed');
  const next = current();
  expect(next).not.toBe(old);
  expect(readFileSync(path.join(folder, 'seal.previous'), 'utf8')).toBe(old);
  // Both keys live: the server that runs and one that starts now serve everybody.
  for (const server of [world.server, await another()])
    expect((await (await signsIn(ana.email, server)).me()).id).toBe(ana.userId);
  await expect(rotate({ given: 'x'.repeat(40) })).rejects.toThrow(rotationText.unfinished);

  await world.asOwner('drop function stop cascade');
  expect(await rotate()).toMatchObject({ keyId: keyIdOf(next), isFinished: true });
  expect(current()).toBe(next);
  expect(await keysInUse()).toEqual([keyIdOf(next)]);
  expect(existsSync(path.join(folder, 'seal.previous'))).toBe(false);
});

test('a secret of the environment is replaced in two steps, and the first cannot be left out', async () => {
  const ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  await sealEverywhere(ana);
  const before = { FOJA_SECRET: current() };
  const after = { FOJA_SECRET: 'another secret of the environment, long' };
  const both = { ...after, FOJA_SECRET_PREVIOUS: before.FOJA_SECRET };
  await expect(rotate({ env: env(before) })).rejects.toThrow(rotationText.secretOfEnvironment);
  await expect(rotate({ env: env(after) })).rejects.toThrow(rotationText.otherSecret('FOJA_SECRET'));
  await expect(another(after)).rejects.toThrow(startupText.wrongSecret);

  expect((await (await signsIn(ana.email, await another(both))).me()).id).toBe(ana.userId);
  expect(await rotate({ env: env(both) })).toMatchObject({ isFinished: false });
  expect(await keysInUse()).toEqual([keyIdOf(after.FOJA_SECRET)]);
  expect((await (await signsIn(ana.email, await another(after))).me()).id).toBe(ana.userId);
  await expect(another(before)).rejects.toThrow(startupText.wrongSecret);
});

test('a second rotation at the same time, a foreign secret and a short one are refused, and change nothing', async () => {
  const ana = await world.lawyer();
  const old = current();
  const first = rotate({ graceMs: 500 });
  await expect.poll(current).not.toBe(old);
  await expect(rotate()).rejects.toThrow(rotationText.underWay);
  await first;
  const next = current();
  await expect(rotate({ given: next })).rejects.toThrow(rotationText.sameSecret);
  const foreign = { FOJA_DATA: mkdtempSync(path.join(folder, 'foreign-')) };
  await expect(rotate({ env: env(foreign) })).rejects.toThrow(RotationError);
  openEncryption(env(foreign));
  await expect(rotate({ env: env(foreign) })).rejects.toThrow(/no es la de esta base de datos/);
  const short = path.join(folder, 'short');
  writeFileSync(short, 'corta');
  const ended = await runCommand('rotate-secret', ['--secret-file', short], {
    ...settings(),
    DATABASE_URL: world.ownerUrl,
  });
  expect(ended).toMatchObject({ code: 1 });
  expect(ended.output).toBe(`${startupText.secretDamaged(short, 5, 32, rotationText.givenRemedy)}\n`);
  expect(current()).toBe(next);
  expect((await ana.me()).id).toBe(ana.userId);
});

test('a value that no key opened before stops nothing and is told', async () => {
  await world.lawyer();
  await world.sql(
    `insert into signing_key (id, public_jwk, private_sealed, created_at) values ('ancient', '{}', ?, ?)`,
    [sealedByFirstRelease('forgotten', 'jwk'), new Date('2026-01-01')],
  );
  expect(await rotate()).toMatchObject({ unreadable: 1, isFinished: true });
  expect(await keysInUse()).toEqual([keyIdOf(current()), 'v1'].toSorted());
  await another();
});

test('every table of the list is there, with its column and its key', async () => {
  for (const { table, column, key } of SEALED_COLUMNS)
    await world.sql(`select ${column}, ${key.join(', ')} from ${table} limit 0`);
});
