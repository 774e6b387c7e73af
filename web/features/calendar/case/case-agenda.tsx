import { CalendarDays, CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { caseAgendaText as text } from '#schema/text/case-agenda.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatShortWeekday } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseAgendaQuery, type CaseAgendaQuery } from './case-agenda.generated.ts';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { GoogleBadge } from '../event-styles.tsx';
import { START, writeCalendarUrl, type CalendarUrlState } from '../calendar-url.ts';

const MAX_SHOWN = 20;

type Held = NonNullable<CaseAgendaQuery['case']>;
type Address = (part: Partial<CalendarUrlState>) => string;

interface CaseAgendaProps {
  caseId: string;
  /** Guests and archived cases are read-only. */
  canAdd: boolean;
  isGuest: boolean;
  /** The address of the section of the calendar with these parameters. */
  section: (params: Record<string, string>) => string;
}

/** The date of an event; for a series, its recurrence. */
function whenOf({ startsOn, startTime, recurrence }: Held['events']['nodes'][number]): string {
  if (recurrence) return [recurrence.text, startTime].filter(Boolean).join(' · ');
  return [formatShortWeekday(startsOn), startTime].filter(Boolean).join(' · ');
}

const Events = ({ events, address }: { events: Held['events']; address: Address }) => (
  <ul className="card divide-y divide-line overflow-hidden">
    {events.nodes.map((event) => (
      <li key={event.id}>
        <Link
          to={address({ day: event.startsOn, open: { is: 'event', id: event.id, at: null } })}
          className="flex min-h-11 items-start gap-2.5 px-4 py-2.5 transition-colors duration-150 hover:bg-sunken"
        >
          <span className="mt-1 inline-flex">
            <TypeIcon type={event.type} size={16} />
          </span>
          <span className="grid min-w-0 flex-1">
            <span className="[overflow-wrap:anywhere]">{event.title}</span>
            <span className="flex flex-wrap gap-x-2 text-sm text-muted tabular">
              <span>{whenOf(event)}</span>
              {event.location && <span className="[overflow-wrap:anywhere]">{event.location}</span>}
            </span>
          </span>
          {event.source === 'GOOGLE' && <GoogleBadge />}
        </Link>
      </li>
    ))}
  </ul>
);

/** The next events of a case, on its page. */
export function CaseAgenda({ caseId, canAdd, isGuest, section }: CaseAgendaProps) {
  const { data, previousData, error, refetch } = useCaseAgendaQuery({
    variables: { id: caseId, first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const held = (data ?? previousData)?.case;
  const address: Address = (part) => section(writeCalendarUrl({ ...START, ...part }));
  const className = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);
  return (
    <section aria-labelledby="case-agenda" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="case-agenda" className="text-xl font-semibold">
          {text.title}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Link to={address({ caseId })} className={className}>
            <CalendarDays size={15} aria-hidden="true" />
            {text.open}
          </Link>
          {canAdd && (
            <Link to={address({ open: { is: 'new', day: null, time: null, caseId } })} className={className}>
              <CalendarPlus size={15} aria-hidden="true" />
              {text.add}
            </Link>
          )}
        </div>
      </div>
      {!held && error && (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!held && !error && (
        <div role="status" aria-label={commonText.loading}>
          <Skeleton className="h-16 rounded-md" />
        </div>
      )}
      {held && held.events.nodes.length === 0 && <p className="text-muted">{isGuest ? text.emptyGuest : text.empty}</p>}
      {held && held.events.nodes.length > 0 && <Events events={held.events} address={address} />}
      {held?.events.pageInfo.hasNextPage && <p className="text-sm text-muted">{text.more}</p>}
    </section>
  );
}
