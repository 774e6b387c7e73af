import type { ReactNode } from 'react';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { caseHoursText as text } from '#schema/text/case-agenda.ts';
import { commonText } from '#schema/text/common.ts';
import { activityLabels } from '#schema/text/hours.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { durationWords } from '#schema/text/durations.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import { formatMoney, formatShortDay } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseHoursQuery, useCaseUnbilledQuery, type CaseHoursQuery } from './case-hours.generated.ts';

const MAX_SHOWN = 50;

type Entry = CaseHoursQuery['timeEntries']['nodes'][number];

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="card grid gap-0.5 px-4 py-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-serif text-2xl font-semibold tabular">{children}</dd>
  </div>
);

const CELL = 'px-4 py-2 align-top first:w-28';

const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <div className="card overflow-x-auto">
    <table className="w-full border-collapse text-left" aria-labelledby="case-hours">
      <thead className="border-b border-line text-sm text-muted max-sm:sr-only">
        <tr>
          {Object.values(text.columns).map((column) => (
            <th key={column} scope="col" className={cx(CELL, 'font-medium')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry) => (
          <tr key={entry.id} className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]">
            <td className={cx(CELL, 'whitespace-nowrap text-muted tabular')}>
              <time dateTime={entry.workedOn}>{formatShortDay(entry.workedOn)}</time>
            </td>
            <td className={cx(CELL, 'wrap-anywhere max-sm:order-4 max-sm:col-span-2')}>
              {entry.description || activityLabels[entry.activity]}
              {entry.prebill && <span className="block text-sm text-muted">{text.billed(entry.prebill.number)}</span>}
            </td>
            <td className={cx(CELL, 'text-muted max-sm:order-5')}>{entry.personName}</td>
            <td className={cx(CELL, 'whitespace-nowrap font-medium tabular')}>{hoursText(entry.seconds)}</td>
            <td className={cx(CELL, 'whitespace-nowrap tabular max-sm:order-6')}>
              {entry.amount ? formatMoney(entry.amount.centavos) : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The recorded hours of one case that the caller may see: sums and entries. */
export function CaseHours({ caseId, address }: { caseId: string; address: string }) {
  const { data, previousData, error, refetch } = useCaseHoursQuery({
    variables: { caseId, first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const held = data ?? previousData;
  return (
    <section aria-labelledby="case-hours" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="case-hours" className="text-xl font-semibold">
          {text.title}
        </h2>
        <Link to={address} className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}>
          <Clock size={15} aria-hidden="true" />
          {text.open}
        </Link>
      </div>
      {held ? (
        held.timeEntries.nodes.length > 0 ? (
          <>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Figure label={text.unbilled}>
                {formatMoney(held.hoursSummary.unbilled.amount.centavos)}
                {/* Without it the sum would seem to be all that was worked. */}
                {held.hoursSummary.unbilled.withoutRateCount > 0 && (
                  <span className="block font-sans text-sm font-normal text-warning">
                    {text.withoutRate(held.hoursSummary.unbilled.withoutRateCount)}
                  </span>
                )}
              </Figure>
              <Figure label={text.total}>{durationWords(held.hoursSummary.total.seconds)}</Figure>
            </dl>
            <Entries entries={held.timeEntries.nodes} />
            {held.timeEntries.pageInfo.hasNextPage && <p className="text-sm text-muted">{text.more}</p>}
          </>
        ) : (
          <div className="card">
            <EmptyState text={text.empty} />
          </div>
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div role="status" aria-label={commonText.loading}>
          <Skeleton className="h-32 rounded-md" />
        </div>
      )}
    </section>
  );
}

/** What the case has to be billed for; nothing while it is not known. */
export function CaseUnbilled({ caseId }: { caseId: string }) {
  const { data } = useCaseUnbilledQuery({ variables: { caseId }, fetchPolicy: 'cache-and-network' });
  const unbilled = data?.hoursSummary.unbilled;
  if (!unbilled) return <Skeleton className="h-5 w-24" />;
  if (unbilled.seconds === 0) return <span className="text-muted">{text.nothing}</span>;
  return (
    <span className="font-medium tabular">
      {unbilled.amount.centavos > 0 && `${formatMoney(unbilled.amount.centavos)} · `}
      {durationWords(unbilled.seconds)}
    </span>
  );
}
