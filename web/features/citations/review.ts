import type { CitationReviewQuery, CitationReviewSummaryFragment } from './citations.generated.ts';

/** A kept review with its text and what checking it found. */
export type Review = NonNullable<CitationReviewQuery['citationReview']>;
export type Finding = Review['report']['citations'][number];
export type Quote = Review['report']['quotes'][number];
export type ReviewSummary = CitationReviewSummaryFragment;

/** The contract's limit for a text. */
export const TEXT_MAX = 1_000_000;
export const TITLE_MAX = 120;
export const NOTE_MAX = 500;
export const REVIEWS_PER_PAGE = 10;
