import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from './outcome.rules.ts';

/** The hostile files, sent to the built product while somebody else works: the bench measures and prints them. */
export async function bombs(): Promise<Outcome[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/files.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', end);
  const missed = code === 0 ? [] : ['the figures are above the table'];
  return [
    {
      what: 'hostile files',
      rounds: 1,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      backSeconds: [],
      worst: 0,
      missed,
      notes: [],
    },
  ];
}
