import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import { serveTasks } from '#api/kernel/workers/serve-tasks.ts';

/** Tasks that behave badly, and the entry of the processes that do them. */

const limits = { cpuMs: 60_000, memoryMb: 400 };

export const countBytes = defineTask<Uint8Array, number>({
  name: 'countBytes',
  ...limits,
  run: (bytes) => Promise.resolve(bytes.length),
});

export const pidOfWorker = defineTask<null, number>({
  name: 'pidOfWorker',
  ...limits,
  run: () => Promise.resolve(process.pid),
});

export const settingsOfWorker = defineTask<null, string[]>({
  name: 'settingsOfWorker',
  ...limits,
  run: () => Promise.resolve(Object.keys(process.env)),
});

export const fails = defineTask<string, never>({
  name: 'fails',
  ...limits,
  run: (message) => Promise.reject(new RangeError(message)),
});

export const ends = defineTask<null, never>({
  name: 'ends',
  ...limits,
  run: () => process.exit(3),
});

export const waits = defineTask<number, string>({
  name: 'waits',
  ...limits,
  run: (ms) => new Promise((resolve) => setTimeout(resolve, ms, 'waited')),
});

export const loops = defineTask<null, never>({
  name: 'loops',
  ...limits,
  cpuMs: 300,
  run() {
    for (;;);
  },
});

const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Uses the processor; asking for the time would use the system instead. */
const busyFor = (cpuMs: number): void => {
  let sum = 0;
  for (const end = usedMs() + cpuMs; usedMs() < end;) for (let turn = 0; turn < 1e6; turn++) sum += Math.sqrt(turn);
  if (sum < 0) throw new Error('never');
};

/** Seven parts, each shorter than its time, together longer. */
export const worksInParts = defineTask<null, string>({
  name: 'worksInParts',
  ...limits,
  cpuMs: 3000,
  parts: 7,
  async run() {
    const { partDone } = await import('#api/kernel/workers/parts.ts');
    for (let part = 0; part < 7; part++) {
      busyFor(500);
      partDone();
    }
    return 'done';
  },
});

/** Says that it gets on, more often than it may. */
export const pretends = defineTask<null, never>({
  name: 'pretends',
  ...limits,
  cpuMs: 150,
  parts: 2,
  async run() {
    const { partDone } = await import('#api/kernel/workers/parts.ts');
    for (;;) {
      busyFor(50);
      partDone();
    }
  },
});

/** Waits for what never comes. */
export const hangs = defineTask<null, never>({
  name: 'hangs',
  ...limits,
  run: () => new Promise(() => undefined),
});

export const loopsForLong = defineTask<null, never>({
  name: 'loopsForLong',
  ...limits,
  run() {
    for (;;);
  },
});

/** Memory that V8 counts, in large pieces: a thread would end the process of its server. */
export const fillsHeap = defineTask<null, number>({
  name: 'fillsHeap',
  ...limits,
  run() {
    const all = new Map<number, number>();
    for (let turn = 0; turn < 16e6; turn++) all.set(turn, turn);
    return Promise.resolve(all.size);
  },
});

/** Memory outside of the heap, as unpacked files have it. */
export const fillsBuffers = defineTask<null, number>({
  name: 'fillsBuffers',
  ...limits,
  run() {
    const all: Buffer[] = [];
    for (let turn = 0; turn < 200; turn++) all.push(Buffer.alloc(20e6, 1));
    return Promise.resolve(all.length);
  },
});

const TASKS = [
  countBytes,
  pidOfWorker,
  settingsOfWorker,
  fails,
  ends,
  waits,
  loops,
  worksInParts,
  pretends,
  hangs,
  loopsForLong,
  fillsHeap,
  fillsBuffers,
] as unknown as AnyTask[];

export const TRIAL_ENTRY = import.meta.filename;
if (process.argv[1] === TRIAL_ENTRY) serveTasks(TASKS);
