/**
 * When somebody last used the product in this browser, and after how long without use the session ends. All tabs share
 * both, so that work in one keeps the others.
 */

const LAST_USE = 'foja_last_use';
const TIMEOUT = 'foja_idle_minutes';
const MINUTE = 60_000;
/** How long before the end it is asked whether somebody is there. */
export const WARNING_MS = MINUTE;

const read = (key: string): number | null => {
  try {
    return Number(localStorage.getItem(key)) || null;
  } catch {
    return null;
  }
};

const keep = (key: string, value: number): void => {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // Without storage nothing ends here; the server ends the session by itself.
  }
};

export const noteUse = (now = Date.now()): void => keep(LAST_USE, now);
export const lastUse = (): number | null => read(LAST_USE);
export const keepTimeout = (minutes: number): void => keep(TIMEOUT, minutes);

/** Milliseconds until the session ends without use; null: it is not known yet. */
export function millisecondsToEnd(now = Date.now()): number | null {
  const [minutes, used] = [read(TIMEOUT), lastUse()];
  return minutes === null || used === null ? null : used + minutes * MINUTE - now;
}

/** Whether the time without use is over. */
export const isIdleOver = (): boolean => (millisecondsToEnd() ?? 1) <= 0;
