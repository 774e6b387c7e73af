import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { beginWriters, closeAccount, servesAgain } from './account.ts';
import { Ledger } from './ledger.ts';
import { Office } from './office.ts';
import type { Outcome } from './outcome.rules.ts';

const WRITERS = 3;
const BETWEEN_MS = 3000;
/**
 * Offsets of the server's clock, one after the other; the database keeps its own. A little and back, past the life of a
 * token, past that of a session and of what retention keeps, and into the past.
 */
const JUMPS = [2 * MINUTE, 0, 2 * HOUR, 0, 3 * DAY, 0, 40 * DAY, 0, -2 * HOUR, 0];

/** The wall clock of the server jumps while people write. */
export async function clock(): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foja-clock-'));
  const file = path.join(folder, 'offset');
  const preload = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.ts')).href;
  const office = await Office.open({ env: { SHIFTED_CLOCK: file, NODE_OPTIONS: `--import=${preload}` } });
  try {
    const ledger = new Ledger();
    const writers = await beginWriters(office, ledger, WRITERS);
    const backSeconds: number[] = [];
    for (const offset of JUMPS) {
      await sleep(BETWEEN_MS);
      const begun = performance.now();
      writeFileSync(file, String(offset));
      process.kill(office.pid, 'SIGUSR2');
      await servesAgain(ledger);
      await office.untilReady();
      backSeconds.push((performance.now() - begun) / 1000);
    }
    await sleep(BETWEEN_MS);
    return [await closeAccount(office, ledger, writers, { what: 'clock jumps', rounds: JUMPS.length, backSeconds })];
  } finally {
    await office.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
