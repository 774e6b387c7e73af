/**
 * `faults [--rounds N] [--only kills,cuts,disk,clock,slow,bombs,memory] [--minutes N]`: the built product while things go wrong,
 * and people write. Prints a table; exit code 1 when a bar is missed. `--minutes`: how long the load of `memory` lasts (30).
 */
import { parseArgs } from 'node:util';
import { tableOf } from '../bench/figures.rules.ts';
import { bombs } from './bombs.ts';
import { clock } from './clock.ts';
import { cuts } from './cuts.ts';
import { disk } from './disk.ts';
import { kills } from './kills.ts';
import { memory } from './memory.ts';
import { endAllOffices } from './office.ts';
import { HEADER, rowOf, type Outcome } from './outcome.rules.ts';
import { slow } from './slow.ts';

const SERVER_ROUNDS = 20;
/** Of so many rounds of kills, one of each cut, and one full disk. */
const CUTS_OF = 7;
const DISKS_OF = 7;
const MINUTES = 30;

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, only: { type: 'string', default: '' }, minutes: { type: 'string' } },
});
const rounds = Number(values.rounds ?? SERVER_ROUNDS);

const PARTS: Record<string, () => Promise<Outcome[]>> = {
  kills: () => kills({ server: rounds, database: Math.ceil(rounds / 2) }),
  cuts: () => cuts(Math.ceil(rounds / CUTS_OF)),
  disk: () => disk(Math.ceil(rounds / DISKS_OF)),
  clock,
  slow,
  bombs,
  memory: () => memory(Number(values.minutes ?? MINUTES)),
};

const INTERRUPTED = 130;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAllOffices().finally(() => process.exit(INTERRUPTED)));

// Nothing that was started outlives the run, however it ends.
process.once('uncaughtException', (error) => {
  console.error(error);
  void endAllOffices().finally(() => process.exit(1));
});

const only = values.only.split(',').filter(Boolean);
const outcomes: Outcome[] = [];
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const outcome of await part()) {
      outcomes.push(outcome);
      console.info(`${tableOf([HEADER, rowOf(outcome)])}\n`);
    }
  }
} finally {
  await endAllOffices();
}
console.info(tableOf([HEADER, ...outcomes.map(rowOf)]));
for (const { what, notes, missed } of outcomes)
  for (const line of [...notes, ...missed.map((each) => `MISSED ${each}`)]) console.info(`${what}: ${line}`);
process.exit(outcomes.every(({ missed }) => missed.length === 0) ? 0 : 1);
