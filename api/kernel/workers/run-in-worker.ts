import type { Ctx } from '../context.ts';
import type { WorkerTask } from './task.ts';
import type { WorkerPool } from './pool.ts';

declare module '../context.ts' {
  interface Runtime {
    workers: WorkerPool;
  }
}

/**
 * Does a task in a process of its own, for the caller: it is stopped when the caller is gone, and waits for the
 * caller's own work only. Throws `WorkStopped`, a refusal, when it takes too long or too much.
 */
export const runInWorker = <Input, Output>(
  ctx: Ctx,
  task: WorkerTask<Input, Output>,
  input: Input,
): Promise<Output> => {
  const account = ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.origin.ip;
  return ctx.runtime.workers.run(task, input, { account, signal: ctx.gone });
};
