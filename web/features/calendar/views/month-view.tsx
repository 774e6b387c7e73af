import { useMemo, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { calendarViewText as text, weekdayShortText } from '#schema/text/calendar-screen.ts';
import { addDays } from '#schema/lib/days.ts';
import { formatMonth, formatWeekday, formatWeekdayName } from '#web/shared/format/format.ts';
import { useIsWide } from '#web/shared/hooks/use-media-query.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useCalendar } from '../calendar-context.tsx';
import { eventTypeStyles } from '#web/shared/calendar/event-type.tsx';
import { type Occurrence } from '../event-styles.tsx';
import { monthWeeks, weekdayOf, weekStart } from '#web/shared/dates/days.rules.ts';
import { shiftLocalTime, minutesBetween } from '#web/shared/dates/wall-clock.rules.ts';
import { CalendarLink } from '../calendar-link.tsx';
import { DayList } from './day-list.tsx';
import { EventChip } from './event-chip.tsx';
import { eventsOn, isBarSlot, weekCells, type MonthCell } from './grid.rules.ts';
import { RestNote } from './rest-note.tsx';
import { GhostBars } from './ghost-bars.tsx';
import { useDrag } from './use-drag.ts';
import { useRowHeight } from './use-row-height.ts';
import { useGridFocus } from './use-grid-focus.ts';
import type { RestDay } from './use-range.ts';
import type { ViewProps } from './view-props.ts';

interface DragSubject {
  event: Occurrence;
  /** The day where the drag started. */
  day: string;
}

const dayAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-day]')?.dataset['day'])
    .find((day) => day !== undefined) ?? null;

interface CellProps {
  cell: MonthCell<Occurrence>;
  /** Its place in the month. */
  index: number;
  /** The events are loaded. */
  isHeld: boolean;
  month: string;
  rest: RestDay | undefined;
  isActive: boolean;
  isTarget: boolean;
  dragged: string | null;
  begin: (event: Occurrence, day: string) => (down: ReactPointerEvent) => void;
  onDay: (day: string) => void;
}

const Dots = ({ events }: { events: readonly Occurrence[] }) => (
  <span aria-hidden="true" className="flex h-2 flex-wrap justify-center gap-0.5 overflow-hidden">
    {events.slice(0, 4).map(({ key, event }) => (
      <span key={key} className={cx('size-1.5 rounded-full bg-current', eventTypeStyles[event.type].mark)} />
    ))}
  </span>
);

function Cell({ cell, isHeld, index, month, rest, isActive, isTarget, dragged, begin, onDay }: CellProps) {
  const { go, now } = useCalendar();
  const { day, slots, hidden, total } = cell;
  const isToday = day === now.day;
  const name = formatWeekday(day);
  const label = [isHeld ? text.cell(name, total) : name, isToday && text.isToday, rest && text.nonWorking(rest.reason)];
  return (
    <div
      role="gridcell"
      data-day={day}
      aria-selected={isActive}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={(focus) => focus.target === focus.currentTarget && onDay(day)}
      onDoubleClick={(click) =>
        click.target === click.currentTarget && go({ open: { is: 'new', day, time: null, caseId: null } })
      }
      className={cx(
        'calendar-cell relative min-w-0 border-b border-r border-line pb-1 last:border-r-0',
        rest && 'calendar-rest',
        isTarget && 'calendar-target',
        isActive && 'calendar-active',
      )}
    >
      <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
      <div className="flex h-7 items-center gap-1 px-1">
        <CalendarLink
          to={{ view: 'day', day, open: null }}
          tabIndex={-1}
          aria-hidden="true"
          className={cx(
            'inline-grid min-h-6 min-w-6 place-items-center rounded-full px-1 text-sm tabular hover:bg-accent-soft',
            isToday ? 'bg-accent font-semibold text-on-accent hover:bg-accent-strong' : 'text-ink',
            !isToday && day.slice(0, 7) !== month && 'text-muted',
          )}
        >
          {Number(day.slice(8))}
        </CalendarLink>
        {rest && <RestNote rest={rest} />}
      </div>
      {!isHeld && <GhostBars index={index} />}
      <div className="grid gap-px">
        {slots.map((slot, lane) => {
          if (!slot) return <span key={`lane ${lane}`} aria-hidden="true" className="h-[1.375rem]" />;
          const event = isBarSlot(slot) ? slot.event : slot;
          const bar = isBarSlot(slot) ? slot : null;
          return (
            <EventChip
              key={event.key}
              event={event}
              shape={bar ? 'bar' : 'line'}
              isStop={isActive}
              isPast={event.endsOn < now.day}
              isRest={!bar && event.startsOn < day}
              isDragged={dragged === event.key}
              beginsBefore={bar?.beginsBefore}
              endsAfter={bar?.endsAfter}
              onPointerDown={begin(event, day)}
              style={bar ? { width: `calc(${bar.span * 100}% - 0.5rem + ${bar.span - 1}px)` } : undefined}
              className={cx('relative mx-1', bar && 'z-1')}
            />
          );
        })}
      </div>
      {hidden > 0 && (
        <CalendarLink
          to={{ view: 'day', day, open: null }}
          tabIndex={isActive ? 0 : -1}
          className="mx-1 mt-px flex h-6 items-center rounded-sm px-1.5 text-sm font-medium text-muted hover:bg-sunken hover:text-ink"
        >
          {text.more(hidden)}
          <span className="sr-only"> {text.moreOf(name)}</span>
        </CalendarLink>
      )}
    </div>
  );
}

