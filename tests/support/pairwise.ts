import { seededRandom } from './hours-reference.ts';

/** Which level each factor has in one case. */
export type Case = readonly number[];

const pairKey = (first: number, level: number, second: number, other: number): string =>
  `${first}:${level}:${second}:${other}`;

/** Every combination of the levels of some factors: `levels` says how many each has. */
export function product(levels: readonly number[]): Case[] {
  return levels.reduce<number[][]>(
    (cases, count) => cases.flatMap((one) => Array.from({ length: count }, (_, level) => [...one, level])),
    [[]],
  );
}

function pairsOf(levels: readonly number[]): Set<string> {
  const open = new Set<string>();
  for (const [first, count] of levels.entries())
    for (let second = first + 1; second < levels.length; second++)
      for (let level = 0; level < count; level++)
        for (let other = 0; other < (levels[second] ?? 0); other++) open.add(pairKey(first, level, second, other));
  return open;
}

/** Cases in which every two levels of every two factors meet at least once. The same levels give the same cases. */
export function pairwise(levels: readonly number[]): Case[] {
  const roll = seededRandom(7);
  const open = pairsOf(levels);
  const cases: Case[] = [];
  const gain = (chosen: readonly (number | null)[], factor: number, level: number): number =>
    chosen.filter(
      (other, at) =>
        other !== null && open.has(at < factor ? pairKey(at, other, factor, level) : pairKey(factor, level, at, other)),
    ).length;
  for (let [next] = open; next !== undefined; [next] = open) {
    const [first = 0, level = 0, second = 0, other = 0] = next.split(':').map(Number);
    const chosen: (number | null)[] = levels.map((_, at) => (at === first ? level : at === second ? other : null));
    for (const [factor, count] of levels.entries()) {
      if (chosen[factor] !== null) continue;
      const offset = roll(count);
      const order = Array.from({ length: count }, (_, at) => (at + offset) % count);
      chosen[factor] = order.reduce((best, one) =>
        gain(chosen, factor, one) > gain(chosen, factor, best) ? one : best,
      );
    }
    const done = chosen.map((one) => one ?? 0);
    for (const [at, one] of done.entries())
      for (let after = at + 1; after < done.length; after++) open.delete(pairKey(at, one, after, done[after] ?? 0));
    cases.push(done);
  }
  return cases;
}
