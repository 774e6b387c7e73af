import type { MikroORM } from '@mikro-orm/postgresql';
import { migrateDatabase } from '#db/migrations/run.ts';
import { seedCourts } from '#db/seeds/courts.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { startEmbeddedPostgres, type DatabaseServer } from '#db/server/embedded-postgres.ts';
import { missingReforms } from '../features/research/index.ts';
import type { Env } from '../kernel/env.ts';
import { migrateQueue } from '../kernel/jobs/jobs.ts';
import type { Log } from '../kernel/log.ts';

/** The database of the settings, or the embedded one, which is started. */
export async function openDatabase(env: Env): Promise<{ url: string; server: DatabaseServer | null }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, server: null };
  const server = await startEmbeddedPostgres({ folder: env.FOJA_DATA, database: 'foja' });
  return { url: server.url, server };
}

/**
 * Migrates and seeds. Unlocks jobs of a server that crashed: all of them when no other server can use the database
 * (`isExclusive`), else those locked for more than three minutes.
 */
export async function prepareDatabase(orm: MikroORM, url: string, isExclusive: boolean, log: Log): Promise<void> {
  await migrateDatabase(orm, url, () => migrateQueue(url, log));
  const em = orm.em.fork();
  await em.execute(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null, max_attempts = greatest(max_attempts, least(attempts + 1, 10)) where locked_at < now() - ?::interval`,
    [isExclusive ? '0 seconds' : '3 minutes'],
  );
  await seedLegalStock(orm.em.fork());
  await seedCourts(orm.em.fork());
  for (const line of await missingReforms(orm.em.fork())) log.info(line);
}
