import type { HealthReason } from '#schema/generated/contract.ts';

/** What one look at the database found. */
export interface SeenDatabase {
  isReadOnly: boolean;
  hasTables: boolean;
  /** Names of the migrations that ran. */
  migrations: readonly string[];
}

export interface Seen {
  /** `LOST`: it did not answer; `EMPTY`: it answered that it has no tables of ours. */
  database: SeenDatabase | 'LOST' | 'EMPTY';
  isQueueRunning: boolean;
  /** Of the data folder; null: not known. */
  freeBytes: number | null;
  /** When a write was last refused for want of space. */
  fullAt: Date | null;
  isBackupLate: boolean;
}

const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** After a write was refused for want of space, so long without another. */
const FULL_MS = 60_000;

function reasonOfDatabase(database: Seen['database'], known: readonly string[]): HealthReason | null {
  if (database === 'LOST') return 'DATABASE_LOST';
  if (database === 'EMPTY' || !database.hasTables) return 'SCHEMA_EMPTY';
  const done = new Set(database.migrations);
  if (known.some((name) => !done.has(name))) return 'SCHEMA_OLDER';
  if (done.size > known.length) return 'SCHEMA_NEWER';
  return database.isReadOnly ? 'DATABASE_READ_ONLY' : null;
}

/** What is not as it should be; `known`: the migrations of this release. */
export function reasonsOf(seen: Seen, known: readonly string[], now: Date): HealthReason[] {
  const reasons: (HealthReason | null)[] = [
    reasonOfDatabase(seen.database, known),
    seen.isQueueRunning ? null : 'QUEUE_STOPPED',
    seen.fullAt && now.getTime() - seen.fullAt.getTime() < FULL_MS ? 'DISK_FULL' : null,
    seen.freeBytes !== null && seen.freeBytes < MIN_FREE_BYTES ? 'DISK_LOW' : null,
    seen.isBackupLate ? 'BACKUP_LATE' : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

/** With one of these a server answers nobody well: a proxy sends requests elsewhere. */
const NOT_READY: ReadonlySet<HealthReason> = new Set<HealthReason>([
  'DATABASE_LOST',
  'SCHEMA_EMPTY',
  'SCHEMA_OLDER',
  'SCHEMA_NEWER',
  'QUEUE_STOPPED',
]);

export const notReady = (reasons: readonly HealthReason[]): HealthReason[] =>
  reasons.filter((reason) => NOT_READY.has(reason));
