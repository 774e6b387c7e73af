import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseStartError, startEmbeddedPostgres, type DatabaseServer } from '#db/server/embedded-postgres.ts';
import { memoryFolder } from '#tests/support/memory-folder.ts';
import { superuserUrl } from '#tests/support/superuser.ts';

const modulePath = path.resolve(import.meta.dirname, '../../../db/server/embedded-postgres.ts');
let folder: string;
let servers: DatabaseServer[];
let children: ChildProcess[];

beforeEach(() => {
  folder = memoryFolder('foja-pg-');
  servers = [];
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map(kill9));
  for (const server of servers) await server.stop();
  // A test that failed half way may have left a server with no owner: adopting it is how it is ended.
  if (existsSync(path.join(folder, 'pg', 'postmaster.pid'))) await (await start()).stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(durable = false): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres({ folder, database: 'foja', durable });
  servers.push(server);
  return server;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const refusal = (attempt: Promise<unknown>): Promise<DatabaseStartError> =>
  attempt.then(
    () => expect.unreachable('it started'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseStartError);
      return error as DatabaseStartError;
    },
  );

/** Another Foja: it starts the database in the folder and says «ready» or the code of its refusal. */
function anotherFoja(afterStart: string, durable = false): ChildProcess {
  const script = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(modulePath)};
    try {
      const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, database: 'foja', durable: ${durable} });
      console.log('ready');
      ${afterStart}
    } catch (error) {
      console.log(error.code ?? String(error));
      process.exit(1);
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { cwd: path.dirname(modulePath), stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

/** Reads what a child says until it has said enough. */
function listen(child: ChildProcess, enough: (lines: string[]) => boolean): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text.split('\n').slice(0, -1);
      if (enough(lines)) resolve(lines);
    });
    child.once('close', () => reject(new Error(`it ended after saying: ${text}`)));
  });
}

const said = (child: ChildProcess, word: string): Promise<string[]> => listen(child, (lines) => lines.includes(word));

