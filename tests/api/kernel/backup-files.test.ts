import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#db/backup/counting.ts';
import { CHECKSUM, MANIFEST, MARK, type Manifest } from '#db/backup/manifest.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { readTar, TarWriter, type Entry } from '#db/backup/tar.ts';
import { backupText } from '#schema/text/backup.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { createFolderStorage } from '#api/providers/file-storage/folder.ts';
import { createS3Storage } from '#api/providers/file-storage/s3.ts';
import { contentOf } from '#api/startup/backup.ts';
import { placeFiles } from '#api/startup/restore.ts';
import { backUpTo } from '../../support/backups.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';
import { startFakeS3, type FakeS3 } from '../../support/fake-s3.ts';

/** The files of people in a backup: written, checked and put back. */

const FILES: Record<string, Buffer> = {
  'case-documents/cdo_empty': Buffer.alloc(0),
  'case-documents/cdo_small': Buffer.from('Artículo 5'),
  'documents/doc_large': randomBytes(9_000_001),
  'documents/doc_exact': randomBytes(4 * 1024 * 1024),
};

let place: string;
let source: FreshDatabase;
let whole: string;
let manifest: Manifest;
let bucket: FakeS3;
const inPlace = (name: string): string => path.join(place, name);
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'foja-backup-files-'));
  bucket = await startFakeS3();
  const files = createFolderStorage(inPlace('files'));
  for (const [key, bytes] of Object.entries(FILES)) await files.put(key, bytes);
  source = await freshDatabase();
  whole = inPlace('whole.tar');
  ({ manifest } = await backUpTo(whole, source.ownerUrl, { files }));
});
afterAll(async () => {
  await source.drop();
  await bucket.close();
  rmSync(place, { recursive: true, force: true });
});

async function entriesOf(file: string): Promise<Entry[]> {
  const handle = await open(file, 'r');
  const entries: Entry[] = [];
  for await (const entry of readTar(handle)) entries.push(entry);
  await handle.close();
  return entries;
}
async function rewritten(name: string, change: (entry: Entry) => Entry | null): Promise<string> {
  const handle = await open(inPlace(name), 'w');
  const tar = new TarWriter(handle, new Date());
  for (const entry of await entriesOf(whole)) {
    const changed = change(entry);
    if (changed) await tar.add(changed.name, changed.data);
  }
  await tar.end();
  await handle.close();
  return inPlace(name);
}
const problemOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'none',
    (error: unknown) => (error as { code: string }).code,
  );

test('every file is in the backup as it was, whatever its length', async () => {
  const read: Record<string, Buffer> = {};
  await readBackup(whole, { file: (key, data) => Promise.resolve(void (read[key] = data)) });
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(FILES).toSorted());
  for (const [key, bytes] of Object.entries(FILES)) expect(read[key]?.equals(bytes)).toBe(true);
  expect(manifest.files).toMatchObject({ kind: 'FOLDER', count: 4, bytes: 9_000_001 + 11 + 4 * 1024 * 1024 });
  expect(backupText.verified(whole, '', contentOf(manifest))).toContain('4 archivos de personas (13.2 MB)');
});

describe('a backup is refused', () => {
  const is = (part: string) => (entry: Entry) => entry.name.startsWith(part);

  test('when a file, or a piece of one, is not in it', async () => {
    for (const gone of [
      'files/case-documents/cdo_small',
      'files/documents/doc_large.0001',
      'files/documents/doc_large.0002',
    ]) {
      const file = await rewritten('less.tar', (entry) => (is(gone)(entry) ? null : entry));
      expect(await problemOf(readBackup(file)), gone).toBe('DAMAGED');
    }
  });

  test('when a byte of a file is another, or a file has another name', async () => {
    const other = (entry: Entry): Entry =>
      is('files/documents/doc_exact')(entry) ? { ...entry, data: Buffer.from(entry.data).fill(0, 77, 78) } : entry;
    const renamed = (entry: Entry): Entry => ({ ...entry, name: entry.name.replace('cdo_small', 'cdo_other') });
    for (const change of [other, renamed])
      expect(await problemOf(readBackup(await rewritten('other.tar', change)))).toBe('DAMAGED');
  });
});

test('a backup of the format before, without files, is read', async () => {
  const file = await rewritten('format-1.tar', (entry) => {
    if (entry.name.startsWith('files/')) return null;
    const { files: _none, ...before } = manifest;
    const text = JSON.stringify({ ...before, format: 1 }, null, 1);
    if (entry.name === MARK) return { ...entry, data: Buffer.from('{"product":"foja","format":1}') };
    if (entry.name === MANIFEST) return { ...entry, data: Buffer.from(text) };
    return entry.name === CHECKSUM ? { ...entry, data: Buffer.from(`${sha256(text)}  ${MANIFEST}\n`) } : entry;
  });
  expect((await readBackup(file)).manifest.files).toMatchObject({ kind: 'FOLDER', count: 0, bytes: 0 });
});

test('a file that is deleted while the backup is made is left out, and the backup is whole', async () => {
  const files = createFolderStorage(inPlace('files'));
  const get = (key: string) => (key.endsWith('small') ? Promise.resolve(null) : files.get(key));
  const made = await backUpTo(inPlace('during.tar'), source.ownerUrl, { files: { ...files, get } });
  expect(made.manifest.files.count).toBe(3);
  expect(await problemOf(readBackup(inPlace('during.tar')))).toBe('none');
});

describe('the files are put back', () => {
  test('into a folder', async () => {
    await placeFiles(parseEnv({ FOJA_DATA: inPlace('moved') }), whole, manifest, {});
    const files = createFolderStorage(inPlace('moved/files'));
    for (const [key, bytes] of Object.entries(FILES))
      expect(bytes.equals((await files.get(key)) ?? Buffer.from('none'))).toBe(true);
  });

  test('into a bucket, when this server has one', async () => {
    const { bucket: name, endpoint, accessKeyId, secretAccessKey } = bucket.options;
    const env = parseEnv({
      FOJA_DATA: inPlace('with-bucket'),
      FILES_S3_BUCKET: name,
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_KEY: accessKeyId,
      FILES_S3_SECRET: secretAccessKey,
    });
    await placeFiles(env, whole, manifest, {});
    expect(bucket.objects.size).toBe(4);
    for (const [key, bytes] of Object.entries(FILES))
      expect(bucket.objects.get(`foja/${key}`)?.bytes.equals(bytes)).toBe(true);
  });

  test('a disk that takes none of them stops the restore with a sentence', async () => {
    const env = parseEnv({ FOJA_DATA: inPlace('blocked') });
    await placeFiles(env, whole, { ...manifest, files: { ...manifest.files, count: 0 } }, {});
    await (await open(inPlace('blocked/files'), 'w')).close();
    expect(await problemOf(placeFiles(env, whole, manifest, {}))).toBe('NOT_WRITABLE');
  });
});

test('those of a bucket are not in the backup, and it says so', async () => {
  const files = createS3Storage(bucket.options);
  const made = await backUpTo(inPlace('bucket.tar'), source.ownerUrl, { files });
  await files.close();
  expect(made.manifest.files).toMatchObject({ kind: 'S3', count: 0 });
  expect((await entriesOf(inPlace('bucket.tar'))).filter(({ name }) => name.startsWith('files/'))).toEqual([]);
  expect(backupText.written('x', 1, contentOf(made.manifest))).toContain('están en un bucket S3');
});
