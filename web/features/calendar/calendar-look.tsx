import type { LucideIcon } from 'lucide-react';
import { AlarmClock, Gavel, Handshake, NotebookPen, ScrollText, Tag, TriangleAlert, Users } from 'lucide-react';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { eventMarkText } from '#schema/text/calendar-marks.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { EventFieldsFragment, OccurrenceFieldsFragment } from './calendar.generated.ts';

/** One time that an event happens, or a deadline that stands among them. */
export type Occurrence = OccurrenceFieldsFragment & { deadline?: DeadlineMark };

export interface DeadlineMark {
  id: string;
  title: string;
  caseId: string | null;
  isDone: boolean;
}

export type EventDetail = EventFieldsFragment;

interface TypeLook {
  icon: LucideIcon;
  edge: string;
  ground: string;
  mark: string;
}

/** Type is told by an icon and a word; the colour only repeats it. */
export const typeLook: Record<CalendarEventType, TypeLook> = {
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
  const { icon: Icon, mark } = typeLook[type];
  return <Icon size={size} className={cx('shrink-0', mark)} aria-hidden="true" />;
};

/** What came from Google says so: «G», and in words for those who do not see it. */
export const GoogleBadge = () => (
  <span
    title={eventMarkText.googleTitle}
    className="inline-grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-xs font-semibold leading-none text-ink"
  >
    <span aria-hidden="true">{eventMarkText.googleBadge}</span>
    <span className="sr-only">{eventMarkText.google}</span>
  </span>
);

export const ConflictMark = () => (
  <span title={eventMarkText.conflictTitle} className="inline-flex shrink-0 text-warning">
    <TriangleAlert size={13} aria-hidden="true" />
    <span className="sr-only">{eventMarkText.conflict}</span>
  </span>
);

/** A legal day where days are compared: `05/03/2026`. */
export const shortDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('/');
