import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WorkStopped, type StopReason } from './stopped.ts';
import type { AnyTask, TaskReply, TaskRequest } from './task.ts';

/** The heap of a worker; what a task may have in all is watched by the worker itself (`serve-tasks.ts`). */
const HEAP_MB = 1024;
/** Wall time over processor time at which a worker is ended from outside, should it not watch itself any more. */
const MAX_WALL_TIME_FACTOR = 8;
/** The server and the database come first when the machine is full. */
const NICENESS = 5;
/** Of what a crash prints to stderr, the end is kept. */
const MAX_STDERR_CHARS = 2000;
/** How a process ends that V8 refused memory, or that somebody killed for its memory. */
const OUT_OF_MEMORY = new Set<string | number | null>(['SIGABRT', 'SIGKILL', 'SIGTRAP', 134, 133, 137]);

/** A worker that used up its time ends itself with SIGTERM, one that used up its memory with SIGKILL. */
const reasonOf = (ending: string | number | null): StopReason => {
  if (ending === 'SIGTERM') return 'TOO_SLOW';
  return OUT_OF_MEMORY.has(ending) ? 'TOO_MUCH_MEMORY' : 'CRASHED';
};

/** The workers are built into a folder beside that of the server. */
export const ENTRY = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.js') ? '../worker/worker.js' : '../../worker.ts',
);

/** TypeScript is read by a loader, which only development and tests have. */
const loaderOf = (entry: string): string[] =>
  entry.endsWith('.ts') ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];

/** A failure of the task itself: a bug. */
class TaskFailure extends Error {
  constructor(name: string, failure: { name: string; message: string; stack: string }) {
    super(`${name}: ${failure.message}`);
    this.name = failure.name;
    this.stack = failure.stack;
  }
}

interface Running {
  id: number;
  task: AnyTask;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

/**
 * A process that does one task after the other. It has none of our settings and secrets. It is no thread: a thread that
 * runs out of memory ends the whole server.
 */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private running: Running | null = null;
  private killedFor: StopReason | null = null;
  private count = 0;
  private stderrTail = '';
  /** Memory after the last task. */
  memoryMb = 0;
  isAlive = true;
  readonly ended: Promise<void>;

  constructor(entry: string) {
    this.child = fork(entry, [String(process.pid)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...loaderOf(entry)],
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        this.end(this.killedFor ?? reasonOf(signal ?? code));
        resolve();
      });
      // It could not be started at all.
      this.child.once('error', () => {
        this.end('CRASHED');
        resolve();
      });
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.stderrTail = (this.stderrTail + chunk.toString()).slice(-MAX_STDERR_CHARS);
    });
    this.child.on('message', (reply: TaskReply) => this.answer(reply));
    try {
      if (this.child.pid) setPriority(this.child.pid, NICENESS);
    } catch {
      // It has ended already, or the system does not allow it.
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** The end of what it printed to stderr: of a crash, why. */
  get stderr(): string {
    return this.stderrTail;
  }

  run(task: AnyTask, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.count;
      const { name, cpuMs, memoryMb, parts = 0 } = task;
      const timer = setTimeout(() => this.kill('TOO_SLOW'), cpuMs * (1 + parts) * MAX_WALL_TIME_FACTOR);
      this.running = { id, task, resolve, reject, timer };
      const request: TaskRequest = { id, name, limits: { cpuMs, memoryMb, parts }, input };
      this.child.send(request, (error) => {
        if (error) this.kill('CRASHED');
      });
    });
  }

  private answer(reply: TaskReply): void {
    if (!this.running || reply.id !== this.running.id) return;
    const { task, resolve, reject, timer } = this.running;
    this.running = null;
    clearTimeout(timer);
    this.memoryMb = reply.memoryMb;
    if ('value' in reply) resolve(reply.value);
    else reject(new TaskFailure(task.name, reply.failure));
  }

  private end(reason: StopReason): void {
    this.isAlive = false;
    if (!this.running) return;
    const { reject, timer } = this.running;
    this.running = null;
    clearTimeout(timer);
    reject(new WorkStopped(reason));
  }

  /** Ends it at once, and what it does. */
  kill(reason: StopReason): void {
    if (!this.isAlive) return;
    this.killedFor ??= reason;
    this.isAlive = false;
    this.child.kill('SIGKILL');
  }
}
