import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { useCalendar } from './calendar-context.tsx';
import type { Occurrence } from './event-styles.tsx';
import type { CalendarUrlState } from './calendar-url.ts';

/** A plain click, not one that the browser uses for a new tab, a window or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * A link within the section. A month has two hundred of them, and each router link would resolve its route again at
 * every change of the URL.
 */
export function CalendarLink({
  to,
  children,
  ...anchor
}: { to: Partial<CalendarUrlState> } & Omit<ComponentProps<'a'>, 'href'>) {
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

/** A link to the details of an event, or to the page of a deadline. */
export function OccurrenceLink({ of, ...anchor }: { of: Occurrence } & Omit<ComponentProps<'a'>, 'href'>) {
  const { links } = useCalendar();
  if (of.deadline) return <Link to={links.deadline(of.deadline)} {...anchor} />;
  return <CalendarLink to={{ open: { is: 'event', id: of.event.id, at: of.occurrenceOf ?? null } }} {...anchor} />;
}
