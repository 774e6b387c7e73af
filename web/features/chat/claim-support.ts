import { ShieldAlert, ShieldCheck, ShieldQuestionMark, type LucideIcon } from 'lucide-react';
import { claimText } from '#schema/text/chat.ts';
import type { ClaimSupport } from '#schema/generated/contract.ts';
import type { BadgeTone } from '#web/shared/ui/state-badge.tsx';

interface SupportDisplay {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** Word, icon and colour of each support of a claim. */
export const supportDisplay = {
  SUPPORTED: { word: claimText.supports.SUPPORTED, icon: ShieldCheck, tone: 'positive' },
  WEAK: { word: claimText.supports.WEAK, icon: ShieldQuestionMark, tone: 'neutral' },
  NONE: { word: claimText.supports.NONE, icon: ShieldAlert, tone: 'warning' },
} satisfies Record<ClaimSupport, SupportDisplay>;
