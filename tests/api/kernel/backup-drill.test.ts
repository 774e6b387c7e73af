import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer, type RunningServer } from '#api/main.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import { backupText } from '#schema/text/backup.ts';
import { createFolderStorage } from '#api/providers/file-storage/folder.ts';
import { CreateUploadDocument, SendCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import { AddCaseDocumentDocument } from '#tests/support/case-file.generated.ts';
import { CasesDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { LoginDocument, RefreshDocument, RegisterDocument } from '#tests/support/users.generated.ts';
import { backUpTo, contentOf, PASSPHRASE } from '../../support/backups.ts';
import { freshDatabase } from '../../support/database.ts';
import { runCommand } from '../../support/run-command.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { Caller } from '../../support/world.ts';

/** An office with its embedded database, as `npm start` runs it, and the commands as `npm run` runs them. */

const PASSWORD = 'una clave larga de ejemplo';
const ACCOUNTS = 3;
let place: string;
let office: string;
let moved: string;
let file: string;
const running = new Set<RunningServer>();

beforeAll(() => {
  place = memoryFolder('foja-drill-');
  office = path.join(place, 'office');
  moved = path.join(place, 'moved');
  file = path.join(place, 'office.tar');
});
afterAll(async () => {
  for (const server of running) await server.stop();
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
});

async function start(settings: Record<string, string>): Promise<RunningServer> {
  const env = parseEnv({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', READING_PACE_MS: '0', ...settings });
  const server = await startServer(env, { schedules: false, web: null, log: createLog('silent') });
  running.add(server);
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  running.delete(server);
  await server.stop();
}

interface Person extends Caller {
  caseId: string;
  documentId: string;
  /** Messages that were acknowledged before the backup began. */
  before: string[];
}

async function person(server: RunningServer, number: number): Promise<Person> {
  const caller = Object.assign(new Caller(server), { caseId: '', documentId: '', before: [] as string[] });
  caller.email = `persona-${number}@ejemplo.mx`;
  const input = { name: `Persona ${number}`, email: caller.email, password: PASSWORD, profession: null };
  caller.token = (await caller.does(RegisterDocument, { input })).register.token ?? null;
  const opened = await caller.does(CreateCaseDocument, {
    input: { title: `Asunto ${number}`, client: 'Cliente', area: 'CIVIL' },
  });
  caller.caseId = opened.createCase.case?.id ?? '';
  caller.documentId = await documentOf(caller);
  return caller;
}

const TEXT = 'Escrito de demanda\r\n';

async function documentOf(caller: Person): Promise<string> {
  const announced = { input: { fileName: 'escrito.txt', byteLength: TEXT.length } };
  const { upload } = (await caller.does(CreateUploadDocument, announced)).createUpload;
  const headers = { authorization: `Bearer ${caller.token}` };
  await fetch(caller.url + (upload?.url ?? ''), { method: 'PUT', headers, body: TEXT });
  const input = { caseId: caller.caseId, uploadId: upload?.id ?? '' };
  return (await caller.does(AddCaseDocumentDocument, { input })).addCaseDocument.document?.id ?? '';
}

interface Load {
  phase: 'before' | 'during' | 'end';
}

async function writeMessages(caller: Person, load: Load): Promise<void> {
  for (let n = 0; load.phase !== 'end'; n++) {
    const input = { caseId: caller.caseId, text: `Mensaje ${n}`, clientId: `c${n}` };
    const { sendCaseMessage } = await caller.does(SendCaseMessageDocument, { input });
    const id = sendCaseMessage.message?.id;
    if (!id) throw new Error(sendCaseMessage.userErrors[0]?.message);
    if (load.phase === 'before') caller.before.push(id);
  }
}

let people: Person[];

test('a backup that is made under load holds every write that was acknowledged before it', async () => {
  const server = await start({ FOJA_DATA: office });
  people = await Promise.all(Array.from({ length: ACCOUNTS }, (_, number) => person(server, number)));
  mkdirSync(path.join(office, 'outbox'), { recursive: true });
  writeFileSync(path.join(office, 'outbox', 'mail_1.eml'), 'Subject: Invitación\r\n\r\nUn enlace.');
  await server.work.em
    .fork()
    .execute(`select graphile_worker.add_job('later', '{"a": 1}', run_at := now() + interval '1 day', job_key := 'k')`);

  const load: Load = { phase: 'before' };
  const writing = Promise.all(people.map((caller) => writeMessages(caller, load)));
  await expect.poll(() => people.every(({ before }) => before.length >= 5), { timeout: 30_000 }).toBe(true);
  load.phase = 'during';
  const made = await runCommand('backup', [file], { FOJA_DATA: office, BACKUP_PASSPHRASE: PASSPHRASE });
  load.phase = 'end';
  await writing;
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toContain(backupText.withSecrets);

  const checked = await runCommand('backup-verify', [file], { FOJA_DATA: office, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(checked).toMatchObject({ code: 0 });
  expect(checked.output).toContain(backupText.secretsOpen);
  // Over the data that is there it is refused, also while it serves.
  expect(await runCommand('restore', [file], { FOJA_DATA: office })).toEqual({
    code: 1,
    output: `${backupText.notEmpty}\n`,
  });
  await stop(server);
});

async function expectEverything(server: RunningServer): Promise<void> {
  const em = server.work.em.fork();
  for (const { email, before, caseId, documentId } of people) {
    const caller = new Caller(server);
    const { login } = await caller.does(LoginDocument, { input: { email, password: PASSWORD } });
    caller.token = login.token ?? null;
    expect((await caller.does(CasesDocument, { first: 10 })).cases.nodes.map(({ id }) => id)).toEqual([caseId]);
    const headers = { authorization: `Bearer ${caller.token}` };
    expect(await (await fetch(`${caller.url}/api/files/${documentId}`, { headers })).text()).toBe(TEXT);
    const messages = await em.execute<{ id: string; sequence: number }[]>(
      'select id, sequence from case_message where case_id = ? order by sequence',
      [caseId],
    );
    expect(messages.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    // Of one moment: no message without those before it.
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, at) => at + 1));
  }
  const cookie = people[0]?.cookie('foja_refresh') ?? '';
  const sameBrowser = new Caller(server);
  sameBrowser.setCookie('foja_refresh', cookie);
  expect((await sameBrowser.does(RefreshDocument)).refresh.token).toBeTruthy();
}

test('an office whose folder is gone comes back in another: rows, numbers, jobs, mails, secret and sessions', async () => {
  const secret = readFileSync(path.join(office, 'seal.secret'), 'utf8');
  rmSync(office, { recursive: true, maxRetries: 5 });

  // Without the passphrase, or with another, nothing is made.
  expect(await runCommand('restore', [file], { FOJA_DATA: moved })).toEqual({
    code: 1,
    output: `${backupText.noSecret}\n`,
  });
  const wrong = { FOJA_DATA: moved, BACKUP_PASSPHRASE: 'otra frase, igual de larga' };
  expect(await runCommand('restore', [file], wrong)).toEqual({ code: 1, output: `${backupText.wrongPassphrase}\n` });
  expect(existsSync(moved)).toBe(false);

  const restored = await runCommand('restore', [file], { FOJA_DATA: moved, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(restored).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(moved, 'seal.secret'), 'utf8')).toBe(secret);
  expect(statSync(path.join(moved, 'seal.secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(moved, 'outbox'))).toEqual(['mail_1.eml']);

  const database = await startEmbeddedPostgres({ folder: moved, database: 'foja', durable: false });
  const mailFolder = path.join(moved, 'outbox');
  const files = createFolderStorage(path.join(moved, 'files'));
  const order = { mailFolder, files };
  const again = await backUpTo(path.join(place, 'again.tar'), database.ownerUrl, order).finally(database.stop);
  expect(contentOf(again.manifest)).toEqual(contentOf((await readBackup(file)).manifest));

  const server = await start({ FOJA_DATA: moved });
  await expectEverything(server);
  expect(await joinEmbeddedPostgres({ folder: moved, database: 'foja' })).not.toBeNull();
  await stop(server);
});

test('the same file moves an office from its embedded database to a server', async () => {
  const target = await freshDatabase(null);
  const data = path.join(place, 'with-server');
  const settings = { DATABASE_URL: target.url, DATABASE_OWNER_URL: target.ownerUrl, FOJA_DATA: data };
  try {
    mkdirSync(data);
    writeFileSync(path.join(data, 'seal.secret'), 'the secret of another office, long enough');
    const other = await runCommand('restore', [file], { ...settings, BACKUP_PASSPHRASE: PASSPHRASE });
    expect(other).toEqual({ code: 1, output: `${backupText.otherSecret(path.join(data, 'seal.secret'))}\n` });
    rmSync(path.join(data, 'seal.secret'));

    const restored = await runCommand('restore', [file], { ...settings, BACKUP_PASSPHRASE: PASSPHRASE });
    expect(restored).toMatchObject({ code: 0 });
    const mailFolder = path.join(data, 'outbox');
    const files = createFolderStorage(path.join(data, 'files'));
    const again = await backUpTo(path.join(place, 'server.tar'), target.ownerUrl, { mailFolder, files });
    expect(contentOf(again.manifest)).toEqual(contentOf((await readBackup(file)).manifest));
    const server = await start(settings);
    await expectEverything(server);
    await stop(server);
  } finally {
    await target.drop();
  }
});

test('a secret that is lost loses what it sealed, and nothing else', async () => {
  const target = await freshDatabase(null);
  const settings = {
    DATABASE_URL: target.url,
    DATABASE_OWNER_URL: target.ownerUrl,
    FOJA_DATA: path.join(place, 'without-secret'),
  };
  try {
    expect(await runCommand('restore', [file, '--without-secret'], settings)).toMatchObject({ code: 0 });
    const server = await start(settings);
    await expectEverything(server);
    await stop(server);
  } finally {
    await target.drop();
  }
});

test('a disk that is full leaves no file, and the sentence says what to do', async () => {
  const source = await freshDatabase();
  try {
    const client = new pg.Client({ connectionString: source.ownerUrl });
    await client.connect();
    // What does not get smaller by compression, and more than the buffers between here and there.
    await client.query(`insert into client_error (id, error, created_at, day, fingerprint, byte_length, last_at)
      select n::text, string_agg(md5(random()::text || n || m), ''), now(), current_date, n::text, 0, now() from generate_series(1, 2000) n, generate_series(1, 100) m group by n`);
    await client.end();
    const full = path.join(place, 'full');
    mkdirSync(full);
    const target = path.join(full, 'a.tar');
    const settings = { DATABASE_URL: source.ownerUrl, FOJA_DATA: full, FOJA_SECRET: 'x'.repeat(32) };
    const ended = await runCommand('backup', [target], settings, { mostBlocks: 2000 });
    expect(ended).toEqual({ code: 1, output: `${backupText.noSpace(target)}\n` });
    expect(readdirSync(full)).toEqual([]);
  } finally {
    await source.drop();
  }
});
