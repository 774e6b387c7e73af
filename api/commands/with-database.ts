import { openOrm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { migrateDatabase } from '#db/migrations/run.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import type { Env } from '../kernel/env.ts';
import { addressesOf } from '../startup/database.ts';

/**
 * Runs a function with the address of this server's database, as the owner of its tables: that of the settings, that of a
 * running Foja, or an embedded one that is started for it.
 */
export async function withServer<T>(env: Env, act: (ownerUrl: string) => Promise<T>): Promise<T> {
  const given = addressesOf(env);
  if (given) return act(given.ownerUrl);
  const embedded = { folder: env.FOJA_DATA, database: 'foja' };
  const server = (await joinEmbeddedPostgres(embedded)) ?? (await startEmbeddedPostgres(embedded));
  try {
    return await act(server.ownerUrl);
  } finally {
    // When the database belongs to a running server, this stops nothing.
    await server.stop();
  }
}

/** Runs a function with the database of this server, migrated and seeded. Works while a server is running too. */
export function withDatabase<T>(env: Env, act: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  return withServer(env, async (url) => {
    const orm = await openOrm(url);
    try {
      await migrateDatabase(orm, url, () => Promise.resolve());
      await seedLegalStock(orm.em.fork() as SqlEntityManager);
      return await act(orm.em.fork() as SqlEntityManager);
    } finally {
      await orm.close();
    }
  });
}
