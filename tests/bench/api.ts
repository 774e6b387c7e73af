/**
 * `api [--rounds N] [--profile] [--kept]`: the overhead of the product over its database. Seeds accounts, captures the
 * statements of the home page, a case, a month and the deadline panel, and requests the same answers from the built
 * product, a bare Apollo Server and node:http, alternately. Prints the product's rate relative to theirs. Exit code 1
 * and a profile of each operation under the bar. `--profile` profiles all.
 * `--wall`: the product signs in as the role that row-level security binds; the baseline servers do not.
 * `--kept`: the baseline servers use prepared statements like the product, else plain SQL text.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer } from '#api/main.ts';
import { seedCourts } from '#db/seeds/courts.ts';
import { startProduct } from '../support/product.ts';
import { OPERATIONS, type Operation } from './api/documents.ts';
import { readAnswer, runRound, untilIdle, type Call, type Target, type Round } from './api/load.ts';
import { profileOf, topOf } from './api/profile.ts';
import { seedAccounts, type Account } from './api/seed.ts';
import { openBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { quantile, tableOf } from './figures.rules.ts';

const ACCOUNTS = 120;
const BAR = 0.75;
const ROUND_MS = 700;
const WARM_UP_MS = 2500;
const PROFILE_MS = 5000;
const TOP = 12;
const SECRET = 'a secret for benches, never for people!';

interface Captured {
  statements: { text: string; values: unknown[] }[];
  data: Record<string, unknown>;
}

const bodyOf = ({ query, variables }: Operation, account: Account): string =>
  JSON.stringify({ query, variables: variables(account) });

const productCalls = (operation: Operation, accounts: readonly Account[]): Call[] =>
  accounts.map((account) => ({ authorization: `Bearer ${account.token}`, body: bodyOf(operation, account) }));

const keyOf = ({ name }: Operation, { userId }: Account): string => `${name} ${userId}`;

const baselineCalls = (operation: Operation, accounts: readonly Account[]): Call[] =>
  accounts.map((account) => ({ authorization: keyOf(operation, account), body: bodyOf(operation, account) }));

/** SQL statements and answer of the product, for each operation of each account. */
async function capture(database: BenchDatabase, accounts: readonly Account[]): Promise<Record<string, Captured>> {
  const env = parseEnv({
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    FOJA_DATA: '.foja-test/bench-api-data',
    FOJA_SECRET: SECRET,
  });
  const server = await startServer(env, { web: null, log: createLog('silent'), schedules: false });
  const target = { url: new URL(`http://127.0.0.1:${server.port}/graphql`), pid: process.pid };
  const logger = server.orm.config.getLogger();
  const pass = logger.logQuery.bind(logger);
  const seen: Captured['statements'] = [];
  logger.logQuery = (entry) => {
    const { formatted, query = '', params = [] } = entry as typeof entry & { formatted?: string };
    seen.push(formatted === undefined ? { text: query, values: [...params] } : { text: formatted, values: [] });
    pass(entry);
  };
  const captured: Record<string, Captured> = {};
  for (const operation of OPERATIONS)
    for (const [at, call] of productCalls(operation, accounts).entries()) {
      const account = accounts[at];
      if (!account) continue;
      // The first request also reads the session, which is then cached.
      await readAnswer(target, call);
      seen.length = 0;
      const data = await readAnswer(target, call);
      captured[keyOf(operation, account)] = { statements: seen.splice(0), data };
    }
  await server.stop();
  return captured;
}

