/** Shorter CPU times are too inexact. */
const MIN_MICROSECONDS = 2000;

const ROUNDS = 3;

function spentOn(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(MIN_MICROSECONDS, user + system);
}

/** What is asked of work that grows with its input: eight times the input is at most this many times the work; a square is 64. */
export const MAX_RATIO_FOR_EIGHTFOLD_INPUT = 32;

/**
 * How many times the work of `light` is in `heavy`, the least of three rounds of each: other work on the machine does
 * not count. It can only add, so that no further round is needed once the ratio is below `most`. Work is compared with
 * work, so that no machine is too slow.
 */
export function cpuTimeRatio(heavy: () => unknown, light: () => unknown, most = MAX_RATIO_FOR_EIGHTFOLD_INPUT): number {
  const base = Math.min(...Array.from({ length: ROUNDS }, () => spentOn(light)));
  let least = spentOn(heavy);
  for (let round = 1; round < ROUNDS && least / base >= most; round++) least = Math.min(least, spentOn(heavy));
  return least / base;
}
