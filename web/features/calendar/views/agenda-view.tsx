import { useMemo, useRef, type KeyboardEvent } from 'react';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { calendarPageText, calendarViewText as text } from '#schema/text/calendar-screen.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCalendar } from '../calendar-context.tsx';
import { hasFilters } from '../calendar-url.ts';
import { type Occurrence } from '../event-styles.tsx';
import { DayList } from './day-list.tsx';
import { agendaDays } from './grid.rules.ts';
import type { RestDay } from './use-range.ts';

interface AgendaViewProps {
  events: readonly Occurrence[];
  restDays: ReadonlyMap<string, RestDay>;
  from: string;
  to: string;
  isHeld: boolean;
  /** Loads more days; undefined if there are none. */
  onMore?: () => void;
}

/** The next events, day by day. Arrow keys move between events. */
export function AgendaView({ events, restDays, from, to, isHeld, onMore }: AgendaViewProps) {
  const { address, urlState } = useCalendar();
  const list = useRef<HTMLDivElement>(null);
  const days = useMemo(() => agendaDays(events, from, to), [events, from, to]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = rows[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  if (isHeld && days.length === 0) {
    return (
      <div className="card">
        <EmptyState
          text={hasFilters(urlState) ? text.noMatches : text.nothing}
          action={
            <Link
              to={address({ open: { is: 'new', day: from, time: null, caseId: null } })}
              className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET)}
            >
              <CalendarPlus size={17} aria-hidden="true" />
              {calendarPageText.newEvent}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    // Handles the arrow keys only; the links are inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-6">
      {days.map(({ day, events: found }) => (
        <DayList key={day} day={day} events={found} isHeld rest={restDays.get(day)} />
      ))}
      {onMore && days.length > 0 && (
        <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={onMore}>
          {text.laterDays}
        </Button>
      )}
    </div>
  );
}
