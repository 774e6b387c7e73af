import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { HOUR } from '#schema/lib/durations.ts';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { abandonedDrafts, backupName, expiredBackups, newestBackup, stateName } from '#db/backup/retention.rules.ts';
import { connectPatiently } from '#db/migrations/run.ts';
import type { Ctx } from '../kernel/context.ts';
import type { Env } from '../kernel/env.ts';
import { cronOf } from '../kernel/jobs/cron.rules.ts';
import { defineJob, enqueue, type Job } from '../kernel/jobs/jobs.ts';
import type { Log } from '../kernel/log.ts';
import { keyIdOf } from '../kernel/security/encryption.ts';
import { backUp } from './backup.ts';
import { loadSecrets } from './secret.ts';

/** Backups that a server makes by itself into BACKUP_DIR. */

/** After so long without a backup something is wrong: a day, and time to make one. */
const TOO_OLD_MS = 26 * HOUR;
const AGAIN_AFTER_MS = HOUR;

const ownerOf = (env: Env): string => {
  const held = loadSecrets(env);
  return held ? keyIdOf(held.current) : '0';
};

interface State {
  /** Of the last attempt. */
  triedAt: string;
  ok: boolean;
  error: string | null;
}

async function writeState(folder: string, owner: string, state: State): Promise<void> {
  const file = path.join(folder, stateName(owner));
  await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function readState(folder: string, owner: string): Promise<State | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, stateName(owner)), 'utf8')) as State;
  } catch {
    return null;
  }
}

export interface BackupHealth {
  lastAt: Date | null;
  /** The last try made none. */
  hasFailed: boolean;
  ok: boolean;
}

/** `null`: this server makes no backups by itself. Not well after a failed try, or when the last one is too old. */
export async function backupHealth(env: Env, now: Date): Promise<BackupHealth | null> {
  if (!env.BACKUP_DIR) return null;
  const owner = ownerOf(env);
  const [names, state] = await Promise.all([readdir(env.BACKUP_DIR).catch(() => []), readState(env.BACKUP_DIR, owner)]);
  const lastAt = newestBackup(names, owner)?.at ?? null;
  const isRecent = lastAt !== null && now.getTime() - lastAt.getTime() < TOO_OLD_MS;
  const hasFailed = state?.ok === false;
  return { lastAt, hasFailed, ok: isRecent && !hasFailed };
}

/** Writes a backup, reads it back, and deletes what its retention lets go. */
async function makeBackup(env: Env, folder: string, url: string, ctx: Ctx): Promise<string> {
  const owner = ownerOf(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Whoever holds the lock is alone: a draft that lies there is of somebody who was killed.
  for (const name of abandonedDrafts(await readdir(folder), owner)) await rm(path.join(folder, name), { force: true });
  const file = path.join(folder, backupName(owner, ctx.clock.now()));
  const { secret } = await backUp(env, {
    url,
    file,
    passphrase: env.BACKUP_PASSPHRASE ?? null,
    signal: ctx.shutdown,
  });
  try {
    await readBackup(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  for (const name of expiredBackups(await readdir(folder), owner, env.BACKUP_KEEP))
    await rm(path.join(folder, name), { force: true });
  if (secret !== 'INSIDE')
    ctx.log.warn(
      { secret },
      'backup: without the secret that seals data; set BACKUP_PASSPHRASE, or keep FOJA_SECRET or seal.secret apart',
    );
  return file;
}

/** The job of a server; `null` without BACKUP_DIR. `url`: of the owner, who reads every row of every table. */
export function scheduledBackup(env: Env, url: string): Job<object> | null {
  const folder = env.BACKUP_DIR;
  if (!folder) return null;
  const job: Job<object> = defineJob({
    name: 'scheduled-backup',
    retry: 3,
    cron: cronOf(env.BACKUP_AT, new Date()),
    run: async (ctx) => {
      const client = await connectPatiently(url);
      try {
        const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
          ADVISORY_LOCK.scheduledBackup,
        ]);
        if (!rows[0]?.alone) return;
        await attempt(ctx);
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  });
  const attempt = async (ctx: Ctx): Promise<void> => {
    const triedAt = ctx.clock.now().toISOString();
    try {
      const file = await makeBackup(env, folder, url, ctx);
      await writeState(folder, ownerOf(env), { triedAt, ok: true, error: null });
      ctx.log.info({ file }, 'backup: made');
    } catch (error) {
      // A server that stops is no failure: the next start makes the backup that is missing.
      if (ctx.shutdown.aborted) return;
      ctx.log.error(
        { err: error, folder },
        'backup: none was made, the next try is in an hour; look at the space and the permissions of BACKUP_DIR',
      );
      const message = error instanceof Error ? error.message : String(error);
      await writeState(folder, ownerOf(env), { triedAt, ok: false, error: message }).catch(() => undefined);
      const runAt = new Date(Date.now() + AGAIN_AFTER_MS);
      await enqueue(ctx.em as SqlEntityManager, job, {}, { key: 'again', runAt });
    }
  };
  return job;
}

/** A server that was off at the time of its backup makes it at its start. */
export async function backUpIfLate(env: Env, em: SqlEntityManager, job: Job<object>, log: Log): Promise<void> {
  const health = await backupHealth(env, new Date());
  if (!health || health.ok) return;
  log.info({ lastAt: health.lastAt }, 'backup: the last one is too old or failed, one is made now');
  await enqueue(em, job, {}, { key: 'late' });
}
