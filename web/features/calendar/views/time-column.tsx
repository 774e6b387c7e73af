import type { PointerEvent as ReactPointerEvent } from 'react';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { calendarViewText as text } from '#schema/text/calendar-screen.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { eventTypeStyles } from '#web/shared/calendar/event-type.tsx';
import { type Occurrence } from '../event-styles.tsx';
import { minutesOf, type LocalTime } from '#web/shared/dates/wall-clock.rules.ts';
import { EventChip } from './event-chip.tsx';
import type { Segment } from './grid.rules.ts';

/** The dragged part: a whole event, or its end. */
export interface TimeSubject {
  event: Occurrence;
  grip: 'MOVE' | 'END';
}

/** The preview of an event while it is dragged. */
export interface DragPreview {
  key: string;
  title: string;
  type: CalendarEventType;
  from: LocalTime;
  to: LocalTime;
}

interface TimeColumnProps {
  day: string;
  segments: readonly Segment<Occurrence>[];
  hourPx: number;
  isStop: boolean;
  dragPreview: DragPreview | null;
  dragged: string | null;
  begin: (subject: TimeSubject) => (down: ReactPointerEvent) => void;
}

const LINE_PX = 18;
const MIN_PX = 20;

const GhostBlock = ({ ghost, day, hourPx }: { ghost: DragPreview; day: string; hourPx: number }) => {
  const from = ghost.from.day < day ? 0 : minutesOf(ghost.from.time);
  const to = ghost.to.day > day ? 1440 : minutesOf(ghost.to.time);
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0.5 z-10 overflow-hidden rounded-sm border border-dashed border-accent border-l-[3px] px-1.5 py-0.5 text-sm shadow-float',
        eventTypeStyles[ghost.type].edge,
        eventTypeStyles[ghost.type].ground,
      )}
      style={{ top: (from / 60) * hourPx, height: Math.max(MIN_PX, ((to - from) / 60) * hourPx) }}
    >
      <span className="font-medium tabular">
        {ghost.from.time}–{ghost.to.time}
      </span>{' '}
      {ghost.title}
    </div>
  );
};

/** The events of one day over its hours. */
export function TimeColumn({ day, segments, hourPx, isStop, dragPreview, dragged, begin }: TimeColumnProps) {
  return (
    <div className="relative min-w-0">
      {segments.length > 0 && (
        <ul aria-label={text.eventsOf(formatWeekday(day))}>
          {segments.map(({ event, from, to, column, columns, beginsBefore, endsAfter }) => {
            const height = Math.max(MIN_PX, ((to - from) / 60) * hourPx - 2);
            return (
              <li
                key={event.key}
                className="calendar-place pointer-events-auto absolute"
                style={{
                  top: (from / 60) * hourPx + 1,
                  height,
                  left: `calc(${(column / columns) * 100}% + 1px)`,
                  width: `calc(${100 / columns}% - 3px)`,
                }}
              >
                <EventChip
                  event={event}
                  shape="block"
                  lines={Math.floor(height / LINE_PX)}
                  isNarrow={columns > 1}
                  isStop={isStop}
                  isDragged={dragged === event.key}
                  beginsBefore={beginsBefore}
                  endsAfter={endsAfter}
                  onPointerDown={begin({ event, grip: 'MOVE' })}
                  className="h-full"
                />
                {!endsAfter && event.event.viewerCanEdit && (
                  <span
                    aria-hidden="true"
                    data-grip="end"
                    onPointerDown={begin({ event, grip: 'END' })}
                    className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize max-md:hidden"
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {dragPreview && <GhostBlock ghost={dragPreview} day={day} hourPx={hourPx} />}
    </div>
  );
}
