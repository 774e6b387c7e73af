import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Logger, makeWorkerUtils, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Ctx } from '../context.ts';
import type { Log } from '../log.ts';

export interface JobOptions {
  /** Tries in all; graphile-worker waits exp(min(10, try)) seconds between them. */
  retry: number;
  /** When it runs by itself, as in a crontab; its input is empty then. */
  cron?: string;
}

/** Work that outlives its request: enqueued inside the transaction, run by any server, idempotent by `key`. */
export interface Job<Input extends object> extends JobOptions {
  name: string;
  run(ctx: Ctx, input: Input, attempt: { number: number; isLast: boolean }): Promise<void>;
}

/** As the queue sees it: any input. */
// A job's input is only known to the job; the queue carries it as JSON.
export type AnyJob = Job<never>;

export const defineJob = <Input extends object>(job: Job<Input>): Job<Input> => job;

export async function enqueue<Input extends object>(
  em: SqlEntityManager,
  job: Job<Input>,
  input: Input,
  options: { key: string; runAt?: Date },
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job(?, ?::json, run_at := coalesce(?::timestamptz, now()), max_attempts := ?, job_key := ?)`,
    [job.name, JSON.stringify(input), options.runAt ?? null, job.retry, `${job.name}:${options.key}`],
  );
}

const quiet = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, `jobs: ${message}`);
    else log.debug(`jobs: ${message}`);
  });

/** Creates or upgrades the queue's own tables. */
export async function migrateQueue(url: string, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url, logger: quiet(log) });
  await utils.migrate();
  await utils.release();
}

/**
 * Ends the pool of the queue. A worker that still tries to note a failure, because the database was away, would end the
 * process with its error: it waits instead.
 */
export function endPool(pool: pg.Pool): Promise<void> {
  Object.assign(pool, { connect: () => new Promise<never>(() => undefined) });
  return pool.end();
}

const HOUSEKEEPING = 'housekeeping';

export interface JobRunner {
  /** Takes no more jobs; resolves when those that run have ended, or after the queue's own patience. */
  stop(): Promise<void>;
  /** Resolves when every job that was running has ended: only then may the pool end, to which failures are written. */
  ended(): Promise<void>;
}

/** Starts the workers of this server. `contextFor` opens a context of its own for each job. */
export async function startJobs(options: {
  pool: pg.Pool;
  jobs: AnyJob[];
  contextFor(jobName: string): Ctx;
  log: Log;
  concurrency: number;
  /** Whether jobs start at their times; otherwise only when they are added. */
  schedules: boolean;
}): Promise<JobRunner> {
  const taskList: TaskList = {};
  const running = new Set<Promise<void>>();
  for (const job of options.jobs) {
    taskList[job.name] = async (input, helpers) => {
      const { attempts, max_attempts: most } = helpers.job;
      const run = (job as unknown as Job<object>).run(options.contextFor(job.name), input as object, {
        number: attempts,
        isLast: attempts >= most,
      });
      running.add(run);
      await run.finally(() => running.delete(run));
    };
  }
  taskList[HOUSEKEEPING] = async (_input, { query }) => {
    // A server that died still holds its jobs; none of ours takes this long. A last try that was cut off
    // is tried once more (ten in all), so that it can at least say that it failed and give the quota back.
    await query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null, max_attempts = greatest(max_attempts, least(attempts + 1, 10)) where locked_at < now() - interval '3 minutes'`,
    );
    await query(`delete from outbox_event where created_at < now() - interval '1 day'`);
    await query(`delete from throttle where expire < extract(epoch from now()) * 1000`);
  };
  const runner: Runner = await run({
    pgPool: options.pool,
    taskList,
    crontab: options.schedules
      ? [
          `* * * * * ${HOUSEKEEPING}`,
          ...options.jobs.flatMap(({ name, cron }) => (cron ? `${cron} ${name}` : [])),
        ].join('\n')
      : '',
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(options.log),
  });
  // A worker that cannot reach its database rejects here; it is the health check that tells people.
  runner.promise.catch((error: unknown) => options.log.error({ err: error }, 'jobs: runner ended'));
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= runner.stop());
  return {
    stop,
    ended: async () => {
      await Promise.allSettled(running);
      // How each ended is still to be written down.
      await stop();
    },
  };
}
