import { betaDensity, CELLS, mixture, normalised, RATES, type Density } from './grid.rules.ts';

/**
 * A rate of an account by groups within groups (area, kind of case, court, evidence): each group's rate is drawn from a
 * Beta distribution around that of the group above it. Groups with few cases lean on the one above, and the first on the
 * published base rate. How far groups differ is not assumed: several strengths are tried, and weigh as the cases say.
 */

/** Cases with the same groups: how many there are, and how many had the outcome. */
export interface Tally {
  /** From the widest group to the narrowest; all tallies have as many. */
  groups: readonly string[];
  cases: number;
  outcomes: number;
}

export interface BaseRate {
  /** 0 to 1. */
  rate: number;
  /** For how many cases of the account it counts. */
  strength: number;
}

/** What is thought of a rate of which nothing is published: every rate alike. */
export const NO_BASE: BaseRate = { rate: 0.5, strength: 2 };

/** Strengths that are tried at each level: groups that have little in common, up to groups that are nearly alike. */
const STRENGTHS = [3, 10, 30, 100, 400] as const;

interface Node {
  children: Map<string, Node>;
  cases: number;
  outcomes: number;
  /** What it says to the group above it, by the strengths from its own level down. */
  messages: Map<string, Float64Array>;
}

const newNode = (): Node => ({ children: new Map(), cases: 0, outcomes: 0, messages: new Map() });

function treeOf(tallies: readonly Tally[], wanted: readonly string[]): Node {
  const root = newNode();
  const leafOf = (groups: readonly string[]): Node => {
    let node = root;
    for (const group of groups) {
      const next = node.children.get(group) ?? newNode();
      node.children.set(group, next);
      node = next;
    }
    return node;
  };
  for (const { groups, cases, outcomes } of tallies) {
    if (groups.length !== wanted.length) throw new RangeError('all tallies have the same levels');
    if (outcomes < 0 || outcomes > cases) throw new RangeError('more outcomes than cases');
    const leaf = leafOf(groups);
    leaf.cases += cases;
    leaf.outcomes += outcomes;
  }
  leafOf(wanted);
  return root;
}

const TINY = Number.MIN_VALUE;
const LOG_RATES = RATES.map((rate) => [Math.log(rate), Math.log(1 - rate)] as const);

const ownLogs = ({ cases, outcomes }: Node): Float64Array =>
  Float64Array.from(LOG_RATES, ([log, logNot]) => outcomes * log + (cases - outcomes) * logNot);

function add(sum: Float64Array, other: Float64Array): void {
  for (let at = 0; at < CELLS; at++) sum[at] = (sum[at] ?? 0) + (other[at] ?? 0);
}

/** Row: the rate of the group above; column: that of the group. */
const KERNELS = new Map<number, readonly Float64Array[]>();
function kernelOf(strength: number): readonly Float64Array[] {
  const known = KERNELS.get(strength);
  if (known) return known;
  const kernel = RATES.map((rate) => Float64Array.from(betaDensity(rate, strength)));
  KERNELS.set(strength, kernel);
  return kernel;
}

/** The likelihood of everything in and below a node, by its rate. `strengths` are those of the levels below it. */
function subtreeLogs(node: Node, strengths: readonly number[]): Float64Array {
  const logs = ownLogs(node);
  for (const child of node.children.values()) add(logs, messageOf(child, strengths));
  return logs;
}

/** What the cases of a group say about the rate of the group above it; `strengths` begin with its own level. */
function messageOf(node: Node, strengths: readonly number[]): Float64Array {
  const key = strengths.join();
  const known = node.messages.get(key);
  if (known) return known;
  const [strength = 1, ...below] = strengths;
  const logs = subtreeLogs(node, below);
  const most = logs.reduce((top, log) => Math.max(top, log), -Infinity);
  const weights = logs.map((log) => Math.exp(log - most));
  const message = Float64Array.from(kernelOf(strength), (row) => {
    let sum = 0;
    for (let at = 0; at < CELLS; at++) sum += (row[at] ?? 0) * (weights[at] ?? 0);
    return most + Math.log(Math.max(sum, TINY));
  });
  node.messages.set(key, message);
  return message;
}

/** The rate of the wanted group, and how likely the cases are, for given strengths. */
function posteriorWith(root: Node, wanted: readonly string[], strengths: readonly number[], prior: Density) {
  // What is known of a node from all but its own branch.
  let outside = Float64Array.from(prior, (weight) => Math.log(Math.max(weight, TINY)));
  const all = subtreeLogs(root, strengths);
  add(all, outside);
  const { logTotal } = normalised([...all]);
  let node = root;
  for (const [level, group] of wanted.entries()) {
    const others = ownLogs(node);
    add(others, outside);
    for (const [key, sibling] of node.children)
      if (key !== group) add(others, messageOf(sibling, strengths.slice(level)));
    const above = normalised([...others]).density;
    const kernel = kernelOf(strengths[level] ?? 1);
    const spread = new Float64Array(CELLS);
    for (const [row, weight] of above.entries())
      for (let at = 0; at < CELLS; at++) spread[at] = (spread[at] ?? 0) + weight * (kernel[row]?.[at] ?? 0);
    outside = spread.map((weight) => Math.log(Math.max(weight, TINY)));
    node = node.children.get(group) ?? newNode();
  }
  const own = ownLogs(node);
  add(own, outside);
  return { density: normalised([...own]).density, logTotal };
}

/** Every choice of a strength for each level. */
function choices(levels: number): number[][] {
  return levels === 0 ? [[]] : choices(levels - 1).flatMap((rest) => STRENGTHS.map((one) => [...rest, one]));
}

/**
 * The rate of the wanted group.
 *
 * @param tallies - Closed cases of the account, of the area that the base rate is of.
 * @param wanted - Groups of the case, from the widest to the narrowest.
 * @param base - Published rate of the area, or `NO_BASE`.
 * @returns Weights of the rates on the grid of `grid.rules.ts`.
 */
export function rateOfGroup(tallies: readonly Tally[], wanted: readonly string[], base: BaseRate): number[] {
  const root = treeOf(tallies, wanted);
  const prior = betaDensity(base.rate, base.strength);
  const tried = choices(wanted.length).map((strengths) => posteriorWith(root, wanted, strengths, prior));
  const { density: weights } = normalised(tried.map(({ logTotal }) => logTotal));
  return mixture(tried.map(({ density }, at) => ({ density, weight: weights[at] ?? 0 })));
}
