import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { calendarViewText as text } from '#schema/text/calendar-screen.ts';
import { addDays, addMonths } from '#schema/lib/days.ts';
import { formatMonth, formatSpan, formatWeekday } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useCalendar } from '../calendar-context.tsx';
import { VIEWS, type CalendarViewId } from '../calendar-url.ts';
import { clampDay, weekStart } from '#web/shared/dates/days.rules.ts';
import { AGENDA_DAYS } from './use-range.ts';
import type { Weekday } from '#schema/generated/contract.ts';

/** The same day one period earlier or later. */
export function stepDay(view: CalendarViewId, day: string, step: 1 | -1): string {
  if (view === 'month') return clampDay(addMonths(day, step));
  return clampDay(addDays(day, step * { week: 7, day: 1, agenda: AGENDA_DAYS }[view]));
}

export function titleOf(view: CalendarViewId, day: string, begins: Weekday): string {
  if (view === 'month') return formatMonth(day);
  if (view === 'day') return formatWeekday(day);
  const first = view === 'week' ? weekStart(day, begins) : day;
  const last = addDays(first, view === 'week' ? 6 : AGENDA_DAYS - 1);
  return text.weekTitle(...formatSpan(first, last));
}

interface ToolbarProps {
  day: string;
  onDay: (day: string) => void;
  /** The events are loading: an empty view must not look like a free day. */
  isWaiting: boolean;
  children: React.ReactNode;
}

/** The period, the choice of view, and the button for a new event. */
export function CalendarToolbar({ day, onDay, isWaiting, children }: ToolbarProps) {
  const { urlState, address, settings, now } = useCalendar();
  const { view } = urlState;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <div className="flex items-center gap-1">
        <IconButton
          label={text.previous[view]}
          className={TOUCH_TARGET_ICON}
          onClick={() => onDay(stepDay(view, day, -1))}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <Button
          variant="secondary"
          size="sm"
          className={TOUCH_TARGET}
          aria-label={text.goToToday}
          onClick={() => onDay(now.day)}
        >
          {text.today}
        </Button>
        <IconButton label={text.next[view]} className={TOUCH_TARGET_ICON} onClick={() => onDay(stepDay(view, day, 1))}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 basis-52 text-xl font-semibold tracking-tight first-letter:uppercase max-sm:order-1 max-sm:basis-full"
      >
        {titleOf(view, day, settings.weekStartsOn)}
        {isWaiting && (
          <span aria-hidden="true" className="ml-3 animate-late font-sans text-sm font-normal text-muted">
            {text.loading}
          </span>
        )}
      </h2>
      <nav
        aria-label={text.views}
        className="inline-flex rounded-md border border-line bg-surface p-0.5 max-sm:order-2 max-sm:w-full"
      >
        {VIEWS.map((each) => (
          <Link
            key={each}
            to={address({ view: each, day, open: null })}
            aria-current={each === view ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-8 flex-1 items-center justify-center rounded-sm px-3 text-base transition-colors duration-150',
              TOUCH_TARGET,
              each === view ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
            )}
          >
            {text.view[each]}
          </Link>
        ))}
      </nav>
      <div className="flex items-center gap-2 max-sm:ml-auto sm:gap-3">{children}</div>
    </div>
  );
}
