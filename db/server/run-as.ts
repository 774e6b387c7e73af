import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startupText } from '#schema/text/startup.ts';
import { DatabaseStartError } from './database-start-error.ts';

/** PostgreSQL refuses to run as root: this starts its programs as somebody who is not. */
export interface RunAs {
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
  /** Gives a file or folder (with what it holds) to whoever runs the programs. */
  chown(target: string): void;
}

interface Account {
  uid: number;
  gid: number;
}

/** Nothing of ours goes in: the environment of a process can be read long after its secrets changed. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], TZ: 'UTC' });

function account(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((text) => text.split(':'))
    .find((fields) => fields[0] === name);
  return line ? { uid: Number(line[2]), gid: Number(line[3]) } : null;
}

/** Folders above may be closed to others (a 0700 home), for the data as for the programs. */
function canAccess(user: Account, folder: string, program: string): boolean {
  const options = { ...user, cwd: '/', env: cleanEnvironment(), stdio: 'ignore' as const };
  if (spawnSync(program, ['--version'], options).status !== 0) return false;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], options).status === 0;
}

function chownTree(target: string, user: Account): void {
  const info = lstatSync(target);
  if (info.uid === user.uid && info.gid === user.gid) return;
  if (info.isDirectory()) for (const name of readdirSync(target)) chownTree(path.join(target, name), user);
  // The folder last: if this is cut short, the next start sees the old owner and goes over it again.
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

/** 65534 must have a name in /etc/passwd for initdb; it is «nobody» wherever this was tried. */
const namespaceArgs = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/** The same files and the same reach as root, but not root inside. */
function inUserNamespace(): RunAs {
  return {
    spawn: (program, args, options) =>
      spawn('unshare', [...namespaceArgs, program, ...args], { env: cleanEnvironment(), ...options }),
    chown: (target) => chownTree(target, { uid: 0, gid: 0 }),
  };
}

/** A person's database stays theirs: started once with sudo, it must still open without it. */
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
