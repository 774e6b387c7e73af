/** The time of the timer by the server's clock: correct also if the browser slept or its clock is wrong. */

export interface Stopwatch {
  runningSince?: string | null;
  accumulatedSeconds: number;
}

/** Milliseconds by which the server's clock is ahead of the browser's. */
export const clockOffset = (serverTime: string, receivedAt: number): number => Date.parse(serverTime) - receivedAt;

/** Whole seconds at the browser's time `now`. */
export function elapsedSeconds({ runningSince, accumulatedSeconds }: Stopwatch, now: number, offset: number): number {
  if (!runningSince) return accumulatedSeconds;
  return accumulatedSeconds + Math.max(0, Math.floor((now + offset - Date.parse(runningSince)) / 1000));
}

/** Milliseconds until the next second is shown. */
export function untilNextSecond({ runningSince }: Stopwatch, now: number, offset: number): number {
  if (!runningSince) return 1000;
  const into = (now + offset - Date.parse(runningSince)) % 1000;
  return into < 0 ? 1000 : 1000 - into;
}
