import { CircleCheck, CircleSlash, TriangleAlert, Unplug, type LucideIcon } from 'lucide-react';
import type { GoogleConnectionState } from '#schema/generated/contract.ts';
import { googleStateLabels } from '#schema/text/calendar.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';

const LOOKS: Record<GoogleConnectionState, { icon: LucideIcon; tone: BadgeTone }> = {
  NOT_CONFIGURED: { icon: CircleSlash, tone: 'neutral' },
  DISCONNECTED: { icon: Unplug, tone: 'neutral' },
  CONNECTED: { icon: CircleCheck, tone: 'positive' },
  REVOKED: { icon: TriangleAlert, tone: 'warning' },
};

/** How the connection stands, as it does stand. */
export const GoogleBadgeState = ({ state }: { state: GoogleConnectionState }) => (
  <StateBadge tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
    {googleStateLabels[state]}
  </StateBadge>
);
