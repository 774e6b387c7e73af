import { BadgeCheck, CircleAlert, CircleDashed, Newspaper, Scale } from 'lucide-react';
import type { CalendarConfidence } from '#schema/generated/contract.ts';
import {
  calendarConfidenceHint,
  calendarConfidenceText,
  courtCalendarsText,
} from '#schema/text/deadline-calculator.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';

const CONFIDENCE_STYLES: Record<CalendarConfidence, { tone: BadgeTone; icon: typeof Scale }> = {
  OFFICIAL: { tone: 'positive', icon: BadgeCheck },
  TRANSCRIBED: { tone: 'info', icon: BadgeCheck },
  DERIVED: { tone: 'info', icon: Scale },
  PRESS: { tone: 'warning', icon: Newspaper },
  NOT_PUBLISHED: { tone: 'neutral', icon: CircleDashed },
};

/** How reliable a calendar is, in one word. */
export function ConfidenceBadge({ confidence, isComplete }: { confidence: CalendarConfidence; isComplete: boolean }) {
  const { tone, icon } = CONFIDENCE_STYLES[confidence];
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <span title={calendarConfidenceHint[confidence]}>
        <StateBadge tone={tone} icon={icon}>
          {calendarConfidenceText[confidence]}
        </StateBadge>
      </span>
      {!isComplete && confidence !== 'NOT_PUBLISHED' && (
        <StateBadge tone="warning" icon={CircleAlert}>
          {courtCalendarsText.incomplete}
        </StateBadge>
      )}
    </span>
  );
}
