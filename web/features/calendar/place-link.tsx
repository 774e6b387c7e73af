import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { useCalendar } from './calendar-context.tsx';
import type { Occurrence } from './calendar-look.tsx';
import type { CalendarPlace } from './calendar-place.ts';

/** A click that the browser has no other meaning for: a new tab, a window, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * A link within the section. A month holds two hundred of them: each of the router's own would look its route up again with
 * every change of the address.
 */
export function PlaceLink({
  to,
  children,
  ...anchor
}: { to: Partial<CalendarPlace> } & Omit<ComponentProps<'a'>, 'href'>) {
  const { address, go } = useCalendar();
  return (
    <a
      href={address(to)}
      onClick={(click) => {
        if (!isPlain(click)) return;
        click.preventDefault();
        go(to);
      }}
      {...anchor}
    >
      {children}
    </a>
  );
}

/** To the details of an event, above the calendar; of a deadline to where it is kept. */
export function OccurrenceLink({ of, ...anchor }: { of: Occurrence } & Omit<ComponentProps<'a'>, 'href'>) {
  const { places } = useCalendar();
  if (of.deadline) return <Link to={places.deadline(of.deadline)} {...anchor} />;
  return <PlaceLink to={{ open: { is: 'event', id: of.event.id, at: of.occurrenceOf ?? null } }} {...anchor} />;
}
