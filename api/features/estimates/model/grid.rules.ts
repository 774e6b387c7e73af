/**
 * Probabilities of a rate on a grid, the same on every machine. The cells are even in the angle whose squared sine is the
 * rate (the arcsine transformation), so they are narrow near 0 and 1, where rates of rare outcomes lie.
 */

export const CELLS = 60;

/** At 0 the first cell begins, at 1 the last one ends. */
const rateAt = (place: number): number => Math.sin((Math.PI / 2) * place) ** 2;

/** The middle of each cell. */
export const RATES: readonly number[] = Array.from({ length: CELLS }, (_, at) => rateAt((at + 0.5) / CELLS));

/** Weights of the cells; they add up to 1. */
export type Density = readonly number[];

/** Weights from their logarithms, which may be far below what a number holds. */
export function normalised(logs: readonly number[]): { density: number[]; logTotal: number } {
  const most = Math.max(...logs);
  if (most === -Infinity) throw new RangeError('no rate is possible');
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { density: weights.map((weight) => weight / total), logTotal: most + Math.log(total) };
}

/** Points within a cell: the density of a small strength is steep at 0 and 1. */
const POINTS = 8;

/** Beta density with this mean and strength (pseudo-observations), on the grid. */
export function betaDensity(mean: number, strength: number): number[] {
  // The exponents are those of the rate plus one half: the width of a cell grows with the root of rate × (1 − rate).
  const [a, b] = [mean * strength - 0.5, (1 - mean) * strength - 0.5];
  const fine = normalised(
    Array.from({ length: CELLS * POINTS }, (_, at) => {
      const rate = rateAt((at + 0.5) / (CELLS * POINTS));
      return a * Math.log(rate) + b * Math.log(1 - rate);
    }),
  ).density;
  return RATES.map((_, cell) => fine.slice(cell * POINTS, (cell + 1) * POINTS).reduce((sum, each) => sum + each, 0));
}

export const meanOf = (density: Density): number =>
  density.reduce((sum, weight, at) => sum + weight * (RATES[at] ?? 0), 0);

/** The rate below which this share of the weight lies; inside of a cell the weight is spread evenly over the angle. */
export function quantileOf(density: Density, share: number): number {
  let below = 0;
  for (const [at, weight] of density.entries()) {
    if (below + weight >= share) return rateAt((at + (weight === 0 ? 0 : (share - below) / weight)) / CELLS);
    below += weight;
  }
  return 1;
}

/** The mixture of densities with these weights, which add up to 1. */
export const mixture = (parts: readonly { density: Density; weight: number }[]): number[] =>
  RATES.map((_, at) => parts.reduce((sum, { density, weight }) => sum + weight * (density[at] ?? 0), 0));
