import { BadgeCheck, BookX, CircleSlash, FileQuestion, type LucideIcon } from 'lucide-react';
import { citationStateText } from '#schema/text/chat.ts';
import type { CitationState } from '#schema/generated/contract.ts';
import type { BadgeTone } from '#web/shared/ui/state-badge.tsx';

interface StateDisplay {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** Word, icon and colour of each state of a citation. */
export const citationStateDisplay = {
  VERIFIED: { word: citationStateText.VERIFIED, icon: BadgeCheck, tone: 'positive' },
  QUOTE_NOT_FOUND: { word: citationStateText.QUOTE_NOT_FOUND, icon: FileQuestion, tone: 'warning' },
  NOT_HELD: { word: citationStateText.NOT_HELD, icon: BookX, tone: 'neutral' },
  MISMATCH: { word: citationStateText.MISMATCH, icon: CircleSlash, tone: 'danger' },
} satisfies Record<CitationState, StateDisplay>;
