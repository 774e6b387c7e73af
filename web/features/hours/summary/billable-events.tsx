import { Link } from 'react-router';
import { billableText as text } from '#schema/text/hours-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useBillableSummaryQuery, type BillableSummaryQuery } from '../hours.generated.ts';
import { useHours } from '../hours-context.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { Figure } from './figure.tsx';
import { UnrecordedList, useUnrecordedEvents } from '../entries/unrecorded-events.tsx';
import type { EntryActions } from '../entries/use-entry-actions.tsx';

type Summary = BillableSummaryQuery['billableSummary'];

const rounded = (hours: number): string => formatCount(Math.round(hours * 100) / 100);

function ByCase({ summary }: { summary: Summary }) {
  const { links } = useHours();
  const { columns } = text;
  return (
    <div className="card overflow-hidden">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{text.byCase}</caption>
        <thead className="border-b border-line bg-sunken text-sm text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {columns.case}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {columns.hours}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {columns.events}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {summary.byCase.map(({ case: legalCase, totalHours, totalEvents }) => (
            <tr key={legalCase?.id ?? ''}>
              <th scope="row" className="px-4 py-2.5 font-medium [overflow-wrap:anywhere]">
                {legalCase ? (
                  <Link to={links.caseFile(legalCase.id)} className="hover:text-accent hover:underline">
                    {legalCase.title}
                  </Link>
                ) : (
                  <span className="text-muted">{text.noCase}</span>
                )}
              </th>
              <td className="px-4 py-2.5 text-right tabular">{rounded(totalHours)}</td>
              <td className="px-4 py-2.5 text-right tabular">{formatCount(totalEvents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface UnrecordedProps {
  summary: Summary;
  actions: EntryActions;
}

/** Past billable events without recorded hours. */
function Unrecorded({ summary, actions }: UnrecordedProps) {
  const { isBusy, record, dialogs } = useUnrecordedEvents(actions);
  const left = summary.unrecordedCount - summary.unrecorded.length;
  return (
    <section aria-labelledby="unrecorded" className="grid grid-cols-1 gap-3">
      <h3 id="unrecorded" className="font-sans text-base font-semibold">
        {text.unrecordedTitle}
      </h3>
      {summary.unrecordedCount === 0 ? (
        <p className="text-muted">{text.allRecorded}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{text.unrecorded(formatCount(summary.unrecordedCount))}</p>
          <UnrecordedList isLinked events={summary.unrecorded} isBusy={isBusy} onRecord={record} />
          {left > 0 && <p className="text-sm text-muted">{text.more(formatCount(left))}</p>}
        </>
      )}
      {dialogs}
    </section>
  );
}

interface BillableEventsProps {
  days: { from: string; to: string } | null;
  actions: EntryActions;
}

/** The billable hours of the calendar: total, by case, and not yet recorded. */
export function BillableEvents({ days, actions }: BillableEventsProps) {
  const { data, error, refetch } = useBillableSummaryQuery({
    variables: { from: days?.from ?? null, to: days?.to ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const summary = data?.billableSummary;
  return (
    <section aria-labelledby="billable-events" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="billable-events" className="text-xl font-semibold">
          {text.eventsTitle}
        </h2>
        <p className="text-muted">{text.eventsHint}</p>
      </div>
      {summary ? (
        <>
          <dl className={cx('grid grid-cols-2 gap-3 sm:gap-4 lg:max-w-xl')}>
            <Figure label={text.totalHours} value={rounded(summary.totalHours)} />
            <Figure label={text.totalEvents} value={formatCount(summary.totalEvents)} />
          </dl>
          {summary.byCase.length > 0 ? <ByCase summary={summary} /> : <p className="text-muted">{text.noEvents}</p>}
          <Unrecorded summary={summary} actions={actions} />
        </>
      ) : error ? (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </section>
  );
}
