import { spawnSync, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';
import type { RunAs } from './run-as.ts';

export interface Postmaster {
  process: ProcessIdentity;
  port: number;
}

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  // One file per day of the week, so that logs are kept for a week.
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  // Statements and details contain text of users, e-mails and password hashes, so only the error is logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const withoutDurability: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Whether a process is the postmaster of this data folder: its working directory is the folder. */
function servesThisData(pid: number, data: string): boolean {
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    } catch {
      return false;
    }
  }
  const name = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  return name.status !== 0 ? true : (name.stdout ?? '').includes('postgres');
}

/**
 * The running server of the folder, left by a killed Foja. A pid file whose pid now belongs to another program is
 * deleted, because PostgreSQL would refuse to start.
 */
export function findRunning(layout: Layout): Postmaster | null {
  if (!existsSync(layout.postmasterPid)) return null;
  const lines = readFileSync(layout.postmasterPid, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const process = identify(pid);
  if (isAlive(process) && servesThisData(pid, layout.data)) return port > 0 ? { process, port } : null;
  rmSync(layout.postmasterPid, { force: true });
  return null;
}

export interface Launched extends Postmaster {
  child: ChildProcess;
}

/** Starts the server detached, so that Ctrl-C does not stop it before the api has finished its writes. */
export async function launch(
  layout: Layout,
  binaries: Binaries,
  run: RunAs,
  durable: boolean,
  wantedPort?: number,
): Promise<Launched> {
  const port = wantedPort ?? (await freePort());
  const all = { ...settings, log_directory: layout.logs, ...(durable ? {} : withoutDurability) };
  const args = [
    '-D',
    layout.data,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(layout.startLog, 'w', 0o600);
  try {
    const child = run.spawn(binaries.postgres, args, { cwd: '/', detached: true, stdio: ['ignore', log, log] });
    child.on('error', () => undefined); // `isAlive` detects the failure
    child.unref();
    return { child, port, process: identify(child.pid ?? 0) };
  } finally {
    closeSync(log);
  }
}

async function waitForEnd(process: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const limit = performance.now() + milliseconds;
  while (isAlive(process)) {
    if (performance.now() > limit) return false;
    await sleep(10);
  }
  return true;
}

/**
 * Stops the server. SIGINT ends the sessions and shuts down cleanly. SIGQUIT stops at once, with recovery at the next
 * start; PostgreSQL itself kills processes that do not react within five seconds.
 */
export async function stopPostmaster(target: ProcessIdentity): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 8_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!isAlive(target)) return;
    try {
      process.kill(target.pid, signal);
    } catch {
      // It ended meanwhile, or we may not signal it; `waitForEnd` shows which.
    }
    if (await waitForEnd(target, timeout)) return;
  }
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n');
}

/** The last lines of the newest log, to show with an error. */
export function lastLogLines(layout: Layout): string {
  try {
    const files = readdirSync(layout.logs).map((name) => path.join(layout.logs, name));
    const newest = files
      .filter((file) => statSync(file).size > 0)
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
    return newest ? tail(newest) : '';
  } catch {
    return '';
  }
}
