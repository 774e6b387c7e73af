import type { EstimateKind } from '#schema/generated/contract.ts';
import { evidenceQualityText, estimateText as say } from '#schema/text/estimates.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import type { Figure, OwnCase, Question, Result, Source, Strategy } from './estimate.types.ts';
import { meanOf } from './model/grid.rules.ts';
import { monthsUntil } from './model/durations.rules.ts';
import { simulate, type Branch, type Range } from './model/strategy.rules.ts';
import {
  ENOUGH_CASES,
  isDecided,
  publishedFor,
  ratesOf,
  shareFigure,
  shareOf,
  sourceOf,
  type RateOptions,
  type Rates,
  type ShareKind,
} from './rates.rules.ts';

/** An estimate of a case. Pure: the same question over the same cases gives the same result. */

const quantileOfSorted = (sorted: readonly number[], share: number): number => {
  // Like `monthsUntil`: of n values the k-th is taken as k ÷ (n + 1).
  const place = Math.min(sorted.length - 1, Math.max(0, share * (sorted.length + 1) - 1));
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
};

const rangeOfValues = (values: readonly number[]): Range => {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    low: quantileOfSorted(sorted, 0.1),
    middle: quantileOfSorted(sorted, 0.5),
    high: quantileOfSorted(sorted, 0.9),
  };
};

const unknown = { value: null, low: null, high: null } as const;
const known = ({ low, middle, high }: Range, round: (value: number) => number) => ({
  value: round(middle),
  low: round(low),
  high: round(high),
});

const ownMany = (n: number, what: string, caveat: string | null = null): Source => ({
  name: say.ownSource,
  year: null,
  n,
  counts: say.ownMany(n, what),
  caveat,
  isUsed: true,
});

type GroupName = keyof typeof say.groups;

/** The narrowest group of own cases that has enough of those that count. */
function narrowest(question: Question, own: readonly OwnCase[], counts: (one: OwnCase) => boolean) {
  const groups: [GroupName, readonly OwnCase[]][] = [
    [
      'CASE_TYPE_COURT',
      own.filter(
        ({ caseType, courtId }) => caseType === question.caseType && courtId !== null && courtId === question.courtId,
      ),
    ],
    ['CASE_TYPE', own.filter(({ caseType }) => caseType === question.caseType)],
    ['AREA', own],
  ];
  const found = groups.find(([, cases]) => cases.filter(counts).length >= ENOUGH_CASES);
  return { found: found ? { name: found[0], cases: found[1] } : null, n: own.filter(counts).length };
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

function monthsFigure(question: Question, own: readonly OwnCase[]): Figure {
  const { found, n } = narrowest(question, own, ({ isClosed }) => isClosed);
  const published = publishedFor(question.caseType, 'MONTHS').map(sourceOf);
  const base = { kind: 'MONTHS', unit: 'MONTHS', n } as const;
  if (!found) return { ...base, ...unknown, missing: say.missingOwn(n, ENOUGH_CASES, say.inArea), sources: published };
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => monthsUntil(found.cases, share));
  const open = found.cases.filter(({ isClosed }) => !isClosed).length;
  return {
    ...base,
    n: found.cases.length - open,
    value: middle == null ? null : toTenth(middle),
    low: low == null ? null : toTenth(low),
    high: high == null ? null : toTenth(high),
    missing: null,
    sources: [ownMany(found.cases.length - open, say.groups[found.name], say.ownOpen(open)), ...published],
  };
}

function hoursFigure(question: Question, own: readonly OwnCase[]): Figure {
  const counts = ({ isClosed, hours }: OwnCase) => isClosed && hours > 0;
  const { found, n } = narrowest(question, own, counts);
  const base = { kind: 'HOURS', unit: 'HOURS', n } as const;
  if (found) {
    const cases = found.cases.filter(counts);
    return {
      ...base,
      n: cases.length,
      ...known(rangeOfValues(cases.map(({ hours }) => hours)), toTenth),
      missing: null,
      sources: [ownMany(cases.length, say.groups[found.name])],
    };
  }
  const { expectedHours } = question;
  if (expectedHours === null)
    return { ...base, ...unknown, missing: say.missingOwn(n, ENOUGH_CASES, say.withHours), sources: [] };
  // What one person expects has no range that anybody measured: low and high are the same.
  return {
    ...base,
    ...known({ low: expectedHours, middle: expectedHours, high: expectedHours }, toTenth),
    missing: null,
    sources: [{ name: say.assumedHours, year: null, n: null, counts: say.assumedHours, caveat: null, isUsed: true }],
  };
}

