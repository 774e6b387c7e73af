import { FileCheck2 } from 'lucide-react';
import { demoReviewText as text, markText } from '#schema/text/citation-review.ts';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { STATES } from './citation-states.ts';

/** The citation checker without an account: what it does. It shows no invented findings. */
export const DemoCitations = (addresses: DemoAddresses) => (
  <DemoSection {...addresses} icon={FileCheck2} text={text} heading={text.statesTitle}>
    <ul className="grid gap-3">
      {STATES.toReversed().map((state) => (
        <li key={state} className="grid gap-1 sm:grid-cols-[13rem_1fr] sm:gap-4">
          <span>
            <StateBadge tone={citationStateDisplay[state].tone} icon={citationStateDisplay[state].icon}>
              {citationStateDisplay[state].word}
            </StateBadge>
          </span>
          <span>{markText.states[state]}</span>
        </li>
      ))}
    </ul>
  </DemoSection>
);
