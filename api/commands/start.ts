// `npm start`: builds outdated targets, then runs the built server in this process. Plain Node, so that no loader slows the start.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TARGETS = [
  { name: 'web', config: 'web/vite.config.ts', sources: ['web', 'schema'], result: 'dist/web/index.html' },
  {
    name: 'developers',
    config: 'web/developers.vite.config.ts',
    sources: ['web', 'schema'],
    result: 'dist/web/developers/.vite/manifest.json',
  },
  {
    name: 'worker',
    config: 'api/worker.vite.config.ts',
    sources: ['api', 'db', 'schema'],
    result: 'dist/worker/worker.js',
  },
  { name: 'api', config: 'api/vite.config.ts', sources: ['api', 'db', 'schema'], result: 'dist/api/serve.js' },
] as const;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Changes when any source, the lock file or the configuration changes. */
function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = [
    path.join(ROOT, 'package-lock.json'),
    ...sources.flatMap((source) => [...filesBelow(path.join(ROOT, source))]),
  ];
  for (const file of files.toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${path.relative(ROOT, file)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

async function buildStale(): Promise<void> {
  for (const target of TARGETS) {
    const stampFile = path.join(ROOT, 'dist', `.${target.name}-stamp`);
    const stamp = stampOf(target.sources);
    const isFresh =
      existsSync(path.join(ROOT, target.result)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
    if (isFresh) continue;
    const { build } = await import('vite');
    await build({ configFile: path.join(ROOT, target.config), logLevel: 'warn', mode: 'production' });
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}

/**
 * Starts this program again in the same process, with the setting that lets glibc give memory of large uploads back. The
 * allocator reads its settings before any of our code runs (figures: `api/operations.md`). Elsewhere nothing happens.
 */
function withFewArenas(): void {
  if (process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] || !process.execve) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: '2' });
}

withFewArenas();
process.chdir(ROOT);
process.env['NODE_ENV'] ||= 'production';
await buildStale();
if (!process.argv.includes('--build-only')) await import(pathToFileURL(path.join(ROOT, 'dist/api/serve.js')).href);
