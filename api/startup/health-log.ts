import type { HealthReason } from '#schema/generated/contract.ts';
import type { Log } from '../kernel/log.ts';

const INTERVAL_MS = 30_000;

/** For the operator: what is wrong and what to do. */
const REMEDIES: Record<HealthReason, string> = {
  DATABASE_LOST:
    'the database does not answer: look whether it runs and whether DATABASE_URL is right; it is tried again',
  DATABASE_READ_ONLY:
    'the database takes no writes: it is a copy, or was set read-only; point DATABASE_URL at the main one',
  SCHEMA_EMPTY: 'the database has no tables of Foja: restart to make them, or restore a backup',
  SCHEMA_OLDER: 'the tables are of an earlier release: restart this server, it migrates at its start',
  SCHEMA_NEWER: 'a later release changed the tables: install that release here, or stop this server',
  QUEUE_STOPPED: 'no background jobs run: they are started again; restart the server if this stays',
  DISK_FULL: 'a write was refused because there is no space: free some on the disk of the database',
  DISK_LOW: 'less than 200 MB are left in FOJA_DATA: free some space before writes are refused',
  BACKUP_LATE: 'there is no backup of the last two days: look at BACKUP_DIR, its space and its permissions',
};

/** Writes each reason to the log when it begins and when it ends. */
export function logHealth(read: () => Promise<readonly HealthReason[]>, log: Log): () => void {
  let before: readonly HealthReason[] = [];
  const look = async (): Promise<void> => {
    const now = await read();
    for (const reason of now) if (!before.includes(reason)) log.error({ reason }, `health: ${REMEDIES[reason]}`);
    for (const reason of before) if (!now.includes(reason)) log.info({ reason }, 'health: well again');
    before = now;
  };
  const timer = setInterval(
    () => void look().catch((error: unknown) => log.error({ err: error }, 'health')),
    INTERVAL_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
