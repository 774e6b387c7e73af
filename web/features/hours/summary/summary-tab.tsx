import { useState } from 'react';
import { Download } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { hoursRoomsText } from '#schema/text/hours-rooms.ts';
import { billableText as text } from '#schema/text/hours-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TimeEntryFileDocument } from '../hours.generated.ts';
import { useHours } from '../hours-context.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { PERIODS, type HoursPeriodId } from '../hours-url.ts';
import { BillableEvents } from './billable-events.tsx';
import { RecordedHours } from './recorded-hours.tsx';
import { periodDays } from './period.rules.ts';
import type { EntryActions } from '../entries/use-entry-actions.tsx';

/** Recorded time with what is to be billed, then the billable events of the calendar. */
export function SummaryTab({ actions }: { actions: EntryActions }) {
  const client = useApolloClient();
  const { urlState, go, now } = useHours();
  const [isBusy, setBusy] = useState(false);
  const days = periodDays(urlState.period, now.day);
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: TimeEntryFileDocument,
        variables: { filter: days },
        fetchPolicy: 'no-cache',
      });
      if (data) saveDocument(data.timeEntriesCsv);
    } catch (error) {
      showToast({ title: text.csvFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <label className="grid gap-1.5">
          <span className="text-sm font-medium">{hoursRoomsText.period}</span>
          <select
            value={urlState.period}
            onChange={({ target }) => go({ period: target.value as HoursPeriodId }, { replace: true })}
            className={cx('min-h-10 rounded-md border border-line-strong bg-surface px-3', TOUCH_TARGET)}
          >
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {hoursRoomsText.periods[period]}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void download()}>
          <Download size={16} aria-hidden="true" />
          {text.csv}
        </Button>
      </div>
      <RecordedHours days={days} />
      <BillableEvents days={days} actions={actions} />
    </div>
  );
}
