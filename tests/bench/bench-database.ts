import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openOrm, type Orm } from '#db/mikro-orm.config.ts';
import { startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import { superuserUrl } from '../support/superuser.ts';

const STAMP_LENGTH = 8;

export interface BenchDatabase {
  orm: Orm;
  url: string;
  /** Of the role that row-level security binds. */
  walledUrl: string;
  close(): Promise<void>;
}

function addPath(hash: Hash, file: string): void {
  if (statSync(file).isDirectory())
    for (const name of readdirSync(file).toSorted()) addPath(hash, path.join(file, name));
  else hash.update(`\u0000${file}\u0000`).update(readFileSync(file));
}

/** A hash of files and folders. */
export function stampOf(...files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) addPath(hash, file);
  return hash.digest('hex').slice(0, STAMP_LENGTH);
}

/** A hash of the migrations: they may be edited before a release, and then old databases must be recreated. */
const schemaStamp = (): string => stampOf('db/migrations');

/** Drops databases with other stamps, and with `isFresh` the current one too. */
async function dropOthers(adminUrl: string, name: string, isFresh: boolean, stamp: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, ssl: false });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where not datistemplate and datname not in ('postgres', 'foja')`,
    );
    for (const { datname } of rows)
      if (!datname.endsWith(`_${stamp}`) || (isFresh && datname === name))
        await client.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
    const isThere = !isFresh && rows.some(({ datname }) => datname === name);
    if (!isThere) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A migrated database that is reused between runs; its name has a stamp of its content. `isFresh` recreates it. */
export async function openBenchDatabase(
  folder: string,
  { name, stamp = schemaStamp(), isFresh = false }: { name: string; stamp?: string; isFresh?: boolean },
): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({
    folder: path.resolve(folder),
    database: 'foja',
    durable: false,
  });
  try {
    const database = `${name}_${stamp}`;
    await dropOthers(superuserUrl(folder, server.port), database, isFresh, stamp);
    // One role for everything: what is measured is the product, not its rights.
    const url = superuserUrl(folder, server.port, database);
    const orm = await openOrm(url);
    const close = async (): Promise<void> => {
      await orm.close();
      await server.stop();
    };
    await orm.migrator.up();
    const walledUrl = String(Object.assign(new URL(server.url), { pathname: `/${database}` }));
    return { orm, url, walledUrl, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
