/**
 * `search [--corpus FOLDER] [--data FOLDER]`: how search pages and the retrieval of the chat scale with the stock. Stocks
 * of 1,000 to 80,000 articles are generated from the corpus and stored in `.foja-test/bench-<size>`. They are measured
 * alternately, so that load of the machine affects all; the ratio within one run counts. Exit code 1 when a ratio or the
 * number of SQL statements is over its bar.
 */
import { foldText } from '#schema/lib/fold-text.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { importCorpus, type ImportReport } from '#api/features/research/importing/import-corpus.service.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { wordsOf } from '#db/search/terms.rules.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { openBenchDatabase, stampOf } from './bench-database.ts';
import { quantile, tableOf } from './figures.rules.ts';
import { allQuestions } from './questions.ts';
import { pick, randomOf } from './stock.rules.ts';
import type { Memory, Ready, Statements, Task, Times } from './search-worker.ts';

const SIZES = [1_000, 10_000, 25_000, 80_000];
const QUESTIONS = 120;
const KEYWORD_QUERIES = 80;
const KEYWORDS = 4;
const SEED = 7;
/** Runs per query; the median is used. */
const ROUNDS = 3;
const QUERIES_PER_BATCH = 50;
const WARM_UP = 50;
const MAX_RATIO = 8;
const MAX_STATEMENTS = 3;
const MAX_IMPORT_SECONDS = 60;

const WORKER = path.join(import.meta.dirname, 'search-worker.ts');

interface Stock {
  worker: ChildProcess;
  facts: Ready;
  times: { search: number[][]; retrieve: number[][] };
}

/** Questions, and queries of a few keywords. */
async function makeQueries(em: SqlEntityManager): Promise<string[]> {
  const random = randomOf(SEED);
  const questions = allQuestions().map(({ question }) => question);
  const titles = await em.execute<{ title: string }[]>(
    `select title from article where title is not null and not is_repealed order by md5(id) limit ${KEYWORD_QUERIES}`,
  );
  const keywords = titles.map(({ title }) => wordsOf(foldText(title)).slice(0, KEYWORDS).join(' ') || title);
  return [...Array.from({ length: QUESTIONS }, () => pick(questions, random) ?? ''), ...keywords];
}

async function answerOf<T>(worker: ChildProcess): Promise<T> {
  const done = new AbortController();
  const gone = once(worker, 'exit', done).then(() => {
    throw new Error('A stock died: what it said stands above.');
  });
  try {
    const [message] = (await Promise.race([once(worker, 'message', done), gone])) as [T];
    return message;
  } finally {
    done.abort();
  }
}

function ask<T>(worker: ChildProcess, task: Task): Promise<T> {
  worker.send(task);
  return answerOf<T>(worker);
}

