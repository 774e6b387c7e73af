import { RATES, meanOf, quantileOf } from '#api/features/estimates/model/grid.rules.ts';
import { rateOfGroup, type Tally } from '#api/features/estimates/model/hierarchy.rules.ts';
import { monthsUntil } from '#api/features/estimates/model/durations.rules.ts';
import { randomOf } from '#api/features/estimates/model/strategy.rules.ts';
import { beta, firm, type SimulatedCase, type Truth } from './estimates/simulated-firms.ts';

/** How often ranges hold the truth of simulated firms, and how far the estimates are from what happens. */

const FIRMS = Number(process.argv[2] ?? 60);
const NEW_CASES = 3;

function talliesOf(cases: readonly SimulatedCase[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { groups, hasOutcome } of cases) {
    const key = groups.join('/');
    const tally = tallies.get(key) ?? { groups, cases: 0, outcomes: 0 };
    tally.cases++;
    if (hasOutcome) tally.outcomes++;
    tallies.set(key, tally);
  }
  return [...tallies.values()];
}

/** Mean squared error against an outcome that happens with this rate. */
const expectedBrier = (estimated: number, rate: number): number => estimated ** 2 - 2 * estimated * rate + rate;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

console.log(`${FIRMS} firms a row, ${NEW_CASES} new cases each, ${RATES.length} cells`);
console.log('truth     cases  base   covered  width   Brier   of the base rate');
let held = 0;
let all = 0;
let worse = 0;
for (const truth of ['NESTED', 'ADDITIVE', 'FLAT'] as const satisfies Truth[])
  for (const count of [20, 60, 200])
    for (const base of [0.189, 0.5]) {
      let inside = 0;
      let width = 0;
      let [ours, theirs] = [0, 0];
      for (let seed = 1; seed <= FIRMS; seed++) {
        const cases = firm(truth, base, count + NEW_CASES, seed * 7919 + count);
        const known = talliesOf(cases.slice(0, count));
        for (const { groups, rate } of cases.slice(count)) {
          const density = rateOfGroup(known, groups, { rate: base, strength: 10 });
          const low = Math.floor(quantileOf(density, 0.1) * 100) / 100;
          const high = Math.ceil(quantileOf(density, 0.9) * 100) / 100;
          if (rate >= low && rate <= high) inside++;
          width += high - low;
          ours += expectedBrier(meanOf(density), rate);
          theirs += expectedBrier(base, rate);
        }
      }
      const n = FIRMS * NEW_CASES;
      if (truth !== 'FLAT') {
        held += inside;
        all += n;
      }
      if (ours > theirs) worse++;
      console.log(
        `${truth.padEnd(9)} ${String(count).padEnd(6)} ${String(base).padEnd(6)} ${percent(inside / n).padEnd(8)} ${(width / n).toFixed(2)}    ${(ours / n).toFixed(4)}  ${(theirs / n).toFixed(4)}`,
      );
    }
console.log(
  `NESTED and ADDITIVE together: ${percent(held / all)} of ${all}; rows with a worse Brier than the base rate: ${worse}`,
);

/** Months until closing, log-normal; a third of the cases is still open at a random time. */
function durations(seed: number, count: number) {
  const random = randomOf(seed);
  const draw = () => Math.exp(2 + 0.8 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  const cases = Array.from({ length: count }, () => {
    const months = draw();
    const seen = random() < 1 / 3 ? random() * 24 : Infinity;
    return { months: Math.min(months, seen), isClosed: months <= seen };
  });
  return { cases, next: Array.from({ length: 20 }, draw) };
}
for (const count of [30, 100, 400]) {
  let [inside, told] = [0, 0];
  for (let seed = 1; seed <= FIRMS * 5; seed++) {
    const { cases, next } = durations(seed, count);
    const [low, high] = [monthsUntil(cases, 0.1), monthsUntil(cases, 0.9)];
    if (low === null || high === null) continue;
    told += next.length;
    inside += next.filter((months) => months >= low && months <= high).length;
  }
  console.log(`months, ${count} cases with a third open: ${percent(inside / told)} of ${told} new cases in the range`);
}

/** The same rate by weighing random rates with the likelihood of the cases: other code, and no grid. */
function recomputed(tallies: readonly Tally[], wanted: readonly string[], base: number, draws: number): number {
  const random = randomOf(20_261_123);
  const strengths = [3, 10, 30, 100, 400];
  let [sum, total] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const levels = wanted.map(() => strengths[Math.floor(random() * strengths.length)] ?? 3);
    const rates = new Map<string, number>([['', beta(base, 10, random)]]);
    const rateOf = (groups: readonly string[]): number => {
      const key = groups.join('/');
      const known = rates.get(key);
      if (known !== undefined) return known;
      const rate = beta(rateOf(groups.slice(0, -1)), levels[groups.length - 1] ?? 3, random);
      rates.set(key, rate);
      return rate;
    };
    let log = 0;
    for (const { groups, cases, outcomes } of tallies) {
      const rate = Math.min(1 - 1e-12, Math.max(1e-12, rateOf(groups)));
      log += outcomes * Math.log(rate) + (cases - outcomes) * Math.log(1 - rate);
    }
    const weight = Math.exp(log);
    total += weight;
    sum += weight * rateOf(wanted);
  }
  return sum / total;
}

let furthest = 0;
for (let seed = 1; seed <= 8; seed++) {
  const cases = firm('NESTED', 0.4, 12, seed);
  const tallies = talliesOf(cases);
  const wanted = cases[0]?.groups ?? [];
  const ours = meanOf(rateOfGroup(tallies, wanted, { rate: 0.4, strength: 10 }));
  furthest = Math.max(furthest, Math.abs(ours - recomputed(tallies, wanted, 0.4, 200_000)));
}
console.log(`recomputed without a grid, 8 firms: at most ${(furthest * 100).toFixed(2)} points apart`);
