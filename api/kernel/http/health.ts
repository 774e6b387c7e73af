import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Health, HealthReason } from '#schema/generated/contract.ts';
import { migrations } from '#db/migrations/list.generated.ts';
import { asyncQueue, type Bus, type AsyncQueue } from '../events/bus.ts';
import type { Ctx } from '../context.ts';
import { failureOf } from '../database/failure.rules.ts';
import { reasonsOf, type Seen, type SeenDatabase } from './health.rules.ts';

const TIMEOUT_MS = 3000;
/** Interval of the polls while somebody follows the state. */
const POLL_MS = 3000;

const KNOWN_MIGRATIONS = migrations.map(({ name }) => name);

/** What health asks besides the database; `main.ts` fills it. */
export interface HealthProbes {
  isQueueRunning(): boolean;
  /** Of the data folder; null: not known. */
  freeBytes(): Promise<number | null>;
  isBackupLate(): Promise<boolean>;
  /** When a write was last refused for want of space. */
  fullAt: Date | null;
}

declare module '../context.ts' {
  interface Runtime {
    surroundings: HealthProbes;
  }
}

/** One cheap statement: whether it answers, takes writes, and has the tables of this release. */
async function lookAtDatabase(em: SqlEntityManager): Promise<Seen['database']> {
  const inTime = new Promise<'LOST'>((resolve) => setTimeout(resolve, TIMEOUT_MS, 'LOST').unref());
  const look = em.execute<SeenDatabase[]>(
    `select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
       to_regclass('user_account') is not null and to_regclass('graphile_worker._private_jobs') is not null as "hasTables",
       (select coalesce(array_agg(name), '{}') from mikro_orm_migrations) as migrations`,
  );
  const seen = look.then(
    ([row]) => row ?? 'LOST',
    (error: unknown) => (failureOf(error) === 'SCHEMA' ? 'EMPTY' : 'LOST'),
  );
  return Promise.race([seen, inTime]);
}

type Parts = Pick<Ctx, 'em' | 'runtime' | 'clock'>;

async function readReasons({ em, runtime, clock }: Parts): Promise<HealthReason[]> {
  const { surroundings } = runtime;
  const [database, freeBytes, isBackupLate] = await Promise.all([
    lookAtDatabase(em),
    surroundings.freeBytes(),
    surroundings.isBackupLate(),
  ]);
  const { fullAt } = surroundings;
  const seen = { database, freeBytes, isBackupLate, fullAt, isQueueRunning: surroundings.isQueueRunning() };
  return reasonsOf(seen, KNOWN_MIGRATIONS, clock.now());
}

/** The state of the server and its database. */
export async function readHealth(parts: Parts): Promise<Health & { reasons: HealthReason[] }> {
  const reasons = await readReasons(parts);
  const { endpointsAvailable, version } = parts.runtime;
  return {
    status: reasons.length === 0 ? 'OK' : 'DEGRADED',
    database: !reasons.includes('DATABASE_LOST'),
    endpointsAvailable,
    version,
    reasons,
  };
}

type Follower = (health: Health) => void;

/** Polls the state once for all followers and calls them when it changes. */
export class HealthWatch {
  private readonly followers = new Set<Follower>();
  private timer: NodeJS.Timeout | null = null;
  private last: Promise<Health> | null = null;

  constructor(private readonly read: () => Promise<Health>) {}

  /** Calls the follower with the state now and with each change. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    this.last ??= this.read();
    void this.last.then((health) => this.followers.has(follower) && follower(health));
    this.timer ??= setInterval(() => void this.poll(), POLL_MS).unref();
    return () => {
      this.followers.delete(follower);
      if (this.followers.size > 0 || !this.timer) return;
      clearInterval(this.timer);
      this.timer = null;
      this.last = null;
    };
  }

  private async poll(): Promise<void> {
    const before = this.last;
    const [known, health] = [await before, await this.read()];
    // The last follower left, or another poll was faster.
    if (this.last !== before || JSON.stringify(known) === JSON.stringify(health)) return;
    this.last = Promise.resolve(health);
    for (const follower of Array.from(this.followers)) follower(health);
  }
}

/** One watch for each server, keyed by its bus. */
const watches = new WeakMap<Bus, HealthWatch>();

export function followHealth({ bus, em, runtime, clock, shutdown }: Ctx): AsyncQueue<Health> {
  const own = em.fork() as Ctx['em'];
  const watch = watches.get(bus) ?? new HealthWatch(() => readHealth({ em: own, runtime, clock }));
  watches.set(bus, watch);
  return asyncQueue((push) => watch.follow(push), shutdown);
}
