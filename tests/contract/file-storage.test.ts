import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { EnvError, parseEnv } from '#api/kernel/env.ts';
import type { FileStorage } from '#api/ports/file-storage.ts';
import { createFolderStorage } from '#api/providers/file-storage/folder.ts';
import { createS3Storage } from '#api/providers/file-storage/s3.ts';
import { startFakeS3, type FakeS3 } from '#tests/support/fake-s3.ts';
import { fileStorageSuite, keysUnder, listed } from './file-storage.suite.ts';

const reasonOf = (act: Promise<unknown>): Promise<{ reason?: string; detail?: string } | null> =>
  act.then(
    () => null,
    (error: unknown) => error as { reason: string; detail: string },
  );

describe('a folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'foja-files-'));
  const folder = path.join(root, 'files');
  const files = createFolderStorage(folder);
  afterAll(() => rm(root, { recursive: true }));

  fileStorageSuite(() => Promise.resolve(files));

  test('only its owner may read it', async () => {
    await files.put('own/doc_1', Buffer.from('x'));
    for (const each of [folder, path.join(folder, 'own'), path.join(folder, 'own', 'doc_1')])
      expect(statSync(each).mode & 0o077).toBe(0);
  });

  test('a server that is killed while it writes leaves no file, and its half is taken away a day later', async () => {
    const script = `import { createFolderStorage } from './api/providers/file-storage/folder.ts';
      const files = createFolderStorage(${JSON.stringify(folder)});
      console.log('begins');
      for (;;) await files.put('killed/doc_1', Buffer.alloc(60_000_000, 7));`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'pipe' });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const within = path.join(folder, 'killed');
    const drafts = (): string[] => {
      try {
        return readdirSync(within).filter((name) => name.endsWith('.part'));
      } catch {
        return [];
      }
    };
    try {
      await vi.waitFor(() => expect(drafts()).not.toEqual([]), { timeout: 4000, interval: 1 });
    } finally {
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    const whole = await files.get('killed/doc_1');
    expect(whole === null || whole.length === 60_000_000).toBe(true);
    expect((await keysUnder(files, 'killed/')).every((key) => key === 'killed/doc_1')).toBe(true);
    writeFileSync(path.join(within, 'doc_2.abc.part'), 'half');
    const old = new Date(Date.now() - 100_000);
    for (const name of drafts()) utimesSync(path.join(within, name), old, old);
    writeFileSync(path.join(within, 'doc_3.abc.part'), 'just begun');
    await files.tidy(new Date(Date.now() - 50_000));
    expect(drafts()).toEqual(['doc_3.abc.part']);
  });

  test('what lies there and is not ours is not listed', async () => {
    await files.put('mine/doc_1', Buffer.from('x'));
    writeFileSync(path.join(folder, 'mine', '.DS_Store'), 'x');
    writeFileSync(path.join(folder, 'notes.txt'), 'x');
    expect(await keysUnder(files, 'mine/')).toEqual(['mine/doc_1']);
    expect(await keysUnder(files, '')).not.toContain('notes.txt');
  });

  test('a folder that cannot be written or read is an outage, not a missing file', async () => {
    const lost = createFolderStorage(path.join(folder, 'own', 'doc_1'));
    expect(await reasonOf(lost.put('a/doc_1', Buffer.from('x')))).toMatchObject({ reason: 'UNAVAILABLE' });
    expect(await reasonOf(lost.get('a/doc_1'))).toMatchObject({ reason: 'UNAVAILABLE' });
  });
});

