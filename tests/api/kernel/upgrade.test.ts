import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#api/kernel/log.ts';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer, type RunningServer } from '#api/main.ts';
import { openOrm } from '#db/mikro-orm.config.ts';
import { DatabaseStartError } from '#db/server/database-start-error.ts';
import { startupText } from '#schema/text/startup.ts';
import { MessageByIdDocument } from '#tests/support/chat.generated.ts';
import { LoginDocument, RefreshDocument } from '#tests/support/users.generated.ts';
import { backUpTo, restoreTo, SECRET } from '../../support/backups.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { Caller } from '../../support/world.ts';

/** What the first release wrote: an account, its session and a question, as rows of its tables. */
const first = JSON.parse(readFileSync(path.resolve('tests/fixtures/first-release.json'), 'utf8')) as {
  refreshCookie: string;
  tables: Record<string, Record<string, unknown>[]>;
};
const FIRST_MIGRATIONS = ['Migration20261120000100_foundation', 'Migration20261120000200_corpus'];
/** Rows that others point at come first. */
const ORDER = [
  'user_account',
  'signing_key',
  'session',
  'refresh_token',
  'usage_counter',
  'chat_thread',
  'chat_message',
];

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function database(origin: 'template' | null): Promise<FreshDatabase> {
  const made = await freshDatabase(origin);
  endings.push(made.drop);
  return made;
}

async function start({ url, ownerUrl }: FreshDatabase): Promise<RunningServer> {
  const folder = memoryFolder('foja-upgrade-');
  endings.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  const env = parseEnv({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    FOJA_SECRET: SECRET,
    FOJA_DATA: folder,
  });
  // Soon after the first release: its session has not expired.
  const clock = { now: () => new Date('2026-11-23T12:00:00-06:00') };
  const server = await startServer(env, { clock, schedules: false, web: null, log: createLog('silent') });
  endings.push(() => server.stop());
  return server;
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

/** A database as the first release left it. */
async function firstRelease(): Promise<FreshDatabase> {
  const made = await database(null);
  const { ownerUrl } = made;
  const orm = await openOrm(ownerUrl);
  await orm.migrator.up({ migrations: FIRST_MIGRATIONS });
  await orm.close();
  await migrateQueue(ownerUrl, createLog('silent'));
  await withClient(ownerUrl, async (client) => {
    expect(Object.keys(first.tables).toSorted()).toEqual(ORDER.toSorted());
    for (const table of ORDER)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(first.tables[table]),
      ]);
  });
  return made;
}

async function expectEverythingOfFirstRelease(server: RunningServer): Promise<void> {
  const ana = new Caller(server);
  const { login } = await ana.does(LoginDocument, {
    input: { email: 'ana@ejemplo.mx', password: 'una clave larga de ejemplo' },
  });
  ana.token = login.token ?? null;
  const answer = first.tables['chat_message']?.find((row) => row['role'] === 'ASSISTANT');
  const { chatMessage } = await ana.does(MessageByIdDocument, { id: String(answer?.['id']) });
  expect(chatMessage).toMatchObject({ text: answer?.['text'], status: 'COMPLETE' });

  // Somebody used it until now: an idle session ends.
  await server.orm.em.fork().getConnection().execute('update session set used_at = ?', [new Date()]);
  const sameBrowser = new Caller(server);
  sameBrowser.setCookie('foja_refresh', first.refreshCookie);
  expect((await sameBrowser.does(RefreshDocument)).refresh.token).toBeTruthy();
}

test('a database of the first release is brought to this one: sign-in, session and answers are there', async () => {
  await expectEverythingOfFirstRelease(await start(await firstRelease()));
});

test('a backup of the first release is restored and brought to this one', async () => {
  const folder = memoryFolder('foja-old-backup-');
  endings.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  const file = path.join(folder, 'first.tar');
  await backUpTo(file, (await firstRelease()).ownerUrl);
  const target = await database(null);
  expect((await restoreTo(target.ownerUrl, file)).migrations).toEqual(FIRST_MIGRATIONS);
  await expectEverythingOfFirstRelease(await start(target));
});

test('two servers that start at once on an empty database both come up', async () => {
  const empty = await database(null);
  const servers = await Promise.all([start(empty), start(empty)]);
  for (const { url: address } of servers) expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

test('a database of a newer release is refused before anything is written', async () => {
  const made = await database('template');
  const { ownerUrl } = made;
  const future = 'Migration29991231000100_future';
  const stateOf = () =>
    withClient(ownerUrl, async (client) => (await client.query('select * from content_stamp')).rows);
  await withClient(ownerUrl, (client) => client.query('insert into mikro_orm_migrations (name) values ($1)', [future]));
  await withClient(ownerUrl, (client) => client.query(`delete from content_stamp`));
  const refused: unknown = await start(made).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseStartError);
  expect(refused).toMatchObject({ code: 'NEWER_SCHEMA', message: startupText.newerSchema([future]) });
  expect(await stateOf()).toEqual([]);
});
