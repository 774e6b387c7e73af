import { useMemo } from 'react';
import { Link } from 'react-router';
import { calendarViewText as text } from '#schema/text/calendar-screen.ts';
import { addDays } from '#schema/lib/days.ts';
import { formatWeekday, formatWeekdayAbbreviation } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Occurrence } from '../event-styles.tsx';
import { EventChip } from './event-chip.tsx';
import { barsOf } from './grid.rules.ts';
import { RestNote } from './rest-note.tsx';
import { useDrag } from './use-drag.ts';
import type { ViewProps } from './view-props.ts';

type TimeGridHeaderProps = Omit<ViewProps, 'onDay' | 'isHeld'> & { days: readonly string[] };

const columnAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-column]')?.dataset['column'])
    .find((day) => day !== undefined) ?? null;

/** The heads of the days, with all-day events. */
export function TimeGridHeader({ days, events, restDays, day, onMove }: TimeGridHeaderProps) {
  const { address, now } = useCalendar();
  const bars = useMemo(() => barsOf(events, days), [events, days]);
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const { dragging, begin } = useDrag<{ event: Occurrence; grabbed: string }, string>({
    targetAt: (_subject, x, y) => columnAt(x, y),
    onDrop: ({ event, grabbed }, target) => {
      const moved = days.indexOf(target) - days.indexOf(grabbed);
      if (moved === 0) return;
      onMove(event, { start: { day: addDays(event.startsOn, moved), time: event.startTime ?? '00:00' } });
    },
  });
  return (
    <div className="calendar-head sticky top-0 z-20 border-b border-line bg-surface">
      <span />
      {days.map((each) => {
        const rest = restDays.get(each);
        const isToday = each === now.day;
        return (
          <div
            key={each}
            data-column={each}
            className={cx(
              'min-w-0 border-l border-line px-1.5 py-1.5',
              rest && 'calendar-rest',
              dragging?.target === each && 'calendar-target',
            )}
          >
            <Link
              to={address({ view: 'day', day: each, open: null })}
              aria-current={isToday ? 'date' : undefined}
              className="inline-flex items-baseline gap-1.5 rounded-sm px-1 hover:text-accent"
            >
              <span className="sr-only">
                {[formatWeekday(each), isToday && text.isToday, rest && text.nonWorking(rest.reason)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span aria-hidden="true" className="text-sm text-muted">
                {formatWeekdayAbbreviation(each)}
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  'inline-grid min-w-7 place-items-center rounded-full px-1 text-lg font-semibold leading-7 tabular',
                  isToday && 'bg-accent text-on-accent',
                )}
              >
                {Number(each.slice(8))}
              </span>
            </Link>
            {rest && (
              <span className="flex min-w-0">
                <RestNote rest={rest} />
              </span>
            )}
          </div>
        );
      })}
      {lanes > 0 && (
        <>
          <span className="self-center pr-2 text-right text-xs leading-tight text-muted">{text.allDay}</span>
          <ul
            aria-label={text.allDay}
            className="calendar-lanes"
            style={{ gridColumn: `2 / span ${days.length}`, gridTemplateRows: `repeat(${lanes}, 1.5rem)` }}
          >
            {bars.map(({ event, lane, from, span, beginsBefore, endsAfter }) => (
              <li
                key={event.key}
                className="min-w-0 px-0.5"
                style={{ gridColumn: `${from + 1} / span ${span}`, gridRow: lane + 1 }}
              >
                <EventChip
                  event={event}
                  shape="bar"
                  isStop={from <= days.indexOf(day) && days.indexOf(day) < from + span}
                  isDragged={dragging?.subject.event.key === event.key}
                  beginsBefore={beginsBefore}
                  endsAfter={endsAfter}
                  onPointerDown={(down) =>
                    event.event.viewerCanEdit &&
                    begin({ event, grabbed: columnAt(down.clientX, down.clientY) ?? days[from] ?? day })(down)
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
