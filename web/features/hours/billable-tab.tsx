import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hoursRoomsText as text } from '#schema/text/hours-rooms.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useHours } from './hours-context.ts';
import { TOUCH } from '#web/shared/ui/touch.ts';
import { ROOMS } from './hours-place.ts';
import { PrebillsRoom } from './prebill/prebills-room.tsx';
import { RatesRoom } from './rates/rates-room.tsx';
import { SummaryRoom } from './summary/summary-room.tsx';
import { TasksRoom } from './tasks/tasks-room.tsx';
import { TimesheetRoom } from './entries/timesheet-room.tsx';
import type { EntryActs } from './entries/use-entry-acts.tsx';

/** What is billed: of the agenda, of recorded time, and the way to a bill. */
export function BillableTab({ entryActs }: { entryActs: EntryActs }) {
  const { place, address } = useHours();
  const rooms = useRef<HTMLElement>(null);
  // On a phone the one that is open may stand beyond the edge.
  useEffect(() => {
    // Scrolling answers with a promise in newer browsers, which is no way to clean up after an effect.
    rooms.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [place.room]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav
        ref={rooms}
        aria-label={text.rooms}
        className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
      >
        <ul className="inline-flex rounded-md border border-line bg-surface p-0.5">
          {ROOMS.map((room) => (
            <li key={room}>
              <Link
                to={address({ room, prebill: null })}
                aria-current={room === place.room ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-8 items-center rounded-sm px-3 text-base whitespace-nowrap transition-colors duration-150',
                  TOUCH,
                  room === place.room ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
                )}
              >
                {text.room[room]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {place.room === 'summary' && <SummaryRoom acts={entryActs} />}
      {place.room === 'sheet' && <TimesheetRoom acts={entryActs} />}
      {place.room === 'tasks' && <TasksRoom acts={entryActs} />}
      {place.room === 'prebills' && <PrebillsRoom />}
      {place.room === 'rates' && <RatesRoom />}
    </div>
  );
}
