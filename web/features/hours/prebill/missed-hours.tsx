import { useState } from 'react';
import { ClockAlert, ClockPlus } from 'lucide-react';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { formatCount, formatShortWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { EntryActions } from '../entries/use-entry-actions.tsx';
import { useEventHours } from '../entries/use-event-hours.tsx';
import type { PrebillPreviewQuery } from './prebill.generated.ts';

type Missed = PrebillPreviewQuery['prebillPreview']['unrecorded'][number];

interface MissedHoursProps {
  missed: readonly Missed[];
  /** How many there are in all. */
  count: number;
  actions: EntryActions;
}

/** Past billable events that the bill would miss; one click records each with its planned length. */
export function MissedHours({ missed, count, actions }: MissedHoursProps) {
  const hours = useEventHours(actions);
  const [isBusy, setBusy] = useState(false);
  const record = async (chosen: readonly Missed[]) => {
    setBusy(true);
    for (const { event, title, occurrenceOf, startsOn } of chosen)
      await hours.record({ ...event, title }, { at: occurrenceOf ?? null, day: startsOn });
    setBusy(false);
  };
  // Whole days have no planned length: each opens its form.
  const timed = missed.filter(({ startTime }) => startTime !== null);
  return (
    <>
      {count > 0 && (
        <section
          aria-labelledby="missed-hours"
          className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-warning-soft p-4"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
              <h3 id="missed-hours" className="flex items-start gap-2 font-sans text-base font-semibold">
                <ClockAlert size={18} className="mt-0.5 shrink-0 text-warning" aria-hidden="true" />
                {text.missedTitle(count)}
              </h3>
              <p className="text-sm">{text.missedHint}</p>
            </div>
            {timed.length > 1 && (
              <Button
                variant="secondary"
                size="sm"
                className={TOUCH_TARGET}
                disabled={isBusy}
                onClick={() => void record(timed)}
              >
                <ClockPlus size={15} aria-hidden="true" />
                {text.missedAll(timed.length)}
              </Button>
            )}
          </div>
          <ul className="card max-h-72 divide-y divide-line overflow-y-auto">
            {missed.map((occurrence) => (
              <li key={occurrence.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
                <span className="grid min-w-0 flex-1 basis-44 gap-0.5">
                  <span className="flex items-center gap-2 font-medium [overflow-wrap:anywhere]">
                    <TypeIcon type={occurrence.event.type} size={15} />
                    {occurrence.title}
                  </span>
                  <span className="text-sm text-muted tabular">
                    {formatShortWeekday(occurrence.startsOn)}
                    {occurrence.startTime && ` · ${occurrence.startTime}–${occurrence.endTime}`}
                    {occurrence.event.case && ` · ${occurrence.event.case.title}`}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  className={TOUCH_TARGET}
                  disabled={isBusy}
                  aria-label={text.missedRecordOf(occurrence.title)}
                  onClick={() => void record([occurrence])}
                >
                  <ClockPlus size={15} aria-hidden="true" />
                  {text.missedRecord}
                </Button>
              </li>
            ))}
          </ul>
          {count > missed.length && (
            <p className="text-sm text-muted">{text.missedMore(formatCount(count - missed.length))}</p>
          )}
        </section>
      )}
      {hours.dialogs}
    </>
  );
}
