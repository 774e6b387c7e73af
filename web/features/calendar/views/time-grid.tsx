import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { calendarViewText as text } from '#schema/text/calendar-screen.ts';
import { addDays } from '#schema/lib/days.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Occurrence } from '../event-styles.tsx';
import {
  minutesOf,
  shiftLocalTime,
  timeOf,
  minutesBetween,
  type LocalTime,
} from '#web/shared/dates/wall-clock.rules.ts';
import { TimeColumn, type DragPreview, type TimeSubject } from './time-column.tsx';
import { TimeGridHeader } from './time-grid-header.tsx';
import { isBar, segmentsOf } from './grid.rules.ts';
import { useDrag } from './use-drag.ts';
import { useGridFocus } from './use-grid-focus.ts';
import type { ViewProps } from './view-props.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_PX = 48;
/** Height of the label of an hour, which is centred on its line. */
const NAME_PX = 12;
/** Dragging snaps to quarters of an hour. */
const STEP = 15;
const MIN_MINUTES = 15;

const startOf = (event: Occurrence): LocalTime => ({ day: event.startsOn, time: event.startTime ?? '00:00' });
/** An event that ends at midnight ends at 00:00 of the next day. */
const endOf = (event: Occurrence): LocalTime => ({
  day: event.endTime === '00:00' && event.startAt !== event.endAt ? addDays(event.endsOn, 1) : event.endsOn,
  time: event.endTime ?? '00:00',
});

/** The preview of a drag by this many minutes. */
function dragPreviewOf({ event, grip }: TimeSubject, minutes: number): DragPreview {
  const [start, end] = [startOf(event), endOf(event)];
  const length = minutesBetween(start, end);
  const from = grip === 'MOVE' ? shiftLocalTime(start, minutes) : start;
  const long = grip === 'MOVE' ? length : Math.max(MIN_MINUTES, length + minutes);
  return { key: event.key, title: event.title, type: event.event.type, from, to: shiftLocalTime(from, long) };
}

const rounded = (minutes: number): number => Math.round(minutes / STEP) * STEP;

interface CellsProps {
  days: readonly string[];
  /** Events by hour; `null` until loaded, so that no hour is called free. */
  counts: ReadonlyMap<string, number> | null;
  chosen: { day: string; hour: number };
  restDays: ViewProps['restDays'];
  onChoose: (day: string, hour: number) => void;
  onOpen: (day: string, time: string) => void;
}

