import { MINUTE } from '#schema/lib/durations.ts';
import type { Log } from '../log.ts';
import { WorkStopped } from './stopped.ts';
import type { AnyTask, WorkerTask } from './task.ts';
import { TaskQueue } from './task-queue.ts';
import { ENTRY, WorkerProcess } from './worker-process.ts';

/** Less than `WorkLimits.transactions` has with the work that runs: what waits may hold a transaction each. */
const MAX_WAITING = 8;
const MAX_WAITING_OF_ACCOUNT = 4;
/** A process that needs more after a task is ended: memory goes back to the system. */
const MAX_KEPT_MB = 200;
/** A process without work for so long is ended. */
const IDLE_MS = MINUTE;

interface WorkFor {
  /** Whose work it is: work of one account waits for itself, not for that of others. */
  account: string;
  /** Aborted when nobody waits for the result any more. */
  signal?: AbortSignal;
}

export interface WorkerPool {
  /** Does a task in a process of its own. Throws `WorkStopped` when it was stopped, else the error of the task. */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, whose: WorkFor): Promise<Output>;
  /** Ids of the processes. */
  pids(): number[];
  stop(): Promise<void>;
}

interface Work extends WorkFor {
  task: AnyTask;
  input: unknown;
  process: WorkerProcess | null;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

class Pool implements WorkerPool {
  private readonly queue: TaskQueue<Work>;
  private readonly busy = new Set<WorkerProcess>();
  private readonly idle = new Map<WorkerProcess, NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly size: number,
    private readonly log: Log,
    private readonly entry: string,
  ) {
    this.queue = new TaskQueue({ size, maxWaiting: MAX_WAITING, maxWaitingOfAccount: MAX_WAITING_OF_ACCOUNT });
  }

  async run<Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    { account, signal }: WorkFor,
  ): Promise<Output> {
    if (this.isStopped || signal?.aborted) throw new WorkStopped('CANCELLED');
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const work: Work = { task: task as unknown as AnyTask, input, account, process: null, resolve, reject };
    if (!this.queue.add(work)) throw new WorkStopped('BUSY');
    const cancel = (): void => {
      if (this.queue.remove(work)) reject(new WorkStopped('CANCELLED'));
      else work.process?.kill('CANCELLED');
    };
    signal?.addEventListener('abort', cancel, { once: true });
    this.startNext();
    try {
      return (await promise) as Output;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  private startNext(): void {
    while (this.busy.size < this.size && !this.isStopped) {
      const work = this.queue.next();
      if (!work) return;
      void this.work(work);
    }
  }

  private start(): WorkerProcess {
    const worker = new WorkerProcess(this.entry);
    void worker.ended.then(() => {
      clearTimeout(this.idle.get(worker));
      this.idle.delete(worker);
    });
    return worker;
  }

  private take(): WorkerProcess {
    const [kept] = this.idle;
    if (!kept) return this.start();
    const [process, timer] = kept;
    clearTimeout(timer);
    this.idle.delete(process);
    return process;
  }

  private async work(work: Work): Promise<void> {
    const worker = this.take();
    work.process = worker;
    this.busy.add(worker);
    const begun = performance.now();
    try {
      work.resolve(await worker.run(work.task, work.input));
    } catch (error) {
      if (error instanceof WorkStopped && error.reason !== 'CANCELLED') this.logStopped(work, worker, error, begun);
      work.reject(error);
    }
    this.queue.done(work);
    this.busy.delete(worker);
    this.keep(worker);
    this.startNext();
  }

  private logStopped({ task, account }: Work, worker: WorkerProcess, { reason }: WorkStopped, begun: number): void {
    const ms = Math.round(performance.now() - begun);
    const crash = reason === 'CRASHED' ? { stderr: worker.stderr } : {};
    this.log.warn({ task: task.name, account, reason, ms, ...crash }, 'workers: a task was stopped');
  }

  /** Keeps a process for the next task if it is sound and small. */
  private keep(worker: WorkerProcess): void {
    if (!worker.isAlive) return;
    if (this.isStopped || worker.memoryMb > MAX_KEPT_MB) return worker.kill('CANCELLED');
    const endIdle = (): void => {
      this.idle.delete(worker);
      worker.kill('CANCELLED');
    };
    this.idle.set(worker, setTimeout(endIdle, IDLE_MS).unref());
  }

  pids(): number[] {
    return [...this.busy, ...this.idle.keys()].flatMap(({ pid }) => pid ?? []);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { reject } of this.queue.clear()) reject(new WorkStopped('CANCELLED'));
    const all = [...this.busy, ...this.idle.keys()];
    for (const timer of this.idle.values()) clearTimeout(timer);
    for (const worker of all) worker.kill('CANCELLED');
    await Promise.all(all.map(({ ended }) => ended));
  }
}

/** Processes that do long work for the server, `size` at once. They are started when there is work. */
export const createWorkerPool = (options: {
  size: number;
  log: Log;
  /** File that the processes run; absent: that of the product. */
  entry?: string;
}): WorkerPool => new Pool(options.size, options.log, options.entry ?? ENTRY);
