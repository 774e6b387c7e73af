import { CircleCheck, CircleSlash, TriangleAlert, Unplug, type LucideIcon } from 'lucide-react';
import type { GoogleConnectionState } from '#schema/generated/contract.ts';
import { googleStateLabels } from '#schema/text/calendar.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';

const STATE_STYLES: Record<GoogleConnectionState, { icon: LucideIcon; tone: BadgeTone }> = {
  NOT_CONFIGURED: { icon: CircleSlash, tone: 'neutral' },
  DISCONNECTED: { icon: Unplug, tone: 'neutral' },
  CONNECTED: { icon: CircleCheck, tone: 'positive' },
  REVOKED: { icon: TriangleAlert, tone: 'warning' },
};

/** The state of the connection. */
export const GoogleStateBadge = ({ state }: { state: GoogleConnectionState }) => (
  <StateBadge tone={STATE_STYLES[state].tone} icon={STATE_STYLES[state].icon}>
    {googleStateLabels[state]}
  </StateBadge>
);
