import { TriangleAlert } from 'lucide-react';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { useEventOverlapsQuery } from './event.generated.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';
import { minutesBetween, localTimeText } from '#web/shared/dates/wall-clock.rules.ts';
import { busyByType, endOf, type EventValues } from './event-form.rules.ts';

const DEBOUNCE_MS = 400;
const MAX_SHOWN = 4;

interface Overlapped {
  key: string;
  title: string;
  startsOn: string;
  startTime?: string | null;
  endTime?: string | null;
}

interface OverlapListProps {
  found: readonly Overlapped[];
  title: string;
  /** The day of the form; other days are named in the list. */
  day: string;
}

/** Events at the same time: a warning that never blocks. */
export const OverlapList = ({ found, title, day }: OverlapListProps) => (
  <div className="grid gap-1 rounded-md bg-warning-soft px-3.5 py-2.5">
    <p className="flex items-start gap-2 font-medium text-warning">
      <TriangleAlert size={17} className="mt-0.5" aria-hidden="true" />
      {title}
    </p>
    <ul className="grid gap-0.5 pl-6">
      {found.slice(0, MAX_SHOWN).map(({ key, title: name, startsOn, startTime, endTime }) => (
        <li key={key} className="[overflow-wrap:anywhere]">
          {startTime && (
            <span className="tabular">
              {startTime}–{endTime}{' '}
            </span>
          )}
          {name}
          {startsOn !== day && <span className="text-sm text-muted"> · {formatWeekday(startsOn)}</span>}
        </li>
      ))}
    </ul>
  </div>
);

/** Checks for overlapping events while the times are edited. */
export function EventOverlaps({ values, eventId }: { values: EventValues; eventId: string | null }) {
  const end = endOf(values);
  const isBusy = values.isBusy ?? busyByType(values.type, values.isAllDay);
  const start = isDay(values.day) && values.time ? { day: values.day, time: values.time } : null;
  const isAsked = isBusy && !values.isAllDay && start !== null && end !== null && minutesBetween(start, end) > 0;
  const wanted = isAsked ? `${localTimeText(start)} ${localTimeText(end)} ${values.zone}` : '';
  const settled = useDebouncedValue(wanted, DEBOUNCE_MS);
  const [from = '', to = '', zone = ''] = settled.split(' ');
  const { data } = useEventOverlapsQuery({
    variables: { start: from, end: to, zone, except: eventId },
    skip: !settled,
    fetchPolicy: 'network-only',
  });
  const found = settled && settled === wanted ? (data?.eventConflicts ?? []) : [];
  return (
    <div role="status" className={found.length > 0 ? undefined : 'sr-only'}>
      {found.length > 0 && <OverlapList found={found} title={text.conflicts(found.length)} day={values.day} />}
    </div>
  );
}
