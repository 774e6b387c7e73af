import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isOutage, Refusal } from '#api/kernel/errors.ts';
import { SESSION_ENDED } from '#api/features/users/index.ts';
import { isId } from '#api/kernel/ids.ts';
import { CASE_MEMBER_REMOVED } from '../cases.events.ts';
import type { RoleIn } from '../cases.policy.ts';

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

/** The caller's part in a matter as it is now; `undefined` while the database is away. */
async function roleNow(ctx: Ctx, caseId: string, userId: string): Promise<RoleIn | undefined> {
  const rows = await unlessAway(() =>
    (ctx.em.fork() as Ctx['em']).execute<{ role: RoleIn }[]>(
      'select role from case_member where case_id = ? and user_id = ?',
      [caseId, userId],
    ),
  );
  return rows === null ? undefined : (rows[0]?.role ?? null);
}

/** Aborts `end` when the session ends, and when the caller is no longer `allowed` in the matter. */
function watchMember(ctx: Ctx, scope: MemberScope, end: AbortController): () => void {
  const { userId, sessionId } = signedIn(ctx);
  const { caseId, isAllowed } = scope;
  const recheck = async (): Promise<void> => {
    if (caseId === null) return;
    const role = await roleNow(ctx, caseId, userId);
    if (role !== undefined && !isAllowed(role)) end.abort();
  };
  const off = [
    ctx.bus.on(SESSION_ENDED, (event) => {
      if ('payload' in event && event.payload['sessionId'] === sessionId) end.abort();
    }),
    ctx.bus.on(CASE_MEMBER_REMOVED, (event) => {
      if (caseId === null) return;
      if (!('payload' in event))
        return void recheck().catch((error: unknown) => ctx.log.error({ err: error }, 'membership'));
      if (event.payload['caseId'] === caseId && event.payload['userId'] === userId) end.abort();
    }),
  ];
  return () => off.forEach((stop) => stop());
}

export interface MemberScope {
  /** `null`: of all the caller's matters. */
  caseId: string | null;
  isAllowed(role: RoleIn): boolean;
  /** What somebody hears who is not. */
  refusal: () => Refusal;
}

/**
 * A subscription of a member. It is refused like any other operation before it begins; it ends at once when the
 * member is removed, when the session ends, when the server is stopped, and when the client leaves, even while the
 * generator waits for something to tell.
 */
export async function memberStream<T>(
  ctx: Ctx,
  scope: MemberScope,
  follow: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): Promise<AsyncIterableIterator<T>> {
  const { userId } = signedIn(ctx);
  const end = new AbortController();
  const signal = AbortSignal.any([ctx.shutdown, end.signal]);
  // Watching begins before it is asked: who is removed in between is not missed.
  const off = watchMember(ctx, scope, end);
  try {
    const { caseId } = scope;
    const isMember =
      caseId === null || (isId(caseId, 'case') && scope.isAllowed(await memberRole(ctx, caseId, userId)));
    if (!isMember) throw scope.refusal();
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

async function memberRole(ctx: Ctx, caseId: string, userId: string): Promise<RoleIn> {
  const role = await roleNow(ctx, caseId, userId);
  if (role === undefined) throw new Refusal('UNAVAILABLE');
  return role;
}
