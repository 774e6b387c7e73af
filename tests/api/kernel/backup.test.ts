import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#api/kernel/env.ts';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import { createLog } from '#api/kernel/log.ts';
import { keyIdOf } from '#api/kernel/security/encryption.ts';
import { backUp } from '#api/startup/backup.ts';
import { secretsToPlace } from '#api/startup/restore.ts';
import { BackupError } from '#db/backup/backup-error.ts';
import { MANIFEST, MARK, type Manifest } from '#db/backup/manifest.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { readForRestore, restoreBackup } from '#db/backup/restore-backup.ts';
import { openSecrets } from '#db/backup/sealed-secrets.ts';
import { TarWriter } from '#db/backup/tar.ts';
import { backUpTo, contentOf, PASSPHRASE, restoreTo, SECRET } from '../../support/backups.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';

let folder: string;
let source: FreshDatabase;
let whole: string;
let manifest: Manifest;
const empties: FreshDatabase[] = [];

const inFolder = (name: string): string => path.join(folder, name);

async function run<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function emptyDatabase(): Promise<string> {
  const database = await freshDatabase(null);
  empties.push(database);
  return database.ownerUrl;
}

const problemOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof BackupError ? error.code : String(error)),
  );

/** Text that a careless copy would change, tables that point at themselves and each other, numbers that were given out. */
const ODD_ROWS = String.raw`
  insert into user_account (id, name, email, features, created_at, updated_at) values
    ('usr_1', E'Tab\tLine\nBack\\slash \\. \\N', 'uno@ejemplo.mx', array['a,b', 'c"d', ''], now(), '2026-11-20 12:00:00.123456-06'),
    ('usr_2', 'Niña 👩‍⚖️ ' || chr(1), 'dos@ejemplo.mx', '{}', now(), now());
  insert into outbox_event (topic, payload) select 'topic', jsonb_build_object('n', n, 'text', E'\n\\') from generate_series(1, 3000) n;
  insert into client_error (id, error, created_at, day, fingerprint, byte_length, last_at) values
    ('e1', '', now(), current_date, 'e1', 0, now()), ('e2', 'null is not empty', now(), current_date, 'e2', 0, now());
  select graphile_worker.add_job('later', json_build_object('text', 'ñ'), queue_name := 'line', run_at := now() + interval '1 day',
    max_attempts := 7, job_key := 'later:1', priority := 3, flags := array['slow']);
  select graphile_worker.add_job('failed', '{}', max_attempts := 1);
  update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`;

/** The stock is large; the drill has it. */
const WITHOUT_STOCK =
  'truncate statute, topic, search_term, document_search, word_search, article_asked, court_office cascade';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'foja-backup-'));
  source = await freshDatabase();
  await run(source.ownerUrl, WITHOUT_STOCK);
  await run(source.ownerUrl, ODD_ROWS);
  whole = inFolder('whole.tar');
  ({ manifest } = await backUpTo(whole, source.ownerUrl));
});
afterAll(async () => {
  await source.drop();
  for (const database of empties) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  test('is a file of its owner alone, and nothing else is left beside it', () => {
    expect(statSync(whole).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['whole.tar']);
  });

  test('tells the rows of every table, the jobs that wait and the key that it was sealed with', async () => {
    expect((await readBackup(whole)).manifest).toEqual(manifest);
    expect(manifest.tables.find(({ name }) => name === 'outbox_event')).toMatchObject({ rows: 3000 });
    expect(manifest.tables.map(({ name }) => name)).not.toContain('throttle');
    expect(manifest.jobs.rows).toBe(1);
    expect(manifest.keyId).toMatch(/^[0-9a-f]{8}$/);
    expect(await readFile(whole, 'utf8')).not.toContain(SECRET);
  });

  test('restored into an empty database is the same to the last byte', async () => {
    const url = await emptyDatabase();
    await restoreTo(url, whole);
    const again = await backUpTo(inFolder('again.tar'), url);
    expect(contentOf(again.manifest)).toEqual(contentOf(manifest));
    const keys = (at: string) =>
      run(
        at,
        `select conname, pg_get_constraintdef(oid) as is, convalidated from pg_constraint
        where connamespace = 'public'::regnamespace and contype = 'f' order by conname`,
      );
    expect(await keys(url)).toEqual(await keys(source.ownerUrl));
    const [next] = await run<{ id: string }>(
      url,
      `insert into outbox_event (topic, payload) values ('t', '{}') returning id`,
    );
    expect(next?.id).toBe('3001');
    expect(
      await run(
        url,
        'select task_identifier as task, queue_name as queue, key, priority, max_attempts as most, flags from graphile_worker.jobs',
      ),
    ).toEqual([{ task: 'later', queue: 'line', key: 'later:1', priority: 3, most: 7, flags: { slow: true } }]);
  });

  test('is of one moment, while others write', async () => {
    const writer = new pg.Client({ connectionString: source.ownerUrl });
    await writer.connect();
    let writing = true;
    const load = (async () => {
      // Both tables have as many rows in every state that was ever committed.
      for (let n = 0; writing; n++)
        await writer.query(`with a as (insert into client_error (id, error, created_at, day, fingerprint, byte_length, last_at)
            values ('l${n}', '', now(), current_date, 'l${n}', 0, now()))
          insert into outbox_event (topic, payload) values ('load', '{}')`);
      return writer.query(`delete from client_error where id like 'l%'; delete from outbox_event where topic = 'load'`);
    })();
    const during = await backUpTo(inFolder('during.tar'), source.ownerUrl);
    writing = false;
    await load;
    await writer.end();
    const rowsOf = (table: string): number => during.manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
    expect(rowsOf('client_error') - 2).toBe(rowsOf('outbox_event') - 3000);
  });

  test('is never written over another file', async () => {
    expect(await problemOf(backUpTo(whole, source.ownerUrl))).toBe('EXISTS');
  });

  test('of a database that is not ours is refused', async () => {
    expect(await problemOf(backUpTo(inFolder('none.tar'), await emptyDatabase()))).toBe('NO_DATA');
    expect(readdirSync(folder)).not.toContain('none.tar');
  });
});

