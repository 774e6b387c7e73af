import type { MikroORM } from '@mikro-orm/postgresql';
import { openOrm } from '#db/mikro-orm.config.ts';
import { grantToServer, readServerRole } from '#db/migrations/grants.ts';
import { migrateDatabase } from '#db/migrations/run.ts';
import { readCallerKey } from '#db/migrations/wall.ts';
import type { CallerKey } from '#db/row-wall.ts';
import { seedCourts } from '#db/seeds/courts.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { startEmbeddedPostgres, type DatabaseServer } from '#db/server/embedded-postgres.ts';
import { missingReforms } from '../features/research/index.ts';
import type { Env } from '../kernel/env.ts';
import { migrateQueue, UNLOCK_JOBS } from '../kernel/jobs/jobs.ts';
import type { Log } from '../kernel/log.ts';

export interface Addresses {
  /** Of the role that reads and writes rows. */
  url: string;
  /** Of the role that owns the tables. The same where only one is given. */
  ownerUrl: string;
}

/** Of the settings; `null`: the embedded database. */
export const addressesOf = (env: Env): Addresses | null =>
  env.DATABASE_URL ? { url: env.DATABASE_URL, ownerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL } : null;

/** The database of the settings, or the embedded one, which is started. */
export async function openDatabase(env: Env): Promise<Addresses & { server: DatabaseServer | null }> {
  const given = addressesOf(env);
  if (given) return { ...given, server: null };
  const server = await startEmbeddedPostgres({ folder: env.FOJA_DATA, database: 'foja' });
  return { url: server.url, ownerUrl: server.ownerUrl, server };
}

const MAY_CHANGE =
  'database: the role of DATABASE_URL may change tables; give the server one of its own, and DATABASE_OWNER_URL for migrations';
const NO_WALL =
  'database: row-level security does not bind it, so only the server itself keeps the rows of accounts apart';

/**
 * Migrates, grants and seeds, as the owner of the tables. Unlocks jobs of a server that crashed: all of them when no other server can use the database
 * (`isExclusive`), else those locked for more than three minutes. Returns the key with which the server says who calls;
 * `null`: row-level security does not bind its role.
 */
export async function prepareDatabase(addresses: Addresses, isExclusive: boolean, log: Log): Promise<CallerKey | null> {
  const { url, ownerUrl } = addresses;
  let key: CallerKey | null = null;
  const orm = await openOrm(ownerUrl);
  try {
    await migrateDatabase(orm, ownerUrl, async (client) => {
      await migrateQueue(ownerUrl, log);
      const role = await readServerRole(url);
      await grantToServer(client, role.name);
      if (role.isWalled) key = await readCallerKey(ownerUrl);
      else log.warn({ role: role.name }, role.ownsTables ? `${MAY_CHANGE}; ${NO_WALL}` : NO_WALL);
    });
    await fillTables(orm, isExclusive, log);
    return key;
  } finally {
    await orm.close();
  }
}

async function fillTables(orm: MikroORM, isExclusive: boolean, log: Log): Promise<void> {
  const em = orm.em.fork();
  await em.execute(`${UNLOCK_JOBS} ?::interval`, [isExclusive ? '0 seconds' : '3 minutes']);
  await seedLegalStock(orm.em.fork());
  await seedCourts(orm.em.fork());
  for (const line of await missingReforms(orm.em.fork())) log.info(line);
}
