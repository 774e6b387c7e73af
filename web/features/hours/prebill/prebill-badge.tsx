import { CircleCheck, CircleDashed, CircleSlash, Send, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { PrebillStatus } from '#schema/generated/contract.ts';
import { prebillStatusLabels } from '#schema/text/hours.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';

const STATUS_STYLES: Record<PrebillStatus, { icon: LucideIcon; tone: BadgeTone }> = {
  OPEN: { icon: CircleDashed, tone: 'neutral' },
  SENT: { icon: Send, tone: 'info' },
  OVERDUE: { icon: TriangleAlert, tone: 'danger' },
  PAID: { icon: CircleCheck, tone: 'positive' },
  DISCARDED: { icon: CircleSlash, tone: 'neutral' },
};

export const PrebillBadge = ({ status }: { status: PrebillStatus }) => (
  <StateBadge tone={STATUS_STYLES[status].tone} icon={STATUS_STYLES[status].icon}>
    {prebillStatusLabels[status]}
  </StateBadge>
);
