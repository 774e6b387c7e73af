import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = 0o600;

/** A new name is on the disk only when its folder is. */
export function flushFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function writeAside(file: string, data: Buffer | string, giveName: (draft: string) => void): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    writeFileSync(draft, data, { mode: OWNER_ONLY, flag: 'wx', flush: true });
    giveName(draft);
    flushFolder(path.dirname(file));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces a file as a whole: whatever happens meanwhile, its name has all of the old bytes or all of the new ones. */
export function writeFileAtomically(file: string, data: Buffer | string): void {
  writeAside(file, data, (draft) => renameSync(draft, file));
}

/** The same for a file that must not be there yet. One that is there stays as it is, also when both are written at once. */
export function createFileAtomically(file: string, data: Buffer | string): void {
  writeAside(file, data, (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (existsSync(file)) return;
      // A disk that knows no links is told to rename.
      if (error instanceof Error && 'code' in error && error.code !== 'EEXIST') renameSync(draft, file);
    }
  });
}
