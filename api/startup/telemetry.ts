import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Env } from '../kernel/env.ts';
import { readHealth } from '../kernel/http/health.ts';
import type { Log } from '../kernel/log.ts';
import { bothTelemetries, noTelemetry, type Telemetry } from '../kernel/telemetry.ts';
import type { ContextParts } from '../transport/request-context.ts';
import type { SocketTransport } from '../transport/subscriptions.ts';
import type { Gauges } from './metrics.ts';
import { backupHealth } from './scheduled-backup.ts';

export interface RunningTelemetry {
  telemetry: Telemetry;
  /** Of the metrics; null: none are kept. */
  port: number | null;
  /** Gives the metrics what they measure, and the traces the statements of these pools. */
  watch(sources: Sources): Promise<void>;
  stop(): Promise<void>;
}

interface Sources {
  env: Env;
  parts: ContextParts;
  sockets: SocketTransport;
  orms: Record<string, MikroORM>;
  pools: Record<string, Pool>;
}

/** What the settings ask for. The packages of metrics and of traces are loaded only then. */
export async function startTelemetry(env: Env, log: Log): Promise<RunningTelemetry> {
  const metrics =
    env.METRICS_PORT === undefined ? null : await (await import('./metrics.ts')).startMetrics(env.METRICS_PORT, log);
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = endpoint ? await (await import('./tracing.ts')).startTracing(endpoint) : null;
  return {
    telemetry:
      metrics && tracing
        ? bothTelemetries(tracing.telemetry, metrics.telemetry)
        : (metrics?.telemetry ?? tracing?.telemetry ?? noTelemetry),
    port: metrics?.port ?? null,
    async watch(sources) {
      if (!metrics && !tracing) return;
      const pools = { ...sources.pools };
      for (const [name, orm] of Object.entries(sources.orms))
        pools[name] = (await orm.em.fork().getConnection().getNativeClient()) as Pool;
      metrics?.watch(gaugesOf(sources, pools));
      if (tracing) for (const pool of Object.values(pools)) observeStatements(pool, tracing.telemetry);
    },
    async stop() {
      await metrics?.stop();
      await tracing?.stop();
    },
  };
}

function gaugesOf({ env, parts, sockets }: Sources, pools: Record<string, Pool>): Gauges {
  const { clock, runtime } = parts;
  return {
    pools,
    sockets: sockets.counts,
    async jobs() {
      const [row] = await parts.freshEm().execute<{ waiting: number; failed: number }[]>(
        `select count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as failed from graphile_worker._private_jobs`,
      );
      return row ?? { waiting: 0, failed: 0 };
    },
    reasons: async () => (await readHealth({ em: parts.freshEm(), clock, runtime })).reasons,
    freeBytes: runtime.surroundings.freeBytes,
    lastBackupAt: async () => (await backupHealth(env, clock.now()))?.lastAt ?? null,
  };
}

/** `SELECT legal_case`: the verb and the first table, and no value. */
function nameOf(sql: string): string {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s+"?([a-z_.]+)\b(?!\()/i.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}

type Query = (...args: unknown[]) => unknown;

/** Tells of each statement on the connections of a pool. Streams (COPY, cursors) are left alone. */
function observeStatements(pool: Pool, telemetry: Telemetry): void {
  const known = new WeakSet();
  // Some of its connections may be older than this.
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as Query;
    const observed: Query = (...args) => {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      const callback = args.at(-1);
      if (typeof text !== 'string') return query(...args);
      if (typeof callback !== 'function')
        return telemetry.statement(nameOf(text), () => query(...args) as Promise<unknown>);
      const told = (resolve: (value: unknown) => void, reject: (error: unknown) => void): void => {
        query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          if (error) reject(error);
          else resolve(result);
          (callback as Query)(error, result);
        });
      };
      // The error is the callback's.
      telemetry.statement(nameOf(text), () => new Promise(told)).catch(() => undefined);
      return undefined;
    };
    Object.assign(client, { query: observed });
  });
}