/** The hours behind the events: they can be selected, and a click creates an event. */
function Cells({ days, counts, chosen, restDays, onChoose, onOpen }: CellsProps) {
  const onClick = (day: string, hour: number) => (click: MouseEvent<HTMLElement>) => {
    const { top, height } = click.currentTarget.getBoundingClientRect();
    const isLower = height > 0 && click.clientY - top > height / 2;
    onOpen(day, timeOf(hour * 60 + (isLower ? 30 : 0)));
  };
  return HOURS.map((hour) => (
    <div key={hour} role="row" className="calendar-hour" style={{ height: HOUR_PX }}>
      <div role="rowheader" className="relative pr-2 text-right text-xs text-muted tabular">
        <span className={cx(hour > 0 && 'relative -top-2')}>{timeOf(hour * 60)}</span>
      </div>
      {days.map((day) => {
        const isChosen = chosen.day === day && chosen.hour === hour;
        const rest = restDays.get(day);
        const [name, time] = [formatWeekday(day), timeOf(hour * 60)];
        const label = counts ? text.slot(name, time, counts.get(`${day} ${hour}`) ?? 0) : `${name}, ${time}`;
        return (
          // The grid handles the keyboard of the cells.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={day}
            role="gridcell"
            data-slot={`${day} ${hour}`}
            aria-label={rest ? `${label}, ${text.nonWorking(rest.reason)}` : label}
            aria-selected={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onFocus={() => onChoose(day, hour)}
            onClick={onClick(day, hour)}
            className={cx('calendar-slot border-b border-l border-line', rest && 'calendar-rest')}
          />
        );
      })}
    </div>
  ));
}

interface TimeGridProps extends ViewProps {
  days: readonly string[];
  label: string;
}

/** Days side by side with their hours. */
export function TimeGrid({ days, label, events, isHeld, restDays, day, onDay, onMove }: TimeGridProps) {
  const { settings, now, go } = useCalendar();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [hour, setHour] = useState(settings.dayBeginsAt);
  const timed = useMemo(() => events.filter((event) => !isBar(event)), [events]);
  const columns = useMemo(() => days.map((each) => segmentsOf(timed, each)), [timed, days]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    columns.forEach((segments, at) =>
      segments.forEach(({ from, to }) => {
        for (let hit = Math.floor(from / 60); hit * 60 < Math.max(to, from + 1); hit++) {
          const key = `${days[at]} ${hit}`;
          found.set(key, (found.get(key) ?? 0) + 1);
        }
      }),
    );
    return found;
  }, [columns, days]);

  // Scrolls the first working hour to the top.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = settings.dayBeginsAt * HOUR_PX - NAME_PX;
  }, [settings.dayBeginsAt]);

  const { dragging, begin } = useDrag<TimeSubject, number>({
    targetAt: ({ grip }, x, y, from) => {
      const width = (body.current?.clientWidth ?? 0) / days.length;
      const minutes = rounded(((y - from.y) / HOUR_PX) * 60);
      const moved = grip === 'MOVE' && width > 0 ? Math.round((x - from.x) / width) : 0;
      return minutes + moved * 1440;
    },
    onDrop: (subject, minutes) => {
      if (minutes === 0) return;
      const { from, to } = dragPreviewOf(subject, minutes);
      onMove(subject.event, subject.grip === 'MOVE' ? { start: from } : { end: to });
    },
  });
  const ghost = dragging?.target == null ? null : dragPreviewOf(dragging.subject, dragging.target);

  const isShown = days.includes(day);
  const chosen = { day: isShown ? day : (days[0] ?? day), hour };
  const choose = (nextDay: string, nextHour: number) => {
    if (nextDay !== day) onDay(nextDay);
    setHour(Math.min(23, Math.max(0, nextHour)));
  };
  const slot = `${chosen.day} ${chosen.hour}`;
  const onKeyDown = useGridFocus(scroller, `[data-slot="${slot}"]`, slot, (key) => {
    if (key === 'ArrowLeft') choose(addDays(chosen.day, -1), hour);
    else if (key === 'ArrowRight') choose(addDays(chosen.day, 1), hour);
    else if (key === 'ArrowUp') choose(chosen.day, hour - 1);
    else if (key === 'ArrowDown') choose(chosen.day, hour + 1);
    else if (key === 'Home') choose(chosen.day, settings.dayBeginsAt);
    else if (key === 'End') choose(chosen.day, settings.dayEndsAt - 1);
    else return false;
    return true;
  });
  const openNew = (on: string, time: string) => go({ open: { is: 'new', day: on, time, caseId: null } });
  const nowAt = days.indexOf(now.day);
  return (
    // Handles keys only; the controls are the cells and the events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={scroller}
      data-hour={timeOf(hour * 60)}
      onKeyDown={onKeyDown}
      className="calendar-scroller card relative overflow-y-auto overscroll-contain [overflow-anchor:none]"
      style={{
        maxHeight: (settings.dayEndsAt - settings.dayBeginsAt) * HOUR_PX + 72,
        ['--days' as string]: days.length,
      }}
    >
      <TimeGridHeader days={days} events={events} restDays={restDays} day={chosen.day} onMove={onMove} />
      <div className="relative">
        <div role="grid" aria-label={label} tabIndex={-1}>
          <Cells
            days={days}
            counts={isHeld ? counts : null}
            chosen={chosen}
            restDays={restDays}
            onChoose={choose}
            onOpen={openNew}
          />
        </div>
        <div ref={body} className="calendar-overlay pointer-events-none absolute inset-y-0 right-0">
          {days.map((each, at) => (
            <TimeColumn
              key={each}
              day={each}
              segments={columns[at] ?? []}
              hourPx={HOUR_PX}
              isStop={each === chosen.day}
              dragPreview={ghost && ghost.from.day <= each && ghost.to.day >= each ? ghost : null}
              dragged={dragging?.subject.event.key ?? null}
              begin={(subject) => (down) => subject.event.event.viewerCanEdit && begin(subject)(down)}
            />
          ))}
          {nowAt >= 0 && (
            <div
              title={text.now(now.time)}
              className="calendar-now"
              style={{
                top: (minutesOf(now.time) / 60) * HOUR_PX,
                left: `${(nowAt / days.length) * 100}%`,
                width: `${100 / days.length}%`,
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
