import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startupText } from '#schema/text/startup.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/**
 * A lock file for the data folder. PostgreSQL survives a killed Foja and is adopted by the next one, so its own lock does
 * not show whether another Foja uses the folder.
 */
export interface OwnerLock {
  release(): void;
}

const lockPath = (folder: string): string => path.join(folder, 'owner.lock');

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parseOwner(text: string): ProcessIdentity | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return null;
    if (typeof value.pid !== 'number') return null;
    return { pid: value.pid, started: typeof value.started === 'string' ? value.started : null };
  } catch {
    return null;
  }
}

function liveOwner(text: string): ProcessIdentity | null {
  const owner = parseOwner(text);
  return owner && isAlive(owner) ? owner : null;
}

/** Creating a link is atomic, so that no other process reads an incomplete lock. False: a lock exists. */
function tryCreate(folder: string, text: string): boolean {
  const draft = path.join(folder, `owner.lock.${randomBytes(6).toString('hex')}`);
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, lockPath(folder));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a lock of a dead owner. It is renamed before the second check, so that two processes cannot delete each other's new lock. */
function discardStale(folder: string): void {
  const moved = path.join(folder, `owner.lock.${randomBytes(6).toString('hex')}`);
  try {
    renameSync(lockPath(folder), moved);
  } catch {
    return;
  }
  if (liveOwner(readText(moved) ?? '')) {
    try {
      linkSync(moved, lockPath(folder));
    } catch {
      // Another process has the lock now; the next attempt reports it.
    }
  }
  rmSync(moved, { force: true });
}

export function takeOwnerLock(folder: string): OwnerLock {
  const text = JSON.stringify({ ...identify(process.pid), token: randomBytes(9).toString('base64url') });
  for (let attempt = 0; attempt < 20; attempt++) {
    if (tryCreate(folder, text)) return { release: () => releaseOwnerLock(folder, text) };
    const owner = liveOwner(readText(lockPath(folder)) ?? '');
    if (owner) throw new DatabaseStartError('FOLDER_IN_USE', startupText.folderInUse(folder, owner.pid));
    discardStale(folder);
  }
  throw new DatabaseStartError('FOLDER_IN_USE', startupText.folderInUse(folder, 0));
}

function releaseOwnerLock(folder: string, text: string): void {
  if (readText(lockPath(folder)) === text) rmSync(lockPath(folder), { force: true });
}
