import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage, StoredObject } from '#api/ports/file-storage.ts';
import { PortError } from '#api/ports/port-error.ts';
import { checkKey, isKey } from './keys.rules.ts';

const PART = '.part';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const unavailable = (error: unknown): PortError =>
  error instanceof PortError
    ? error
    : new PortError('UNAVAILABLE', error instanceof Error ? error.message : 'folder', { cause: error });

/** Files in a folder, one each. Readable by the owner of the process only. */
export function createFolderStorage(folder: string): FileStorage {
  const fileOf = (key: string): string => path.join(folder, ...checkKey(key).split('/'));

  async function write(file: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
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
      // The name too is on the disk before a row says that the file is there.
      await flush(path.dirname(file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** All files, with those that were not finished. */
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
      else if (entry.isFile()) {
        const facts = await stat(path.join(within, entry.name)).catch(() => null);
        if (facts) yield { key, byteLength: facts.size, modifiedAt: facts.mtime };
      }
    }
  }

  async function* list(prefix: string): AsyncGenerator<StoredObject> {
    for await (const file of walk(prefix)) if (isKey(file.key)) yield file;
  }

  async function tidy(before: Date): Promise<void> {
    for await (const { key, modifiedAt } of walk(''))
      if (key.endsWith(PART) && modifiedAt < before) await rm(path.join(folder, key), { force: true });
  }

  return {
    kind: 'FOLDER',
    async put(key, bytes, signal) {
      const file = fileOf(key);
      try {
        await write(file, bytes, signal);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw unavailable(error);
      }
    },
    async get(key, signal) {
      const file = fileOf(key);
      try {
        return new Uint8Array(await readFile(file, { signal }));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        if (signal?.aborted) throw signal.reason;
        throw unavailable(error);
      }
    },
    async remove(key) {
      const file = fileOf(key);
      try {
        await rm(file, { force: true });
      } catch (error) {
        throw unavailable(error);
      }
    },
    list,
    tidy,
    close: () => Promise.resolve(),
  };
}
