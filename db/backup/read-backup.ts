import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { backupText } from '#schema/text/backup.ts';
import { BackupError, explainFileProblem } from './backup-error.ts';
import { Counter, sha256 } from './counting.ts';
import {
  CHECKSUM,
  fileOf,
  filePieceName,
  FileTotals,
  FORMAT,
  JOBS,
  MANIFEST,
  manifestSchema,
  MARK,
  markSchema,
  pieceName,
  PRODUCT,
  SECRETS,
  streamOf,
  tableStream,
  type Manifest,
  type StreamFacts,
} from './manifest.ts';
import { readTar, type Entry } from './tar.ts';

/** What somebody does with the parts of a backup while all of it is read and checked. */
export interface BackupReader {
  /** The text of COPY, to its end. */
  stream?(name: string, text: AsyncIterable<Buffer>): Promise<void>;
  mail?(name: string, data: Buffer): Promise<void>;
  file?(key: string, data: Buffer): Promise<void>;
}

export interface ReadBackup {
  manifest: Manifest;
  sealedSecrets: Buffer | null;
}

const damaged = (where: string): BackupError => new BackupError('DAMAGED', backupText.damaged(where));

const parsed = (data: Buffer, where: string): unknown => {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw damaged(where);
  }
};

/** Entries one by one, with a look at the next. */
class Entries {
  private constructor(
    private readonly source: AsyncGenerator<Entry>,
    public next: Entry | null,
  ) {}

  static async of(source: AsyncGenerator<Entry>): Promise<Entries> {
    const first = await source.next();
    return new Entries(source, first.done ? null : first.value);
  }

  async take(): Promise<Entry | null> {
    const taken = this.next;
    const { done, value } = await this.source.next();
    this.next = done ? null : value;
    return taken;
  }

  /** The pieces of one stream, in their order. */
  async *pieces(stream: string): AsyncGenerator<Buffer> {
    for (let piece = 0; this.next && streamOf(this.next.name) === stream; piece++) {
      if (this.next.name !== pieceName(stream, piece)) throw damaged(this.next.name);
      yield this.next.data;
      await this.take();
    }
  }
}

async function readMark(entries: AsyncGenerator<Entry>): Promise<Entries> {
  let first: Entries;
  try {
    first = await Entries.of(entries);
  } catch (error) {
    // A file whose first entry is not a manifest is no backup of Foja. A cut that loses the manifest looks the same.
    if (error instanceof BackupError) throw new BackupError('NOT_A_BACKUP', backupText.notABackup, { cause: error });
    throw error;
  }
  const mark = first.next?.name === MARK ? markSchema.safeParse(parsed(first.next.data, MARK)) : null;
  if (!mark?.success || mark.data.product !== PRODUCT) throw new BackupError('NOT_A_BACKUP', backupText.notABackup);
  if (mark.data.format > FORMAT) throw new BackupError('NEWER_FORMAT', backupText.newerFormat(mark.data.format));
  await first.take();
  return first;
}

async function readStream(entries: Entries, stream: string, reader: BackupReader): Promise<StreamFacts> {
  const [text, stored] = [new Counter(), new Counter()];
  let pieces = 0;
  const counted = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      pieces++;
      stored.take(piece);
      yield piece;
    }
  };
  const consume = async (source: AsyncIterable<Buffer>): Promise<void> => {
    if (reader.stream) return reader.stream(stream, source);
    for await (const _chunk of source);
  };
  try {
    await pipeline(entries.pieces(stream), counted, createZstdDecompress(), text.passRows, consume);
  } catch (error) {
    const isTorn = error instanceof Error && 'code' in error && /^(ZSTD_|Z_)/.test(String(error.code));
    throw isTorn ? damaged(stream) : error;
  }
  return {
    rows: text.rows,
    bytes: text.bytes,
    sha256: text.sha256(),
    stored: { bytes: stored.bytes, sha256: stored.sha256(), pieces },
  };
}

