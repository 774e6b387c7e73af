import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { TOUCH_TARGET } from './touch-target.ts';

interface RoomLinksProps<K extends string> {
  /** What the links are, for screen readers. */
  label: string;
  rooms: readonly { id: K; label: string; address: string }[];
  current: K;
}

/** The parts of a section, each with an address of its own. */
export function RoomLinks<K extends string>({ label, rooms, current }: RoomLinksProps<K>) {
  const list = useRef<HTMLElement>(null);
  // On phones the current link may be outside of the visible area.
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which React would take for a cleanup function.
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      <ul className="inline-flex rounded-md border border-line bg-surface p-0.5">
        {rooms.map((room) => (
          <li key={room.id}>
            <Link
              to={room.address}
              aria-current={room.id === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-8 items-center rounded-sm px-3 text-base whitespace-nowrap transition-colors duration-150',
                TOUCH_TARGET,
                room.id === current ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
              )}
            >
              {room.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
