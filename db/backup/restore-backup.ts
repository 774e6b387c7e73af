import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { backupText } from '#schema/text/backup.ts';
import { ormOptions } from '../mikro-orm.config.ts';
import { unknownMigrations, withSchemaLock } from '../migrations/run.ts';
import { BackupError } from './backup-error.ts';
import { JOBS, tableStream, type Manifest } from './manifest.ts';
import { readBackup, type ReadBackup } from './read-backup.ts';
import { columnList, tableName } from './snapshot.ts';

export interface RestoreOptions {
  file: string;
  url: string;
  /** Creates the tables of the queue. */
  prepareQueue(): Promise<void>;
  /** Puts secrets and mails where they belong; before the rows are committed, so that these are never there alone. */
  placeFiles(): Promise<void>;
  /** Statements when all rows are there, in the tables of this release. */
  afterwards?: readonly string[];
}

/** What a backup holds, when all of it is whole and this release can read it. */
export async function readForRestore(file: string): Promise<ReadBackup> {
  const backup = await readBackup(file);
  const unknown = unknownMigrations(backup.manifest.migrations);
  if (unknown.length > 0)
    throw new BackupError('NEWER_SCHEMA', backupText.newerSchema(backup.manifest.productVersion, unknown));
  return backup;
}

/** Nothing but what an earlier try may have left: tables of the queue without jobs, and a list of no migrations. */
async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname in ('public', 'graphile_worker')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  const names = rows.map(({ name }) => name);
  const mayBeEmpty = new Set(['public.mikro_orm_migrations', 'graphile_worker._private_jobs']);
  if (names.some((name) => name.startsWith('public.') && !mayBeEmpty.has(name))) return false;
  for (const name of names.filter((found) => mayBeEmpty.has(found)))
    if ((await client.query(`select from ${name} limit 1`)).rowCount) return false;
  return true;
}

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  if (!(await isEmpty(client))) throw new BackupError('NOT_EMPTY', backupText.notEmpty);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `select c.conrelid::regclass::text as "table", quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by c.conrelid::regclass::text, c.conname`;

const OWN_TRIGGERS = `select distinct tgrelid::regclass::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

const JOBS_IN = 'create temporary table restored_job (job jsonb not null) on commit drop';
const ADD_JOBS = `select graphile_worker.add_job(job->>'task', (job->'payload')::json, job->>'queue', (job->>'runAt')::timestamptz,
    (job->>'maxAttempts')::int, job->>'key', (job->>'priority')::int,
    case when jsonb_typeof(job->'flags') = 'object' then array(select jsonb_object_keys(job->'flags')) end)
  from restored_job order by job->>'runAt'`;

async function copyRows(client: pg.ClientBase, file: string, manifest: Manifest): Promise<void> {
  const targets = new Map(
    manifest.tables.map(({ name, columns, rows }) => [
      tableStream(name),
      { into: `${tableName(name)} (${columnList(columns)})`, rows },
    ]),
  );
  targets.set(JOBS, { into: 'restored_job (job)', rows: manifest.jobs.rows });
  await readBackup(file, {
    stream: async (name, text) => {
      const target = targets.get(name);
      if (!target) throw new BackupError('DAMAGED', backupText.damaged(name));
      const copy = client.query(copyFrom(`copy ${target.into} from stdin`));
      await pipeline(text, copy);
      if (copy.rowCount !== target.rows) throw new BackupError('DAMAGED', backupText.damaged(name));
    },
  });
}

async function fillTables(client: pg.ClientBase, file: string, manifest: Manifest): Promise<void> {
  // Rows come table by table, and tables may point at each other: their keys are made again, which checks every row.
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const { rows: triggers } = await client.query<{ table: string }>(OWN_TRIGGERS);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggers) await client.query(`alter table ${table} disable trigger user`);
  // Rows that the migrations themselves wrote are in the backup too, as they were then.
  const tables = manifest.tables.map(({ name }) => tableName(name));
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`);
  await client.query(JOBS_IN);
  await copyRows(client, file, manifest);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table } of triggers) await client.query(`alter table ${table} enable trigger user`);
  for (const { name, lastValue } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [tableName(name), lastValue]);
  await client.query(ADD_JOBS);
}

/** One connection, so that migrations of the ORM and rows of the driver are one transaction. */
async function openSingle(url: string): Promise<{ orm: MikroORM; client(): pg.ClientBase }> {
  let only: pg.ClientBase | null = null;
  const onPoolCreated = (pool: pg.Pool): void => void pool.on('connect', (client) => (only = client));
  const options = ormOptions(url, { pool: { min: 0, max: 1 } });
  const orm = await MikroORM.init({ ...options, driverOptions: { ...options.driverOptions, onPoolCreated } });
  return {
    orm,
    client: () => {
      if (!only) throw new Error('no connection yet');
      return only;
    },
  };
}

async function restoreRows(order: RestoreOptions, manifest: Manifest): Promise<void> {
  const { orm, client } = await openSingle(order.url);
  try {
    // Makes the list of migrations, which the migrator keeps outside of any transaction.
    await orm.migrator.getExecuted();
    await orm.em.fork().transactional(async (em) => {
      const transaction = em.getTransactionContext();
      await client().query(
        'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
      );
      await orm.migrator.up({ migrations: manifest.migrations, transaction });
      await fillTables(client(), order.file, manifest);
      await orm.migrator.up({ transaction });
      for (const statement of order.afterwards ?? []) await client().query(statement);
      await order.placeFiles();
    });
    await orm.em.fork().execute('analyze');
  } finally {
    await orm.close();
  }
}

/** Everything in one transaction, or nothing. */
export function restoreBackup(order: RestoreOptions, manifest: Manifest): Promise<void> {
  return withSchemaLock(order.url, async (client) => {
    await refuseUnlessEmpty(client);
    await order.prepareQueue();
    await restoreRows(order, manifest);
  });
}