async function fill(folder: string, stamp: string, size: number, sourceUrl: string): Promise<void> {
  const started = performance.now();
  const [code] = (await once(fork(WORKER, [folder, stamp, String(size), sourceUrl]), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The stock of ${size} articles could not be made.`);
  console.log(`stock of ${size} articles ready after ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function open(folder: string, stamp: string): Promise<Stock> {
  const worker = fork(WORKER, [folder, stamp]);
  return { worker, facts: await answerOf<Ready>(worker), times: { search: [], retrieve: [] } };
}

async function close({ worker }: Stock): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  if (worker.connected) worker.disconnect();
  await gone;
}

/** Measures the same queries on all stocks, alternately in batches. */
async function timeAll(stocks: readonly Stock[], queries: readonly string[]): Promise<void> {
  for (const { worker } of stocks) await ask(worker, { kind: 'time', queries: queries.slice(0, WARM_UP) });
  for (let round = 0; round < ROUNDS; round += 1)
    for (let from = 0; from < queries.length; from += QUERIES_PER_BATCH)
      for (const { worker, times } of stocks) {
        const batch = queries.slice(from, from + QUERIES_PER_BATCH);
        const taken = await ask<Times>(worker, { kind: 'time', queries: batch });
        for (const way of ['search', 'retrieve'] as const)
          taken[way].forEach((milliseconds, at) => (times[way][from + at] ??= []).push(milliseconds));
      }
}

const quantileOf = (times: readonly number[][], share: number): number =>
  quantile(
    times.map((each) => quantile(each, 0.5)),
    share,
  );

function printStocks(stocks: readonly Stock[], memories: readonly Memory[]): void {
  const head = ['articles', 'terms', 'search p50', 'p95 ms', 'retrieve p50', 'p95 ms', 'RSS MB', 'peak MB'];
  const rows = stocks.map(({ facts, times }, at) => [
    String(facts.articles),
    String(facts.terms),
    ...[times.search, times.retrieve].flatMap((way) => [0.5, 0.95].map((part) => quantileOf(way, part).toFixed(1))),
    String(Math.round(memories[at]?.calm ?? 0)),
    String(Math.round(memories[at]?.peak ?? 0)),
  ]);
  console.log(`\n${tableOf([head, ...rows])}`);
}

/** Prints one line; returns whether the bar is met. */
function judge(what: string, value: string, isKept: boolean, bar: string): boolean {
  console.log(`${isKept ? '✓' : '✗'} ${what}: ${value} (bar ${bar})`);
  return isKept;
}

function judgeAll(stocks: readonly Stock[], statements: Statements, imported: ImportReport): boolean {
  const verdicts = (['search', 'retrieve'] as const).map((way) => {
    const [small, large] = [stocks.at(0), stocks.at(-1)].map((stock) => quantileOf(stock?.times[way] ?? [], 0.95));
    const ratio = (large ?? 0) / (small ?? 1);
    return judge(
      `p95 of ${way}, largest over smallest stock`,
      `${ratio.toFixed(1)}×`,
      ratio <= MAX_RATIO,
      `≤ ${MAX_RATIO}×`,
    );
  });
  for (const [who, most] of Object.entries(statements) as [string, number][])
    verdicts.push(
      judge(`SQL statements of a first page, ${who}`, String(most), most <= MAX_STATEMENTS, `≤ ${MAX_STATEMENTS}`),
    );
  // Reported but not counted, because it depends on the machine.
  judge(
    `import of ${imported.laws} laws`,
    `${imported.seconds.toFixed(1)} s`,
    imported.seconds <= MAX_IMPORT_SECONDS,
    `≤ ${MAX_IMPORT_SECONDS} s`,
  );
  return verdicts.every(Boolean);
}

async function measure(stocks: readonly Stock[], queries: string[], imported: ImportReport): Promise<void> {
  await timeAll(stocks, queries);
  const statements: Statements = { visitor: 0, signedIn: 0 };
  for (const { worker } of stocks) {
    const { visitor, signedIn } = await ask<Statements>(worker, { kind: 'count', queries });
    statements.visitor = Math.max(statements.visitor, visitor);
    statements.signedIn = Math.max(statements.signedIn, signedIn);
  }
  const memories: Memory[] = [];
  for (const { worker } of stocks) memories.push(await ask<Memory>(worker, { kind: 'load', queries }));
  printStocks(stocks, memories);
  if (!judgeAll(stocks, statements, imported)) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench' },
    },
  });
  const source = await openBenchDatabase(`${values.data}-import`, { name: 'import', isFresh: true });
  const stocks: Stock[] = [];
  try {
    const em = source.orm.em.fork();
    await seedLegalStock(em);
    const imported = await importCorpus(em, values.corpus);
    const queries = await makeQueries(em);
    const ours = ['stock.ts', 'stock.rules.ts'].map((name) => path.join(import.meta.dirname, name));
    const stamp = stampOf('db/migrations', 'db/search', 'db/content', values.corpus, ...ours);
    for (const size of SIZES) await fill(`${values.data}-${size}`, stamp, size, source.url);
    for (const size of SIZES) stocks.push(await open(`${values.data}-${size}`, stamp));
    await measure(stocks, queries, imported);
  } finally {
    for (const stock of stocks) await close(stock);
    await source.close();
  }
}

await main();
