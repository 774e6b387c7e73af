import { BASE_RATES, type BaseRate as PublishedRate } from '#db/content/estimates/base-rates.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { CaseOutcome, EstimateCaseType, EstimateFigureKind } from '#schema/generated/contract.ts';
import { estimateFigureText, estimateText as say } from '#schema/text/estimates.ts';
import type { Figure, OwnCase, Question, Source } from './estimate.types.ts';
import { RATES, type Density } from './model/grid.rules.ts';
import { NO_BASE, rateOfGroup, type BaseRate, type Tally } from './model/hierarchy.rules.ts';

/** Shares of cases: from a published rate and the closed cases of the account, or refused. */

/** Own closed cases without which nothing is estimated where no rate is published. */
export const ENOUGH_CASES = 20;

/** For how many own cases a published rate counts: it is of other firms, years and courts. */
const STRENGTH_OF_PUBLISHED = 10;

export const AREAS_OF_TYPE = {
  CIVIL_CONTRACT: ['CIVIL'],
  CIVIL_TORT: ['CIVIL'],
  CIVIL_FAMILY: ['FAMILY'],
  CRIMINAL_MINOR: ['CRIMINAL'],
  CRIMINAL_SERIOUS: ['CRIMINAL'],
  LABOR_DISMISSAL: ['LABOR'],
  LABOR_WAGES: ['LABOR'],
  COMMERCIAL_BREACH: ['COMMERCIAL'],
  COMMERCIAL_COMPANY: ['COMMERCIAL', 'CORPORATE'],
  TAX_DISPUTE: ['TAX'],
  ADMINISTRATIVE_AMPARO: ['ADMINISTRATIVE'],
  CONSTITUTIONAL_RIGHTS: ['CONSTITUTIONAL'],
} as const satisfies Record<EstimateCaseType, readonly LegalArea[]>;

type Counted = PublishedRate['counted'];

/** Every figure that was published about it, the one that is used first. */
export const publishedFor = (caseType: EstimateCaseType, ...counted: Counted[]): PublishedRate[] =>
  BASE_RATES.filter(
    (rate) =>
      rate.areas.some((area) => AREAS_OF_TYPE[caseType].some((own) => own === area)) && counted.includes(rate.counted),
  ).toSorted((one, other) => Number(other.isUsed) - Number(one.isUsed) || other.year - one.year);

export const sourceOf = ({ source, year, n, counts, caveat, isUsed }: PublishedRate): Source => ({
  name: source,
  year,
  n,
  counts,
  caveat,
  isUsed,
});

type ClosedCase = OwnCase & { outcome: CaseOutcome };
export const isDecided = (one: OwnCase): one is ClosedCase => one.isClosed && one.outcome !== null;

/** A question that has two answers, in the order in which a case comes to them. */
interface Fork {
  /** The cases that come to it. */
  comes: (outcome: CaseOutcome) => boolean;
  has: (outcome: CaseOutcome) => boolean;
  published: Counted;
  /** What a published rate is a share of, when that is more than the cases that come to the fork. */
  rateOf: (rate: number, settlement: number) => number;
}

const FORKS = {
  SETTLEMENT: {
    comes: () => true,
    has: (outcome) => outcome === 'SETTLED',
    published: 'SETTLEMENT',
    rateOf: (rate) => rate,
  },
  WITHOUT_DECISION: {
    comes: (outcome) => outcome !== 'SETTLED',
    has: (outcome) => outcome === 'OTHER',
    published: 'WITHOUT_DECISION',
    // Published of all closed cases; here of those that did not settle.
    rateOf: (rate, settlement) => Math.min(0.99, rate / (1 - settlement)),
  },
  FAVORABLE: {
    comes: (outcome) => outcome === 'WON' || outcome === 'LOST',
    has: (outcome) => outcome === 'WON',
    published: 'FAVORABLE',
    rateOf: (rate) => rate,
  },
} as const satisfies Record<string, Fork>;
type ForkName = keyof typeof FORKS;

