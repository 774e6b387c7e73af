import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { backupText } from '#schema/text/backup.ts';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import { connectPatiently, readMigrations } from '../migrations/run.ts';
import { SEALED_SAMPLES } from '../sealed-columns.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

interface Table {
  name: string;
  columns: string[];
}

/** One state of the whole database, while others go on writing. */
export interface Snapshot {
  postgres: string;
  migrations: string[];
  tables: Table[];
  sequences: Manifest['sequences'];
  /** A value that was sealed with each secret of this database: two while a secret is replaced, none at first. */
  sealedSamples: string[];
  copyTable(table: Table): Readable;
  copyJobs(): Readable;
  close(): Promise<void>;
}

/** What COPY writes must not depend on the settings of a server, nor of the one who connects. */
const SAME_TEXT_EVERYWHERE = `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set extra_float_digits = 3; set bytea_output = 'hex'; set synchronize_seqscans = off;
  set row_security = off`;

const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** Tables that live by themselves: not those of an extension, nor those whose rows a crash may take (the throttles). */
const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname <> '${MIGRATIONS_TABLE}'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;

/** Numbers are given out beside the snapshot: read after it began, they are never behind its rows. */
const SEQUENCES = `select sequencename as name, last_value::text as "lastValue" from pg_sequences
  where schemaname = 'public' and last_value is not null and sequencename <> '${MIGRATIONS_TABLE}_id_seq' order by 1`;

const JOBS = `select jsonb_build_object('task', t.identifier, 'payload', j.payload, 'queue', q.queue_name,
    'runAt', j.run_at, 'maxAttempts', j.max_attempts, 'key', j.key, 'priority', j.priority, 'flags', j.flags)
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts or j.locked_at is not null order by j.run_at, j.id`;

export const tableName = (name: string): string => `public.${pg.escapeIdentifier(name)}`;
export const columnList = (columns: readonly string[]): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

async function beginSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query(SAME_TEXT_EVERYWHERE);
  // No migration changes a table between the list of tables and their locks.
  await client.query('select pg_advisory_lock_shared($1)', [ADVISORY_LOCK.schema]);
  const migrations = await readMigrations(client);
  if (!migrations?.length) throw new BackupError('NO_DATA', backupText.notOurDatabase);
  const { rows: tables } = await client.query<Table>(TABLES);
  await client.query('begin isolation level repeatable read, read only');
  await client.query(`lock table ${tables.map(({ name }) => tableName(name)).join(', ')} in access share mode`);
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(SEQUENCES);
  const { rows: facts } = await client.query<{ postgres: string; queue: boolean }>(
    `select current_setting('server_version') as postgres, to_regclass('graphile_worker._private_jobs') is not null as queue`,
  );
  const { rows: sealed } = await client.query<{ sample: string }>(SEALED_SAMPLES);
  await client.query('select pg_advisory_unlock_shared($1)', [ADVISORY_LOCK.schema]);
  return {
    postgres: facts[0]?.postgres ?? '',
    migrations,
    tables,
    sequences,
    sealedSamples: sealed.map(({ sample }) => sample),
    copyTable: ({ name, columns }) =>
      client.query(copyTo(`copy ${tableName(name)} (${columnList(columns)}) to stdout`)),
    copyJobs: () => client.query(copyTo(`copy (${facts[0]?.queue ? JOBS : 'select 1 where false'}) to stdout`)),
    close: () => client.end(),
  };
}

export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await connectPatiently(url);
  try {
    return await beginSnapshot(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
