import type { CitationState } from '#schema/generated/contract.ts';

/** Most serious first. */
export const STATES = ['MISMATCH', 'QUOTE_NOT_FOUND', 'NOT_HELD', 'VERIFIED'] as const satisfies CitationState[];
