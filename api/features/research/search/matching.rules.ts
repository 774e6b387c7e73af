import { addMonths } from '#schema/lib/days.ts';
import { meaningScore } from '../retrieval/fusion.rules.ts';
import type {
  Court,
  DocumentKind,
  Jurisdiction,
  LegalArea,
  MatchReason,
  ResearchCategory,
  SearchDateRange,
  SearchSort,
} from '#schema/generated/contract.ts';

/** What is known of a text that matches, without its words. */
export interface Match {
  id: string;
  /** Which piece of a ruling. */
  part: number;
  /** `null`: a topic. */
  kind: DocumentKind | null;
  area: LegalArea;
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  datedOn: string | null;
  statuteKey: string | null;
  citations: number;
  /** Generation of the index since which it is there as it is dated. */
  since: number;
  /** Infinite for what the search names. */
  score: number;
  coverage: number;
  reason: MatchReason;
}

export interface Filters {
  area: LegalArea | null;
  kinds: readonly DocumentKind[];
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  dateRange: SearchDateRange | null;
  statute: string | null;
  category: ResearchCategory | null;
}

export const NO_FILTERS: Filters = {
  area: null,
  kinds: [],
  jurisdiction: null,
  court: null,
  dateRange: null,
  statute: null,
  category: null,
};

const MONTHS: Record<SearchDateRange, number> = { LAST_MONTH: 1, LAST_3_MONTHS: 3, LAST_YEAR: 12, LAST_5_YEARS: 60 };

/** First day of a range that ends on `today`: a month back from 31 March is 28 (29) February. */
export const rangeStart = (range: SearchDateRange, today: string): string => addMonths(today, -MONTHS[range]);

const CASE_LAW: ReadonlySet<DocumentKind> = new Set(['JURISPRUDENCE', 'ISOLATED_THESIS', 'RULING']);

function isOfCategory({ kind }: Match, category: ResearchCategory | null): boolean {
  if (category === 'DOCTRINE') return kind === null;
  // The editors' topics are shown beside the results, not among the documents.
  if (kind === null) return false;
  if (category === 'JURISPRUDENCE') return CASE_LAW.has(kind);
  return category === 'CODES' ? !CASE_LAW.has(kind) : true;
}

type Test = (match: Match) => boolean;

/** One test per dimension; a dimension without a filter lets everything pass. */
function testsOf(filters: Filters, today: string): Record<Dimension, Test | null> & { rest: Test } {
  const from = filters.dateRange ? rangeStart(filters.dateRange, today) : null;
  return {
    areas: filters.area ? ({ area }) => area === filters.area : null,
    kinds: filters.kinds.length > 0 ? ({ kind }) => kind !== null && filters.kinds.includes(kind) : null,
    jurisdictions: filters.jurisdiction ? ({ jurisdiction }) => jurisdiction === filters.jurisdiction : null,
    courts: filters.court ? ({ court }) => court === filters.court : null,
    statutes: filters.statute ? ({ statuteKey }) => statuteKey === filters.statute : null,
    years: from ? ({ datedOn }) => datedOn !== null && datedOn >= from && datedOn <= today : null,
    rest: (match) => isOfCategory(match, filters.category),
  };
}

const DIMENSIONS = ['areas', 'kinds', 'jurisdictions', 'courts', 'statutes', 'years'] as const;
type Dimension = (typeof DIMENSIONS)[number];

const valueOf: Record<Dimension, (match: Match) => string | null> = {
  areas: ({ area }) => area,
  kinds: ({ kind }) => kind,
  jurisdictions: ({ jurisdiction }) => jurisdiction,
  courts: ({ court }) => court,
  statutes: ({ statuteKey }) => statuteKey,
  years: ({ datedOn }) => datedOn?.slice(0, 4) ?? null,
};

export type FacetCounts = Record<Dimension, Map<string, number>>;

