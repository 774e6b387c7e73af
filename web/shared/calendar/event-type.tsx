import type { LucideIcon } from 'lucide-react';
import { AlarmClock, Gavel, Handshake, NotebookPen, ScrollText, Tag, Users } from 'lucide-react';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { cx } from '#web/shared/ui/class-names.ts';

interface EventTypeStyle {
  icon: LucideIcon;
  edge: string;
  ground: string;
  mark: string;
}

/** Styles of a type; an icon and a word also identify it, so colour is never the only sign. */
export const eventTypeStyles: Record<CalendarEventType, EventTypeStyle> = {
  HEARING: { icon: Gavel, edge: 'border-l-accent', ground: 'bg-accent-soft', mark: 'text-accent' },
  MEETING: { icon: Users, edge: 'border-l-info', ground: 'bg-info-soft', mark: 'text-info' },
  DEADLINE: { icon: AlarmClock, edge: 'border-l-danger', ground: 'bg-danger-soft', mark: 'text-danger' },
  SUMMONS: { icon: ScrollText, edge: 'border-l-warning', ground: 'bg-warning-soft', mark: 'text-warning' },
  MEDIATION: { icon: Handshake, edge: 'border-l-positive', ground: 'bg-positive-soft', mark: 'text-positive' },
  PREPARATION: {
    icon: NotebookPen,
    edge: 'border-l-line-strong',
    ground: 'bg-sunken border-y-line border-r-line',
    mark: 'text-muted',
  },
  OTHER: {
    icon: Tag,
    edge: 'border-l-line-strong',
    ground: 'bg-sunken border-y-line border-r-line',
    mark: 'text-muted',
  },
};

export const TypeIcon = ({ type, size = 14 }: { type: CalendarEventType; size?: number }) => {
  const { icon: Icon, mark } = eventTypeStyles[type];
  return <Icon size={size} className={cx('shrink-0', mark)} aria-hidden="true" />;
};
