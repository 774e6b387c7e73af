import { FileCheck2 } from 'lucide-react';
import { demoReviewText as text, markText } from '#schema/text/citation-review.ts';
import { citationLook } from '#web/shared/ui/citation-look.ts';
import { DemoRoom, type DemoAddresses } from '#web/shared/ui/demo-room.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { STATES } from './citation-look.ts';

/** The citation checker without an account: what it does, and no invented findings. */
export const DemoCitations = (addresses: DemoAddresses) => (
  <DemoRoom {...addresses} icon={FileCheck2} text={text} heading={text.statesTitle}>
    <ul className="grid gap-3">
      {STATES.toReversed().map((state) => (
        <li key={state} className="grid gap-1 sm:grid-cols-[13rem_1fr] sm:gap-4">
          <span>
            <StateBadge tone={citationLook[state].tone} icon={citationLook[state].icon}>
              {citationLook[state].word}
            </StateBadge>
          </span>
          <span>{markText.states[state]}</span>
        </li>
      ))}
    </ul>
  </DemoRoom>
);
