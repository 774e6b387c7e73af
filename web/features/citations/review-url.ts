import type { CitationState } from '#schema/generated/contract.ts';
import { STATES } from './citation-states.ts';
import type { Finding } from './review.ts';

export type FindingFilter = 'ALL' | 'PENDING' | CitationState;

/** State of the section in the URL. */
export interface ReviewUrlState {
  reviewId: string | null;
  filter: FindingFilter;
  /** `index` of the chosen citation. */
  chosen: number | null;
}

const FILTERS: readonly FindingFilter[] = ['ALL', 'PENDING', ...STATES];

export function readReviewUrl(params: URLSearchParams): ReviewUrlState {
  const wanted = params.get('state')?.toUpperCase();
  const chosen = params.get('citation') ?? '';
  return {
    reviewId: params.get('review')?.trim() || null,
    filter: FILTERS.find((filter) => filter === wanted) ?? 'ALL',
    chosen: /^\d{1,6}$/.test(chosen) ? Number(chosen) : null,
  };
}

/** Only values other than the default. */
export function writeReviewUrl({ reviewId, filter, chosen }: ReviewUrlState): Record<string, string> {
  if (!reviewId) return {};
  return {
    review: reviewId,
    ...(filter === 'ALL' ? {} : { state: filter.toLowerCase() }),
    ...(chosen === null ? {} : { citation: String(chosen) }),
  };
}

type Judged = Pick<Finding, 'state' | 'contradictions' | 'decision'>;

/** Not verified, or its sentence says otherwise than the law: it wants a decision. */
export const isOpen = ({ state, contradictions }: Omit<Judged, 'decision'>): boolean =>
  state !== 'VERIFIED' || contradictions.length > 0;

const isPending = (finding: Judged): boolean => isOpen(finding) && !finding.decision;

export const passes = (finding: Judged, filter: FindingFilter): boolean =>
  filter === 'ALL' || (filter === 'PENDING' ? isPending(finding) : finding.state === filter);

export const countOf = (findings: readonly Finding[], filter: FindingFilter): number =>
  findings.filter((finding) => passes(finding, filter)).length;

/** The filtered finding after (`1`) or before (`-1`) the chosen one; `null` at the ends. */
export function neighbour(
  findings: readonly Finding[],
  filter: FindingFilter,
  chosen: number | null,
  step: 1 | -1,
): number | null {
  const shown = findings.filter((finding) => passes(finding, filter)).map(({ index }) => index);
  if (chosen === null) return (step === 1 ? shown[0] : shown.at(-1)) ?? null;
  return (step === 1 ? shown.find((index) => index > chosen) : shown.findLast((index) => index < chosen)) ?? null;
}
