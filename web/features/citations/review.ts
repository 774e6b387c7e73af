import type { CitationReviewQuery, CitationReviewSummaryFragment } from './citations.generated.ts';

/** A stored review with its text and findings. */
export type Review = NonNullable<CitationReviewQuery['citationReview']>;
export type Finding = Review['report']['citations'][number];
export type Quote = Review['report']['quotes'][number];
export type ReviewSummary = CitationReviewSummaryFragment;

/** The limit of the contract for a text. */
export const TEXT_MAX = 1_000_000;
export const TITLE_MAX = 120;
export const NOTE_MAX = 500;
export const REVIEWS_PER_PAGE = 10;
