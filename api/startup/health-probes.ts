import { statfs } from 'node:fs/promises';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Env } from '../kernel/env.ts';
import type { HealthProbes } from '../kernel/http/health.ts';
import { backupHealth } from './scheduled-backup.ts';

/** Two nights without a backup: one may fail, and the next one makes up for it. */
const BACKUP_LATE_MS = 2 * DAY;

async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // With a database elsewhere there may be no folder.
    return null;
  }
}

/** So long after the start the first backup was made, or its folder cannot even hold the report of a failure. */
const FIRST_BACKUP_MS = HOUR;

async function isBackupLate(env: Env, now: Date, startedAt: Date): Promise<boolean> {
  const backup = await backupHealth(env, now);
  if (!backup) return false;
  const age = now.getTime() - (backup.lastAt ?? startedAt).getTime();
  return backup.lastAt ? age > BACKUP_LATE_MS : backup.hasFailed || age > FIRST_BACKUP_MS;
}

/** What health asks of this computer and of this process. */
export function createHealthProbes(env: Env, clock: Clock, isQueueRunning: () => boolean): HealthProbes {
  const startedAt = clock.now();
  return {
    isQueueRunning,
    freeBytes: () => freeBytesOf(env.FOJA_DATA),
    isBackupLate: () => isBackupLate(env, clock.now(), startedAt),
    fullAt: null,
  };
}