const UNKNOWN = 'unknown';
const groupsOf = (one: Pick<OwnCase, 'caseType' | 'courtId' | 'evidenceQuality'>): string[] => [
  one.caseType ?? UNKNOWN,
  one.courtId ?? UNKNOWN,
  one.evidenceQuality ?? UNKNOWN,
];

/** Own cases by kind, court and evidence. */
function talliesOf(cases: readonly ClosedCase[], has: Fork['has']): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const one of cases) {
    const groups = groupsOf(one);
    const key = groups.join('/');
    const tally = tallies.get(key) ?? { groups, cases: 0, outcomes: 0 };
    tally.cases++;
    if (has(one.outcome)) tally.outcomes++;
    tallies.set(key, tally);
  }
  return [...tallies.values()];
}

export interface ForkRate {
  name: ForkName;
  /** Null: there is neither a published rate nor enough own cases. */
  density: Density | null;
  cases: number;
  outcomes: number;
  base: PublishedRate | null;
}

export interface RateOptions {
  /** Leaves out the evidence, the court or the kind: what the factor is worth. */
  without?: 'EVIDENCE' | 'COURT' | 'TYPE';
}

function forkRate(name: ForkName, question: Question, own: readonly ClosedCase[], options: RateOptions): ForkRate {
  const fork: Fork = FORKS[name];
  const base = publishedFor(question.caseType, fork.published).find(({ isUsed }) => isUsed) ?? null;
  const settlement = publishedFor(question.caseType, 'SETTLEMENT').find(({ isUsed }) => isUsed)?.rate ?? 0;
  const cases = own.filter(({ outcome }) => fork.comes(outcome));
  const tallies = talliesOf(cases, fork.has);
  const outcomes = tallies.reduce((sum, tally) => sum + tally.outcomes, 0);
  const known: BaseRate | null =
    base?.rate == null ? null : { rate: fork.rateOf(base.rate, settlement), strength: STRENGTH_OF_PUBLISHED };
  if (!known && cases.length < ENOUGH_CASES) return { name, density: null, cases: cases.length, outcomes, base };
  const [type, court, evidence] = groupsOf(question);
  const wanted = [
    options.without === 'TYPE' ? UNKNOWN : (type ?? UNKNOWN),
    options.without === 'TYPE' || options.without === 'COURT' ? UNKNOWN : (court ?? UNKNOWN),
    options.without ? UNKNOWN : (evidence ?? UNKNOWN),
  ];
  return { name, density: rateOfGroup(tallies, wanted, known ?? NO_BASE), cases: cases.length, outcomes, base };
}

export const ratesOf = (question: Question, own: readonly OwnCase[], options: RateOptions = {}) => {
  const closed = own.filter(isDecided);
  return {
    settlement: forkRate('SETTLEMENT', question, closed, options),
    withoutDecision: forkRate('WITHOUT_DECISION', question, closed, options),
    favorable: forkRate('FAVORABLE', question, closed, options),
  };
};
export type Rates = ReturnType<typeof ratesOf>;

/** The value of a function of independent rates: its mean and its quantiles, over every combination of their cells. */
function combined(
  densities: readonly Density[],
  value: (...rates: number[]) => number,
): { value: number; low: number; high: number } {
  const combinations: { at: number; weight: number }[] = [];
  const walk = (level: number, weight: number, rates: number[]): void => {
    const density = densities[level];
    if (!density) {
      combinations.push({ at: value(...rates), weight });
      return;
    }
    for (const [cell, share] of density.entries())
      if (share > 1e-4) walk(level + 1, weight * share, [...rates, RATES[cell] ?? 0]);
  };
  walk(0, 1, []);
  combinations.sort((one, other) => one.at - other.at);
  const total = combinations.reduce((sum, { weight }) => sum + weight, 0);
  const quantile = (share: number): number => {
    let below = 0;
    for (const { at, weight } of combinations) {
      below += weight;
      if (below >= share * total) return at;
    }
    return combinations.at(-1)?.at ?? 0;
  };
  return {
    value: combinations.reduce((sum, { at, weight }) => sum + at * weight, 0) / total,
    low: quantile(0.1),
    high: quantile(0.9),
  };
}

