import { randomOf } from '#api/features/estimates/model/strategy.rules.ts';

/** Law firms whose true rates are known, for trying the estimates. The same seed gives the same firms. */

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Marsaglia and Tsang, with the boost for shapes below 1. */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

export function beta(mean: number, strength: number, random: () => number): number {
  const one = gamma(Math.max(mean * strength, 1e-3), random);
  const other = gamma(Math.max((1 - mean) * strength, 1e-3), random);
  return one / (one + other);
}

const logistic = (log: number): number => 1 / (1 + Math.exp(-log));
const logit = (rate: number): number => Math.log(rate / (1 - rate));

/** How the true rates of the groups of a firm come about. */
export type Truth = 'NESTED' | 'ADDITIVE' | 'FLAT';

export interface SimulatedCase {
  groups: string[];
  /** The true rate of its groups. */
  rate: number;
  hasOutcome: boolean;
}

const LEVELS = ['kind', 'court', 'evidence'] as const;
const WIDTHS = [4, 3, 5] as const;

/** A firm whose own rate lies around the published one. */
export function firm(truth: Truth, base: number, cases: number, seed: number): SimulatedCase[] {
  const random = randomOf(seed);
  const own = beta(base, 10, random);
  const rates = new Map<string, number>();
  const effects = LEVELS.map((level, at) =>
    Array.from({ length: WIDTHS[at] ?? 1 }, (_, group) =>
      level === 'evidence' ? (2 - group) * 0.5 : normal(random) * 0.5,
    ),
  );
  const strengths = LEVELS.map(() => [5, 15, 50][Math.floor(random() * 3)] ?? 15);
  const nested = (groups: readonly string[]): number => {
    if (groups.length === 0) return own;
    const key = groups.join('/');
    const known = rates.get(key);
    if (known !== undefined) return known;
    const rate = beta(nested(groups.slice(0, -1)), strengths[groups.length - 1] ?? 15, random);
    rates.set(key, rate);
    return rate;
  };
  return Array.from({ length: cases }, () => {
    // Some kinds of case are more frequent than others.
    const picks = WIDTHS.map((width) => Math.floor(random() ** 1.5 * width));
    const groups = picks.map((pick, at) => `${LEVELS[at]} ${pick}`);
    const rate =
      truth === 'NESTED'
        ? nested(groups)
        : truth === 'FLAT'
          ? own
          : logistic(
              logit(Math.min(0.97, Math.max(0.03, own))) +
                picks.reduce((sum, pick, at) => sum + (effects[at]?.[pick] ?? 0), 0),
            );
    return { groups, rate, hasOutcome: random() < rate };
  });
}
