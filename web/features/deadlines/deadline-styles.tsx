import type { LucideIcon } from 'lucide-react';
import { AlarmClock, CalendarClock, Clock, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { DeadlineUrgency } from '#schema/generated/contract.ts';
import { deadlineCardText as text, deadlineTypeText, deadlineUrgencyText } from '#schema/text/deadline-screen.ts';
import { dayOf, formatTime, formatWeekday } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import type { DeadlineCardFieldsFragment } from './deadlines.generated.ts';

export type DeadlineCard = DeadlineCardFieldsFragment;

export const URGENCIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const satisfies DeadlineUrgency[];

interface UrgencyStyle {
  icon: LucideIcon;
  text: string;
  soft: string;
  edge: string;
}

export const urgencyStyles: Record<DeadlineUrgency, UrgencyStyle> = {
  CRITICAL: { icon: OctagonAlert, text: 'text-danger', soft: 'bg-danger-soft', edge: 'border-l-danger' },
  HIGH: { icon: TriangleAlert, text: 'text-warning', soft: 'bg-warning-soft', edge: 'border-l-warning' },
  MEDIUM: { icon: AlarmClock, text: 'text-info', soft: 'bg-info-soft', edge: 'border-l-info' },
  LOW: { icon: CalendarClock, text: 'text-muted', soft: 'bg-sunken', edge: 'border-l-line-strong' },
};

/** `¡MAÑANA!` with colour, icon and a hidden word. */
export function DaysLeft({
  deadline,
  className,
}: {
  deadline: Pick<DeadlineCard, 'urgency' | 'label'>;
  className?: string;
}) {
  const { icon: Icon, text: colour, soft } = urgencyStyles[deadline.urgency];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold leading-tight whitespace-nowrap tabular',
        soft,
        colour,
        className,
      )}
    >
      <Icon size={15} aria-hidden="true" />
      {deadline.label}
      <span className="sr-only"> · {text.urgency(deadlineUrgencyText[deadline.urgency])}</span>
    </span>
  );
}

export const ProvisionalBadge = () => (
  <span title={text.provisionalHint} className="font-sans">
    <StateBadge tone="warning" icon={Clock}>
      {text.provisional}
    </StateBadge>
  </span>
);

/** `lunes 23 de noviembre de 2026`, with the hour if there is one. */
export const formatDue = ({ dueOn, dueAt, hasHour }: Pick<DeadlineCard, 'dueOn' | 'dueAt' | 'hasHour'>): string =>
  hasHour ? `${formatWeekday(dueOn)}, ${text.at(formatTime(dueAt))}` : formatWeekday(dueOn);

/** The label of a known type; other types as typed. */
export const typeLabel = (type: string): string => deadlineTypeText[type] ?? type;

/** Today in Mexico City: `2026-11-23`. */
export const today = (): string => dayOf(new Date());