describe('a bad file', () => {
  const changed = async (name: string, change: (file: string) => unknown): Promise<string> => {
    const file = inFolder(name);
    await copyFile(whole, file);
    await change(file);
    return file;
  };
  const flip = async (file: string, at: number): Promise<void> => {
    const handle = await open(file, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.of((byte[0] ?? 0) ^ 0x04), 0, 1, at);
    await handle.close();
  };

  test('that was cut anywhere is refused', async () => {
    const { size } = statSync(whole);
    for (const length of [size - 1, size - 1024, size - 5000, Math.floor(size / 2), 1600, 1024]) {
      const file = await changed(`cut-${length}.tar`, (name) => truncateSync(name, length));
      expect(await problemOf(readBackup(file)), String(length)).toBe('CUT_OFF');
    }
    expect(await problemOf(readBackup(await changed('cut.tar', (name) => truncateSync(name, 0))))).toBe('NOT_A_BACKUP');
  });

  test('with one other bit anywhere is refused', async () => {
    const { size } = statSync(whole);
    const file = await changed('flipped.tar', () => undefined);
    // Every kind of byte: headers, padding, the mark, the end; and places all over.
    const places = [0, 110, 137, 300, 512, 540, 600, 1024, 1100, 1540, size - 1, size - 700, size - 1030, size - 3000];
    for (let part = 1; part < 12; part++) places.push(Math.floor((size * part) / 12));
    for (const place of places) {
      await flip(file, place);
      expect(await problemOf(readBackup(file)), String(place)).toMatch(/^(DAMAGED|NOT_A_BACKUP|CUT_OFF|NEWER_FORMAT)$/);
      await flip(file, place);
    }
    expect(await problemOf(readBackup(file))).toBe('none');
  });

  test('with something behind its end is refused', async () => {
    const file = await changed('longer.tar', (name) => writeFile(name, 'x', { flag: 'a' }));
    expect(await problemOf(readBackup(file))).toBe('DAMAGED');
  });

  test('of another product or of a later format is refused', async () => {
    const withMark = async (name: string, mark: object): Promise<string> => {
      const handle = await open(inFolder(name), 'w');
      const tar = new TarWriter(handle, new Date());
      await tar.add(MARK, Buffer.from(JSON.stringify(mark)));
      await tar.add(MANIFEST, Buffer.from('{}'));
      await tar.end();
      await handle.close();
      return inFolder(name);
    };
    expect(await problemOf(readBackup(await withMark('other.tar', { product: 'other', format: 1 })))).toBe(
      'NOT_A_BACKUP',
    );
    expect(await problemOf(readBackup(await withMark('later.tar', { product: 'foja', format: 3 })))).toBe(
      'NEWER_FORMAT',
    );
    await writeFile(inFolder('text.tar'), 'PGDMP'.repeat(1000));
    expect(await problemOf(readBackup(inFolder('text.tar')))).toBe('NOT_A_BACKUP');
    expect(await problemOf(readBackup(inFolder('absent.tar')))).toBe('NOT_READABLE');
  });

  test('changes nothing in the database that it was meant for', async () => {
    const url = await emptyDatabase();
    const file = await changed('half.tar', (name) => truncateSync(name, Math.floor(statSync(whole).size / 2)));
    expect(await problemOf(restoreTo(url, file))).toBe('CUT_OFF');
    expect(await run(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
  });
});

describe('a restore', () => {
  test('over data is refused and changes nothing', async () => {
    const before = await backUpTo(inFolder('before.tar'), source.ownerUrl);
    expect(await problemOf(restoreTo(source.ownerUrl, whole))).toBe('NOT_EMPTY');
    const after = await backUpTo(inFolder('after.tar'), source.ownerUrl);
    expect(contentOf(after.manifest)).toEqual(contentOf(before.manifest));
  });

  test('that fails half way leaves a database into which one can restore', async () => {
    const url = await emptyDatabase();
    const good = await readForRestore(whole);
    const failing = restoreBackup(
      {
        file: whole,
        url,
        prepareQueue: () => migrateQueue(url, createLog('silent')),
        placeFiles: () => Promise.reject(new Error('the disk is full')),
      },
      good.manifest,
    );
    await expect(failing).rejects.toThrow('the disk is full');
    await restoreTo(url, whole);
    expect(await run(url, 'select count(*)::int as rows from outbox_event')).toEqual([{ rows: 3000 }]);
  });

  test('of a newer release is refused', async () => {
    const newer = await freshDatabase();
    empties.push(newer);
    await run(newer.ownerUrl, WITHOUT_STOCK);
    await run(newer.ownerUrl, `insert into mikro_orm_migrations (name) values ('Migration29991231000100_future')`);
    await backUpTo(inFolder('newer.tar'), newer.ownerUrl);
    expect(await problemOf(restoreTo(await emptyDatabase(), inFolder('newer.tar')))).toBe('NEWER_SCHEMA');
  });
});

describe('the secret in a backup', () => {
  test('is two while one replaces the other, and both are needed where it is restored', async () => {
    const [next, before] = ['the secret that replaces it, long enough', SECRET];
    const env = (settings: Record<string, string>) => parseEnv({ FOJA_DATA: inFolder('data'), ...settings });
    const both = env({ FOJA_SECRET: next, FOJA_SECRET_PREVIOUS: before });
    const file = inFolder('two.tar');
    expect(await backUp(both, { url: source.ownerUrl, file, passphrase: PASSPHRASE })).toMatchObject({
      secret: 'INSIDE',
    });
    const read = await readBackup(file);
    expect(read.manifest).toMatchObject({ keyId: keyIdOf(next), previousKeyId: keyIdOf(before) });
    const place = (settings: Record<string, string>) =>
      secretsToPlace(env(settings), read, () => Promise.resolve(PASSPHRASE));
    expect(await place({})).toEqual({ 'seal.secret': next, 'seal.previous': before });
    expect(await place({ FOJA_SECRET: next, FOJA_SECRET_PREVIOUS: before })).toEqual({});
    expect(await problemOf(place({ FOJA_SECRET: next }))).toBe('OTHER_SECRET');
    expect(await problemOf(place({ FOJA_SECRET: before }))).toBe('OTHER_SECRET');
  });

  test('opens with its passphrase and with no other', async () => {
    const { sealedSecrets } = await readBackup(whole);
    expect(await openSecrets(sealedSecrets ?? Buffer.alloc(0), PASSPHRASE)).toEqual({ 'seal.secret': SECRET });
    expect(await problemOf(openSecrets(sealedSecrets ?? Buffer.alloc(0), 'otra frase, igual de larga'))).toBe(
      'WRONG_PASSPHRASE',
    );
  });

  test('is left out without a passphrase', async () => {
    await backUpTo(inFolder('open.tar'), source.ownerUrl, { passphrase: null });
    expect((await readBackup(inFolder('open.tar'))).sealedSecrets).toBeNull();
  });
});

test('mails that were not sent are in the backup', async () => {
  await mkdir(inFolder('outbox'));
  await writeFile(inFolder('outbox/mail_1.eml'), 'Subject: Uno\r\n\r\n');
  await writeFile(inFolder('outbox/mail_2.eml.part'), 'half');
  await backUpTo(inFolder('mails.tar'), source.ownerUrl, { mailFolder: inFolder('outbox') });
  const read: string[] = [];
  await readBackup(inFolder('mails.tar'), {
    mail: (name, data) => Promise.resolve(void read.push(`${name}: ${data.toString()}`)),
  });
  expect(read).toEqual(['mail_1.eml: Subject: Uno\r\n\r\n']);
});
