import { DAY } from '#schema/lib/durations.ts';
import { later } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { cronOf } from './cron.rules.ts';
import { defineJob, type AnyJob } from './jobs.ts';

/** The keys of the file storage that rows of a feature name; see `database/files-of-rows.ts`. */
export interface KeptFiles {
  /** Ends with `/`. */
  prefix: string;
  /** A statement with one `?`, an array of keys: those that a row names, in a column `key`. */
  known: string;
}

const BATCH = 500;
/** No transaction takes so long: a row that comes is there by then. */
const MIN_AGE_MS = DAY;
/** A database that names none of so many files is not the one of these files. */
const STRANGE = 20;

async function unknownKeys(ctx: Ctx, { prefix, known }: KeptFiles): Promise<{ unknown: string[]; isStrange: boolean }> {
  const before = later(ctx.clock.now(), -MIN_AGE_MS);
  const unknown: string[] = [];
  let total = 0;
  let waiting: string[] = [];
  const ask = async (): Promise<void> => {
    const rows = await ctx.em.execute<{ key: string }[]>(known, [`{${waiting.join(',')}}`]);
    const found = new Set(rows.map(({ key }) => key));
    unknown.push(...waiting.filter((key) => !found.has(key)));
    total += waiting.length;
    waiting = [];
  };
  for await (const { key, modifiedAt } of ctx.ports.files.list(prefix)) {
    if (modifiedAt >= before) continue;
    waiting.push(key);
    if (waiting.length === BATCH) await ask();
    if (ctx.shutdown.aborted) break;
  }
  if (waiting.length > 0) await ask();
  return { unknown, isStrange: total >= STRANGE && unknown.length === total };
}

async function sweep(ctx: Ctx, kept: KeptFiles): Promise<void> {
  const { prefix } = kept;
  const { unknown, isStrange } = await unknownKeys(ctx, kept);
  if (isStrange)
    return ctx.log.error(
      { prefix, files: unknown.length },
      'files: this database names none of these files, so none is deleted; look whether FOJA_DATA or FILES_S3_PREFIX is of another one',
    );
  for (const key of unknown) {
    if (ctx.shutdown.aborted) return;
    await ctx.ports.files.remove(key);
  }
  if (unknown.length > 0) ctx.log.info({ prefix, files: unknown.length }, 'files: those without a row are deleted');
}

/** After the rows whose time was over. */
const NIGHT = '04:40';

/** The job that takes away files that no row names; prefixes that nobody declares are left alone. */
export const fileSweepJob = (rules: readonly KeptFiles[]): AnyJob =>
  defineJob<object>({
    name: 'sweep-files',
    retry: 3,
    cron: cronOf(NIGHT, new Date()),
    catchUp: true,
    async run(ctx) {
      for (const kept of rules) await sweep(ctx, kept);
      await ctx.ports.files.tidy(later(ctx.clock.now(), -MIN_AGE_MS));
    },
  }) as AnyJob;