type PhoneCellProps = Pick<CellProps, 'isHeld' | 'month' | 'rest' | 'isActive' | 'onDay'> & {
  day: string;
  events: readonly Occurrence[];
};

function PhoneCell({ day, isHeld, month, rest, isActive, onDay, events }: PhoneCellProps) {
  const { now } = useCalendar();
  const isToday = day === now.day;
  const label = [
    isHeld ? text.cell(formatWeekday(day), events.length) : formatWeekday(day),
    isToday && text.isToday,
    rest && text.nonWorking(rest.reason),
  ];
  return (
    // The grid handles the keyboard of the cells.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      data-day={day}
      aria-selected={isActive}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onDay(day)}
      className={cx(
        'grid min-h-12 cursor-pointer content-center justify-items-center gap-1 border-b border-r border-line last:border-r-0',
        rest && 'calendar-rest',
        isActive && 'calendar-active',
      )}
    >
      <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
      <span
        aria-hidden="true"
        className={cx(
          'inline-grid size-7 place-items-center rounded-full text-sm tabular',
          isToday ? 'bg-accent font-semibold text-on-accent' : day.slice(0, 7) === month ? 'text-ink' : 'text-muted',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <Dots events={events} />
    </div>
  );
}

/** A month in whole weeks. Arrow keys move between days; hidden events are counted and one click away. */
export function MonthView({ events, isHeld, restDays, day, onDay, onMove }: ViewProps) {
  const { settings } = useCalendar();
  const isWide = useIsWide();
  const grid = useRef<HTMLDivElement>(null);
  const month = day.slice(0, 7);
  const weeks = useMemo(() => monthWeeks(`${month}-01`, settings.weekStartsOn), [month, settings.weekStartsOn]);
  const { height, lines } = useRowHeight(grid, weeks.length, isWide);
  const rows = useMemo(() => weeks.map((days) => weekCells(events, days, lines)), [weeks, events, lines]);
  const byDay = useMemo(
    () => new Map(isWide ? [] : weeks.flat().map((each) => [each, eventsOn(events, each)])),
    [isWide, weeks, events],
  );
  const { dragging, begin } = useDrag<DragSubject, string>({
    targetAt: (_subject, x, y) => dayAt(x, y),
    onDrop: ({ event, day: taken }, target) => {
      const start = { day: event.startsOn, time: event.startTime ?? '00:00' };
      const minutes = minutesBetween({ day: taken, time: '00:00' }, { day: target, time: '00:00' });
      if (minutes !== 0) onMove(event, { start: shiftLocalTime(start, minutes) });
    },
  });
  const onKeyDown = useGridFocus(grid, `[data-day="${day}"]`, day, (key) => {
    const first = weekStart(day, settings.weekStartsOn);
    const next = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: first,
      End: addDays(first, 6),
    }[key];
    if (next) onDay(next);
    return next !== undefined;
  });
  const isDraggable = (event: Occurrence): boolean => event.event.viewerCanEdit;
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={text.month(formatMonth(day))}
        onKeyDown={onKeyDown}
        className="card overflow-hidden"
      >
        <div role="row" className="calendar-week border-b border-line bg-sunken">
          {weeks[0]?.map((head) => (
            <div
              key={head}
              role="columnheader"
              aria-label={formatWeekdayName(head)}
              className="py-1.5 text-center text-sm font-medium text-muted"
            >
              {weekdayShortText[weekdayOf(head)]}
            </div>
          ))}
        </div>
        {rows.map((cells, week) => (
          <div
            key={cells[0]?.day}
            role="row"
            className="calendar-week"
            style={height === null ? undefined : { gridAutoRows: `minmax(${height}px, auto)` }}
          >
            {cells.map((cell, weekday) =>
              isWide ? (
                <Cell
                  key={cell.day}
                  cell={cell}
                  index={week * 7 + weekday}
                  isHeld={isHeld}
                  month={month}
                  rest={restDays.get(cell.day)}
                  isActive={cell.day === day}
                  isTarget={dragging?.target === cell.day}
                  dragged={dragging?.subject.event.key ?? null}
                  begin={(event, taken) => (down) => isDraggable(event) && begin({ event, day: taken })(down)}
                  onDay={onDay}
                />
              ) : (
                <PhoneCell
                  key={cell.day}
                  isHeld={isHeld}
                  day={cell.day}
                  month={month}
                  rest={restDays.get(cell.day)}
                  isActive={cell.day === day}
                  events={byDay.get(cell.day) ?? []}
                  onDay={onDay}
                />
              ),
            )}
          </div>
        ))}
      </div>
      {!isWide && <DayList day={day} events={eventsOn(events, day)} isHeld={isHeld} rest={restDays.get(day)} />}
    </>
  );
}
