// A PostgreSQL from the binaries of an npm package, started by this process. A PostgreSQL that survived a killed Foja is
// adopted, so that no committed data is lost and no restart is needed.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startupText } from '#schema/text/startup.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { clusterVersion, createCluster, readOrCreateSecret } from './cluster.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { layoutOf, makeFolders, type Layout } from './layout.ts';
import { takeOwnerLock, type OwnerLock } from './owner-lock.ts';
import { findRunning, lastLogLines, launch, stopPostmaster, type Postmaster } from './postmaster.ts';
import { isAlive } from './process-identity.ts';
import { chooseRunAs } from './run-as.ts';

export { DatabaseStartError } from './database-start-error.ts';

export interface DatabaseServer {
  url: string;
  port: number;
  /** True when the server was already running, started by another Foja process. */
  adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  folder: string;
  database: string;
  /** False only for tests: faster, but a power failure may lose or damage data. */
  durable?: boolean;
}

/** Recovery after a power failure replays the log, which can take long. */
const readyTimeoutSeconds = 120;
const launchAttempts = 3;
const watchIntervalMs = 1000;
const folderProblems = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EDQUOT', 'EEXIST']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function explainFolderProblem(error: unknown, folder: string): unknown {
  if (error instanceof DatabaseStartError || !folderProblems.has(codeOf(error))) return error;
  return new DatabaseStartError('FOLDER_NOT_WRITABLE', startupText.folderNotWritable(folder, codeOf(error)), {
    cause: error,
  });
}

function connectionUrl(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  // Ignores PGSSLMODE of the environment: this server has no certificate.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ssl: false });
  client.on('error', () => undefined); // a lost connection also rejects the query in course
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(url: string, database: string): Promise<void> {
  await withClient(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  });
}

function startFailed(layout: Layout, detail: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError('START_FAILED', startupText.startFailed(layout.logs, detail), { cause });
}

/** Waits until the server accepts connections. False: it ended by itself, and another attempt may succeed (port taken meanwhile). */
async function becomesReady(layout: Layout, server: Postmaster, password: string, database: string): Promise<boolean> {
  const limit = performance.now() + readyTimeoutSeconds * 1000;
  while (performance.now() < limit) {
    if (!isAlive(server.process)) return false;
    try {
      await ensureDatabase(connectionUrl(password, server.port, 'postgres'), database);
      return true;
    } catch (error) {
      if (codeOf(error) === '28P01') throw startFailed(layout, startupText.secretRejected(layout.secret), error);
      // Class 57: the server is starting or ending; class 53: it is temporarily full; network codes are no numbers. Others fail.
      if (/^(?!57|53)\d/.test(codeOf(error))) throw startFailed(layout, String(error), error);
      await sleep(10);
    }
  }
  throw startFailed(layout, startupText.stillNotReady(readyTimeoutSeconds));
}

async function launchUntilReady(
  layout: Layout,
  options: EmbeddedPostgresOptions,
  binaries: Binaries,
  password: string,
  port?: number,
): Promise<Postmaster> {
  const durable = options.durable ?? true;
  const run = chooseRunAs(layout.folder, layout.data, binaries.postgres);
  if (clusterVersion(layout) === null) await createCluster(layout, binaries, run, password, durable);
  // An earlier start may have run as another account.
  for (const target of [layout.data, layout.logs]) run.chown(target);
  for (let attempt = 1; attempt <= launchAttempts; attempt++) {
    const server = await launch(layout, binaries, run, durable, port);
    try {
      if (await becomesReady(layout, server, password, options.database)) return server;
    } catch (error) {
      await stopPostmaster(server.process);
      throw error;
    }
    await sleep(200);
  }
  throw startFailed(layout, lastLogLines(layout));
}

function refuseOtherVersion(layout: Layout, binaries: Binaries): void {
  const found = clusterVersion(layout);
  if (found === null || found === binaries.version) return;
  throw new DatabaseStartError('VERSION_MISMATCH', startupText.versionMismatch(layout.data, found, binaries.version));
}

/** Whether a running server can be adopted. One without fsync (of a test) is stopped when `durable` is needed. */
async function canBeAdopted(
  layout: Layout,
  running: Postmaster,
  password: string,
  options: EmbeddedPostgresOptions,
): Promise<boolean> {
  if (!(await becomesReady(layout, running, password, options.database))) return false;
  if (options.durable === false) return true;
  const url = connectionUrl(password, running.port, 'postgres');
  const safe = await withClient(
    url,
    async (client) => (await client.query<{ fsync: string }>('show fsync')).rows[0]?.fsync === 'on',
  );
  if (!safe) await stopPostmaster(running.process);
  return safe;
}

async function adoptOrLaunch(
  layout: Layout,
  options: EmbeddedPostgresOptions,
  lock: OwnerLock,
): Promise<DatabaseServer> {
  const binaries = findBinaries();
  refuseOtherVersion(layout, binaries);
  const password = readOrCreateSecret(layout);
  const running = findRunning(layout);
  const adopted = running !== null && (await canBeAdopted(layout, running, password, options));
  let server = adopted ? running : await launchUntilReady(layout, options, binaries, password);
  const { port } = server;
  let stopping: Promise<void> | undefined;
  let reviving: Promise<void> | undefined;
  // A server that ends unexpectedly is restarted on the same port, so that clients can reconnect.
  const watch = setInterval(() => {
    if (isAlive(server.process)) return;
    reviving ??= launchUntilReady(layout, options, binaries, password, port)
      .then((revived) => void (server = revived))
      // Retried at the next check; until then calls fail with UNAVAILABLE.
      .catch(() => undefined)
      .finally(() => (reviving = undefined));
  }, watchIntervalMs).unref();
  const stop = async (): Promise<void> => {
    clearInterval(watch);
    await reviving;
    await stopPostmaster(server.process);
  };
  return {
    url: connectionUrl(password, port, options.database),
    port,
    adopted,
    stop: () => (stopping ??= stop().finally(() => lock.release())),
  };
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<DatabaseServer> {
  const layout = layoutOf(path.resolve(options.folder));
  try {
    makeFolders(layout);
    const lock = takeOwnerLock(layout.folder);
    try {
      return await adoptOrLaunch(layout, options, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFolderProblem(error, layout.folder);
  }
}

/** The database of a Foja that is running on the folder, for commands; `null`: none is running. Its `stop` does nothing. */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<DatabaseServer | null> {
  const layout = layoutOf(path.resolve(options.folder));
  const running = findRunning(layout);
  if (!running) return null;
  const password = readOrCreateSecret(layout);
  if (!(await becomesReady(layout, running, password, options.database))) return null;
  return {
    url: connectionUrl(password, running.port, options.database),
    port: running.port,
    adopted: true,
    stop: () => Promise.resolve(),
  };
}
