import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fillDisk, smallDisk } from '../support/small-disk.ts';
import { beginWriters, closeAccount, servesAgain } from './account.ts';
import { Ledger } from './ledger.ts';
import { Office, until } from './office.ts';
import type { Outcome } from './outcome.rules.ts';

const MEGABYTES = 640;
const WRITERS = 2;
const FULL_MS = 30_000;
const REFUSED = 503;

/** The disk of the data fills up while people write, and is freed. */
export async function disk(rounds: number): Promise<Outcome[]> {
  const small = smallDisk(MEGABYTES);
  if (!small) {
    console.info('disk: skipped: no permission to mount a small disk');
    return [];
  }
  let office: Office | null = null;
  try {
    office = await Office.open({ folder: small.folder });
    const ledger = new Ledger();
    const writers = await beginWriters(office, ledger, WRITERS);
    const ballast = path.join(small.folder, 'ballast');
    const backSeconds: number[] = [];
    const missed: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = ledger.statuses.get(REFUSED) ?? 0;
      // What PostgreSQL reserved before is still there: it is taken again until a write is refused.
      await until(
        'a write is refused',
        () => {
          fillDisk(`${ballast}-${Date.now()}`);
          return (ledger.statuses.get(REFUSED) ?? 0) > before;
        },
        FULL_MS,
      ).catch(() => missed.push('no write was refused'));
      if (!(await office.reasons()).includes('DISK_FULL')) missed.push('health does not say DISK_FULL');
      const begun = performance.now();
      for (const file of globSync(`${ballast}-*`)) rmSync(file);
      await servesAgain(ledger);
      await office.untilReady();
      backSeconds.push((performance.now() - begun) / 1000);
    }
    return [await closeAccount(office, ledger, writers, { what: 'a disk that fills up', rounds, backSeconds, missed })];
  } finally {
    await office?.end();
    small.remove();
  }
}
