/**
 * `stalls [--only TEXT] [--rounds N]`: how long ordinary requests of somebody else wait while one account has long work
 * done by the built product, beside a quiet time of the same length just before. Exit code 1 when p99 is more than
 * 100 ms over quiet. What is measured includes everything else that the machine does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileFiles } from '../support/hostile/all.ts';
import { startProduct } from '../support/product.ts';
import { quantile, tableOf } from './figures.rules.ts';
import {
  calendarOf,
  CHECK,
  CREATE_REVIEW,
  reviewDocument,
  SEARCH,
  searchWords,
  textOfLength,
  textOfPages,
} from './stalls/requests.ts';
import { memoryOf, registerOwners, served, Visitor, watch } from './stalls/visitor.ts';

const BAR_MS = 100;
const QUIET_MS = 4000;
/** Long work is repeated for at least so long, so that there is something to measure. */
const WORK_MS = 4000;
const PAGES = 60;
const MAX_LETTERS = 999_000;
const EVENTS = 5000;
const SEARCHES = 20;
const OWNERS = 12;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '1' } },
});

const brief = textOfPages(PAGES);

const calendar = calendarOf(EVENTS);

const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
const pid = product.child.pid ?? 0;
const nextOwner = await registerOwners(product.url, brief, OWNERS);

const printed = (format: string) => () => {
  const { visitor, id } = nextOwner();
  return served(visitor.asks(reviewDocument(format), { id }));
};

const WORK: Record<string, () => Promise<unknown>> = {
  'a check of 60 pages': () => served(nextOwner().visitor.asks(CHECK, { input: { text: brief } })),
  'a check of a million letters': async () =>
    (await Visitor.register(product.url)).asks(CHECK, { input: { text: textOfLength(MAX_LETTERS) } }),
  'a text of nothing but citations': async () =>
    (await Visitor.register(product.url)).asks(CHECK, {
      input: { text: 'artículo 48 de la LFT, '.repeat(43_000) },
    }),
  'a text that is too long': () =>
    nextOwner().visitor.asks(CREATE_REVIEW, { input: { text: textOfLength(MAX_LETTERS * 1.5) } }),
  'a review to PDF': printed('PDF'),
  'a review to DOCX': printed('DOCX'),
  'an import of 5,000 events': async () =>
    (await Visitor.register(product.url)).opens('agenda.ics', Buffer.from(calendar)),
  '20 searches': () =>
    Promise.all(
      Array.from({ length: SEARCHES }, (_, at) => served(nextOwner().visitor.asks(SEARCH, { query: searchWords(at) }))),
    ),
  'hostile files': async () => {
    const files = hostileFiles.filter(({ isWorst }) => isWorst);
    const waiting = [...files];
    const work = async (): Promise<void> => {
      const visitor = await Visitor.register(product.url);
      for (let file = waiting.shift(); file; file = waiting.shift()) await visitor.opens(file.fileName, file.make());
    };
    await Promise.all([work(), work()]);
  },
};

const watcher = await watch(product.url);
const rows: string[][] = [
  ['work', 'time', 'quiet p50', 'p99', 'meanwhile p50', 'p99', 'most', 'p99 over quiet', 'memory'],
];
let isFine = true;
for (const [name, work] of Object.entries(WORK).filter(([each]) => each.includes(values.only)))
  for (let round = 0; round < Number(values.rounds); round++) {
    await work();
    await watcher.look();
    await sleep(QUIET_MS);
    const quiet = await watcher.look();
    const begun = performance.now();
    let times = 0;
    do {
      await work();
      times += 1;
    } while (performance.now() - begun < WORK_MS);
    const ms = (performance.now() - begun) / times;
    const waits = await watcher.look();
    const more = quantile(waits, 0.99) - quantile(quiet, 0.99);
    if (more > BAR_MS) isFine = false;
    const figures = [
      quantile(quiet, 0.5),
      quantile(quiet, 0.99),
      quantile(waits, 0.5),
      quantile(waits, 0.99),
      quantile(waits, 1),
      more,
    ];
    rows.push([
      name,
      `${ms.toFixed(0)} ms`,
      ...figures.map((each) => `${each.toFixed(0)} ms`),
      `${memoryOf(pid).server} MB`,
    ]);
  }
watcher.end();
await product.stop();
console.info(tableOf(rows));
process.exit(isFine ? 0 : 1);
