import { setImmediate } from 'node:timers/promises';

const MAX_MS = 25;

/** Lets others be served between two steps of long work, as often as it has kept the thread for a while. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
