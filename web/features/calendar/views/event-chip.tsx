import type { PointerEvent as ReactPointerEvent, CSSProperties } from 'react';
import { Repeat2 } from 'lucide-react';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { calendarViewText } from '#schema/text/calendar-screen.ts';
import { eventMarkText } from '#schema/text/calendar-marks.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { OccurrenceLink } from '../calendar-link.tsx';
import { TypeIcon, eventTypeStyles } from '#web/shared/calendar/event-type.tsx';
import { ConflictMark, GoogleBadge, type Occurrence } from '../event-styles.tsx';

interface EventChipProps {
  event: Occurrence;
  /** One line of a day; a bar over several days; a block of hours. */
  shape: 'line' | 'bar' | 'block';
  /** Whether Tab reaches it. Only events of the chosen day are tab stops, because a month may have hundreds. */
  isStop: boolean;
  isDragged?: boolean;
  beginsBefore?: boolean;
  endsAfter?: boolean;
  /** Number of text lines that fit into a block. */
  lines?: number;
  /** It shares its column with other events. */
  isNarrow?: boolean;
  /** It is over: what is ahead stands out. */
  isPast?: boolean;
  /** It began on an earlier day, so its end time is shown. */
  isRest?: boolean;
  style?: CSSProperties;
  className?: string;
  onPointerDown?: (event: ReactPointerEvent) => void;
}

const time = ({ startTime, endTime }: Occurrence, isWhole: boolean, isRest = false): string | null =>
  isRest && endTime ? `–${endTime}` : !startTime ? null : isWhole && endTime ? `${startTime}–${endTime}` : startTime;

const SHAPES = {
  line: 'flex h-[1.375rem] items-center gap-1 pl-1 pr-0.5',
  bar: 'flex h-[1.375rem] items-center gap-1 px-1.5',
  block: 'grid content-start gap-x-1 px-1.5 py-0.5 overflow-hidden',
} as const;

/** An event in a view: a draggable link to its details. */
export function EventChip(props: EventChipProps) {
  const {
    event,
    shape,
    isStop,
    isDragged,
    beginsBefore,
    endsAfter,
    lines = 1,
    isNarrow,
    isRest,
    isPast,
    style,
    className,
  } = props;
  const isBlock = shape === 'block';
  const shown = time(event, isBlock && lines > 1 && !isNarrow, isRest);
  // The title may use two lines before other details are shown.
  const details = [event.location, event.event.case?.title]
    .filter(Boolean)
    .slice(0, Math.max(0, lines - 3)) as string[];
  const marks = (
    <span className="ml-auto inline-flex shrink-0 items-center gap-0.5">
      {event.occurrenceOf && (
        <>
          <span className="sr-only">{event.isMoved ? eventMarkText.moved : eventMarkText.series}</span>
          {!isBlock && <Repeat2 size={12} className="text-muted max-xl:hidden" aria-hidden="true" />}
        </>
      )}
      {event.conflictKeys.length > 0 && <ConflictMark />}
      {event.event.source === 'GOOGLE' && <GoogleBadge />}
    </span>
  );
  return (
    <OccurrenceLink
      of={event}
      data-event={event.key}
      tabIndex={isStop ? 0 : -1}
      draggable={false}
      title={event.title}
      onPointerDown={props.onPointerDown}
      style={style}
      className={cx(
        'calendar-chip min-w-0 border border-transparent border-l-[3px] text-sm leading-tight select-none',
        isPast ? 'text-muted' : 'text-ink',
        eventTypeStyles[event.event.type].edge,
        eventTypeStyles[event.event.type].ground,
        SHAPES[shape],
        isNarrow && 'pl-1 pr-0.5',
        beginsBefore ? 'rounded-l-none border-l-transparent' : 'rounded-l-sm',
        endsAfter ? 'rounded-r-none' : 'rounded-r-sm',
        isDragged && 'opacity-50',
        event.deadline?.isDone && 'line-through opacity-70',
        className,
      )}
    >
      <span className={cx('flex min-w-0 items-center gap-1', isBlock && lines > 1 && 'calendar-chip-head')}>
        {/* In a month the width is for the title: the colour of the edge and the hidden word say the type. */}
        {shape !== 'line' && <TypeIcon type={event.event.type} size={13} />}
        <span className="sr-only">{eventTypeLabels[event.event.type]}</span>{' '}
        {shown && <span className="shrink-0 text-muted tabular">{shown}</span>}{' '}
        {(!isBlock || lines < 2) && <span className="min-w-0 truncate font-medium">{event.title}</span>}
        {isBlock && marks}
      </span>
      {isBlock && lines > 1 && (
        <>
          <span
            className="calendar-chip-title line-clamp-1 font-medium hyphens-auto [overflow-wrap:anywhere]"
            style={{ WebkitLineClamp: lines - 1 - details.length }}
          >
            {event.title}
          </span>
          {details.map((detail) => (
            <span key={detail} className="calendar-chip-detail truncate text-muted">
              {detail}
            </span>
          ))}
        </>
      )}
      {!event.event.isMine && <span className="sr-only">{eventMarkText.of(event.event.ownerName)}</span>}
      {endsAfter && <span className="sr-only">{calendarViewText.continues}</span>}
      {!isBlock && marks}
    </OccurrenceLink>
  );
}
