import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import { createLog, type Log } from '#api/kernel/log.ts';
import { prepareDatabase } from '#api/startup/database.ts';
import { openOrm } from '#db/mikro-orm.config.ts';
import { grantToServer, readServerRole } from '#db/migrations/grants.ts';
import { startEmbeddedPostgres, type DatabaseServer } from '#db/server/embedded-postgres.ts';
import { freshDatabase } from '../../support/database.ts';
import { superuserUrl } from '../../support/superuser.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { World } from '../../support/world.ts';

/** What the role of the server may not do. That it may do all it needs is what the other tests show: they run as it. */

async function run<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const sql of statements) ({ rows } = await client.query<Row>(sql));
    return rows;
  } finally {
    await client.end();
  }
}

const codeOf = (url: string, ...statements: string[]): Promise<string> =>
  run(url, ...statements).then(
    () => 'allowed',
    (error: unknown) => String((error as { code?: string }).code),
  );

const NOT_ALLOWED = '42501';
/** Everything of the product that somebody owns, and who; what belongs to an extension is not ours. */
const OWNERS = `select distinct pg_get_userbyid(owner) as owner from (
    select relowner as owner, oid, 'pg_class'::regclass as class from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
    union all select proowner, oid, 'pg_proc'::regclass from pg_proc where pronamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
    union all select nspowner, oid, 'pg_namespace'::regclass from pg_namespace where nspname = 'graphile_worker'
    union all select datdba, oid, 'pg_database'::regclass from pg_database where datname = current_database()
  ) o where not exists (select from pg_depend d where d.classid = o.class and d.objid = o.oid and d.deptype = 'e')`;

describe('the role of the server', () => {
  let world: World;
  let url: string;
  beforeAll(async () => {
    world = await World.begin();
    url = world.databaseUrl;
  });
  afterAll(() => world.end());

  test.each([
    'alter table user_account add column planted text',
    'drop table user_account',
    'truncate search_run',
    'create table planted (id int)',
    'create temporary table planted (id int)',
    'create schema planted',
    `create function planted() returns int language sql as 'select 1'`,
    'create index planted on user_account (name)',
    'create trigger planted before insert on user_account execute function suppress_redundant_updates_trigger()',
    'alter table user_account disable trigger all',
    'create extension unaccent',
    'create role planted',
    'create database planted',
    'alter role current_user superuser',
    'alter role current_user bypassrls',
    'set role foja_owner',
    'set role postgres',
    `alter system set fsync = off`,
    'drop table graphile_worker._private_jobs',
    'drop function graphile_worker.remove_job(text)',
    'drop policy foja_app on graphile_worker._private_jobs',
    'delete from mikro_orm_migrations',
    'delete from graphile_worker.migrations',
    'select * from pg_authid',
    `select pg_read_file('/etc/passwd')`,
    `copy user_account to program 'cat'`,
    `copy user_account from '/etc/passwd'`,
    'drop owned by foja_owner',
  ])('may not: %s', async (statement) => {
    expect(await codeOf(url, statement)).toBe(NOT_ALLOWED);
  });

  test('owns nothing and signs in to no other database', async () => {
    expect(await run(url, OWNERS)).toEqual([{ owner: 'foja_owner' }]);
    expect(await readServerRole(url)).toEqual({ name: 'foja_app', ownsTables: false, isWalled: true });
    const other = await freshDatabase(null);
    await run(other.ownerUrl, `revoke connect on database ${new URL(other.url).pathname.slice(1)} from foja_app`);
    expect(await codeOf(other.url, 'select 1')).toBe(NOT_ALLOWED);
    await other.drop();
  });

  test('reads and writes a table that a later migration makes, without another start', async () => {
    await world.asOwner('create table later (id int generated always as identity, seen serial, text text)');
    await run(url, `insert into later (text) values ('a')`, `update later set text = 'b'`);
    expect(await run(url, 'select id, seen, text from later')).toEqual([{ id: 1, seen: 1, text: 'b' }]);
    await run(url, 'delete from later');
  });
});

