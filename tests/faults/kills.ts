import { setTimeout as sleep } from 'node:timers/promises';
import { beginWriters, closeAccount, servesAgain } from './account.ts';
import { Ledger } from './ledger.ts';
import { Office } from './office.ts';
import type { Outcome } from './outcome.rules.ts';

const WRITERS = 3;
const LEAST_MS = 300;
const MORE_MS = 1500;
const SHORT_ROUNDS = 2;

type Fault = (office: Office) => Promise<void> | void;

/** The server dies; its database lives on, and the next server takes it over. */
const ofServer: Fault = async (office) => {
  await office.killServer();
  await office.start();
};
const ofPostmaster: Fault = (office) => office.killPostmaster();
const ofBackend: Fault = (office) => office.killBackend();
/** As when the power fails. */
const ofBoth: Fault = async (office) => {
  office.killPostmaster();
  await ofServer(office);
};

async function killed(
  what: string,
  faults: readonly Fault[],
  rounds: number,
  progress: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const office = await Office.open();
  try {
    const ledger = new Ledger();
    const writers = await beginWriters(office, ledger, WRITERS);
    const backSeconds: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await sleep(LEAST_MS + Math.random() * MORE_MS);
      const begun = performance.now();
      await faults[round % faults.length]?.(office);
      await servesAgain(ledger);
      await office.untilReady();
      const seconds = (performance.now() - begun) / 1000;
      backSeconds.push(seconds);
      progress(`${what}: round ${round + 1} of ${rounds}, back after ${seconds.toFixed(1)} s; ${ledger.seen()}`);
    }
    return await closeAccount(office, ledger, writers, { what, rounds, backSeconds });
  } finally {
    await office.end();
  }
}

/** The server and its database, killed while people write. */
export const kills = async (rounds: { server: number; database: number }): Promise<Outcome[]> => [
  await killed('kills of the server', [ofServer], rounds.server, console.info),
  await killed('kills of the database', [ofPostmaster, ofBackend, ofBoth], rounds.database, console.info),
];

/** The short form: a kill of the server and one of its database, on one office. */
export const killedInTurn = (): Promise<Outcome> => killed('kills in turn', [ofServer, ofPostmaster], SHORT_ROUNDS);
