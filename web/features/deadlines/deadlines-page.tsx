import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { deadlineRoomsText as text } from '#schema/text/deadline-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { CalculatorPage } from './calculator/calculator-page.tsx';
import { CalendarsPage } from './calendars/calendars-page.tsx';
import { ChainPage } from './chains/chain-page.tsx';
import { TOUCH } from './deadline-look.tsx';
import './deadlines.css';
import { PanelPage } from './panel/panel-page.tsx';
import { DEADLINE_ROOMS, PlacesProvider, usePlaces, type DeadlinePlaces, type DeadlineRoom } from './places.ts';
import { NoticePage } from './reading/notice-page.tsx';

export interface DeadlinesPageProps {
  room: DeadlineRoom;
  /** The query of the address. */
  params: URLSearchParams;
  places: DeadlinePlaces;
}

function RoomLinks({ room }: { room: DeadlineRoom }) {
  const places = usePlaces();
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the row is pushed sideways: where one is must be in sight.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is nothing to clean up.
    current.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [room]);
  return (
    <nav
      aria-label={text.rooms}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      <ul className="inline-flex rounded-md border border-line bg-surface p-0.5">
        {DEADLINE_ROOMS.map((each) => (
          <li key={each}>
            <Link
              ref={each === room ? current : undefined}
              to={places.room(each)}
              aria-current={each === room ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-sm px-3 text-base whitespace-nowrap transition-colors duration-150',
                TOUCH,
                each === room ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
              )}
            >
              {text[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ROOMS: Record<DeadlineRoom, (props: { params: URLSearchParams }) => ReactNode> = {
  panel: PanelPage,
  calculator: CalculatorPage,
  notice: NoticePage,
  chain: ChainPage,
  calendars: CalendarsPage,
};

/** Deadlines: the panel, and the rooms where they come from. */
export function DeadlinesPage({ room, params, places }: DeadlinesPageProps) {
  const Room = ROOMS[room];
  return (
    <PlacesProvider value={places}>
      <div className="deadline-page mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8">
        <RoomLinks room={room} />
        <Room params={params} />
      </div>
    </PlacesProvider>
  );
}