function kill9(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

const postmasterPid = (): number =>
  Number(readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);

const insertForever = `
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  await client.query('create table row (id int primary key)');
  for (let id = 1; ; id++) { await client.query('insert into row values ($1)', [id]); console.log(id); }`;

const stayAlive = 'setInterval(() => undefined, 1000);';

describe('the embedded database', () => {
  test('starts empty with Spanish-ready text, in UTC, with the extensions the search needs', async () => {
    const server = await start();
    await query(server.ownerUrl, 'create extension pg_trgm; create extension unaccent');
    const [row] = await query(
      superuserUrl(folder, server.port, 'foja'),
      `select pg_encoding_to_char(encoding) as encoding, datctype as locale, current_setting('TimeZone') as zone,
              current_setting('max_connections') as connections, current_setting('jit') as jit,
              current_setting('unix_socket_directories') as sockets, current_setting('listen_addresses') as listens,
              unaccent('pensión') as plain
       from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      zone: 'UTC',
      connections: '100',
      jit: 'off',
      sockets: '',
      listens: '127.0.0.1',
      plain: 'pension',
    });
    expect(statSync(path.join(folder, 'pg.secret')).mode & 0o777).toBe(0o600);
    const stranger = new URL(server.ownerUrl);
    stranger.password = 'other';
    await expect(query(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('keeps every acknowledged row when its Foja is killed, and the next one adopts the server', async () => {
    const child = anotherFoja(insertForever, true);
    const lines = await listen(child, (all) => all.length > 200);
    await kill9(child);
    const server = await start(true);
    expect(server.adopted).toBe(true);
    const [row] = await query<{ last: number; total: number }>(
      server.ownerUrl,
      'select max(id) as last, count(*)::int as total from row',
    );
    expect(row?.last).toBeGreaterThanOrEqual(Number(lines.at(-1)));
    expect(row?.total).toBe(row?.last);
  });

  test('keeps every acknowledged row when the server is killed too', async () => {
    const child = anotherFoja(insertForever, true);
    const lines = await listen(child, (all) => all.length > 200);
    process.kill(postmasterPid(), 'SIGKILL');
    await kill9(child);
    const server = await start(true);
    expect(server.adopted).toBe(false);
    const [row] = await query<{ last: number }>(server.ownerUrl, 'select max(id) as last from row');
    expect(row?.last).toBeGreaterThanOrEqual(Number(lines.at(-1)));
  });

  test('is started again on the same port when it dies while its Foja lives', async () => {
    const server = await start(true);
    await query(server.ownerUrl, 'create table acknowledged (id int)');
    await query(server.ownerUrl, 'insert into acknowledged values (1)');
    process.kill(Number(readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await expect
      .poll(() => query(server.ownerUrl, 'select id from acknowledged').catch(() => 'away'), { timeout: 15_000 })
      .toEqual([{ id: 1 }]);
  });

  test('is refused to a second Foja while the first one lives, and given to it afterwards', async () => {
    const first = anotherFoja(stayAlive);
    await said(first, 'ready');
    const error = await refusal(start());
    expect(error.code).toBe('FOLDER_IN_USE');
    expect(error.message).toContain(String(first.pid));
    await kill9(first);
    expect((await start()).adopted).toBe(true);
    await said(anotherFoja(stayAlive), 'FOLDER_IN_USE');
  });

  test('is given to only one of several that start at once over the lock of a dead one', async () => {
    await (await start()).stop();
    writeFileSync(
      path.join(folder, 'owner.lock'),
      JSON.stringify({ pid: process.pid, started: '1', token: 'reused pid' }),
    );
    const contenders = [1, 2, 3].map(() => anotherFoja(stayAlive));
    const answers = await Promise.all(contenders.map((child) => listen(child, (lines) => lines.length > 0)));
    expect(answers.flat().sort()).toEqual(['FOLDER_IN_USE', 'FOLDER_IN_USE', 'ready']);
  });

  test('begins again when the first preparation was cut short', async () => {
    const unfinished = path.join(folder, 'pg.new-interrupted', 'data');
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(path.join(unfinished, 'PG_VERSION'), '18\n');
    mkdirSync(path.join(folder, 'pg', 'base'), { recursive: true });
    const server = await start();
    expect(await query(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    const left = readdirSync(folder);
    expect(left.filter((name) => name.startsWith('pg.new-'))).toEqual([]);
    expect(left.filter((name) => name.startsWith('pg.incomplete-'))).toHaveLength(1);
  });

  test('begins again when Foja is killed in the middle of the first preparation', async () => {
    const child = anotherFoja('');
    await expect
      .poll(() => readdirSync(folder).some((name) => name.startsWith('pg.new-')), { timeout: 5000, interval: 5 })
      .toBe(true);
    await kill9(child);
    expect(existsSync(path.join(folder, 'pg'))).toBe(false);
    const server = await start();
    expect(await query(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not take another program for its server when the pid was reused', async () => {
    await (await start()).stop();
    const pidFile = path.join(folder, 'pg', 'postmaster.pid');
    // This very process: alive, ours, and not PostgreSQL, which PostgreSQL by itself would not notice.
    writeFileSync(pidFile, `${process.pid}\n${path.join(folder, 'pg')}\n1\n${5432}\n\n127.0.0.1\n\nready\n`);
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await query(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('ends its server and frees the folder when stopped, even with clients connected', async () => {
    const server = await start();
    const pid = postmasterPid();
    const client = new pg.Client(server.ownerUrl);
    client.on('error', () => undefined);
    await client.connect();
    await server.stop();
    await server.stop();
    expect(existsSync(path.join(folder, 'pg', 'postmaster.pid'))).toBe(false);
    expect(existsSync(path.join(folder, 'owner.lock'))).toBe(false);
    expect(existsSync(`/proc/${pid}/cwd`)).toBe(false);
    expect((await start()).adopted).toBe(false);
  });

  test('refuses the data of another version and a password that is not its own', async () => {
    await (await start()).stop();
    const secret = readFileSync(path.join(folder, 'pg.secret'));
    writeFileSync(path.join(folder, 'pg.secret'), 'another'.repeat(5));
    // The superuser is needed again when a role has lost its password.
    rmSync(path.join(folder, 'pg-app.secret'));
    expect((await refusal(start())).code).toBe('START_FAILED');
    for (const cut of ['', secret.subarray(0, 20)]) {
      writeFileSync(path.join(folder, 'pg.secret'), cut);
      const damaged = await refusal(start());
      expect(damaged.code).toBe('SECRET_DAMAGED');
      expect(damaged.message).toContain(`${cut.length} caracteres`);
      expect(readFileSync(path.join(folder, 'pg.secret'))).toEqual(Buffer.from(cut));
    }
    writeFileSync(path.join(folder, 'pg.secret'), secret);
    writeFileSync(path.join(folder, 'pg', 'PG_VERSION'), '16\n');
    const error = await refusal(start());
    expect(error.code).toBe('VERSION_MISMATCH');
    expect(error.message).toMatch(/PostgreSQL 16.*npm run backup.*npm run restore/s);
  });

  test('never sets aside a database because it cannot read it', async () => {
    await (await start()).stop();
    const version = path.join(folder, 'pg', 'PG_VERSION');
    renameSync(version, `${version}.kept`);
    symlinkSync(version, version); // a loop cannot be read by anybody, root included
    await expect(start()).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('pg.incomplete-'))).toEqual([]);
    rmSync(version);
    renameSync(`${version}.kept`, version);
    expect((await start()).adopted).toBe(false);
  });

  test('does not adopt, for data that must last, a server that a test left unprotected', async () => {
    const child = anotherFoja(stayAlive, false);
    await said(child, 'ready');
    await kill9(child);
    const server = await start(true);
    expect(server.adopted).toBe(false);
    expect(await query(server.ownerUrl, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  test('says why when its folder cannot be one', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const error = await refusal(startEmbeddedPostgres({ folder: path.join(file, 'below'), database: 'foja' }));
    expect(error.code).toBe('FOLDER_NOT_WRITABLE');
    expect(error.message).toContain('FOJA_DATA');
  });
});
