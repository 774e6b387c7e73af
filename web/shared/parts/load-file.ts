import { reloadPage } from '../browser/reload-page.ts';
import { connection } from '../connection/connection.ts';

const PAUSES_MS = [0, 500, 1_500] as const;
const RELOADED_AT = 'foja_reloaded_at';
/** A page that reloaded so recently does not reload again: the file is missing for another reason. */
const RELOAD_AGAIN_MS = 60_000;

let waiting = 0;
const listeners = new Set<() => void>();

function setWaiting(change: 1 | -1): void {
  waiting += change;
  listeners.forEach((listener) => listener());
}

/** Whether a part of the page waits for the network. */
export const loadsWait = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => waiting > 0,
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < RELOAD_AGAIN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    // Without storage nothing would stop it from reloading endlessly.
    return false;
  }
  reloadPage();
  return true;
}

const isCut = (): boolean => {
  const { reach } = connection.state();
  return reach === 'offline' || reach === 'unreachable';
};

async function tryThreeTimes<T>(load: () => Promise<T>): Promise<{ file: T } | { error: unknown }> {
  let error: unknown;
  for (const milliseconds of PAUSES_MS) {
    if (milliseconds > 0) await pause(milliseconds);
    try {
      return { file: await load() };
    } catch (problem) {
      error = problem;
    }
  }
  return { error };
}

/**
 * Loads a file of the page. Without a network it waits until the server answers again. When the server answers and the
 * file still does not come, the page reloads once: a new release has other files, and Chromium never asks again for
 * the address of a module that failed. Drafts survive the reload. After that the failure is thrown.
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  let isWaiting = false;
  try {
    for (;;) {
      // What was known may be old: somebody who opens a section asks again.
      if (isCut()) await connection.check();
      if (isCut()) {
        if (!isWaiting) setWaiting(1);
        isWaiting = true;
        await connection.untilReachable();
      }
      const result = await tryThreeTimes(load);
      if ('file' in result) return result.file;
      await connection.check();
      if (isCut()) continue;
      if (reloadOnce()) return await new Promise<never>(() => undefined);
      throw result.error;
    }
  } finally {
    if (isWaiting) setWaiting(-1);
  }
}
