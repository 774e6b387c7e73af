import { DAY } from '#schema/lib/durations.ts';
import { later } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { cronOf } from './cron.rules.ts';
import { defineJob, enqueue, type AnyJob } from './jobs.ts';

/**
 * How long rows are kept that no person keeps. Each table that grows by itself has a rule, in the feature that owns it;
 * `api/operations/data.md` lists them all, and a test compares. What belongs to people is never deleted by age.
 */
export interface RetentionRule {
  table: string;
  /** How long a row is kept after it is of no more use; 0: it goes at once. */
  days: number;
  /** Condition of the row `r` with one `?`: the instant so many days ago. */
  isOver: string;
  every: 'HOUR' | 'NIGHT';
  /** Rows of one statement; fewer where rows are large. */
  batch?: number;
}

/** Most rows of one statement, so that it holds few locks for a short time. */
export const MAX_BATCH = 1000;
/** A job that takes three minutes counts as lost with its server: this one goes on in another. */
const MAX_MS = 60_000;

/** What the kernel itself writes. */
export const KERNEL_RETENTION: RetentionRule[] = [
  { table: 'outbox_event', days: 1, isOver: 'r.created_at < ?', every: 'HOUR' },
  { table: 'throttle', days: 0, isOver: 'r.expire < extract(epoch from ?::timestamptz) * 1000', every: 'HOUR' },
  { table: 'idempotent_request', days: 1, isOver: 'r.created_at < ?', every: 'HOUR' },
  // 25 megabytes each.
  { table: 'upload', days: 0, isOver: 'r.expires_at < ?', every: 'HOUR', batch: 50 },
  {
    table: 'graphile_worker._private_jobs',
    days: 30,
    isOver: 'r.attempts >= r.max_attempts and r.locked_at is null and r.updated_at < ?',
    every: 'NIGHT',
  },
];

/** Deletes one batch; returns how many rows. Rows that somebody holds are left for the next time. */
async function deleteBatch(ctx: Ctx, { table, days, isOver, batch = MAX_BATCH }: RetentionRule): Promise<number> {
  const { affectedRows } = await ctx.em
    .getConnection()
    .execute<{ affectedRows: number }>(
      `delete from ${table} where ctid = any(array(select r.ctid from ${table} r where ${isOver} limit ${batch} for update of r skip locked))`,
      [later(ctx.clock.now(), -days * DAY)],
      'run',
    );
  return affectedRows;
}

/** Deletes what is over by these rules, in their order. `false`: there is more. */
async function deleteOverdue(ctx: Ctx, rules: readonly RetentionRule[]): Promise<boolean> {
  const end = performance.now() + MAX_MS;
  const deleted: Record<string, number> = {};
  const failures: unknown[] = [];
  let isDone = true;
  for (const rule of rules) {
    const { table, batch = MAX_BATCH } = rule;
    try {
      for (let rows = batch; rows === batch;) {
        isDone = performance.now() < end && !ctx.shutdown.aborted;
        if (!isDone) break;
        rows = await deleteBatch(ctx, rule);
        if (rows > 0) deleted[table] = (deleted[table] ?? 0) + rows;
      }
    } catch (error) {
      // The other tables have nothing to do with it.
      ctx.log.error({ err: error, table }, 'retention: rows were not deleted');
      failures.push(error);
    }
  }
  if (Object.keys(deleted).length > 0) ctx.log.info({ deleted }, 'retention: rows whose time was over are deleted');
  if (failures.length > 0) throw failures[0];
  return isDone;
}

/** An hour after the backup: what a wrong rule deleted is in it. */
const NIGHT = '04:10';
const EACH_HOUR = '17 * * * *';

/** The two jobs that keep the rules. */
export function retentionJobs(rules: readonly RetentionRule[]): AnyJob[] {
  const jobOf = (name: string, every: RetentionRule['every'], cron: string) => {
    const own = rules.filter((rule) => rule.every === every);
    const job = defineJob<object>({
      name,
      retry: 3,
      cron,
      catchUp: every === 'NIGHT',
      async run(ctx) {
        if (!(await deleteOverdue(ctx, own)) && !ctx.shutdown.aborted) await enqueue(ctx.em, job, {}, { key: 'more' });
      },
    });
    return job;
  };
  return [
    jobOf('delete-overdue-hourly', 'HOUR', EACH_HOUR),
    jobOf('delete-overdue-nightly', 'NIGHT', cronOf(NIGHT, new Date())),
  ] as AnyJob[];
}
