import type { Calculation, Reading } from '#api/features/calculators/base/calculation.types.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { WorkedRecord } from './calculator-records.rules.ts';

/**
 * Judges an answer: every amount and date of the main reading, or of one alternative that is named, is exact; what must
 * be said is said; no figure stands where there must be none.
 */
export interface Verdict {
  isRight: boolean;
  problems: readonly string[];
  /** Shows every other reading of the record too. */
  showsOthers: boolean;
  marksCautious: boolean;
}

interface ExpectedReading {
  amounts: readonly { concept: string; amount: string | null; days?: string }[];
  total: string | null | undefined;
  dates: Readonly<Record<string, string | number | null>>;
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

const stem = (word: string): string => (/\d/.test(word) ? word : word.slice(0, 5));
const STOP = new Set(['los', 'las', 'del', 'que', 'por', 'con', 'para', 'una', 'uno', 'esta', 'sin', 'son']);

/** Share of the words of a statement that the answer holds too. */
function coverage(statement: string, answer: string): number {
  const said = new Set(wordsOf(answer).map(stem));
  const wanted = wordsOf(statement).filter((word) => !STOP.has(word));
  return wanted.length === 0 ? 1 : wanted.filter((word) => said.has(stem(word))).length / wanted.length;
}

const SAID = 0.6;

function mainOf({ expected }: WorkedRecord): ExpectedReading {
  return {
    amounts: expected.lines.map(({ concept, amount, days_or_rate }) => ({
      concept,
      amount,
      ...(days_or_rate ? { days: days_or_rate } : {}),
    })),
    total: expected.total,
    dates: expected.dates ?? {},
  };
}

function alternativesOf({ expected }: WorkedRecord): ExpectedReading[] {
  return (expected.alternatives ?? []).map((each) => ({
    amounts: [
      ...expected.lines
        .filter(({ concept }) => !(each.drop ?? []).includes(concept))
        .map((row) => each.changes?.find(({ concept }) => concept === row.concept) ?? row),
      ...(each.changes ?? []).filter(({ concept }) => !expected.lines.some((row) => row.concept === concept)),
    ].map(({ concept, amount, days_or_rate }) => ({
      concept,
      amount,
      ...(days_or_rate ? { days: days_or_rate } : {}),
    })),
    total: each.total,
    dates: each.dates ?? {},
  }));
}

const sameDays = (one: string, other: string): boolean => one.replace(/\D/g, '') === other.replace(/\D/g, '');

function problemsOf(wanted: ExpectedReading, given: Reading): string[] {
  const problems: string[] = [];
  const left = [...given.lines];
  for (const { concept, amount, days } of wanted.amounts) {
    const at = left.findIndex(
      (row) =>
        row.amount === amount &&
        (coverage(concept, row.concept) >= 0.5 || coverage(row.concept, concept) >= 0.5) &&
        (amount !== null ||
          !days ||
          row.explanation === '' ||
          !/^\d+ días$/.test(days) ||
          sameDays(days, row.explanation)),
    );
    // The same concept in other words: then the amount alone tells it, unless it is zero.
    const byAmount =
      at < 0 && amount !== null && !/^-?0\.00$/.test(amount) ? left.findIndex((row) => row.amount === amount) : at;
    if (byAmount < 0) problems.push(`${concept}: expected ${amount ?? 'no figure'} (${days ?? ''})`);
    else left.splice(byAmount, 1);
  }
  for (const row of left)
    if (row.amount !== null) problems.push(`${row.concept}: ${row.amount} was not expected (${row.explanation})`);
  if (wanted.total !== undefined && (wanted.total ?? null) !== given.total)
    problems.push(`total: expected ${wanted.total ?? 'none'}, got ${given.total ?? 'none'}`);
  for (const [key, value] of Object.entries(wanted.dates)) {
    const found = given.dates.find((each) => each.key === key)?.value ?? null;
    if (value === null ? found !== null : found !== String(value))
      problems.push(`${key}: expected ${value}, got ${found}`);
  }
  return problems;
}

const isComputable = (calculation: Calculation): boolean => calculation.computable !== 'NO';

export function judge(record: WorkedRecord, calculation: Calculation): Verdict {
  const { expected } = record;
  const answer = [
    ...calculation.statements,
    ...calculation.assumptions,
    ...calculation.main.lines.map(({ concept, explanation }) => `${concept} ${explanation}`),
  ].join(' ');
  const readings = [calculation.main, ...calculation.alternatives];
  const wanted = mainOf(record);
  const tries = readings.map((reading) => problemsOf(wanted, reading));
  const best = tries.find((problems) => problems.length === 0) ?? tries[0] ?? [];
  const unsaid = (expected.must_say ?? []).filter((each) => coverage(each, answer) < SAID);
  const problems = [
    ...best,
    ...unsaid.map((each) => `not said: ${each}`),
    ...(isComputable(calculation) === (expected.computable !== false) ? [] : [`computable: ${calculation.computable}`]),
    ...(expected.estimate && !calculation.isEstimate ? ['not labelled an estimate'] : []),
    ...(expected.bases?.integrated_daily_exact &&
    calculation.bases.find(({ key }) => key === 'integrated_daily_exact')?.value !==
      expected.bases.integrated_daily_exact
      ? ['integrated wage differs']
      : []),
  ];
  const others = alternativesOf(record);
  const showsOthers = others.every((each) => readings.some((reading) => problemsOf(each, reading).length === 0));
  const ids = expected.cautious?.split('+') ?? [];
  const careful =
    ids.length === 1 && ids[0] === 'main'
      ? wanted
      : others[(expected.alternatives ?? []).findIndex(({ id }) => id === ids[0])];
  const marksCautious =
    expected.cautious === undefined ||
    (careful !== undefined && problemsOf(careful, calculation.cautiousReading).length === 0);
  return { isRight: problems.length === 0, problems, showsOthers, marksCautious };
}
