// A PostgreSQL from the binaries of an npm package, started by this process. A PostgreSQL that survived a killed Foja is
// adopted, so that no committed data is lost and no restart is needed.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startupText } from '#schema/text/startup.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { clusterVersion, createCluster } from './cluster.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { layoutOf, makeFolders, type Layout } from './layout.ts';
import { takeOwnerLock, type OwnerLock } from './owner-lock.ts';
import { findRunning, lastLogLines, launch, stopPostmaster, type Postmaster } from './postmaster.ts';
import { isAlive } from './process-identity.ts';
import {
  connectionUrl,
  ensureRolesAndDatabase,
  transferOwnership,
  isOwnershipTransferred,
  ownerUrl,
  serverUrl,
  type RolePasswords,
} from './roles.ts';
import { chooseRunAs } from './run-as.ts';
import { readOrCreateSecretFile } from './secret-file.ts';

export { DatabaseStartError } from './database-start-error.ts';

export interface DatabaseServer {
  /** Of the role that reads and writes rows. */
  url: string;
  /** Of the role that owns the tables: migrations, backups and restores. */
  ownerUrl: string;
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

interface Passwords extends RolePasswords {
  superuser: string;
}

function readPasswords(layout: Layout): Passwords {
  const read = (file: string, remedy: string): string => readOrCreateSecretFile(file, remedy).trim();
  return {
    superuser: read(layout.secret, startupText.databaseSecretRemedy),
    owner: read(layout.ownerSecret, startupText.roleSecretRemedy),
    server: read(layout.serverSecret, startupText.roleSecretRemedy),
  };
}

const superuserUrl = (passwords: Passwords, port: number, database: string): string =>
  connectionUrl('postgres', passwords.superuser, port, database);

const addressesOf = (
  passwords: Passwords,
  port: number,
  database: string,
): Pick<DatabaseServer, 'url' | 'ownerUrl'> => ({
  url: serverUrl(passwords, port, database),
  ownerUrl: ownerUrl(passwords, port, database),
});

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

/** Whether both roles sign in to a database that is the owner's: the superuser has nothing to do. */
async function isPrepared(passwords: Passwords, port: number, database: string): Promise<boolean> {
  const { url, ownerUrl: owner } = addressesOf(passwords, port, database);
  try {
    await withClient(url, () => Promise.resolve());
    return await withClient(owner, isOwnershipTransferred);
  } catch (error) {
    // Another password or no such role (28), no such database (3D), no right to connect (42).
    if (/^(28|3D|42)/.test(codeOf(error))) return false;
    throw error;
  }
}

async function ensureDatabase(passwords: Passwords, port: number, database: string): Promise<void> {
  if (await isPrepared(passwords, port, database)) return;
  const isOwned = await withClient(superuserUrl(passwords, port, 'postgres'), (client) =>
    ensureRolesAndDatabase(client, database, passwords),
  );
  if (!isOwned)
    await withClient(superuserUrl(passwords, port, database), (client) => transferOwnership(client, database));
}

function startFailed(layout: Layout, detail: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError('START_FAILED', startupText.startFailed(layout.logs, detail), { cause });
}

/** Waits until the server accepts connections. False: it ended by itself, and another attempt may succeed (port taken meanwhile). */
async function becomesReady(
  layout: Layout,
  server: Postmaster,
  passwords: Passwords,
  database: string,
): Promise<boolean> {
  const limit = performance.now() + readyTimeoutSeconds * 1000;
  while (performance.now() < limit) {
    if (!isAlive(server.process)) return false;
    try {
      await ensureDatabase(passwords, server.port, database);
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
  passwords: Passwords,
  port?: number,
): Promise<Postmaster> {
  const durable = options.durable ?? true;
  const run = chooseRunAs(layout.folder, layout.data, binaries.postgres);
  if (clusterVersion(layout) === null) await createCluster(layout, binaries, run, passwords.superuser, durable);
  // An earlier start may have run as another account.
  for (const target of [layout.data, layout.logs]) run.chown(target);
  for (let attempt = 1; attempt <= launchAttempts; attempt++) {
    const server = await launch(layout, binaries, run, durable, port);
    try {
      if (await becomesReady(layout, server, passwords, options.database)) return server;
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
  passwords: Passwords,
  options: EmbeddedPostgresOptions,
): Promise<boolean> {
  if (!(await becomesReady(layout, running, passwords, options.database))) return false;
  if (options.durable === false) return true;
  const safe = await withClient(
    ownerUrl(passwords, running.port, options.database),
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
  const passwords = readPasswords(layout);
  const running = findRunning(layout);
  const adopted = running !== null && (await canBeAdopted(layout, running, passwords, options));
  let server = adopted ? running : await launchUntilReady(layout, options, binaries, passwords);
  const { port } = server;
  let stopping: Promise<void> | undefined;
  let reviving: Promise<void> | undefined;
  // A server that ends unexpectedly is restarted on the same port, so that clients can reconnect.
  const watch = setInterval(() => {
    if (isAlive(server.process)) return;
    reviving ??= launchUntilReady(layout, options, binaries, passwords, port)
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
    ...addressesOf(passwords, port, options.database),
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
  const passwords = readPasswords(layout);
  if (!(await becomesReady(layout, running, passwords, options.database))) return null;
  return {
    ...addressesOf(passwords, running.port, options.database),
    port: running.port,
    adopted: true,
    stop: () => Promise.resolve(),
  };
}
