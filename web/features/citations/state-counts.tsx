import { reviewHistoryText as text } from '#schema/text/citation-review.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { STATES } from './citation-states.ts';
import type { ReviewSummary } from './review.ts';

const COUNTED = {
  VERIFIED: 'verified',
  QUOTE_NOT_FOUND: 'quoteNotFound',
  NOT_HELD: 'notHeld',
  MISMATCH: 'mismatch',
} as const;

/** How many citations have each state; states without citations are left out. */
export const StateCounts = ({ counts }: { counts: ReviewSummary['counts'] }) => (
  <span className="flex flex-wrap gap-1.5 empty:hidden">
    {STATES.filter((state) => counts[COUNTED[state]] > 0).map((state) => (
      <StateBadge key={state} tone={citationStateDisplay[state].tone} icon={citationStateDisplay[state].icon}>
        {text.ofState(citationStateDisplay[state].word, formatCount(counts[COUNTED[state]]))}
      </StateBadge>
    ))}
  </span>
);
