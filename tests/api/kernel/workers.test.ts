import { spawn } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '#api/kernel/log.ts';
import { createWorkerPool, type WorkerPool } from '#api/kernel/workers/pool.ts';
import {
  countBytes,
  ends,
  fails,
  fillsBuffers,
  fillsHeap,
  hangs,
  loops,
  loopsForLong,
  pidOfWorker,
  pretends,
  settingsOfWorker,
  TRIAL_ENTRY,
  waits,
  worksInParts,
} from '../../support/trial-tasks.ts';

const pools: WorkerPool[] = [];
const poolOf = (size: number): WorkerPool => {
  const pool = createWorkerPool({ size, log: createLog('silent'), entry: TRIAL_ENTRY });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.stop())));

const ana = { account: 'ana' };
const beto = { account: 'beto' };

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a worker', () => {
  const pool = poolOf(1);

  test('does a task with a copy of its input, one after the other in the same process', async () => {
    expect(await pool.run(countBytes, new Uint8Array(3_000_000), ana)).toBe(3_000_000);
    const [one, other] = [await pool.run(pidOfWorker, null, ana), await pool.run(pidOfWorker, null, ana)];
    expect(one).toBe(other);
    expect(one).not.toBe(process.pid);
  });

  test('has its time again for each part of a task, as often as the task allows', async () => {
    expect(await pool.run(worksInParts, null, ana)).toBe('done');
  });

  test('knows no setting and no secret of the server', async () => {
    expect(await pool.run(settingsOfWorker, null, ana)).toEqual(
      expect.not.arrayContaining(['PATH', 'FOJA_SECRET', 'DATABASE_URL', 'HOME']),
    );
  });

  test('hands on the error of a task', async () => {
    await expect(pool.run(fails, 'broken', ana)).rejects.toThrow('fails: broken');
  });

  test.each([
    ['works for ever', loops, 'TOO_SLOW'],
    ['says too often that it gets on', pretends, 'TOO_SLOW'],
    ['waits for what never comes', hangs, 'TOO_SLOW'],
    ['fills the heap', fillsHeap, 'TOO_MUCH_MEMORY'],
    ['fills memory outside of the heap', fillsBuffers, 'TOO_MUCH_MEMORY'],
    ['ends its process', ends, 'CRASHED'],
  ] as const)('that %s is ended, says why, and the next task finds another', async (_what, task, reason) => {
    const before = await pool.run(pidOfWorker, null, ana);
    await expect(pool.run(task, null, ana)).rejects.toMatchObject({ reason });
    expect(isRunning(before)).toBe(false);
    expect(await pool.run(countBytes, new Uint8Array(2), ana)).toBe(2);
  });

  test('ends with a server that was killed, even in the middle of a task', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/orphan-server.ts'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = await new Promise<number>((resolve) =>
      server.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString()))),
    );
    expect(isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });
});

describe('the pool', () => {
  test('keeps a process for others while one account has all its work in it', async () => {
    const pool = poolOf(2);
    const long = [1, 2].map(() => pool.run(loopsForLong, null, ana).catch((error: unknown) => error));
    expect(await pool.run(waits, 1, beto)).toBe('waited');
    await pool.stop();
    expect(await Promise.all(long)).toMatchObject([{ reason: 'CANCELLED' }, { reason: 'CANCELLED' }]);
  });

  test('refuses more than it can soon do, with the time after which to try again', async () => {
    const pool = poolOf(1);
    const all = Array.from({ length: 6 }, () => pool.run(waits, 50, ana).catch((error: unknown) => error));
    const outcomes = await Promise.all(all);
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('waited'));
    expect(outcomes[5]).toMatchObject({ reason: 'BUSY', extensions: { code: 'RATE_LIMITED', retryAfter: 5 } });
  });

  test('stops work that nobody waits for any more, whether it runs or waits', async () => {
    const pool = poolOf(1);
    const pid = await pool.run(pidOfWorker, null, ana);
    const gone = new AbortController();
    const work = [1, 2].map(() =>
      pool.run(loopsForLong, null, { ...ana, signal: gone.signal }).catch((error: unknown) => error),
    );
    gone.abort();
    expect(await Promise.all(work)).toMatchObject([{ reason: 'CANCELLED' }, { reason: 'CANCELLED' }]);
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    await expect(pool.run(waits, 1, { ...ana, signal: gone.signal })).rejects.toMatchObject({ reason: 'CANCELLED' });
    expect(await pool.run(waits, 1, ana)).toBe('waited');
  });

  test('leaves no process when it stops', async () => {
    const pool = poolOf(2);
    await Promise.all([pool.run(waits, 1, ana), pool.run(waits, 1, beto)]);
    const pids = pool.pids();
    expect(pids).toHaveLength(2);
    await pool.stop();
    expect(pids.filter(isRunning)).toEqual([]);
  });
});
