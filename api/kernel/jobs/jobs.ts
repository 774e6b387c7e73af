import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Logger, makeWorkerUtils, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Ctx } from '../context.ts';
import { errorWithoutSecrets, type Log } from '../log.ts';

interface JobOptions {
  /** Tries in all; graphile-worker waits exp(min(10, try)) seconds between them. */
  retry: number;
  /** Crontab schedule. Scheduled runs have an empty input. */
  cron?: string;
  /** Whether a server that was off at its time runs it at its start, up to a day later. */
  catchUp?: boolean;
  /** Whether a scheduled job also runs once at the start of a server. */
  atStart?: boolean;
}

/** A background job: enqueued in a transaction, run by any server, idempotent by `key`. */
export interface Job<Input extends object> extends JobOptions {
  name: string;
  run(ctx: Ctx, input: Input, attempt: { number: number; isLast: boolean }): Promise<void>;
}

/** A job with any input: the queue carries the input as JSON. */
export type AnyJob = Job<never>;

export const defineJob = <Input extends object>(job: Job<Input>): Job<Input> => job;

/** `queue`: jobs of one queue run one after another, on whichever server; absent: at once. */
export async function enqueue<Input extends object>(
  em: SqlEntityManager,
  job: Job<Input>,
  input: Input,
  options: { key: string; runAt?: Date; queue?: string },
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job(?, ?::json, queue_name := ?, run_at := coalesce(?::timestamptz, now()), max_attempts := ?, job_key := ?)`,
    [
      job.name,
      JSON.stringify(input),
      options.queue ?? null,
      options.runAt ?? null,
      job.retry,
      `${job.name}:${options.key}`,
    ],
  );
}

/** Of what the queue tells about a job: its input is not logged. */
interface JobFailure {
  error?: unknown;
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
}

const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    const { error, job } = (meta ?? {}) as JobFailure;
    // Only its first line: the stack follows in `err`.
    const text = `jobs: ${message.split('\n', 1)[0]}`;
    const of = job && { id: job.id, name: job.task_identifier, attempt: job.attempts, tries: job.max_attempts };
    if (level === 'error') log.error({ err: error, job: of }, text);
    else if (level === 'warning') log.warn({ err: error, job: of }, text);
    else log.debug(text);
  });

/** Creates or upgrades the tables of the queue. */
export async function migrateQueue(url: string, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url, logger: queueLogger(log) });
  await utils.migrate();
  await utils.release();
}

/**
 * Ends the pool of the queue. A worker that still tries to record a failure would then crash the process with its
 * error; its `connect` never resolves instead.
 */
export function endPool(pool: pg.Pool): Promise<void> {
  Object.assign(pool, { connect: () => new Promise<never>(() => undefined) });
  return pool.end();
}

/**
 * Unlocks jobs of a server that crashed; the age of their locks follows. An attempt that was interrupted does not count as
 * the last one, so that the job can still end and report: up to thirty, because the job may be what ends the server.
 */
export const UNLOCK_JOBS =
  'update graphile_worker._private_jobs set locked_at = null, locked_by = null, max_attempts = greatest(max_attempts, least(attempts + 1, 30)) where locked_at < now() -';

const HOUSEKEEPING = 'housekeeping';

export interface JobRunner {
  /** Whether the workers take jobs. */
  isRunning(): boolean;
  /** Takes no more jobs. Resolves when the running ones have ended, or after the timeout of the queue. */
  stop(): Promise<void>;
  /** Resolves when every running job has ended. The pool must stay open until then: failures are written to it. */
  ended(): Promise<void>;
}

const RESTART_MS = 1000;

/**
 * Workers that are started again when they end by themselves, as they do when the database goes away at the wrong moment.
 * The jobs that they held are released by the housekeeping.
 */
export async function keepRunning(
  start: () => Promise<Pick<Runner, 'promise' | 'stop'>>,
  log: Log,
  restartMs = RESTART_MS,
): Promise<Pick<JobRunner, 'isRunning' | 'stop'>> {
  let runner: Pick<Runner, 'promise' | 'stop'> | null = null;
  let isStopping = false;
  const begin = async (): Promise<void> => {
    const begun = await start();
    if (isStopping) return begun.stop();
    runner = begun;
    begun.promise.then(() => ended(null), ended);
  };
  const ended = (error: unknown): void => {
    runner = null;
    if (isStopping) return;
    log.error({ err: error }, 'jobs: the workers ended and are started again; look at the database if this repeats');
    setTimeout(() => void (isStopping || begin().catch(ended)), restartMs).unref();
  };
  await begin();
  return {
    isRunning: () => runner !== null && !isStopping,
    stop: async () => {
      isStopping = true;
      await runner?.stop();
    },
  };
}

/** Starts the workers of this server. `contextFor` creates a context for each job. */
export async function startJobs(options: {
  pool: pg.Pool;
  jobs: AnyJob[];
  contextFor(jobName: string): Ctx;
  log: Log;
  concurrency: number;
  /** Whether scheduled jobs run; `false`: only jobs that are enqueued. */
  schedules: boolean;
}): Promise<JobRunner> {
  const taskList: TaskList = {};
  const running = new Set<Promise<void>>();
  for (const job of options.jobs) {
    taskList[job.name] = async (input, helpers) => {
      const { attempts, max_attempts: most } = helpers.job;
      const ctx = options.contextFor(job.name);
      const run = ctx.runtime.telemetry.job(job.name, () =>
        (job as unknown as Job<object>).run(ctx, input as object, { number: attempts, isLast: attempts >= most }),
      );
      running.add(run);
      try {
        await run;
      } catch (error) {
        // The queue stores what it is told, and logs it.
        throw errorWithoutSecrets(error);
      } finally {
        running.delete(run);
      }
    };
  }
  taskList[HOUSEKEEPING] = async (_input, { query }) => {
    // No job takes three minutes.
    await query(`${UNLOCK_JOBS} interval '3 minutes'`);
  };
  const workers = await keepRunning(
    () =>
      run({
        pgPool: options.pool,
        taskList,
        crontab: options.schedules
          ? [
              `* * * * * ${HOUSEKEEPING}`,
              ...options.jobs.flatMap(({ name, cron, catchUp }) =>
                cron ? `${cron} ${name}${catchUp ? ' ?fill=1d' : ''}` : [],
              ),
            ].join('\n')
          : '',
        concurrency: options.concurrency,
        noHandleSignals: true,
        pollInterval: 2000,
        logger: queueLogger(options.log),
      }),
    options.log,
  );
  if (options.schedules)
    for (const { name, atStart } of options.jobs)
      if (atStart) await options.pool.query('select graphile_worker.add_job($1, job_key := $1)', [name]);
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= workers.stop());
  return {
    isRunning: workers.isRunning,
    stop,
    ended: async () => {
      await Promise.allSettled(running);
      // Waits until the results are written.
      await stop();
    },
  };
}
