import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Health } from '#schema/generated/contract.ts';
import { asyncQueue, type Bus, type AsyncQueue } from '../events/bus.ts';
import type { Ctx } from '../context.ts';

const TIMEOUT_MS = 3000;
/** Interval of the polls while somebody follows the state. */
const POLL_MS = 3000;

async function databaseAnswers(em: SqlEntityManager): Promise<boolean> {
  const inTime = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  return Promise.race([
    em.execute('select 1').then(
      () => true,
      () => false,
    ),
    inTime,
  ]);
}

/** The state of the server and its database. */
export async function readHealth({ em, runtime }: Pick<Ctx, 'em' | 'runtime'>): Promise<Health> {
  const database = await databaseAnswers(em);
  const { endpointsAvailable, version } = runtime;
  return { status: database ? 'OK' : 'DEGRADED', database, endpointsAvailable, version };
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

export function followHealth({ bus, em, runtime, shutdown }: Ctx): AsyncQueue<Health> {
  const own = em.fork() as Ctx['em'];
  const watch = watches.get(bus) ?? new HealthWatch(() => readHealth({ em: own, runtime }));
  watches.set(bus, watch);
  return asyncQueue((push) => watch.follow(push), shutdown);
}