/** A range in whole points, rounded outwards: no more is known than that. */
const points = ({ value, low, high }: { value: number; low: number; high: number }) => ({
  value: Math.round(value * 100),
  low: Math.floor(low * 100),
  high: Math.ceil(high * 100),
});

/** How the figures come from the forks: settlement s, no decision w of the rest, favourable f of those decided. */
const FORMULAS: Record<
  'SETTLEMENT' | 'FAVORABLE' | 'UNFAVORABLE' | 'WITHOUT_DECISION' | 'SUCCESS',
  {
    needs: readonly (keyof Rates)[];
    value: (...rates: number[]) => number;
    counts: (outcome: CaseOutcome) => boolean;
    published: readonly Counted[];
  }
> = {
  SETTLEMENT: {
    needs: ['settlement'],
    value: (s = 0) => s,
    counts: (one) => one === 'SETTLED',
    published: ['SETTLEMENT'],
  },
  WITHOUT_DECISION: {
    needs: ['settlement', 'withoutDecision'],
    value: (s = 0, w = 0) => (1 - s) * w,
    counts: (one) => one === 'OTHER',
    published: ['WITHOUT_DECISION'],
  },
  FAVORABLE: {
    needs: ['settlement', 'withoutDecision', 'favorable'],
    value: (s = 0, w = 0, f = 0) => (1 - s) * (1 - w) * f,
    counts: (one) => one === 'WON',
    published: ['FAVORABLE', 'OTHER'],
  },
  UNFAVORABLE: {
    needs: ['settlement', 'withoutDecision', 'favorable'],
    value: (s = 0, w = 0, f = 0) => (1 - s) * (1 - w) * (1 - f),
    counts: (one) => one === 'LOST',
    published: [],
  },
  SUCCESS: {
    needs: ['settlement', 'withoutDecision', 'favorable'],
    value: (s = 0, w = 0, f = 0) => s + (1 - s) * (1 - w) * f,
    counts: (one) => one === 'SETTLED' || one === 'WON',
    published: ['FAVORABLE', 'OTHER'],
  },
};
export type ShareKind = keyof typeof FORMULAS;

/** Mean and range of a share; null: a rate that it needs is not known. */
export function shareOf(kind: ShareKind, rates: Rates) {
  const densities = FORMULAS[kind].needs.map((need) => rates[need].density);
  return densities.every((density) => density !== null) ? combined(densities, FORMULAS[kind].value) : null;
}

function ownSource(kind: ShareKind, own: readonly OwnCase[]): Source[] {
  const closed = own.filter(isDecided);
  if (closed.length === 0) return [];
  const outcomes = closed.filter(({ outcome }) => FORMULAS[kind].counts(outcome)).length;
  return [
    {
      name: say.ownSource,
      year: null,
      n: closed.length,
      counts: say.ownCounts(outcomes, closed.length, estimateFigureText[kind].toLocaleLowerCase('es-MX')),
      caveat: null,
      isUsed: true,
    },
  ];
}

export function shareFigure(
  kind: ShareKind & EstimateFigureKind,
  question: Question,
  own: readonly OwnCase[],
  rates: Rates,
): Figure {
  const share = shareOf(kind, rates);
  const short = FORMULAS[kind].needs.map((need) => rates[need]).find(({ density }) => density === null);
  const published = publishedFor(question.caseType, ...FORMULAS[kind].published).map(sourceOf);
  return {
    kind,
    unit: 'PERCENT',
    n: own.filter(isDecided).length,
    ...(share ? points(share) : { value: null, low: null, high: null }),
    missing: short ? say.missing(short.cases, ENOUGH_CASES) : null,
    sources: [...ownSource(kind, own), ...published].toSorted(
      (one, other) => Number(other.isUsed) - Number(one.isUsed),
    ),
  };
}
