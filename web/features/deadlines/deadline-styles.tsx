import type { LucideIcon } from 'lucide-react';
import { AlarmClock, ArrowLeftRight, CalendarClock, Clock, Hourglass, OctagonAlert, TriangleAlert } from 'lucide-react';
import { dueStatus, type DueDay, type DueStatus } from '#schema/text/deadline-days.ts';
import type { DeadlineUrgency } from '#schema/generated/contract.ts';
import { deadlineCardText as text, deadlineTypeText, deadlineUrgencyText } from '#schema/text/deadline-screen.ts';
import { formatShortWeekday, formatTime, formatWeekday } from '#web/shared/format/format.ts';
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

/** `¡MAÑANA!` with colour, icon and a hidden word; of what is overdue, since when. */
export function DaysLeft({
  deadline,
  className,
}: {
  deadline: Pick<DeadlineCard, 'urgency' | 'label' | 'overdueSince'>;
  className?: string;
}) {
  const { icon: Icon, text: colour, soft } = urgencyStyles[deadline.urgency];
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2 gap-y-0.5', className)}>
      <span
        className={cx(
          'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold leading-tight whitespace-nowrap tabular',
          soft,
          colour,
        )}
      >
        <Icon size={15} aria-hidden="true" />
        {deadline.label}
        <span className="sr-only"> · {text.urgency(deadlineUrgencyText[deadline.urgency])}</span>
      </span>
      {deadline.overdueSince && (
        <span className={cx('px-1 text-sm whitespace-nowrap', colour)}>{deadline.overdueSince}</span>
      )}
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

type Due = Pick<DeadlineCard, 'dueOn' | 'dueAt' | 'hasHour' | 'zone' | 'zoneNote'>;

/** `lunes 23 de noviembre de 2026, 14:05 h (hora de Tijuana)`: the hour of its zone, which is named where ours differs. */
export function formatDue({ dueOn, dueAt, hasHour, zone, zoneNote }: Due): string {
  if (!hasHour) return formatWeekday(dueOn);
  return `${formatWeekday(dueOn)}, ${text.at(formatTime(dueAt, zone))}${zoneNote ? ` (${zoneNote})` : ''}`;
}

/** For where there is little room: `jue 19/11/2026, 10:00 h`. */
export const formatDueShort = ({ dueOn, dueAt, hasHour, zone }: Due): string =>
  hasHour ? `${formatShortWeekday(dueOn)}, ${text.at(formatTime(dueAt, zone))}` : formatShortWeekday(dueOn);

/** No notice starts it yet: it was never computed by law. */
export const EstimatedBadge = () => (
  <span title={text.estimatedHint} className="font-sans">
    <StateBadge tone="neutral" icon={Hourglass}>
      {text.estimated}
    </StateBadge>
  </span>
);

export const TheirsBadge = () => (
  <span className="font-sans">
    <StateBadge tone="info" icon={ArrowLeftRight}>
      {text.theirs}
    </StateBadge>
  </span>
);

/** The label of a known type; other types as typed. */
export const typeLabel = (type: string): string => deadlineTypeText[type] ?? type;

/** How long a date still runs, now. */
export const dueNow = (due: DueDay): DueStatus => dueStatus(due, new Date());
