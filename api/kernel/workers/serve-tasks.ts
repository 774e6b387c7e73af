import { Worker } from 'node:worker_threads';
import { whenPartDone } from './parts.ts';
import type { AnyTask, TaskLimits, TaskReply, TaskRequest } from './task.ts';

/** The cells that a process and its watch share. */
const [MEMORY_MB, CPU_MS, TASK, BEATS] = [0, 1, 2, 3];
const BEAT_MS = 500;

/**
 * Watches a process from a thread of its own, because the main one may be busy for ever: it ends the process when a task
 * needs more time of the processor (SIGTERM) or more memory (SIGKILL) than it may, when its main thread has nothing to do
 * and waits for what never comes, and when the server is gone. `cells`: limit of memory (0: no task runs), limit of time,
 * number of the task or of its part, how often the main thread was free; `server`: its id.
 */
const WATCH = `
  const { workerData: { cells, server } } = require('node:worker_threads');
  const STUCK_BEATS = 8;
  const MOVES_MS = 120;
  const never = new Int32Array(new SharedArrayBuffer(4));
  const usedMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  let task = -1, begun = 0, begunAt = 0, moved = 0, beat = 0;
  for (;;) {
    Atomics.wait(cells, ${MEMORY_MB}, 0);
    Atomics.wait(never, 0, 0, 20);
    const most = Atomics.load(cells, ${MEMORY_MB});
    if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
    if (most === 0) continue;
    if (process.memoryUsage.rss() > most * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
    const [used, now] = [usedMs(), performance.now()];
    if (Atomics.load(cells, ${TASK}) !== task) {
      task = Atomics.load(cells, ${TASK});
      [begun, begunAt, moved, beat] = [used, now, used, Atomics.load(cells, ${BEATS})];
    }
    // This thread itself takes a little.
    if (used - moved > MOVES_MS) [moved, beat] = [used, Atomics.load(cells, ${BEATS})];
    const isStuck = Atomics.load(cells, ${BEATS}) - beat >= STUCK_BEATS;
    const [had, mostMs] = [used - begun, Atomics.load(cells, ${CPU_MS})];
    const isLate = had > mostMs || (had > mostMs / 3 && now - begunAt > mostMs * 1.6);
    if (isLate || isStuck) process.kill(process.pid, 'SIGTERM');
  }
`;

const memoryMb = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024);

/** A function that sets what this process may have while it does a task; `null`: it does none. */
function watchLimits(): (limits: TaskLimits | null) => void {
  const cells = new Int32Array(new SharedArrayBuffer(16));
  const server = Number(process.argv[2]);
  new Worker(WATCH, {
    eval: true,
    workerData: { cells, server },
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  }).unref();
  let beats: NodeJS.Timeout | undefined;
  return (limits) => {
    clearInterval(beats);
    let parts = limits?.parts ?? 0;
    // Another number: the time of the task is counted from here.
    whenPartDone(() => {
      if (parts-- > 0) Atomics.add(cells, TASK, 1);
    });
    if (limits) {
      beats = setInterval(() => Atomics.add(cells, BEATS, 1), BEAT_MS);
      Atomics.store(cells, CPU_MS, limits.cpuMs);
      Atomics.add(cells, TASK, 1);
    }
    Atomics.store(cells, MEMORY_MB, limits?.memoryMb ?? 0);
    Atomics.notify(cells, MEMORY_MB);
  };
}

const failureOf = (error: unknown): { name: string; message: string; stack: string } =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: 'Error', message: String(error), stack: '' };

/** Does tasks for the server that started this process, one at a time, until it is gone. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const watch = watchLimits();
  const outcomeOf = async ({ name, input }: TaskRequest) => {
    try {
      const task = byName.get(name);
      if (!task) throw new Error(`no task is called ${name}`);
      return { value: await task.run(input as never) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
  process.on('message', (request: TaskRequest) => {
    watch(request.limits);
    void outcomeOf(request).then((outcome) => {
      watch(null);
      const reply: TaskReply = { id: request.id, memoryMb: memoryMb(), ...outcome };
      process.send?.(reply);
    });
  });
  process.on('disconnect', () => process.exit(0));
}
