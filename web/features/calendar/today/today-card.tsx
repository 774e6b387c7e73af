import type { ReactNode } from 'react';
import { ArrowRight, CalendarOff, ClockAlert, CloudAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { todayText as text } from '#schema/text/hours-today.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatShortWeekday } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useTodayCardQuery, type TodayCardQuery } from './today-card.generated.ts';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { ConflictMark, GoogleBadge, type Occurrence } from '../event-styles.tsx';
import { TodaySkeleton } from '../calendar-skeleton.tsx';
import { START, writeCalendarUrl, type CalendarUrlState } from '../calendar-url.ts';
import { restWords } from '../views/rest-note.tsx';

type Today = TodayCardQuery['today'];

interface TodayCardProps {
  /** The address of the section of the calendar with these parameters. */
  section: (params: Record<string, string>) => string;
}

type Address = (part: Partial<CalendarUrlState>) => string;

function Item({ event, address, withDay }: { event: Occurrence; address: Address; withDay?: boolean }) {
  const when = [withDay && formatShortWeekday(event.startsOn), event.startTime].filter(Boolean).join(' · ');
  return (
    <li>
      <Link
        to={address({ day: event.startsOn, open: { is: 'event', id: event.event.id, at: event.occurrenceOf ?? null } })}
        className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 rounded-md px-2 py-1.5 transition-colors duration-150 hover:bg-sunken"
      >
        <span className="mt-1 inline-flex">
          <TypeIcon type={event.event.type} size={16} />
        </span>
        <span className="grid min-w-0">
          <span className="[overflow-wrap:anywhere]">{event.title}</span>
          <span className="flex flex-wrap gap-x-2 text-sm text-muted tabular">
            {when && <span>{when}</span>}
            {event.location && <span className="[overflow-wrap:anywhere]">{event.location}</span>}
          </span>
        </span>
        <span className="mt-1 inline-flex items-center gap-1">
          {event.conflictKeys.length > 0 && <ConflictMark />}
          {event.event.source === 'GOOGLE' && <GoogleBadge />}
        </span>
      </Link>
    </li>
  );
}

interface GroupProps {
  title: string;
  events: readonly Occurrence[];
  address: Address;
  withDay?: boolean;
}

function Group({ title, events, address, withDay }: GroupProps) {
  if (events.length === 0) return null;
  return (
    <div className="grid content-start gap-1">
      <h3 className="font-sans text-sm font-medium text-muted">{title}</h3>
      <ul className="-mx-2 grid">
        {events.map((event) => (
          <Item key={event.key} event={event} address={address} withDay={withDay} />
        ))}
      </ul>
    </div>
  );
}

interface WarningProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  to: string;
  action: string;
}

const Warning = ({ icon: Icon, title, children, to, action }: WarningProps) => (
  <div className="flex flex-wrap items-start gap-x-3 rounded-md bg-warning-soft py-1.5 pl-3.5 pr-1.5">
    <Icon size={18} className="mt-[7px] shrink-0 text-warning" aria-hidden="true" />
    <div className="min-w-0 flex-1 basis-48 pb-1">
      <p className="pt-[5px] font-medium text-warning">{title}</p>
      {children}
    </div>
    <Link to={to} className={cx(buttonClasses({ variant: 'quiet', size: 'sm' }), TOUCH_TARGET)}>
      {action}
    </Link>
  </div>
);

function Warnings({ today, address }: { today: Today; address: Address }) {
  return (
    <>
      {today.conflicts.length > 0 && (
        <Warning
          icon={TriangleAlert}
          title={text.conflicts(today.conflicts.length)}
          to={address({ view: 'day', day: today.date })}
          action={text.review}
        >
          <ul className="text-sm">
            {today.conflicts.slice(0, 3).map(({ first, second, overlapMinutes }) => (
              <li key={`${first.key} ${second.key}`} className="[overflow-wrap:anywhere]">
                {text.overlap(first.title, second.title, overlapMinutes)}
              </li>
            ))}
          </ul>
        </Warning>
      )}
      {today.unrecordedCount > 0 && (
        <Warning
          icon={ClockAlert}
          title={text.unrecorded(today.unrecordedCount)}
          to={address({ tab: 'billable' })}
          action={text.recordThem}
        />
      )}
      {today.googleState === 'REVOKED' && (
        <Warning
          icon={CloudAlert}
          title={text.revoked}
          to={address({ open: { is: 'panel', panel: 'google' } })}
          action={text.reconnect}
        />
      )}
      {today.googleConflictCount > 0 && (
        <Warning
          icon={CloudAlert}
          title={text.googleConflicts(today.googleConflictCount)}
          to={address({ open: { is: 'panel', panel: 'google' } })}
          action={text.review}
        />
      )}
    </>
  );
}

/** Today's events, the next hearing always, and what comes before it. */
function Day({ today, address }: { today: Today; address: Address }) {
  const isFree = today.hearings.length + today.events.length === 0;
  const isOther = today.next && today.next.key !== today.nextHearing?.key;
  return (
    <>
      {today.nonWorkingDay && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <CalendarOff size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          {restWords(today.nonWorkingDay)}
        </p>
      )}
      <Warnings today={today} address={address} />
      {isFree && <p>{text.nothing}</p>}
      <Group title={text.hearings} events={today.hearings} address={address} />
      <Group title={text.events} events={today.events} address={address} />
      {today.nextHearing && <Group title={text.nextHearing} events={[today.nextHearing]} address={address} withDay />}
      {isOther && today.next && <Group title={text.next} events={[today.next]} address={address} withDay />}
    </>
  );
}

/** The agenda: today, the next hearing, overlaps. */
export function TodayCard({ section }: TodayCardProps) {
  const { data, error, refetch } = useTodayCardQuery({ fetchPolicy: 'cache-and-network' });
  if (!data && !error) return <TodaySkeleton />;
  const address: Address = (part) => section(writeCalendarUrl({ ...START, ...part }));
  const today = data?.today;
  return (
    <section aria-labelledby="today" className="card grid content-start gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="today" className="text-xl font-semibold">
          {text.title}
        </h2>
        {today && <p className="text-sm text-muted">{text.week(today.eventsThisWeek)}</p>}
        <Link
          to={address({})}
          className={cx(buttonClasses({ variant: 'quiet', size: 'sm' }), TOUCH_TARGET, '-mr-3 ml-auto self-center')}
        >
          {text.openCalendar}
          <ArrowRight size={15} aria-hidden="true" />
        </Link>
      </div>
      {today ? (
        <Day today={today} address={address} />
      ) : (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </section>
  );
}
