import { findTermRule } from '#db/content/deadlines/terms.ts';
import { countWith } from './count.rules.ts';
import type { CountTerm } from './counting.types.ts';

/**
 * Counts a term by statute, day by day. The same input gives the same table; `today` only serves warnings.
 * Which days count, when a notice takes effect and whether the last day moves are data (`regimes.json`).
 */
export const countTerm: CountTerm = (input, today) =>
  countWith(input.ruleId === null ? null : findTermRule(input.ruleId), input, today);
