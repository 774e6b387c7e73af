import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startupText } from '#schema/text/startup.ts';
import { DatabaseStartError } from './database-start-error.ts';

/** Starts programs of PostgreSQL as another account when we are root, because PostgreSQL refuses to run as root. */
export interface RunAs {
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
  /** Makes the account that runs the programs the owner of a file or folder, recursively. */
  chown(target: string): void;
}

interface Account {
  uid: number;
  gid: number;
}

/** A minimal environment without our secrets: other processes can read the environment of a process. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], TZ: 'UTC' });

function account(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((text) => text.split(':'))
    .find((fields) => fields[0] === name);
  return line ? { uid: Number(line[2]), gid: Number(line[3]) } : null;
}

/** Whether an account can reach the data folder and the program: parent folders may be private (a 0700 home). */
function canAccess(user: Account, folder: string, program: string): boolean {
  const options = { ...user, cwd: '/', env: cleanEnvironment(), stdio: 'ignore' as const };
  if (spawnSync(program, ['--version'], options).status !== 0) return false;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], options).status === 0;
}

function chownTree(target: string, user: Account): void {
  const info = lstatSync(target);
  if (info.uid === user.uid && info.gid === user.gid) return;
  if (info.isDirectory()) for (const name of readdirSync(target)) chownTree(path.join(target, name), user);
  // The folder itself last: after an interruption the next start sees the old owner and repeats it.
  (info.isSymbolicLink() ? lchownSync : chownSync)(target, user.uid, user.gid);
}

function asOrdinaryUser(): RunAs {
  return {
    spawn: (program, args, options) => spawn(program, args, { env: cleanEnvironment(), ...options }),
    chown: () => undefined,
  };
}

function asAccount(user: Account): RunAs {
  return {
    spawn: (program, args, options) => spawn(program, args, { env: cleanEnvironment(), ...options, ...user }),
    chown: (target) => chownTree(target, user),
  };
}

/** initdb needs a name for the uid in /etc/passwd; 65534 is «nobody» on all systems that were tested. */
const namespaceArgs = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/** Runs in a user namespace: access to the files of root, with another uid inside. */
function inUserNamespace(): RunAs {
  return {
    spawn: (program, args, options) =>
      spawn('unshare', [...namespaceArgs, program, ...args], { env: cleanEnvironment(), ...options }),
    chown: (target) => chownTree(target, { uid: 0, gid: 0 }),
  };
}

/** The owner of existing data, unless it is root: after a start with sudo, the database must still open without it. */
function ordinaryOwner(data: string): Account | null {
  const info = statSync(data, { throwIfNoEntry: false });
  return info && info.uid !== 0 ? { uid: info.uid, gid: info.gid } : null;
}

export function chooseRunAs(folder: string, data: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return asOrdinaryUser();
  for (const user of [ordinaryOwner(data), account('postgres'), account('nobody')]) {
    if (user && canAccess(user, folder, program)) return asAccount(user);
  }
  const possible = spawnSync('unshare', [...namespaceArgs, program, '--version'], { stdio: 'ignore' }).status === 0;
  if (possible) return inUserNamespace();
  throw new DatabaseStartError('ROOT_NOT_POSSIBLE', startupText.rootNotPossible);
}
