import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** The databases of a whole run take less than half of it. */
const ENOUGH_BYTES = 6 * 2 ** 30;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH_BYTES;
}

const parent = hasRoom(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir();

/**
 * A new folder for the data of a database: in memory where the machine has a file system for that (a clone of the template
 * takes 50 ms there and 200 to 800 ms on a disk), among the temporary files elsewhere. Not for programs: a file system in
 * memory may refuse to execute them.
 */
export const memoryFolder = (prefix: string): string => mkdtempSync(path.join(parent, prefix));