describe('S3', () => {
  let server: FakeS3;
  let files: FileStorage;
  beforeAll(async () => {
    server = await startFakeS3();
    files = createS3Storage(server.options);
  });
  afterEach(() => server.faults.splice(0));
  afterAll(async () => {
    await files.close();
    await server.close();
  });

  fileStorageSuite(() => Promise.resolve(files));

  const other = async (changes: Partial<FakeS3['options']>, act: (files: FileStorage) => Promise<unknown>) => {
    const made = createS3Storage({ ...server.options, ...changes });
    const failure = await reasonOf(act(made));
    await made.close();
    return failure;
  };

  test('keys stand under the prefix, in addresses of the path style; what else lies there is not ours', async () => {
    await files.put('mine/doc_1', Buffer.from('x'));
    expect(server.asked).toContain('PUT /despacho/foja/mine/doc_1');
    server.objects.set('foja/mine/notes & more.txt', { bytes: Buffer.from('x'), modifiedAt: new Date() });
    server.objects.set('mine/doc_2', { bytes: Buffer.from('x'), modifiedAt: new Date() });
    expect(await keysUnder(files, 'mine/')).toEqual(['mine/doc_1']);
  });

  test.each([{ secretAccessKey: 'another secret' }, { accessKeyId: 'AKIAOTHER' }, { bucket: 'another' }])(
    '%j is a matter of settings, and the log tells none of them',
    async (changes) => {
      for (const act of [
        (made: FileStorage) => made.put('a/doc_1', Buffer.from('x')),
        (made: FileStorage) => made.get('a/doc_1'),
        (made: FileStorage) => listed(made, 'a/'),
      ]) {
        const failure = await other(changes, act);
        expect(failure).toMatchObject({ reason: 'NOT_CONFIGURED', detail: expect.stringMatching(/^S3 \w+ 40[34]$/) });
        expect(`${failure?.reason} ${failure?.detail}`).not.toMatch(/secret|AKIA|another/);
      }
    },
  );

  test('a call that finds the service busy is made again', async () => {
    server.faults.push({ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' });
    await files.put('busy/doc_1', Buffer.from('kept'));
    server.faults.push({ status: 503, code: 'SlowDown' });
    expect(Buffer.from((await files.get('busy/doc_1')) ?? []).toString()).toBe('kept');
  });

  test('one that stays busy is an outage', async () => {
    server.faults.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })));
    expect(await reasonOf(files.get('busy/doc_2'))).toMatchObject({ reason: 'UNAVAILABLE', detail: 'S3 SlowDown 503' });
  });

  test('an answer that is cut off is asked for again, and never given as a whole', async () => {
    await files.put('cut/doc_1', Buffer.alloc(1000, 65));
    server.faults.push('CUT');
    expect(await files.get('cut/doc_1')).toHaveLength(1000);
    server.faults.push('CUT', 'CUT', 'CUT');
    expect(await reasonOf(files.get('cut/doc_1'))).toMatchObject({ reason: 'UNAVAILABLE' });
  });

  test('a service that is silent is given up, and so is one that is not there', async () => {
    server.faults.push('HANG');
    expect(await other({ timeoutMs: 300 }, (made) => made.get('a/doc_1'))).toMatchObject({ reason: 'TIMEOUT' });
    expect(await other({ endpoint: 'http://127.0.0.1:9' }, (made) => made.get('a/doc_1'))).toMatchObject({
      reason: 'UNAVAILABLE',
    });
  });
});

describe('the settings', () => {
  const NAMES = { FILES_S3_BUCKET: 'despacho', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's' };

  test('the bucket comes with its key, and half of them stops the start without telling their values', () => {
    expect(parseEnv(NAMES)).toMatchObject({ ...NAMES, FILES_S3_PREFIX: 'foja/', FILES_S3_REGION: 'us-east-1' });
    expect(parseEnv({ ...NAMES, FILES_S3_PREFIX: 'a/b/' }).FILES_S3_PREFIX).toBe('a/b/');
    for (const missing of Object.keys(NAMES)) expect(() => parseEnv({ ...NAMES, [missing]: '' })).toThrow(EnvError);
    expect(() => parseEnv({ FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow('FILES_S3_BUCKET');
    for (const wrong of ['/abs', 'a//b', '../x y'])
      expect(() => parseEnv({ ...NAMES, FILES_S3_PREFIX: wrong })).toThrow(EnvError);
  });
});