/** The pieces of one file, which may be empty: they are held together only for who wants it. */
async function readFileOfPerson(entries: Entries, totals: FileTotals, reader: BackupReader): Promise<void> {
  const key = fileOf(entries.next?.name ?? '')?.key ?? '';
  const counter = new Counter();
  const held: Buffer[] = [];
  for (let piece = 0; fileOf(entries.next?.name ?? '')?.key === key; piece++) {
    const { name = '', data = Buffer.alloc(0) } = entries.next ?? {};
    if (name !== filePieceName(key, piece)) throw damaged(name);
    counter.take(data);
    if (reader.file) held.push(data);
    await entries.take();
  }
  totals.add(key, { bytes: counter.bytes, sha256: counter.sha256() });
  await reader.file?.(key, Buffer.concat(held));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const factsOf = ({ rows, bytes, sha256, stored }: StreamFacts): StreamFacts => ({
  rows,
  bytes,
  sha256,
  stored: { bytes: stored.bytes, sha256: stored.sha256, pieces: stored.pieces },
});

function checkAgainst(
  manifest: Manifest,
  streams: Map<string, StreamFacts>,
  mails: Manifest['mails'],
  files: FileTotals,
  hasSecrets: boolean,
): void {
  const expected = new Map(manifest.tables.map((table) => [tableStream(table.name), factsOf(table)]));
  expected.set(JOBS, factsOf(manifest.jobs));
  for (const [name, facts] of expected) if (!isSame(streams.get(name), facts)) throw damaged(name);
  for (const name of streams.keys()) if (!expected.has(name)) throw damaged(name);
  if (!isSame(mails, manifest.mails)) throw damaged('outbox');
  if (!isSame(files.facts(manifest.files.kind), manifest.files)) throw damaged('files');
  if (hasSecrets !== manifest.hasSecrets) throw damaged(SECRETS);
}

async function readEntries(entries: Entries, reader: BackupReader): Promise<ReadBackup> {
  const streams = new Map<string, StreamFacts>();
  const mails: Manifest['mails'] = [];
  const files = new FileTotals();
  let sealedSecrets: Buffer | null = null;
  while (entries.next && entries.next.name !== MANIFEST) {
    const { name, data } = entries.next;
    const stream = streamOf(name);
    if (stream) {
      if (streams.has(stream)) throw damaged(name);
      streams.set(stream, await readStream(entries, stream, reader));
      continue;
    }
    if (fileOf(name)) {
      await readFileOfPerson(entries, files, reader);
      continue;
    }
    if (name.startsWith('outbox/')) {
      const mail = name.slice('outbox/'.length);
      mails.push({ name: mail, bytes: data.length, sha256: sha256(data) });
      await reader.mail?.(mail, data);
    } else if (name === SECRETS) sealedSecrets = data;
    else throw damaged(name);
    await entries.take();
  }
  const [written, checksum] = [await entries.take(), await entries.take()];
  if (!written || checksum?.name !== CHECKSUM || entries.next) throw damaged(MANIFEST);
  if (checksum.data.toString('utf8') !== `${sha256(written.data)}  ${MANIFEST}\n`) throw damaged(MANIFEST);
  const manifest = manifestSchema.parse(parsed(written.data, MANIFEST));
  checkAgainst(manifest, streams, mails, files, sealedSecrets !== null);
  return { manifest, sealedSecrets };
}

/** Reads a backup to its last byte and checks each; `reader` gets the parts before the end is known to be good. */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<ReadBackup> {
  try {
    const handle = await open(file, 'r');
    try {
      return await readEntries(await readMark(readTar(handle)), reader);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const sentences = {
      full: backupText.notReadable(file, ''),
      closed: (code: string) => backupText.notReadable(file, code),
    };
    throw explainFileProblem(error, sentences, 'NOT_READABLE');
  }
}
