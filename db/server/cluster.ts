import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { startupText } from '#schema/text/startup.ts';
import type { Binaries } from './binaries.ts';
import { DatabaseStartError } from './database-start-error.ts';
import type { Layout } from './layout.ts';
import type { RunAs } from './run-as.ts';
import { flushFolder } from './atomic-file.ts';

const stagingPrefix = 'pg.new-';

/** PostgreSQL's builtin locale, so that sorting is the same on every system. macOS has no C.UTF-8. */
const localeArgs = [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

/**
 * Major version of the cluster; null: there is none yet. A cluster gets its final name after initdb has succeeded. Only
 * ENOENT means null: a file that another account owns cannot be read either, and must not count as a missing cluster.
 */
export function clusterVersion(layout: Layout): string | null {
  try {
    return readFileSync(layout.versionFile, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function removeUnfinished(layout: Layout): void {
  for (const name of readdirSync(layout.folder).filter((entry) => entry.startsWith(stagingPrefix))) {
    try {
      rmSync(path.join(layout.folder, name), { recursive: true, force: true, maxRetries: 2 });
    } catch {
      // An initdb of a killed server may still write there; a later start removes it.
    }
  }
  // Not created by this program, so it may have data: renamed, never deleted.
  if (existsSync(layout.data)) renameSync(layout.data, `${layout.data}.incomplete-${Date.now()}`);
}

async function runInitdb(initdb: string, run: RunAs, stage: string, password: string, durable: boolean): Promise<void> {
  const passwordFile = path.join(stage, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  run.chown(stage);
  const args = ['-D', path.join(stage, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  args.push('-E', 'UTF8', ...localeArgs, ...(durable ? [] : ['--no-sync']));
  const child = run.spawn(initdb, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, problem] = await Promise.all([ended, child.stderr ? readAll(child.stderr) : '']);
  if (code !== 0) throw new Error(problem.trim());
}

export async function createCluster(
  layout: Layout,
  binaries: Binaries,
  run: RunAs,
  password: string,
  durable: boolean,
): Promise<void> {
  removeUnfinished(layout);
  const stage = path.join(layout.folder, `${stagingPrefix}${randomBytes(6).toString('hex')}`);
  mkdirSync(stage, { mode: 0o700 });
  try {
    await runInitdb(binaries.initdb, run, stage, password, durable);
    renameSync(path.join(stage, 'data'), layout.data);
    if (durable) flushFolder(layout.folder);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError('INIT_FAILED', startupText.initFailed(layout.folder, detail), { cause: error });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
