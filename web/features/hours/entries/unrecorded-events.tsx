import { useState } from 'react';
import { ClockPlus } from 'lucide-react';
import { Link } from 'react-router';
import { billableText as text } from '#schema/text/hours-screen.ts';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { formatShortWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { BillableSummaryQuery } from '../hours.generated.ts';
import { useHours } from '../hours-context.ts';
import type { EntryActions } from './use-entry-actions.tsx';
import { useEventHours } from './use-event-hours.tsx';

/** A past billable event without recorded hours. */
type UnrecordedEvent = BillableSummaryQuery['billableSummary']['unrecorded'][number];

/** Records the planned hours of events, one press after the other. */
export function useUnrecordedEvents(actions: EntryActions) {
  const hours = useEventHours(actions);
  const [isBusy, setBusy] = useState(false);
  const record = async (chosen: readonly UnrecordedEvent[]): Promise<void> => {
    setBusy(true);
    await hours.record(
      chosen.map(({ event, title, occurrenceOf, startsOn }) => ({
        ...event,
        title,
        at: occurrenceOf ?? null,
        day: startsOn,
      })),
    );
    setBusy(false);
  };
  return { isBusy, record, dialogs: hours.dialogs };
}

interface UnrecordedListProps {
  events: readonly UnrecordedEvent[];
  /** Whether a title opens its event: not in a form, which one would leave. */
  isLinked?: boolean;
  isBusy: boolean;
  onRecord: (events: readonly UnrecordedEvent[]) => Promise<void>;
  className?: string;
}

/** Past billable events, each with a button that records its planned length. */
export function UnrecordedList({ events, isLinked, isBusy, onRecord, className }: UnrecordedListProps) {
  const { links } = useHours();
  return (
    <ul className={cx('card divide-y divide-line', className)}>
      {events.map((occurrence) => {
        const { key, event, title, occurrenceOf, startsOn, startTime, endTime } = occurrence;
        const facts = (
          <>
            <span className="flex items-center gap-2 font-medium [overflow-wrap:anywhere]">
              <TypeIcon type={event.type} size={15} />
              {title}
            </span>
            <span className="text-sm text-muted tabular">
              {formatShortWeekday(startsOn)}
              {startTime && ` · ${startTime}–${endTime}`}
              {event.case && ` · ${event.case.title}`}
            </span>
          </>
        );
        const layout = 'grid min-w-0 flex-1 basis-44 gap-0.5';
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            {isLinked ? (
              <Link
                to={links.event({ id: event.id, at: occurrenceOf ?? null, day: startsOn })}
                className={cx(layout, 'hover:text-accent')}
              >
                {facts}
              </Link>
            ) : (
              <span className={layout}>{facts}</span>
            )}
            <Button
              variant="secondary"
              size="sm"
              className={TOUCH_TARGET}
              disabled={isBusy}
              aria-label={text.recordOf(title)}
              onClick={() => void onRecord([occurrence])}
            >
              <ClockPlus size={15} aria-hidden="true" />
              {text.record}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