function costFigure(hours: Figure, hourlyRate: number | null): Figure {
  const base = { kind: 'COST', unit: 'PESOS', n: hours.n, sources: hours.sources } as const;
  if (hourlyRate === null) return { ...base, ...unknown, missing: say.missingRate };
  const pesos = (value: number | null) => (value === null ? null : Math.round(value * hourlyRate) / 100);
  return { ...base, value: pesos(hours.value), low: pesos(hours.low), high: pesos(hours.high), missing: hours.missing };
}

const hasAmounts = (one: OwnCase): boolean =>
  isDecided(one) &&
  (one.outcome === 'WON' || one.outcome === 'SETTLED') &&
  one.amountClaimed !== null &&
  one.amountClaimed > 0 &&
  one.amountObtained !== null;

function recoveredFigure(question: Question, own: readonly OwnCase[]): Figure {
  const { found, n } = narrowest(question, own, hasAmounts);
  const published = publishedFor(question.caseType, 'RECOVERED').map(sourceOf);
  const base = { kind: 'RECOVERED', unit: 'PERCENT', n } as const;
  if (!found)
    return { ...base, ...unknown, missing: say.missingOwn(n, ENOUGH_CASES, say.withAmounts), sources: published };
  const cases = found.cases.filter(hasAmounts);
  const shares = cases.map(({ amountClaimed, amountObtained }) => ((amountObtained ?? 0) / (amountClaimed ?? 1)) * 100);
  return {
    ...base,
    n: cases.length,
    ...known(rangeOfValues(shares), Math.round),
    missing: null,
    sources: [ownMany(cases.length, say.groups[found.name]), ...published],
  };
}

/** Mean of the success figure, or of settlements where decisions are not known. */
function meanOfShare(kind: ShareKind, rates: Rates): number | null {
  const [s, w, f] = [rates.settlement, rates.withoutDecision, rates.favorable].map(({ density }) =>
    density ? meanOf(density) : null,
  );
  if (s == null) return null;
  if (kind === 'SETTLEMENT') return s;
  return w == null || f == null ? null : s + (1 - s) * (1 - w) * f;
}

function factorsOf(kind: ShareKind, question: Question, own: readonly OwnCase[], rates: Rates): Result['factors'] {
  const base = publishedFor(question.caseType, 'SETTLEMENT').find(({ isUsed }) => isUsed);
  const mean = (options: RateOptions) => meanOfShare(kind, options.without ? ratesOf(question, own, options) : rates);
  const here = mean({});
  const moved = (without: NonNullable<RateOptions['without']>, before: number | null) => {
    const other = mean({ without });
    return before === null || other === null ? null : toTenth((before - other) * 100);
  };
  const withoutEvidence = mean({ without: 'EVIDENCE' });
  const withoutCourt = mean({ without: 'COURT' });
  return [
    {
      text: base?.rate == null ? say.factors.noBase : say.factors.base(String(toTenth(base.rate * 100)), base.year),
      points: null,
    },
    { text: say.factors.own(own.filter(isDecided).length), points: null },
    { text: say.factors.type, points: moved('TYPE', withoutCourt) },
    ...(question.courtId === null ? [] : [{ text: say.factors.court, points: moved('COURT', withoutEvidence) }]),
    { text: say.factors.evidence(evidenceQualityText[question.evidenceQuality]), points: moved('EVIDENCE', here) },
    ...(question.hasUncounted ? [{ text: say.factors.notCounted, points: null }] : []),
  ];
}

const RUNS = 10_000;
/** Legal interest of a year: Código Civil Federal, article 2395. */
const LEGAL_INTEREST = 0.09;

/** The same question has the same seed. */
function seedOf(question: Question): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(question)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash & 0x7fffffff;
}

const BRANCH_TEXT = {
  SETTLE: say.strategy.settle,
  LITIGATE: say.strategy.litigate,
  DROP: say.strategy.drop,
} satisfies Record<Branch, string>;

const rangeOfFigure = ({ low, value, high }: Figure, scale: number): Range | null =>
  low === null || value === null || high === null
    ? null
    : { low: low * scale, middle: value * scale, high: high * scale };

