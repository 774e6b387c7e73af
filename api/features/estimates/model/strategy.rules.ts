/** Decides between branches by simulation. The same seed gives the same figures on every machine. */

/** Pseudo-random numbers 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number that is known as a range: 10 % lie below the low end, 10 % above the high one. */
export interface Range {
  low: number;
  middle: number;
  high: number;
}

/** A draw from a range: straight lines between its three points, and as far again beyond the ends. */
function drawFrom({ low, middle, high }: Range, random: () => number): number {
  const at = random();
  if (at < 0.1) return Math.max(0, low - (low - Math.max(0, 2 * low - middle)) * ((0.1 - at) / 0.1));
  if (at < 0.5) return low + ((middle - low) * (at - 0.1)) / 0.4;
  if (at < 0.9) return middle + ((high - middle) * (at - 0.5)) / 0.4;
  return high + ((high - middle) * (at - 0.9)) / 0.1;
}

export interface Dispute {
  /** Centavos. */
  amount: number;
  /** Centavos; null: there is none. */
  offer: number | null;
  /** Shares of 0 to 1; settlement of a suit pays like a decision. */
  success: Range;
  /** Of what was claimed, 0 to 1. */
  recovered: Range;
  months: Range;
  /** Centavos. */
  cost: Range;
  /** A year's discount, 0 to 1. */
  discount: number;
}

export type Branch = 'SETTLE' | 'LITIGATE' | 'DROP';

export interface SimulatedBranch extends Range {
  branch: Branch;
  mean: number;
  /** Share of the runs in which it leaves most, 0 to 1. */
  bestShare: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const limited = (share: number): number => Math.min(1, Math.max(0, share));

/** What is left of each branch after costs, in centavos of today; best mean first. */
export function simulate(dispute: Dispute, runs: number, seed: number): SimulatedBranch[] {
  const random = randomOf(seed);
  const left: Record<Branch, number[]> = { SETTLE: [], LITIGATE: [], DROP: [] };
  const best: Record<Branch, number> = { SETTLE: 0, LITIGATE: 0, DROP: 0 };
  for (let run = 0; run < runs; run++) {
    const success = limited(drawFrom(dispute.success, random));
    const recovered = limited(drawFrom(dispute.recovered, random));
    const months = drawFrom(dispute.months, random);
    const cost = drawFrom(dispute.cost, random);
    const wins = random() < success;
    const gained = wins ? dispute.amount * recovered * (1 - dispute.discount) ** (months / 12) : 0;
    const values: [Branch, number][] = [
      ...(dispute.offer === null ? [] : [['SETTLE', dispute.offer] as [Branch, number]]),
      ['LITIGATE', gained - cost],
      ['DROP', 0],
    ];
    for (const [branch, value] of values) left[branch].push(value);
    const [winner] = values.reduce((top, each) => (each[1] > top[1] ? each : top));
    best[winner]++;
  }
  return (Object.keys(left) as Branch[])
    .filter((branch) => left[branch].length > 0)
    .map((branch): SimulatedBranch => {
      const sorted = left[branch].toSorted((one, other) => one - other);
      return {
        branch,
        mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
        low: quantile(sorted, 0.1),
        middle: quantile(sorted, 0.5),
        high: quantile(sorted, 0.9),
        bestShare: best[branch] / runs,
      };
    })
    .toSorted((one, other) => other.mean - one.mean);
}
