import { ClockAlert, ClockPlus } from 'lucide-react';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { UnrecordedList, useUnrecordedEvents } from '../entries/unrecorded-events.tsx';
import type { EntryActions } from '../entries/use-entry-actions.tsx';
import type { PrebillPreviewQuery } from './prebill.generated.ts';

interface MissedHoursProps {
  missed: PrebillPreviewQuery['prebillPreview']['unrecorded'];
  /** How many there are in all. */
  count: number;
  actions: EntryActions;
}

/** Past billable events that the bill would miss; one click records each with its planned length, or all of them. */
export function MissedHours({ missed, count, actions }: MissedHoursProps) {
  const { isBusy, record, dialogs } = useUnrecordedEvents(actions);
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
          <UnrecordedList events={missed} isBusy={isBusy} onRecord={record} className="max-h-72 overflow-y-auto" />
          {count > missed.length && (
            <p className="text-sm text-muted">{text.missedMore(formatCount(count - missed.length))}</p>
          )}
        </section>
      )}
      {dialogs}
    </>
  );
}
