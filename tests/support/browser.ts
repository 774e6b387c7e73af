// A real browser for the tests: the one in FOJA_CHROME, an installed one, or the one of the npm package.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Candidate {
  /** Printed once per run. */
  name: string;
  executable: string;
  args: string[];
  env: Record<string, string>;
}

const installedNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const installedPaths = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): Candidate[] {
  const folders = [...new Set(['/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)])];
  const named = installedNames.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  return [...named, ...installedPaths]
    .filter(isExecutable)
    .map((file) => ({ name: file, executable: file, args: [], env: {} }));
}

function packageFolder(): string {
  return path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
}

/** Unpacks in another process, because the package unpacks into TMPDIR of its process. */
function unpackInto(folder: string): void {
  const script = "const c = (await import('@sparticuz/chromium')).default; await c.executablePath();";
  // Simulates AWS Lambda, so that the package also unpacks the system libraries (nss, nspr…).
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: packageFolder(),
    env,
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`@sparticuz/chromium could not be unpacked: ${run.stderr || run.error?.message}`);
}

/** The font configuration. The package's own has only folders of AWS Lambda, with which pages show no text. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

/** Makes the folder and checks its owner: its name is predictable, and its programs are executed. */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  const foreign = uid !== (process.getuid?.() ?? uid) || (mode & 0o022) !== 0;
  if (foreign)
    throw new Error(`${folder} belongs to somebody else or others may write to it: remove it, or set TMPDIR`);
}

/** The unpacked browser. It is unpacked into a temporary folder and renamed, because test files run in parallel. */
function unpacked(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(packageFolder(), 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '0';
  const home = path.join(tmpdir(), `foja-chromium-${process.getuid?.() ?? 0}`);
  const ready = path.join(home, version);
  makePrivateFolder(home);
  if (existsSync(path.join(ready, 'chromium'))) return ready;
  const stage = mkdtempSync(path.join(home, 'new-'));
  try {
    unpackInto(stage);
    writeFileSync(path.join(stage, 'fonts', 'fonts.conf'), fontConfiguration(ready));
    renameSync(stage, ready);
  } catch (error) {
    if (!existsSync(path.join(ready, 'chromium'))) throw error;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return ready;
}

function missesLibraries(executable: string): boolean {
  const run = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return run.status !== 0 || run.stdout.includes('not found');
}

/**
 * The browser of the npm package. Its suggested arguments are for cloud functions: some disable web security, which the
 * tests need, and a single process, which crashes with one page. Only the font argument is used.
 */
function fromNpm(): Candidate {
  const folder = unpacked();
  const executable = path.join(folder, 'chromium');
  const env: Record<string, string> = { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  if (missesLibraries(executable)) env['LD_LIBRARY_PATH'] = libraries;
  return { name: '@sparticuz/chromium (npm)', executable, args: ['--font-render-hinting=none'], env };
}

function* candidates(): Generator<() => Candidate> {
  const named = process.env['FOJA_CHROME'];
  // When one is named, no other is tried.
  if (named) return yield () => ({ name: `FOJA_CHROME=${named}`, executable: named, args: [], env: {} });
  for (const candidate of installed()) yield () => candidate;
  yield fromNpm;
}

async function start(candidate: Candidate): Promise<Browser> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launch({
    executablePath: candidate.executable,
    args: [...flags, ...candidate.args],
    env: { ...Object.fromEntries(inherited), ...candidate.env },
    timeout: 30_000,
  });
}

let working: Candidate | undefined;

async function firstThatStarts(): Promise<Browser> {
  const problems: string[] = [];
  for (const find of candidates()) {
    try {
      const candidate = find();
      const browser = await start(candidate);
      // Concurrent calls may both search, but the name is printed only once.
      if (!working) console.info(`Browser for the tests: ${candidate.name}, ${browser.version()}`);
      working = candidate;
      return browser;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No browser starts on this machine (FOJA_CHROME can name one):\n${problems.join('\n')}`);
}

/** Playwright's default of 30 seconds is too short on a busy machine. */
const TIMEOUT_MS = 90_000;

function withLongTimeout(browser: Browser): Browser {
  const plain = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await plain(options);
    context.setDefaultTimeout(TIMEOUT_MS);
    return context;
  };
  return browser;
}

/** Starts a browser or throws, so that tests are never skipped. */
export async function launchBrowser(): Promise<Browser> {
  return withLongTimeout(await (working ? start(working) : firstThatStarts()));
}
