import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { startupText } from '#schema/text/startup.ts';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import { DatabaseStartError } from '../server/database-start-error.ts';
import { migrations } from './list.generated.ts';

/** Not ended by a time-out that the server sets for its requests: it may wait for a restore of many minutes. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

export async function connectPatiently(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // a lost connection also rejects the query in course
  try {
    await client.connect();
    await client.query(PATIENT);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** The lock is of a transaction, so that it ends with its connection, whatever happens to this process. */
export async function withSchemaLock<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectPatiently(url);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK.schema]);
    const done = await act(client);
    await client.query('commit');
    return done;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** In the order in which they ran; `null` in a database that no Foja has prepared. */
export async function readMigrations(client: pg.ClientBase): Promise<string[] | null> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('public.mikro_orm_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return null;
  const { rows } = await client.query<{ name: string }>('select name from public.mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

/** What another release did to a database: this one would write into tables that it does not know. */
export const unknownMigrations = (done: readonly string[]): string[] => {
  const known = new Set(migrations.map(({ name }) => name));
  return done.filter((name) => !known.has(name));
};

/**
 * Brings the tables to this release. Of servers that start at once one does it and the others wait; a database of a newer
 * release is refused before anything is written.
 */
export function migrateDatabase(
  orm: MikroORM,
  url: string,
  afterwards: (client: pg.Client) => Promise<void>,
): Promise<void> {
  return withSchemaLock(url, async (client) => {
    const done = (await readMigrations(client)) ?? [];
    const unknown = unknownMigrations(done);
    if (unknown.length > 0) throw new DatabaseStartError('NEWER_SCHEMA', startupText.newerSchema(unknown));
    if (migrations.some(({ name }) => !done.includes(name))) await orm.migrator.up();
    await afterwards(client);
  }).catch(explainNotOwner);
}

/** A role that may not change tables cannot bring them to this release. */
function explainNotOwner(error: unknown): never {
  const NOT_ALLOWED = '42501';
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === NOT_ALLOWED)
      throw new DatabaseStartError('NOT_OWNER', startupText.notOwner(cause.message), { cause: error });
  throw error;
}
