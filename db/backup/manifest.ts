import { z } from 'zod';
import { Counter, sha256 } from './counting.ts';

export const PRODUCT = 'foja';
/** Grows when an older release could not read what is written. */
export const FORMAT = 2;

/** The first entry: whose file it is, before anything else is read. */
export const MARK = 'foja-backup.json';
export const MANIFEST = 'manifest.json';
export const CHECKSUM = 'manifest.json.sha256';
export const SECRETS = 'secrets.json';
export const JOBS = 'jobs';

/** As the outbox names its files. */
export const MAIL_NAME = /^[\w-]{1,85}\.eml$/;

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const facts = {
  rows: count,
  /** Of the text that PostgreSQL copied out. */
  bytes: count,
  sha256: hex,
  /** Of the compressed text, as it lies in this file. */
  stored: z.object({ bytes: count, sha256: hex, pieces: count }),
};

/** Of the files of people: their number, their bytes, and the SHA-256 of a line for each, in the order of this file. */
const filesSchema = z.object({ kind: z.enum(['FOLDER', 'S3']), count, bytes: count, sha256: hex });

export const markSchema = z.object({ product: z.string(), format: count });

export const manifestSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.number().int().min(1).max(FORMAT),
  productVersion: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** In the order in which they ran. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), ...facts })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/) })),
  /** Jobs that were waiting or being done. */
  jobs: z.object(facts),
  /** Mails that were not sent. */
  mails: z.array(z.object({ name: z.string().regex(MAIL_NAME), bytes: count, sha256: hex })),
  /** Those in a bucket (`S3`) are not in a backup. Format 1 had none. */
  files: filesSchema.default({ kind: 'FOLDER', count: 0, bytes: 0, sha256: sha256('') }),
  /** Tells which secret the database was written with, without telling the secret. */
  keyId: z.string().nullable(),
  /** Of the secret before it, when the backup was made while one replaced the other. */
  previousKeyId: z.string().nullable().default(null),
  hasSecrets: z.boolean(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type StreamFacts = Manifest['jobs'];

export const pieceName = (stream: string, piece: number): string =>
  `${stream}.copy.zst.${String(piece).padStart(4, '0')}`;

export const tableStream = (table: string): string => `tables/${table}`;

/** Of which stream an entry is a piece; `null`: it is something else. */
export const streamOf = (entry: string): string | null => /^(.+)\.copy\.zst\.\d{4,}$/.exec(entry)?.[1] ?? null;

export const filePieceName = (key: string, piece: number): string => `files/${key}.${String(piece).padStart(4, '0')}`;

/** Of which file an entry is a piece, and which; `null`: it is something else. */
export function fileOf(entry: string): { key: string; piece: number } | null {
  const [, key, piece] = /^files\/([\w/-]+)\.(\d{4})$/.exec(entry) ?? [];
  return key && piece ? { key, piece: Number(piece) } : null;
}

/** Sums up files one by one, when a backup is written and when it is read. */
export class FileTotals {
  private count = 0;
  private bytes = 0;
  private readonly lines = new Counter();

  add(key: string, { bytes, sha256: hash }: { bytes: number; sha256: string }): void {
    this.count++;
    this.bytes += bytes;
    this.lines.take(Buffer.from(`${hash} ${bytes} ${key}\n`));
  }

  /** Once, at the end. */
  facts(kind: Manifest['files']['kind']): Manifest['files'] {
    return { kind, count: this.count, bytes: this.bytes, sha256: this.lines.sha256() };
  }
}
