/**
 * `api [--rounds N] [--profile] [--kept]`: what the product costs over the database alone. Seeds accounts, captures the statements
 * that the product sends for the home page, a case, a month and the deadline panel, and asks the built product, a bare
 * Apollo Server and node:http for the same answers, in turn, with the same statements. Prints the product's rate as a
 * share of theirs; exit code 1 and the profile of what is under its bar. `--profile` profiles each.
 * `--kept`: the bare servers keep the plans of statements too, as the product does; else they send plain texts.
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

/** What the product sends to the database and answers, for each operation of each account. */
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
  const place = { url: new URL(`http://127.0.0.1:${server.port}/graphql`), pid: process.pid };
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
      // The first time the session is looked up too; it is believed for a while.
      await readAnswer(place, call);
      seen.length = 0;
      const data = await readAnswer(place, call);
      captured[keyOf(operation, account)] = { statements: seen.splice(0), data };
    }
  await server.stop();
  return captured;
}

/** A process that says its address when it listens. */
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

async function startBuilt(database: BenchDatabase, extra: Record<string, string> = {}) {
  const env = { DATABASE_URL: database.url, FOJA_SECRET: SECRET, LOG_LEVEL: 'info', ...extra };
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

/** Round after round, the three in turn: what else the machine does falls on each alike. */
async function measure(
  operation: Operation,
  places: readonly [product: Target, apollo: Target, bare: Target],
  accounts: readonly Account[],
  { rounds, statements }: { rounds: number; statements: number },
): Promise<Figures> {
  const calls = places.map((_place, at) => (at === 0 ? productCalls : baselineCalls)(operation, accounts));
  for (const [at, place] of places.entries()) await runRound(place, calls[at] ?? [], WARM_UP_MS);
  const seen: Round[][] = [];
  for (let round = 0; round < rounds; round++) {
    const figures: Round[] = [];
    for (const [at, place] of places.entries()) figures.push(await runRound(place, calls[at] ?? [], ROUND_MS));
    seen.push(figures);
  }
  const share = (other: number): number => middle(seen.map((of) => (of[0]?.rate ?? 0) / (of[other]?.rate ?? 1)));
  return {
    operation,
    statements,
    rates: places.map((_place, at) => middle(seen.map((of) => of[at]?.rate ?? 0))),
    cpu: places.map((_place, at) => middle(seen.map((of) => of[at]?.cpuMs ?? 0))),
    ofApollo: share(1),
    ofHttp: share(2),
  };
}

/** The functions that an operation spends most of its time in, once the server is warm. */
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
    options: { rounds: { type: 'string' }, profile: { type: 'boolean' }, kept: { type: 'boolean' } },
  });
  const plans = values.kept ? 'kept' : '';
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