/** Starts a baseline server, which sends its address when it listens. */
async function startBaseline(
  kind: string,
  file: string,
  url: string,
  plans: string,
): Promise<Target & { child: ChildProcess }> {
  const child = spawn(process.execPath, ['tests/bench/api/baseline.ts', kind, file, url, plans], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${kind} ended with ${code}`)));
  });
  return { url: new URL(address), pid: child.pid ?? 0, child };
}

let isWalled = false;

async function startBuilt(database: BenchDatabase, extra: Record<string, string> = {}) {
  const addresses: Record<string, string> = isWalled
    ? { DATABASE_URL: database.walledUrl, DATABASE_OWNER_URL: database.url }
    : { DATABASE_URL: database.url };
  const env = { ...addresses, FOJA_SECRET: SECRET, LOG_LEVEL: 'info', ...extra };
  const product = await startProduct({ folder: path.resolve('.foja-test/bench-api-data'), env });
  return {
    url: new URL('/graphql', product.url),
    pid: product.child.pid ?? 0,
    stop: product.stop,
    output: product.output,
  };
}

interface Figures {
  operation: Operation;
  statements: number;
  rates: number[];
  cpu: number[];
  ofApollo: number;
  ofHttp: number;
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** Measures the three servers alternately, so that other load of the machine affects all of them. */
async function measure(
  operation: Operation,
  targets: readonly [product: Target, apollo: Target, bare: Target],
  accounts: readonly Account[],
  { rounds, statements }: { rounds: number; statements: number },
): Promise<Figures> {
  const calls = targets.map((_place, at) => (at === 0 ? productCalls : baselineCalls)(operation, accounts));
  for (const [at, target] of targets.entries()) await runRound(target, calls[at] ?? [], WARM_UP_MS);
  const seen: Round[][] = [];
  for (let round = 0; round < rounds; round++) {
    const figures: Round[] = [];
    for (const [at, target] of targets.entries()) figures.push(await runRound(target, calls[at] ?? [], ROUND_MS));
    seen.push(figures);
  }
  const share = (other: number): number => middle(seen.map((of) => (of[0]?.rate ?? 0) / (of[other]?.rate ?? 1)));
  return {
    operation,
    statements,
    rates: targets.map((_place, at) => middle(seen.map((of) => of[at]?.rate ?? 0))),
    cpu: targets.map((_place, at) => middle(seen.map((of) => of[at]?.cpuMs ?? 0))),
    ofApollo: share(1),
    ofHttp: share(2),
  };
}

/** Prints the functions that take most of the time of an operation, after warm-up. */
async function profile(database: BenchDatabase, operation: Operation, accounts: readonly Account[]): Promise<void> {
  const product = await startBuilt(database, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  const calls = productCalls(operation, accounts);
  await untilIdle(product);
  await runRound(product, calls, WARM_UP_MS);
  const read = await profileOf(product.output(), () => runRound(product, calls, PROFILE_MS));
  await product.stop();
  const top = topOf(read, TOP).map(({ share, name }) => `  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`);
  console.info(`\n${operation.name}, where the product's own time goes:\n${top.join('\n')}`);
}

function show(figures: readonly Figures[]): void {
  const rows = figures.map(({ operation, statements, rates, cpu, ofApollo, ofHttp }) => [
    operation.name,
    String(statements),
    ...rates.map((rate) => rate.toFixed(0)),
    ...cpu.map((ms) => ms.toFixed(2)),
    ofApollo.toFixed(2),
    ofHttp.toFixed(2),
  ]);
  const head = ['', 'SQL', 'product/s', 'Apollo/s', 'http/s', 'CPU ms', '', '', 'of Apollo', 'of http'];
  console.info(tableOf([head, ...rows]));
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      profile: { type: 'boolean' },
      kept: { type: 'boolean' },
      wall: { type: 'boolean' },
    },
  });
  const plans = values.kept ? 'kept' : '';
  isWalled = values.wall ?? false;
  const database = await openBenchDatabase('.foja-test/bench-api', { name: 'api', isFresh: true });
  const file = path.resolve('.foja-test/bench-api-data/captures.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const ending: (() => Promise<unknown> | void)[] = [() => database.close()];
  try {
    await seedCourts(database.orm.em.fork());
    const accounts = await seedAccounts(database.orm.em.fork(), ACCOUNTS, SECRET);
    const captured = await capture(database, accounts);
    writeFileSync(file, JSON.stringify(captured));
    const product = await startBuilt(database);
    ending.push(() => product.stop());
    await untilIdle(product);
    const apollo = await startBaseline('apollo', file, database.url, plans);
    ending.push(() => void apollo.child.kill('SIGINT'));
    const bare = await startBaseline('http', file, database.url, plans);
    ending.push(() => void bare.child.kill('SIGINT'));
    const figures: Figures[] = [];
    for (const operation of OPERATIONS) {
      const [account] = accounts;
      const statements = account ? (captured[keyOf(operation, account)]?.statements.length ?? 0) : 0;
      const rounds = Number(values.rounds ?? 9);
      figures.push(await measure(operation, [product, apollo, bare], accounts, { rounds, statements }));
    }
    for (const end of ending.splice(1).toReversed()) await end();
    show(figures);
    const missed = figures.filter(({ ofApollo }) => ofApollo < BAR);
    if (missed.length > 0) process.exitCode = 1;
    for (const { operation } of values.profile ? figures : missed) await profile(database, operation, accounts);
  } finally {
    for (const end of ending.toReversed()) await end();
  }
}

await bench();
