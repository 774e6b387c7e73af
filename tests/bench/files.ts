/**
 * `files [--only TEXT] [--at-once N] [--analyze]`: files that were made to harm, sent to the built product one after the other, by
 * several accounts; with `--analyze` those that are documents, to be analysed. Prints what each is told, how long it takes and what it needs; how long ordinary requests of somebody
 * else wait meanwhile; and the memory of the server before and after. Exit code 1 when a bar is missed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { errorText } from '#schema/text/errors.ts';
import { hostileFiles, isDocument } from '../support/hostile/all.ts';
import type { HostileFile } from '../support/hostile/hostile-file.ts';
import { startProduct } from '../support/product.ts';
import { quantile, tableOf } from './figures.rules.ts';
import { memoryOf, Visitor, watch } from './stalls/visitor.ts';

const ACCOUNTS = 20;
const QUIET_MS = 5000;
const SLOWEST_MS = 8000;
const MORE_WAIT_MS = 100;
const MORE_MEMORY_MB = 50;
const MEMORY_BACK_MS = 120_000;
/** The server has just filled its database. */
const SETTLE_MS = 60_000;
const LOOK_MS = 50;
const SENTENCE = 90;

const { values } = parseArgs({
  options: {
    analyze: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '2' },
  },
});

interface Outcome {
  file: HostileFile;
  size: number;
  ms: number;
  sentence: string;
  isAnswered: boolean;
  memoryMb: number;
}

async function open(visitor: Visitor, file: HostileFile, pid: number): Promise<Outcome> {
  const bytes = file.make();
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid).workers);
  }, LOOK_MS);
  const begun = performance.now();
  try {
    const told = values.analyze
      ? await visitor.analyzes(file.fileName, bytes)
      : { ...(await visitor.opens(file.fileName, bytes)), ms: performance.now() - begun };
    const { sentence, code, ms } = told;
    return { file, size: bytes.length, ms, sentence, isAnswered: code !== 'INTERNAL', memoryMb: most };
  } catch (error) {
    return {
      file,
      size: bytes.length,
      ms: performance.now() - begun,
      sentence: String(error),
      isAnswered: false,
      memoryMb: most,
    };
  } finally {
    clearInterval(timer);
  }
}

const rowOf = ({ file, size, ms, sentence, memoryMb }: Outcome): string[] => [
  `${file.fileName} ${file.what}`,
  `${Math.round(size / 1024)} kB`,
  `${Math.round(ms)} ms`,
  `${memoryMb} MB`,
  sentence.slice(0, SENTENCE) || '(read)',
];

const product = await startProduct({ env: { LOG_LEVEL: 'error' } });
const pid = product.child.pid ?? 0;
const visitors = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.register(product.url)));
const watcher = await watch(product.url);
// One of each first: what is read and kept at the first use is not what the files leave behind.
for (const ordinary of ['demanda.txt', 'agenda.ics'])
  await visitors[0]?.opens(ordinary, Buffer.from('El artículo 48 de la LFT.'));
await sleep(SETTLE_MS);
await watcher.look();
await sleep(QUIET_MS);
const quiet = await watcher.look();
const before = memoryOf(pid);
const more = (now: typeof before): number => now.server + now.workers - before.server - before.workers;

const files = hostileFiles.filter(
  (file) => `${file.fileName} ${file.what}`.includes(values.only) && (!values.analyze || isDocument(file)),
);
const waiting = [...files];
const outcomes: Outcome[] = [];
const work = async (visitor: number): Promise<void> => {
  for (let file = waiting.shift(), at = visitor; file; file = waiting.shift(), at += Number(values['at-once']))
    outcomes.push(await open(visitors[at % ACCOUNTS] as Visitor, file, pid));
};
await Promise.all(Array.from({ length: Number(values['at-once']) }, (_, at) => work(at)));
const during = await watcher.look();
const atEnd = memoryOf(pid);
let after = atEnd;
// Workers end a minute after their last task.
for (
  const begun = performance.now();
  more(after) > MORE_MEMORY_MB && performance.now() - begun < MEMORY_BACK_MS;
  after = memoryOf(pid)
)
  await sleep(1000);
watcher.end();
console.info(product.output());
await product.stop();

console.info(
  tableOf([['file', 'size', 'time', 'workers', 'answer'], ...outcomes.toSorted((a, b) => a.ms - b.ms).map(rowOf)]),
);
const slowest = Math.max(...outcomes.map(({ ms }) => ms));
const unanswered = outcomes.filter(({ isAnswered, sentence }) => !isAnswered || sentence === errorText.INTERNAL);
const wait = (waits: number[]): string =>
  `p50 ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms, most ${quantile(waits, 1).toFixed(0)} ms of ${waits.length}`;
console.info(`\n${outcomes.length} files, slowest ${Math.round(slowest)} ms, without an answer: ${unanswered.length}`);
console.info(`others, quiet: ${wait(quiet)}\nothers, meanwhile: ${wait(during)}`);
console.info(
  `memory of server and workers: ${before.server} + ${before.workers} MB before, ${atEnd.server} + ${atEnd.workers} at the end, ${after.server} + ${after.workers} when they had rested`,
);
const isFine =
  unanswered.length === 0 &&
  slowest <= SLOWEST_MS &&
  quantile(during, 0.99) - quantile(quiet, 0.99) <= MORE_WAIT_MS &&
  more(after) <= MORE_MEMORY_MB;
process.exit(isFine ? 0 : 1);
