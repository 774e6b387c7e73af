import { defineConfig, type Options, type SqlEntityManager } from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type pg from 'pg';
import { MINUTE } from '#schema/lib/durations.ts';
import { entities } from './entities/index.ts';
import { releaseLostConnections } from './lost-connections.ts';
import { guardPool, type CallerKey } from './row-wall.ts';
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
  'caller_key',
];

/** How long PostgreSQL lets a connection work, in milliseconds; the names are those of the driver. */
export interface ConnectionLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** Of what somebody waits for: a statement that takes longer would only keep others from being answered. */
export const REQUEST_LIMITS: ConnectionLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: MINUTE,
};

/** Of jobs, commands and the start: imports and the search index are long, and others are waited for. */
export const WORK_LIMITS: ConnectionLimits = {
  statement_timeout: 10 * MINUTE,
  lock_timeout: 5 * MINUTE,
  idle_in_transaction_session_timeout: 5 * MINUTE,
};

/** On whose behalf the statements of a pool run. */
interface Wall {
  key: CallerKey;
  /** Always of the server itself, whoever calls. */
  isSystem: boolean;
}

interface Opening {
  limits?: ConnectionLimits;
  pool?: { min: number; max: number };
  /** Absent: an address that the policies of the tables do not bind. */
  wall?: Wall | null;
}

export function ormOptions(
  url: string,
  { limits = WORK_LIMITS, pool = { min: 0, max: 20 }, wall = null }: Opening = {},
): Options {
  const onPoolCreated = (made: pg.Pool): void => {
    releaseLostConnections(made);
    if (wall) guardPool(made, wall.key, wall.isSystem);
  };
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
    driverOptions: { connectionTimeoutMillis: 10_000, ...limits, onPoolCreated },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
    debug: false,
  });
}

export type Orm = MikroORM;
export type { SqlEntityManager };

export const openOrm = (url: string, opening?: Opening): Promise<MikroORM> => MikroORM.init(ormOptions(url, opening));
