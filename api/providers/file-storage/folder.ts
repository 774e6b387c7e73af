import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage, StoredObject } from '#api/ports/file-storage.ts';
import { PortError } from '#api/ports/port-error.ts';
import { checkKey } from './keys.rules.ts';

const PART = '.part';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;

const unavailable = (error: unknown): PortError =>
  error instanceof PortError
    ? error
    : new PortError('UNAVAILABLE', error instanceof Error ? error.message : 'folder', { cause: error });

/** Files in a folder, one each. Readable by the owner of the process only. */
export function createFolderStorage(folder: string): FileStorage {
  const fileOf = (key: string): string => path.join(folder, ...checkKey(key).split('/'));

  async function write(key: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // Renamed when it is on the disk as a whole: a server that is killed leaves no half file under the key.
    const draft = `${file}.${randomBytes(6).toString('hex')}${PART}`;
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes, { signal });
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function* walk(prefix: string): AsyncGenerator<StoredObject> {
    const within = path.join(folder, ...prefix.split('/').filter(Boolean));
    let entries;
    try {
      entries = await opendir(within);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return;
      throw unavailable(error);
    }
    for await (const entry of entries) {
      const key = `${prefix}${entry.name}`;
      if (entry.isDirectory()) yield* walk(`${key}/`);
      else if (entry.isFile() && !entry.name.endsWith(PART)) {
        const facts = await stat(path.join(within, entry.name)).catch(() => null);
        if (facts) yield { key, byteLength: facts.size, modifiedAt: facts.mtime };
      }
    }
  }

  return {
    kind: 'FOLDER',
    put: (key, bytes, signal) =>
      write(key, bytes, signal).catch((error: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw unavailable(error);
      }),
    async get(key, signal) {
      try {
        return new Uint8Array(await readFile(fileOf(key), { signal }));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        if (signal?.aborted) throw signal.reason;
        throw unavailable(error);
      }
    },
    remove: (key) =>
      rm(fileOf(key), { force: true }).catch((error: unknown) => {
        throw unavailable(error);
      }),
    list: (prefix) => walk(prefix),
    close: () => Promise.resolve(),
  };
}
