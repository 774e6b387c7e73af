import { setTimeout as sleep } from 'node:timers/promises';
import { beginWriters, closeAccount, servesAgain } from './account.ts';
import { Ledger } from './ledger.ts';
import { Office, until } from './office.ts';
import type { Outcome } from './outcome.rules.ts';
import { TcpProxy } from './tcp-proxy.ts';

const WRITERS = 2;
const BETWEEN_MS = 1000;
const CUT_MS = 2500;
const SILENT_MS = 5000;
const SLOW_MS = 4000;
const LATENCY_MS = 200;
const READY = 200;
const REFUSED = 503;

interface Round {
  proxy: TcpProxy;
  office: Office;
  missed: string[];
}

/** While the database is away: not ready, and health says why. */
async function isAway({ office, missed }: Round, what: string): Promise<void> {
  await until('it says that it is not ready', async () => (await office.statusOf('/readyz')) === REFUSED).catch(() =>
    missed.push(`${what}: /readyz stayed ${READY}`),
  );
  await until('health names the reason', async () => (await office.reasons()).includes('DATABASE_LOST')).catch(() =>
    missed.push(`${what}: health does not say DATABASE_LOST`),
  );
}

const FAULTS: Record<string, (round: Round) => Promise<void>> = {
  cut: async (round) => {
    round.proxy.cut();
    await isAway(round, 'cut');
    await sleep(CUT_MS);
  },
  silence: async (round) => {
    round.proxy.line = 'SILENT';
    await isAway(round, 'silence');
    await sleep(SILENT_MS);
  },
  'half-open': async (round) => {
    round.proxy.line = 'HALF_OPEN';
    await isAway(round, 'half-open');
    await sleep(CUT_MS);
  },
  // Slow is not away: it serves.
  latency: async ({ proxy, office, missed }) => {
    proxy.latency = LATENCY_MS;
    proxy.jitter = LATENCY_MS;
    await sleep(SLOW_MS);
    if ((await office.statusOf('/readyz')) !== READY) missed.push('latency: not ready');
  },
};

/** The line between the server and its database: cut, silent, half open, slow. Afterwards it serves by itself. */
export async function cuts(rounds: number, only: readonly string[] = Object.keys(FAULTS)): Promise<Outcome[]> {
  const proxies: TcpProxy[] = [];
  const office = await Office.openWithServer((port) => {
    const proxy = new TcpProxy(port);
    proxies.push(proxy);
    return proxy.listen();
  });
  const [proxy] = proxies;
  try {
    if (!proxy) throw new Error('no line to the database');
    const ledger = new Ledger();
    const writers = await beginWriters(office, ledger, WRITERS);
    const backSeconds: number[] = [];
    const missed: string[] = [];
    for (let round = 0; round < rounds; round++)
      for (const name of only) {
        await sleep(BETWEEN_MS);
        await FAULTS[name]?.({ proxy, office, missed });
        const begun = performance.now();
        proxy.mend();
        await servesAgain(ledger);
        await office.untilReady();
        backSeconds.push((performance.now() - begun) / 1000);
      }
    const times = rounds * only.length;
    return [
      await closeAccount(office, ledger, writers, { what: 'cuts of the line', rounds: times, backSeconds, missed }),
    ];
  } finally {
    await office.end();
    await proxy?.end();
  }
}
