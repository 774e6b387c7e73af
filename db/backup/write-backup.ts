import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { backupText } from '#schema/text/backup.ts';
import { BackupError, explainFileProblem } from './backup-error.ts';
import { Counter, sha256 } from './counting.ts';
import {
  CHECKSUM,
  filePieceName,
  FileTotals,
  FORMAT,
  JOBS,
  MAIL_NAME,
  MANIFEST,
  manifestSchema,
  MARK,
  pieceName,
  PRODUCT,
  SECRETS,
  tableStream,
  type Manifest,
  type StreamFacts,
} from './manifest.ts';
import { sealSecrets, type Secrets } from './sealed-secrets.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { MAX_ENTRY_LENGTH, TarWriter } from './tar.ts';

/** Where the files of people are. */
export interface FileSource {
  readonly kind: 'FOLDER' | 'S3';
  list(prefix: string): AsyncIterable<{ key: string }>;
  get(key: string, signal?: AbortSignal): Promise<Uint8Array | null>;
}

export interface BackupOptions {
  url: string;
  file: string;
  productVersion: string;
  /** Where mails lie that were not sent. */
  mailFolder: string;
  files: FileSource;
  /** What belongs to this database, which shows a value that was sealed with each of its secrets. */
  secretsOf(sealedSamples: string[]): { keyIds: string[]; secrets: Secrets };
  /** Without one the secrets are left out. */
  passphrase: string | null;
  signal?: AbortSignal;
}

export interface WrittenBackup {
  manifest: Manifest;
  bytes: number;
}

const PIECE_BYTES = MAX_ENTRY_LENGTH / 2;

/** Compresses what is copied out, and writes it in pieces: a reader holds one, never a table. */
async function writeStream(
  tar: TarWriter,
  stream: string,
  source: Readable,
  signal?: AbortSignal,
): Promise<StreamFacts> {
  const [text, stored] = [new Counter(), new Counter()];
  let pieces = 0;
  await pipeline(
    source,
    text.passRows,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    stored.passBytes,
    async (compressed: AsyncIterable<Buffer>) => {
      let waiting: Buffer[] = [];
      let size = 0;
      const write = async (): Promise<void> => {
        await tar.add(pieceName(stream, pieces++), Buffer.concat(waiting));
        [waiting, size] = [[], 0];
      };
      for await (const chunk of compressed) {
        waiting.push(chunk);
        size += chunk.length;
        if (size >= PIECE_BYTES) await write();
      }
      if (size > 0) await write();
    },
    { signal },
  );
  return {
    rows: text.rows,
    bytes: text.bytes,
    sha256: text.sha256(),
    stored: { bytes: stored.bytes, sha256: stored.sha256(), pieces },
  };
}

async function writeMails(tar: TarWriter, folder: string): Promise<Manifest['mails']> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => MAIL_NAME.test(name)).toSorted() : [];
  const mails: Manifest['mails'] = [];
  for (const name of names) {
    const data = await readFile(path.join(folder, name));
    await tar.add(`outbox/${name}`, data);
    mails.push({ name, bytes: data.length, sha256: sha256(data) });
  }
  return mails;
}

/**
 * Writes every file. They are looked at after the moment of the snapshot: a file is there before its row, so each row
 * has its own. One that was deleted since is in the backup as a row alone. A bucket keeps its own copies.
 */
async function writeFiles(tar: TarWriter, files: FileSource, signal?: AbortSignal): Promise<Manifest['files']> {
  const totals = new FileTotals();
  if (files.kind === 'S3') return totals.facts('S3');
  for await (const { key } of files.list('')) {
    signal?.throwIfAborted();
    const bytes = await files.get(key, signal);
    if (!bytes) continue;
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let piece = 0, from = 0; from < data.length || piece === 0; piece++, from += PIECE_BYTES)
      await tar.add(filePieceName(key, piece), data.subarray(from, from + PIECE_BYTES));
    totals.add(key, { bytes: data.length, sha256: sha256(data) });
  }
  return totals.facts('FOLDER');
}

async function writeEntries(tar: TarWriter, snapshot: Snapshot, order: BackupOptions, at: Date): Promise<Manifest> {
  const { signal } = order;
  await tar.add(MARK, Buffer.from(JSON.stringify({ product: PRODUCT, format: FORMAT })));
  const tables: Manifest['tables'] = [];
  for (const table of snapshot.tables)
    tables.push({ ...table, ...(await writeStream(tar, tableStream(table.name), snapshot.copyTable(table), signal)) });
  const jobs = await writeStream(tar, JOBS, snapshot.copyJobs(), signal);
  const mails = await writeMails(tar, order.mailFolder);
  const files = await writeFiles(tar, order.files, signal);
  const { keyIds, secrets } = order.secretsOf(snapshot.sealedSamples);
  const hasSecrets = order.passphrase !== null && Object.keys(secrets).length > 0;
  if (hasSecrets) await tar.add(SECRETS, await sealSecrets(secrets, order.passphrase ?? ''));
  const manifest = manifestSchema.parse({
    product: PRODUCT,
    format: FORMAT,
    productVersion: order.productVersion,
    createdAt: at.toISOString(),
    postgres: snapshot.postgres,
    migrations: snapshot.migrations,
    tables,
    sequences: snapshot.sequences,
    jobs,
    mails,
    files,
    keyId: keyIds[0] ?? null,
    previousKeyId: keyIds[1] ?? null,
    hasSecrets,
  } satisfies Manifest);
  const text = JSON.stringify(manifest, null, 1);
  await tar.add(MANIFEST, Buffer.from(text));
  await tar.add(CHECKSUM, Buffer.from(`${sha256(text)}  ${MANIFEST}\n`));
  await tar.end();
  return manifest;
}

/** A name that is taken stays as it is; a disk that knows no links is told to rename. */
async function giveName(draft: string, file: string): Promise<void> {
  const taken = new BackupError('EXISTS', backupText.exists(file));
  try {
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw taken;
    if (existsSync(file)) throw taken;
    await rename(draft, file);
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeInto(handle: FileHandle, order: BackupOptions): Promise<WrittenBackup> {
  const snapshot = await openSnapshot(order.url);
  try {
    const tar = new TarWriter(handle, new Date());
    const manifest = await writeEntries(tar, snapshot, order, new Date());
    await handle.sync();
    return { manifest, bytes: tar.size };
  } finally {
    await snapshot.close().catch(() => undefined);
  }
}

/** Writes the database into one file. It has its name only when all of it is on the disk; until then nothing is there. */
export async function writeBackup(order: BackupOptions): Promise<WrittenBackup> {
  const file = path.resolve(order.file);
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    if (existsSync(file)) throw new BackupError('EXISTS', backupText.exists(file));
    const handle = await open(draft, 'wx', 0o600);
    try {
      const written = await writeInto(handle, order).finally(() => handle.close());
      await giveName(draft, file);
      await flushFolder(path.dirname(file));
      return written;
    } finally {
      await rm(draft, { force: true });
    }
  } catch (error) {
    const sentences = { full: backupText.noSpace(file), closed: (code: string) => backupText.notWritable(file, code) };
    throw explainFileProblem(error, sentences, 'NOT_WRITABLE');
  }
}
