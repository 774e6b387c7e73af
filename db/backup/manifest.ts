import { z } from 'zod';

export const PRODUCT = 'foja';
/** Grows when an older release could not read what is written. */
export const FORMAT = 1;

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

export const markSchema = z.object({ product: z.string(), format: count });

export const manifestSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.literal(FORMAT),
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
