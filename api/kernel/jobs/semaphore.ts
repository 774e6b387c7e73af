/** Limits how many functions run at once; the others wait in order. */
export function createSemaphore(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot passes directly to the next in the queue, so that no later call can take it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** How much of its work one server does at once. Each server has its own: several may run in one process. */
export class WorkLimits {
  /** Fewer than the pool has: what a transaction reads or writes outside of itself (keys, a reused token) must find a connection. */
  readonly transactions = createSemaphore(12);
  private readonly taken = new Map<string, number>();

  /** Does work of a kind if less than `most` of it is being done. Otherwise it is not done, and does not wait: null. */
  async ifFree<T>(kind: string, most: number, work: () => Promise<T>): Promise<T | null> {
    const before = this.taken.get(kind) ?? 0;
    if (before >= most) return null;
    this.taken.set(kind, before + 1);
    try {
      return await work();
    } finally {
      this.taken.set(kind, (this.taken.get(kind) ?? 1) - 1);
    }
  }
}
