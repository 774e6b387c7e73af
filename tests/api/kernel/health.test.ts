import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '#db/migrations/list.generated.ts';
import { failureText } from '#schema/text/errors.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const reasons = async () => {
  const reply = await world
    .visitor()
    .graphql<{ health: { status: string; reasons: string[] } }, never>('{ health { status reasons } }');
  return reply.data.health;
};
const probe = async (path: string) => {
  const response = await fetch(`${ana.url}${path}`);
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    retry: response.headers.get('retry-after'),
  };
};
/** Waits, because the answer of a probe is kept for a second. */
const isReady = (...reasons: string[]) =>
  expect
    .poll(() => probe('/readyz'), { interval: 200, timeout: 10_000 })
    .toEqual(
      reasons.length === 0
        ? { status: 200, body: { status: 'ready', reasons }, retry: null }
        : { status: 503, body: { status: 'not ready', reasons }, retry: '2' },
    );
const creates = () =>
  ana.graphql(
    CreateCaseDocument,
    { input: { title: 'Amparo', client: 'Cliente', area: 'CIVIL' } },
    { accept: 'application/graphql-response+json' },
  );
/** Sets how new connections of the database begin, and ends those of the server that are open. */
async function setDatabase(setting: string): Promise<void> {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  await world.asOwner(`begin read write; alter database ${name} ${setting}; commit`);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
    );
  } finally {
    await client.end();
  }
}

describe('the state of the server', () => {
  test('is well, alive and ready, and tells strangers no more', async () => {
    expect(await reasons()).toEqual({ status: 'OK', reasons: [] });
    expect(await probe('/livez')).toEqual({ status: 200, body: { status: 'live' }, retry: null });
    await isReady();
  });

  test('names a database that takes no writes; reading goes on, and a write says that nothing was saved', async () => {
    await setDatabase('set default_transaction_read_only = on');
    await expect.poll(async () => (await reasons()).reasons).toEqual(['DATABASE_READ_ONLY']);
    expect((await ana.rest('GET', '/api/health')).status).toBe(503);
    const refused = await creates();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(refused.errors[0]).toMatchObject({ message: failureText.readOnly, extensions: { code: 'UNAVAILABLE' } });
    expect((await ana.me()).id).toBe(ana.userId);
    await isReady();
    await setDatabase('reset default_transaction_read_only');
    await expect.poll(async () => (await reasons()).status).toBe('OK');
    expect((await creates()).status).toBe(200);
  });

  test('names tables of another release', async () => {
    await world.asOwner(`insert into mikro_orm_migrations (name) values ('Migration20990101000000_later')`);
    expect((await reasons()).reasons).toEqual(['SCHEMA_NEWER']);
    await isReady('SCHEMA_NEWER');
    await world.asOwner(
      `delete from mikro_orm_migrations where id in (select id from mikro_orm_migrations order by id desc limit 2)`,
    );
    expect((await reasons()).reasons).toEqual(['SCHEMA_OLDER']);
    await world.asOwner(`insert into mikro_orm_migrations (name) values ('${migrations.at(-1)?.name}')`);
    expect((await reasons()).status).toBe('OK');
  });

  test('names a database without tables, and every request says when to come again', async () => {
    await world.asOwner('drop schema public cascade');
    expect((await reasons()).reasons).toEqual(['SCHEMA_EMPTY']);
    await isReady('SCHEMA_EMPTY');
    expect((await probe('/livez')).status).toBe(200);
    const file = await fetch(`${ana.url}/api/files/cdo_${'0'.repeat(26)}`, {
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect([file.status, file.headers.get('retry-after')]).toEqual([503, '60']);
    const refused = await ana.graphql('{ me { id } }');
    expect([refused.status, refused.headers.get('retry-after'), refused.errors[0]?.extensions.code]).toEqual([
      503,
      '60',
      'UNAVAILABLE',
    ]);
    const rest = await ana.rest('GET', `/api/cases/${ana.userId}`);
    expect([rest.status, rest.headers.get('retry-after'), rest.body['code']]).toEqual([503, '60', 'UNAVAILABLE']);
  });
});