/**
 * What passes every filter, and how many texts each value would leave: a value of a dimension is counted over what
 * passes all the other filters, so that choosing another value of the same dimension is not shown as nothing.
 */
export function filterMatches(
  matches: readonly Match[],
  filters: Filters,
  today: string,
): { passing: Match[]; facets: FacetCounts } {
  const { rest, ...tests } = testsOf(filters, today);
  const facets = Object.fromEntries(DIMENSIONS.map((name) => [name, new Map<string, number>()])) as FacetCounts;
  const passing: Match[] = [];
  for (const match of matches) {
    if (!rest(match)) continue;
    const failed = DIMENSIONS.filter((name) => tests[name]?.(match) === false);
    if (failed.length === 0) passing.push(match);
    if (failed.length > 1) continue;
    for (const name of failed.length === 0 ? DIMENSIONS : failed) {
      const value = valueOf[name](match);
      if (value !== null) facets[name].set(value, (facets[name].get(value) ?? 0) + 1);
    }
  }
  return { passing, facets };
}

/** A match by words, with what its meaning adds: the greater of the two is why it is found. */
export function joinMeaning(match: Match, nearness: ReadonlyMap<string, number>): Match {
  const near = nearness.get(match.id) ?? 0;
  const joined = { ...match, score: match.score + meaningScore(near) };
  return meaningScore(near) > match.score
    ? { ...joined, reason: 'MEANING', coverage: Math.max(match.coverage, near) }
    : joined;
}

/** Of the pieces of one ruling the best represents it. */
export function bestPieces(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const known = best.get(match.id);
    if (!known || match.score > known.score) best.set(match.id, match);
  }
  return [...best.values()];
}

/**
 * How much of what is asked, counted by rarity, a text must mention: of two things the rarer, of more about half, of a
 * long story less, because a story tells more than the law says. A search that nothing satisfies gets the nearest.
 */
export function leastCoverageOf(conceptCount: number): number {
  // Of one thing, more than a word of its synonyms.
  if (conceptCount < 2) return 0.35;
  if (conceptCount === 2) return 0.45;
  if (conceptCount < 5) return 0.4;
  return conceptCount < 8 ? 0.3 : 0.22;
}

const newestFirst = (one: Match, other: Match): number =>
  (other.datedOn ?? '').localeCompare(one.datedOn ?? '') || other.score - one.score;

const byScore = (one: Match, other: Match): number =>
  one.score === other.score ? 0 : other.score > one.score ? 1 : -1;

const ORDER: Record<SearchSort, (one: Match, other: Match) => number> = {
  RELEVANCE: byScore,
  DATE: newestFirst,
  CITATIONS: (one, other) => other.citations - one.citations || byScore(one, other),
};

export const sortMatches = (matches: readonly Match[], sort: SearchSort): Match[] => matches.toSorted(ORDER[sort]);

const NAMED = 100;
const MAX_UNNAMED = 99;

/** 0–100; 100 only for what the search names. See `SearchResult.relevance` in the contract. */
export function relevanceOf(match: Match, best: { score: number; coverage: number }): number {
  if (!Number.isFinite(match.score)) return NAMED;
  if (best.score <= 0) return 1;
  return Math.min(MAX_UNNAMED, Math.max(1, Math.round(100 * best.coverage * (match.score / best.score))));
}

/** The best score among what is not named, and the coverage that goes with it. */
export function bestOf(matches: readonly Match[]): { score: number; coverage: number } {
  let best = { score: 0, coverage: 0 };
  let widest = 0;
  for (const { score, coverage } of matches) {
    if (!Number.isFinite(score)) continue;
    widest = Math.max(widest, coverage);
    if (score > best.score) best = { score, coverage };
  }
  // A text that a topic brought may have few of the words: the search was understood as well as its best text shows.
  return { score: best.score, coverage: Math.max(best.coverage, Math.min(widest, 1)) };
}
