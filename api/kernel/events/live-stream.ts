import { signedIn } from '../security/access.ts';
import type { Ctx } from '../context.ts';
import { isOutage } from '../database/failure.rules.ts';

/** A session has ended: sockets and subscriptions close, caches forget. */
export const SESSION_ENDED = 'session.ended';

/** What a subscription waits for: put in by listeners and timers, taken out in order, closed by its signal. */
export class BatchQueue<T> {
  private items: T[] = [];
  private wake = (): void => {};

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => this.wake(), { once: true });
  }

  push(item: T): void {
    this.items.push(item);
    this.wake();
  }

  /** Everything that waits; `null` when it is over, whatever waits. */
  async takeAll(): Promise<T[] | null> {
    for (;;) {
      if (this.signal.aborted) return null;
      if (this.items.length > 0) return this.items.splice(0);
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

/** Each event of a long subscription is read like a request of its own: nothing is believed from the one before. */
export function newTurn(ctx: Ctx): Ctx {
  ctx.memo = new Map();
  ctx.em = ctx.em.fork() as Ctx['em'];
  return ctx;
}

/** Reads, or `null` while the database is away: the bus says when it is back. */
export async function unlessAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isOutage(error)) return null;
    throw error;
  }
}

/** Who may follow something that is not everybody's. */
export interface Gate {
  /** Listens for what shuts the caller out; answers with how to stop listening. */
  watch(shut: () => void): () => void;
  /** Throws the refusal of somebody who may not. */
  admit(): Promise<void>;
}

/**
 * A subscription of somebody who is signed in. It is refused like any other operation before it begins; it ends at once
 * when the gate shuts, when the session ends, when the server is stopped, and when the client leaves, even while the
 * generator waits for something to tell.
 */
export async function liveStream<T>(
  ctx: Ctx,
  follow: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
  gate?: Gate,
): Promise<AsyncIterableIterator<T>> {
  const { sessionId } = signedIn(ctx);
  const end = new AbortController();
  const signal = AbortSignal.any([ctx.shutdown, end.signal]);
  // Watching begins before it is asked: who is shut out in between is not missed.
  const stops = [
    ctx.bus.on(SESSION_ENDED, (event) => {
      if ('payload' in event && event.payload['sessionId'] === sessionId) end.abort();
    }),
    ...(gate ? [gate.watch(() => end.abort())] : []),
  ];
  const off = (): void => stops.forEach((stop) => stop());
  try {
    await gate?.admit();
  } catch (error) {
    off();
    throw error;
  }
  signal.addEventListener('abort', off, { once: true });
  return endable(follow(signal), signal, end);
}

/** Leaving ends what the generator waits for; without that, its own `return` would wait for the next event. */
function endable<T>(
  steps: AsyncGenerator<T, void, undefined>,
  signal: AbortSignal,
  end: AbortController,
): AsyncIterableIterator<T> {
  const close = async (): Promise<IteratorReturnResult<undefined>> => {
    end.abort();
    await steps.return();
    return { value: undefined, done: true };
  };
  const sequence: AsyncIterableIterator<T> = {
    async next() {
      if (signal.aborted) return close();
      try {
        const step = await steps.next();
        // What was being read when it ended is not told any more.
        return step.done || signal.aborted ? await close() : step;
      } catch (error) {
        end.abort();
        throw error;
      }
    },
    return: close,
    [Symbol.asyncIterator]: () => sequence,
  };
  return sequence;
}
