import { MapPin, Scale } from 'lucide-react';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { calendarViewText as text, eventDetailText } from '#schema/text/calendar-screen.ts';
import { eventMarkText } from '#schema/text/calendar-marks.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useCalendar } from '../calendar-context.tsx';
import { TypeIcon, eventTypeStyles } from '#web/shared/calendar/event-type.tsx';
import { ConflictMark, GoogleBadge, type Occurrence } from '../event-styles.tsx';
import { OccurrenceLink } from '../calendar-link.tsx';
import { RestLine } from './rest-note.tsx';
import type { RestDay } from './use-range.ts';

function timesOn({ deadline, startTime, endTime, startsOn, endsOn }: Occurrence, day: string): string[] {
  if (deadline) return [deadline.isDone ? text.deadlineDone : text.deadlineDue];
  if (!startTime || !endTime || (startsOn < day && endsOn > day)) return [text.allDay];
  return [startsOn < day ? '00:00' : startTime, endsOn > day ? '24:00' : endTime];
}

/** An event as a row: time, title, place, case, and the start of its description. */
function EventRow({ event, day }: { event: Occurrence; day: string }) {
  const { type, descriptionPreview, source, recurrence, isMine, ownerName } = event.event;
  const [from, to] = timesOn(event, day);
  return (
    <li>
      <OccurrenceLink
        of={event}
        data-event={event.key}
        className={cx(
          'grid min-h-14 grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-l-[3px] px-3 py-2.5 transition-colors duration-150 hover:bg-sunken sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:px-4',
          eventTypeStyles[type].edge,
        )}
      >
        <span className="grid content-start text-sm tabular sm:flex sm:gap-1">
          <span className="font-medium">{from}</span>
          {to && <span className="text-muted">– {to}</span>}
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="flex min-w-0 items-start gap-2">
            <span className="mt-1 inline-flex">
              <TypeIcon type={type} size={15} />
            </span>
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{event.title}</span>
            <span className="ml-auto mt-0.5 inline-flex shrink-0 items-center gap-1">
              {event.conflictKeys.length > 0 && <ConflictMark />}
              {source === 'GOOGLE' && <GoogleBadge />}
            </span>
          </span>
          <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted">
            <span>{eventTypeLabels[type]}</span>
            {event.location && (
              <span className="inline-flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]">
                <MapPin size={13} aria-hidden="true" />
                {event.location}
              </span>
            )}
            {event.event.case && (
              <span className="inline-flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]">
                <Scale size={13} aria-hidden="true" />
                {event.event.case.title}
              </span>
            )}
            {event.isMoved ? <span>{eventMarkText.moved}</span> : recurrence && <span>{recurrence.text}</span>}
            {!isMine && (
              <span>
                {eventDetailText.owner} {ownerName}
              </span>
            )}
          </span>
          {descriptionPreview && !event.deadline && (
            <span className="text-sm [overflow-wrap:anywhere]">{descriptionPreview}</span>
          )}
        </span>
      </OccurrenceLink>
    </li>
  );
}

interface DayListProps {
  day: string;
  events: readonly Occurrence[];
  /** The events of the day are loaded; before that it is not called free. */
  isHeld: boolean;
  rest: RestDay | undefined;
}

/** One day as a list. */
export function DayList({ day, events, isHeld, rest }: DayListProps) {
  const { now } = useCalendar();
  const heading = `day-${day}`;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={heading} className="font-sans text-base font-semibold first-letter:uppercase">
          {formatWeekday(day)}
        </h2>
        {day === now.day && <span className="text-sm font-medium text-accent">{text.today}</span>}
      </div>
      {rest && <RestLine rest={rest} />}
      {events.length > 0 ? (
        <ul className="card divide-y divide-line overflow-hidden">
          {events.map((event) => (
            <EventRow key={event.key} event={event} day={day} />
          ))}
        </ul>
      ) : (
        isHeld && <p className="text-muted">{text.nothingOn}</p>
      )}
    </section>
  );
}