describe('the addresses of a database', () => {
  const logged = () => {
    const warn = vi.fn();
    return { warn, log: Object.assign(createLog('silent'), { warn }) as unknown as Log };
  };

  test('one role for both works, and the log says once that it may change tables and sees all rows', async () => {
    const { ownerUrl, drop } = await freshDatabase();
    const { warn, log } = logged();
    await prepareDatabase({ url: ownerUrl, ownerUrl }, false, log);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]).toEqual([
      { role: 'foja_owner' },
      expect.stringMatching(/DATABASE_OWNER_URL.*row-level security does not bind/s),
    ]);
    await drop();
  });

  test('the role of the server alone cannot say who calls, and is told what it lacks', async () => {
    const { warn, log } = logged();
    const ready = await freshDatabase();
    await prepareDatabase(ready, false, log);
    expect(warn).not.toHaveBeenCalled();
    const alone = prepareDatabase({ url: ready.url, ownerUrl: ready.url }, false, log);
    await expect(alone).rejects.toMatchObject({ code: 'NOT_OWNER' });
    await ready.drop();
    const empty = await freshDatabase(null);
    const refused = prepareDatabase({ url: empty.url, ownerUrl: empty.url }, false, log);
    await expect(refused).rejects.toMatchObject({
      code: 'NOT_OWNER',
      message: expect.stringContaining('DATABASE_OWNER_URL'),
    });
    await empty.drop();
  });
});

describe('the embedded database', () => {
  let folder: string;
  let server: DatabaseServer;
  const start = async (): Promise<DatabaseServer> =>
    (server = await startEmbeddedPostgres({ folder, database: 'foja', durable: false }));
  const secret = (name: string): string => path.join(folder, `${name}.secret`);

  beforeAll(async () => {
    folder = memoryFolder('foja-roles-');
    await start();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** As the release with one role left it: a cluster with the superuser, who owns the database and all that is in it. */
  async function makeOneRole(): Promise<void> {
    const admin = superuserUrl(folder, server.port);
    await run(admin, 'drop database foja', 'drop role foja_app', 'drop role foja_owner', 'create database foja');
    const url = superuserUrl(folder, server.port, 'foja');
    const orm = await openOrm(url);
    await orm.migrator.up();
    await orm.close();
    await migrateQueue(url, createLog('silent'));
    await run(
      url,
      `insert into outbox_event (topic, payload) values ('kept', '{}')`,
      `select graphile_worker.add_job('kept')`,
    );
    await server.stop();
    for (const name of ['pg-owner', 'pg-app']) rmSync(secret(name));
  }

  test('of a release with one role is handed over at the next start, with all that is in it', async () => {
    await makeOneRole();
    await start();
    const { url, ownerUrl } = server;
    expect(await run(ownerUrl, OWNERS)).toEqual([{ owner: 'foja_owner' }]);
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await grantToServer(client, 'foja_app');
    await grantToServer(client, 'foja_app');
    await client.end();
    expect(await run(url, 'select topic from outbox_event')).toEqual([{ topic: 'kept' }]);
    expect(await run(url, 'select task_identifier as task from graphile_worker.jobs')).toEqual([{ task: 'kept' }]);
    expect(await run(url, `insert into outbox_event (topic, payload) values ('new', '{}') returning id::int`)).toEqual([
      { id: 2 },
    ]);
    await run(url, `select graphile_worker.add_job('new')`);
    // The owner goes on with the work of migrations: our tables, and those of the queue.
    await run(
      ownerUrl,
      'alter table outbox_event add column later text',
      'alter table graphile_worker._private_jobs add column later text',
    );
    expect(await codeOf(url, 'create temporary table planted (id int)')).toBe(NOT_ALLOWED);
    expect(await codeOf(ownerUrl, 'select * from pg_authid')).toBe(NOT_ALLOWED);
  });

  test('keeps a password for each role, for its owner alone; a lost one is made anew', async () => {
    const before = readFileSync(secret('pg-app'), 'utf8');
    for (const name of ['pg', 'pg-owner', 'pg-app']) expect(statSync(secret(name)).mode & 0o777).toBe(0o600);
    await server.stop();
    rmSync(secret('pg-app'));
    await start();
    expect(readFileSync(secret('pg-app'), 'utf8')).not.toBe(before);
    expect(await run(server.url, 'select current_user as me')).toEqual([{ me: 'foja_app' }]);
  });

  test('gives no other database to its roles', async () => {
    const { ownerUrl } = server;
    for (const url of [server.url, ownerUrl]) expect(await codeOf(url, 'create database planted')).toBe(NOT_ALLOWED);
  });
});
