/** Below this the clock of the processor says little. */
const LEAST_MICROSECONDS = 2000;

/** What the processor spent on it, the least of three rounds: other work on the machine does not count. */
function spentOn(work: () => unknown): number {
  const rounds = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.max(LEAST_MICROSECONDS, Math.min(...rounds));
}

/** How many times the work of `light` is in `heavy`. Work is compared with work, so that no machine is too slow. */
export const cpuTimeRatio = (heavy: () => unknown, light: () => unknown): number => {
  const base = spentOn(light);
  return spentOn(heavy) / base;
};

/** What is asked of work that grows with its input: eight times the input is at most this many times the work; a square is 64. */
export const MOST_FOR_EIGHTFOLD_INPUT = 32;
