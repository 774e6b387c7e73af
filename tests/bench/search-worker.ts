/**
 * One stock in a process of its own, to measure its memory. `search-worker FOLDER STAMP` handles tasks of the bench over
 * IPC; `search-worker FOLDER STAMP SIZE SOURCE` only fills the stock when it is missing.
 */
import 'reflect-metadata';
import { retrieve } from '#api/features/research/index.ts';
import { NO_FILTERS } from '#api/features/research/search/matching.rules.ts';
import { searchAndRecord } from '#api/features/research/search/search-requests.service.ts';
import { search } from '#api/features/research/search/search.service.ts';
import { planUsage } from '#api/features/subscriptions/feature.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Actor, Ctx, UserActor } from '#api/kernel/context.ts';
import { createLog } from '#api/kernel/log.ts';
import { ALL_ABILITIES } from '#api/kernel/security/permissions.ts';
import { openOrm, type Orm } from '#db/mikro-orm.config.ts';
import { openBenchDatabase } from './bench-database.ts';
import { fillStock, isStockWhole } from './stock.ts';

export type Task =
  { kind: 'time'; queries: string[] } | { kind: 'count'; queries: string[] } | { kind: 'load'; queries: string[] };

export interface Ready {
  articles: number;
  /** Number of distinct terms of the index. */
  terms: number;
}
export interface Times {
  search: number[];
  retrieve: number[];
}
/** Maximum number of SQL statements for a first page. */
export interface Statements {
  visitor: number;
  signedIn: number;
}
/** Megabytes of the process. */
export interface Memory {
  /** After the sequential searches. */
  calm: number;
  /** Maximum, after many concurrent searches. */
  peak: number;
}

const CHAT_LIMIT = 8;
const AT_ONCE = 16;
const MEGABYTE = 1024 * 1024;
const READER: UserActor = { kind: 'user', userId: 'usr_bench', sessionId: 'ses_bench', abilities: ALL_ABILITIES };
const VISITOR: Actor = { kind: 'visitor' };
const log = createLog('silent');

/** A context with only the parts that the search services use. Without an embedder: only words are measured. */
const contextOf = (orm: Orm, actor: Actor): Ctx =>
  ({
    actor,
    em: orm.em.fork(),
    clock: systemClock,
    usage: planUsage,
    ports: {},
    log,
    memo: new Map(),
  }) as unknown as Ctx;

const pageOf = (query: string) => ({ query, filters: NO_FILTERS, sort: 'RELEVANCE' as const, first: 10 });

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

async function time(orm: Orm, queries: readonly string[]): Promise<Times> {
  const times: Times = { search: [], retrieve: [] };
  for (const query of queries) times.search.push(await timed(() => search(contextOf(orm, VISITOR), pageOf(query))));
  for (const query of queries)
    times.retrieve.push(await timed(() => retrieve(orm.em.fork(), query, { limit: CHAT_LIMIT })));
  return times;
}

async function mostStatements(orm: Orm, queries: readonly string[], actor: Actor): Promise<number> {
  const logger = orm.config.getLogger();
  const logQuery = logger.logQuery.bind(logger);
  let most = 0;
  for (const query of queries) {
    let count = 0;
    logger.logQuery = (entry) => {
      if (!/^(begin|commit|rollback)/i.test(entry.query ?? '')) count += 1;
      logQuery(entry);
    };
    await searchAndRecord(contextOf(orm, actor), pageOf(query));
    most = Math.max(most, count);
  }
  logger.logQuery = logQuery;
  return most;
}

async function count(orm: Orm, queries: readonly string[]): Promise<Statements> {
  const em = orm.em.fork();
  await em.execute(
    `insert into user_account (id, name, email, created_at, updated_at) values (?, 'Bench', 'bench@example.org', now(), now())
     on conflict do nothing`,
    [READER.userId],
  );
  const statements = {
    visitor: await mostStatements(orm, queries, VISITOR),
    signedIn: await mostStatements(orm, queries, READER),
  };
  await em.execute('delete from user_account where id = ?', [READER.userId]);
  return statements;
}

async function load(orm: Orm, queries: readonly string[]): Promise<Memory> {
  const calm = process.memoryUsage().rss / MEGABYTE;
  const waiting = [...queries];
  const serve = async (): Promise<void> => {
    for (let query = waiting.pop(); query !== undefined; query = waiting.pop())
      await search(contextOf(orm, VISITOR), pageOf(query));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, serve));
  return { calm, peak: (process.resourceUsage().maxRSS * 1024) / MEGABYTE };
}

async function ready(orm: Orm): Promise<Ready> {
  const [row] = await orm.em.fork().execute<Ready[]>(
    `select (select count(*)::int from document_search where scope = 'ARTICLE') as articles,
       (select count(*)::int from search_term where scope = 'ARTICLE') as terms`,
  );
  return row ?? { articles: 0, terms: 0 };
}

async function perform(orm: Orm, { kind, queries }: Task): Promise<Times | Statements | Memory> {
  if (kind === 'time') return time(orm, queries);
  return kind === 'count' ? count(orm, queries) : load(orm, queries);
}

const say = (message: object): void => void process.send?.(message);

/** Fills the stock unless it is complete; an incomplete one is recreated. */
async function fill(folder: string, stamp: string, size: number, sourceUrl: string): Promise<void> {
  let database = await openBenchDatabase(folder, { name: 'stock', stamp });
  try {
    if (await isStockWhole(database.orm.em.fork())) return;
    await database.close();
    database = await openBenchDatabase(folder, { name: 'stock', stamp, isFresh: true });
    const source = await openOrm(sourceUrl);
    await fillStock(source.em.fork(), database.orm.em.fork(), size).finally(() => source.close());
  } finally {
    await database.close();
  }
}

async function serve(folder: string, stamp: string): Promise<void> {
  const database = await openBenchDatabase(folder, { name: 'stock', stamp });
  let queue: Promise<unknown> = Promise.resolve();
  process.on('message', (task: Task) => {
    queue = queue.then(async () => say(await perform(database.orm, task)));
  });
  // The bench disconnects when it has finished or crashed.
  process.once('disconnect', () => {
    queue = queue.finally(() => database.close());
  });
  say(await ready(database.orm));
}

const [folder = '', stamp = '', size, sourceUrl] = process.argv.slice(2);
await (size && sourceUrl ? fill(folder, stamp, Number(size), sourceUrl) : serve(folder, stamp));
