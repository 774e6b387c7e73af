import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon } from 'lucide-react';
import type { PrebillStatus } from '#schema/generated/contract.ts';
import { prebillStatusLabels } from '#schema/text/hours.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';

const LOOKS: Record<PrebillStatus, { icon: LucideIcon; tone: BadgeTone }> = {
  OPEN: { icon: CircleDashed, tone: 'info' },
  PAID: { icon: CircleCheck, tone: 'positive' },
  DISCARDED: { icon: CircleSlash, tone: 'neutral' },
};

export const PrebillBadge = ({ status }: { status: PrebillStatus }) => (
  <StateBadge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
    {prebillStatusLabels[status]}
  </StateBadge>
);
