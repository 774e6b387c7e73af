import { Link } from 'react-router';
import type { AnalyticsMetric, AnalyticsPreset } from '#schema/generated/contract.ts';
import { metricText } from '#schema/text/analytics.ts';
import { analyticsScreenText as text } from '#schema/text/analytics-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useAnalyticsRowsQuery } from './analytics.generated.ts';
import { inUnit } from './figure.rules.ts';

interface RowsDialogProps {
  metric: AnalyticsMetric;
  range: { range: AnalyticsPreset; from: string | null; to: string | null };
  /** Where a row leads, by the id of what it speaks of; null: nowhere. */
  addressOf: (subjectId: string) => string | null;
  onClose: () => void;
}

/** The rows that a figure was computed from. */
export function RowsDialog({ metric, range, addressOf, onClose }: RowsDialogProps) {
  const { data, error, loading, refetch, fetchMore } = useAnalyticsRowsQuery({
    variables: { metric, ...range },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { nodes, pageInfo } = data?.analyticsRows ?? { nodes: [], pageInfo: null };
  const more = () =>
    fetchMore({
      variables: { after: pageInfo?.endCursor },
      updateQuery: (before, { fetchMoreResult }) => ({
        analyticsRows: {
          ...fetchMoreResult.analyticsRows,
          nodes: [...before.analyticsRows.nodes, ...fetchMoreResult.analyticsRows.nodes],
        },
      }),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.rowsTitle(metricText[metric])}
      className="w-[min(48rem,calc(100vw-2rem))]"
    >
      <div className="grid gap-4 px-6 pb-6 pt-4">
        {error && !data && (
          <ErrorState title={text.rowsFailed} {...readFailure(error)} onRetry={() => void refetch()} />
        )}
        {loading && !data && <RowsSkeleton rows={4} />}
        {data && nodes.length === 0 && <p className="text-muted">{text.noRows}</p>}
        <ul className="grid divide-y divide-line empty:hidden">
          {nodes.map(({ id, at, label, detail, value, unit, subjectId }) => {
            const address = subjectId ? addressOf(subjectId) : null;
            return (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
                <span className="grid min-w-0">
                  {address ? (
                    <Link to={address} className="break-words font-medium underline">
                      {label}
                    </Link>
                  ) : (
                    <span className="break-words font-medium">{label}</span>
                  )}
                  <span className="break-words text-sm text-muted">
                    {[formatInstant(at), detail].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="shrink-0 tabular">{value == null ? '—' : inUnit(value, unit)}</span>
              </li>
            );
          })}
        </ul>
        {pageInfo?.hasNextPage && (
          <Button variant="secondary" className="justify-self-start" disabled={loading} onClick={() => void more()}>
            {text.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
