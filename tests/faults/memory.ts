import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATIONS } from '../bench/api/documents.ts';
import { quantile } from '../bench/figures.rules.ts';
import { calendarOf, CHECK, reviewDocument, SEARCH, searchWords, textOfPages } from '../bench/stalls/requests.ts';
import { memoryOf, registerOwners, served, Visitor } from '../bench/stalls/visitor.ts';
import { beginWriters, closeAccount } from './account.ts';
import { Ledger } from './ledger.ts';
import { Office } from './office.ts';
import type { Outcome } from './outcome.rules.ts';

const WRITERS = 2;
const READERS = 3;
/** Accounts of each reader, in turns: one may spend only so many points in a minute. */
const OWNERS = 40;
const MAX_MORE_MB = 50;
const SAMPLE_MS = 2000;
/** Of the whole time: until the caches are full, and how long one look is. */
const WARM_UP = 1 / 6;
const LOOK = 1 / 15;
/** People do not ask without a pause. */
const PAUSE_MS = 50;
/** Once in so many requests of a reader. */
const CHECK_EVERY = 10;
const PRINT_EVERY = 25;
const IMPORT_EVERY = 200;
const PAGES = 10;
const EVENTS = 300;

/** Reads, searches, has texts checked, prints and imports, until it is over. A refusal for the number of requests ends it. */
async function reads(url: string, at: number, isOver: () => boolean): Promise<void> {
  const home = OPERATIONS.find(({ name }) => name === 'home')?.query ?? '';
  const text = textOfPages(PAGES);
  const nextOwner = await registerOwners(url, text, OWNERS);
  for (let turn = at; !isOver(); turn += READERS) {
    const { visitor, id } = nextOwner();
    await served(visitor.asks(home));
    await served(visitor.asks(SEARCH, { query: searchWords(turn) }));
    if (turn % CHECK_EVERY === 0) await served(visitor.asks(CHECK, { input: { text } }));
    if (turn % PRINT_EVERY === 0) await served(visitor.asks(reviewDocument('PDF'), { id }));
    if (turn % IMPORT_EVERY === 0)
      await (await Visitor.register(url)).opens('agenda.ics', Buffer.from(calendarOf(EVENTS)));
    await sleep(PAUSE_MS);
  }
}

/** Memory of the server under a mixed load of so many minutes: after the caches are full it does not grow. */
export async function memory(minutes: number): Promise<Outcome[]> {
  const office = await Office.open();
  try {
    const ledger = new Ledger();
    const writers = await beginWriters(office, ledger, WRITERS);
    let isOver = false;
    const failures: unknown[] = [];
    const readers = Array.from({ length: READERS }, (_, at) =>
      reads(office.url, at, () => isOver).catch((error: unknown) => void failures.push(error)),
    );
    const total = minutes * 60_000;
    const samples: { share: number; mb: number }[] = [];
    for (
      const begun = performance.now();
      performance.now() - begun < total && failures.length === 0;
      await sleep(SAMPLE_MS)
    )
      samples.push({ share: (performance.now() - begun) / total, mb: memoryOf(office.pid).server });
    isOver = true;
    await Promise.all(readers);
    if (failures.length > 0) throw failures[0];
    /** The median while one look lasts; the last sample before a collection says little. */
    const usual = (from: number): number =>
      quantile(
        samples.filter(({ share }) => share >= from && share < from + LOOK).map(({ mb }) => mb),
        0.5,
      );
    const looks = [WARM_UP, 0.3, 0.5, 0.7, 1 - LOOK].map((from) => ({ from, mb: usual(from) }));
    const more = (looks.at(-1)?.mb ?? 0) - (looks[0]?.mb ?? 0);
    const curve = looks.map(({ from, mb }) => `${(from * minutes).toFixed(0)} min ${mb} MB`).join(', ');
    return [
      await closeAccount(office, ledger, writers, {
        what: `memory, ${minutes} minutes`,
        rounds: 1,
        backSeconds: [],
        missed: more > MAX_MORE_MB ? [`memory grew by ${more} MB after the warm-up`] : [],
        notes: [`${curve}; most ${Math.max(...samples.map(({ mb }) => mb))} MB`],
      }),
    ];
  } finally {
    await office.end();
  }
}
