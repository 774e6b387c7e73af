import type { CalculatorKind, Computability } from '#schema/generated/contract.ts';
import type { Built, Calculation, CalculationLine, ExactLine, Outcome, Reading } from './calculation.types.ts';
import { decimalText, pesosText, rounded } from './fraction.rules.ts';

/** Readings of a law side by side: which differ, and which of them is the careful one. */

const roundLine = ({ concept, explanation, amount, articles }: ExactLine): CalculationLine => ({
  concept,
  explanation,
  amount: amount === null ? null : pesosText(amount),
  articles,
});

function totalOf({ lines, total = 'SUM' }: Built): string | null {
  if (total === 'NONE') return null;
  if (total !== 'SUM') return pesosText(total);
  if (lines.length === 0) return null;
  let sum = 0n;
  for (const { amount } of lines) {
    if (amount === null) return null;
    sum += rounded(amount, 2);
  }
  return decimalText(sum, 2);
}

const readingOf = (id: string, label: string, built: Built): Reading => ({
  id,
  label,
  lines: built.lines.map(roundLine),
  total: totalOf(built),
  dates: built.dates ?? [],
});

const contents = ({ lines, total, dates }: Reading): string =>
  JSON.stringify([lines.map(({ concept, amount, explanation }) => [concept, amount ?? explanation]), total, dates]);

const centavos = (amount: string): bigint => BigInt(amount.replace('.', ''));
const dueOf = ({ dates }: Reading): string | null => dates.find(({ key }) => key === 'due')?.value ?? null;

/** Whether the first reading is more careful than the other. */
function isMoreCareful(one: Reading, other: Reading, careful: Outcome['careful']): boolean {
  if (careful === 'EARLIEST') {
    const [day, against] = [dueOf(one), dueOf(other)];
    return day !== null && against !== null && day < against;
  }
  if (careful === 'FEWER_DAYS') return one.id !== 'main' && other.id === 'main';
  if (one.total === null || other.total === null) return false;
  const [amount, against] = [centavos(one.total), centavos(other.total)];
  return careful === 'HIGHEST' ? amount > against : careful === 'LOWEST' && amount < against;
}

function carefulOf(main: Reading, alternatives: readonly Reading[], outcome: Outcome): [ids: string[], Reading] {
  const named = alternatives.find(({ id }) => id === outcome.carefulId);
  if (named) return [[named.id], named];
  const better = alternatives.filter((each) => isMoreCareful(each, main, outcome.careful));
  const first = better[0];
  if (!first) return [['main'], main];
  const best = better.reduce((kept, each) => (isMoreCareful(each, kept, outcome.careful) ? each : kept), first);
  if (better.length === 1 || outcome.careful === 'EARLIEST') return [[best.id], best];
  // Two doubts are independent: who counts on the least takes the careful side of both.
  const ids = better.map(({ id }) => id);
  const joined = readingOf(ids.join('+'), better.map(({ label }) => label).join('; '), outcome.build(new Set(ids)));
  return isMoreCareful(joined, best, outcome.careful) ? [ids, joined] : [[best.id], best];
}

const computability = (main: Reading): Computability => {
  if (main.lines.length === 0) return 'YES';
  const missing = main.lines.filter(({ amount }) => amount === null).length;
  return missing === 0 ? 'YES' : missing === main.lines.length ? 'NO' : 'PARTIAL';
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Builds the main reading and each alternative, leaves out alternatives that change nothing, and finds the careful one. */
export function calculationOf(kind: CalculatorKind, outcome: Outcome): Calculation {
  const main = readingOf('main', '', outcome.build(new Set()));
  const alternatives = (outcome.alternatives ?? [])
    .map(({ id, label }) => readingOf(id, label, outcome.build(new Set([id]))))
    .filter((each) => contents(each) !== contents(main));
  const [cautious, cautiousReading] = carefulOf(main, alternatives, outcome);
  return {
    kind,
    computable: outcome.computable ?? computability(main),
    isEstimate: outcome.isEstimate ?? false,
    main,
    alternatives,
    cautious,
    cautiousReading,
    cautiousFor: alternatives.length > 0 ? (outcome.cautiousFor ?? null) : null,
    bases: outcome.bases ?? [],
    assumptions: unique(outcome.assumptions ?? []),
    statements: unique(outcome.statements ?? []),
    articles: unique([...main.lines.flatMap(({ articles }) => articles), ...(outcome.articles ?? [])]),
  };
}

/** No figure, and why. */
export const notComputable = (statements: readonly string[], articles: Outcome['articles'] = []): Outcome => ({
  build: () => ({ lines: [] }),
  computable: 'NO',
  statements,
  articles,
});

export const line = (
  concept: string,
  explanation: string,
  amount: ExactLine['amount'],
  ...articles: ExactLine['articles']
): ExactLine => ({ concept, explanation, amount, articles });