function strategyOf(
  question: Question,
  figures: Record<'success' | 'recovered' | 'months' | 'cost', Figure>,
): Strategy | null {
  const { amount, offer } = question;
  const success = rangeOfFigure(figures.success, 0.01);
  const months = rangeOfFigure(figures.months, 1);
  const cost = rangeOfFigure(figures.cost, 100);
  if (amount === null || !success || !months || !cost) return null;
  const own = rangeOfFigure(figures.recovered, 0.01);
  const recovered = own ?? { low: 1, middle: 1, high: 1 };
  const seed = seedOf(question);
  const words = say.strategy.assumptions;
  const pesos = (centavos: number) => Math.round(centavos) / 100;
  return {
    runs: RUNS,
    seed,
    options: simulate({ amount, offer, success, recovered, months, cost, discount: LEGAL_INTEREST }, RUNS, seed).map(
      ({ branch, mean, low, middle, high, bestShare }) => ({
        name: BRANCH_TEXT[branch],
        mean: pesos(mean),
        low: pesos(low),
        middle: pesos(middle),
        high: pesos(high),
        bestShare: toTenth(bestShare * 100),
      }),
    ),
    assumptions: [
      words.amount(formatPesos(amount)),
      ...(offer === null ? [] : [words.offer(formatPesos(offer))]),
      words.cost(formatPesos(Math.round(cost.low)), formatPesos(Math.round(cost.high))),
      words.months(String(toTenth(months.low)), String(toTenth(months.high))),
      words.discount(String(LEGAL_INTEREST * 100)),
      own ? words.recovered(String(Math.round(own.low * 100)), String(Math.round(own.high * 100))) : words.whole,
    ],
  };
}

const HEAD = {
  CASE_OUTCOME: 'SUCCESS',
  SETTLEMENT_PROBABILITY: 'SETTLEMENT',
  CASE_DURATION: 'MONTHS',
  COST_ANALYSIS: 'COST',
  STRATEGY_OPTIMIZATION: 'SUCCESS',
} as const satisfies Record<EstimateKind, Figure['kind']>;

const WIDE_POINTS = 40;

/**
 * Estimates a case.
 *
 * @param question - What is asked, with amounts in centavos.
 * @param own - Every case of the account in the areas of the kind of case, open ones too.
 * @returns The figure that answers `question.kind` first. A figure without enough data has no value and says what is missing.
 */
export function estimate(question: Question, own: readonly OwnCase[]): Result {
  const rates = ratesOf(question, own);
  const share = (kind: ShareKind) => shareFigure(kind, question, own, rates);
  const hours = hoursFigure(question, own);
  const all = {
    success: share('SUCCESS'),
    settlement: share('SETTLEMENT'),
    favorable: share('FAVORABLE'),
    unfavorable: share('UNFAVORABLE'),
    withoutDecision: share('WITHOUT_DECISION'),
    recovered: recoveredFigure(question, own),
    months: monthsFigure(question, own),
    hours,
    cost: costFigure(hours, question.hourlyRate),
  };
  const figures = Object.values(all);
  const head = figures.find(({ kind }) => kind === HEAD[question.kind]) ?? all.success;
  const decided = own.filter(isDecided).length;
  const isWide =
    head.unit === 'PERCENT' && head.low !== null && head.high !== null && head.high - head.low > WIDE_POINTS;
  const isWeak = question.evidenceQuality === 'POOR' || question.evidenceQuality === 'VERY_POOR';
  const hasTrend = shareOf('SETTLEMENT', rates) !== null && publishedFor(question.caseType, 'SETTLEMENT').length > 1;
  return {
    method: say.method,
    figures: [head, ...figures.filter((figure) => figure !== head)],
    factors: factorsOf(head.kind === 'SETTLEMENT' ? 'SETTLEMENT' : 'SUCCESS', question, own, rates),
    recommendations: [
      ...(isWeak ? [say.recommendations.evidence] : []),
      ...(all.settlement.value === null ? [] : [say.recommendations.settle]),
      ...(decided < 3 * ENOUGH_CASES ? [say.recommendations.record] : []),
      ...(question.isLinked ? [] : [say.recommendations.attach]),
      ...(question.hourlyRate === null ? [say.recommendations.rate] : []),
    ],
    risks: [
      ...(isWide ? [say.risks.wide] : []),
      ...(decided < ENOUGH_CASES ? [say.risks.few(decided)] : []),
      ...(hasTrend ? [say.risks.trend] : []),
      say.risks.collection,
    ],
    wouldChange: [
      ...(decided < ENOUGH_CASES ? [say.changes.outcomes(ENOUGH_CASES - decided)] : []),
      ...(own.some(({ evidenceQuality }) => evidenceQuality !== null) ? [] : [say.changes.evidence]),
      ...(all.recovered.value === null ? [say.changes.amounts] : []),
    ],
    strategy: question.kind === 'STRATEGY_OPTIMIZATION' ? strategyOf(question, all) : null,
  };
}
