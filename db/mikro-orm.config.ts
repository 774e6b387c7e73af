import { defineConfig, type Options, type SqlEntityManager } from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from './entities/index.ts';
import { migrations } from './migrations/list.generated.ts';

/** Tables that are not entities: throttles, tables of the search index, and tables that are written and read as a whole. */
const UNMANAGED_TABLES = [
  'throttle',
  'mikro_orm_migrations',
  'document_search',
  'document_vector',
  'search_generation',
  'word_search',
  'search_term',
  /_version$/,
  'citation_link',
  'article_asked',
];

export function ormOptions(url: string, pool: { min: number; max: number } = { min: 0, max: 20 }): Options {
  return defineConfig({
    clientUrl: url,
    entities,
    extensions: [Migrator],
    // Classes instead of files, because the built server has no folder of migrations.
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
      transactional: true,
    },
    schemaGenerator: { ignoreSchema: ['graphile_worker'], skipTables: UNMANAGED_TABLES, disableForeignKeys: false },
    pool,
    // Waiting for a connection ends with `UNAVAILABLE`.
    driverOptions: { connectionTimeoutMillis: 10_000 },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
    debug: false,
  });
}

export type Orm = MikroORM;
export type { SqlEntityManager };

export const openOrm = (url: string, pool?: { min: number; max: number }): Promise<MikroORM> =>
  MikroORM.init(ormOptions(url, pool));
