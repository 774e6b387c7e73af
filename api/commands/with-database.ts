import { openOrm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import type { Env } from '../kernel/env.ts';

/**
 * Runs a function with the database of this server, migrated and seeded. Works while a server is running too.
 */
export async function withDatabase<T>(env: Env, act: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  const embedded = { folder: env.FOJA_DATA, database: 'foja' };
  const server = env.DATABASE_URL
    ? null
    : ((await joinEmbeddedPostgres(embedded)) ?? (await startEmbeddedPostgres(embedded)));
  const orm = await openOrm(server?.url ?? env.DATABASE_URL ?? '');
  try {
    await orm.migrator.up();
    await seedLegalStock(orm.em.fork() as SqlEntityManager);
    return await act(orm.em.fork() as SqlEntityManager);
  } finally {
    await orm.close();
    // When the database belongs to a running server, this stops nothing.
    await server?.stop();
  }
}
