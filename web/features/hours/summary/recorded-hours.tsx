import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { billableText as text } from '#schema/text/hours-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount, formatMoney } from '#web/shared/format/format.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useHoursSummaryQuery, type HoursSummaryQuery, type HoursTotalFieldsFragment } from '../hours.generated.ts';
import { useHours } from '../hours-context.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { durationWords } from '#schema/text/durations.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';
import { Figure, FIGURES } from './figure.tsx';

type Summary = HoursSummaryQuery['hoursSummary'];
type Total = HoursTotalFieldsFragment;

const hours = ({ seconds }: Pick<Total, 'seconds'>): string => durationWords(seconds);
const money = ({ amount }: Pick<Total, 'amount'>): string => formatMoney(amount.centavos);

interface Line {
  key: string;
  name: React.ReactNode;
  total: Total;
}

/** A table of sums: recorded time, charged time, amount. */
function Totals({ caption, head, lines }: { caption: string; head: string; lines: readonly Line[] }) {
  const { columns } = text;
  return (
    <div className="card overflow-hidden">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-sm text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {head}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {columns.hours}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium max-sm:hidden">
              {columns.billed}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ key, name, total }) => (
            <tr key={key}>
              <th scope="row" className="px-4 py-2.5 font-medium [overflow-wrap:anywhere]">
                {name}
              </th>
              <td className="px-4 py-2.5 text-right tabular">{hoursText(total.seconds)}</td>
              <td className="px-4 py-2.5 text-right tabular max-sm:hidden">{hoursText(total.billedSeconds)}</td>
              <td className="px-4 py-2.5 text-right tabular">{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ summary }: { summary: Summary }) {
  const { address, links } = useHours();
  const cases: Line[] = summary.byCase.map(({ case: legalCase, client, total }) => ({
    key: legalCase?.id ?? client,
    name: legalCase ? (
      <>
        <Link to={links.caseFile(legalCase.id)} className="hover:text-accent hover:underline">
          {legalCase.title}
        </Link>
        <span className="block text-sm font-normal text-muted">{client}</span>
      </>
    ) : (
      <span className="text-muted">{client || text.noCase}</span>
    ),
    total,
  }));
  const people: Line[] = summary.byPerson.map(({ personId, personName, total }) => ({
    key: personId,
    name: personName,
    total,
  }));
  return (
    <>
      <dl className={FIGURES}>
        <Figure label={text.unbilled} value={money(summary.unbilled)} note={hours(summary.unbilled)} />
        <Figure
          label={text.recorded}
          value={hours(summary.total)}
          note={text.entries(formatCount(summary.total.entryCount))}
        />
        <Figure label={text.billable} value={hours(summary.billable)} note={money(summary.billable)} />
        <Figure
          label={text.notBillable}
          value={hours(summary.notBillable)}
          note={summary.flatFee.seconds > 0 ? `${text.flatFee}: ${hours(summary.flatFee)}` : undefined}
        />
      </dl>
      {summary.total.withoutRateCount > 0 && (
        <p className="flex flex-wrap items-start gap-x-2 rounded-md bg-warning-soft px-4 py-2.5">
          <TriangleAlert size={17} className="mt-0.5 text-warning" aria-hidden="true" />
          {text.withoutRate(summary.total.withoutRateCount)}
          <Link to={address({ hoursTab: 'rates' })} className="font-medium text-accent underline underline-offset-2">
            {text.setRate}
          </Link>
        </p>
      )}
      {cases.length > 0 && <Totals caption={text.byCase} head={text.columns.case} lines={cases} />}
      {people.length > 1 && <Totals caption={text.byPerson} head={text.columns.person} lines={people} />}
    </>
  );
}

/** Recorded time of a period, summed. */
export function RecordedHours({ days }: { days: { from: string; to: string } | null }) {
  const { data, error, refetch } = useHoursSummaryQuery({
    variables: { filter: days },
    fetchPolicy: 'cache-and-network',
  });
  const summary = data?.hoursSummary;
  return (
    <section aria-labelledby="recorded-hours" className="grid grid-cols-1 gap-4">
      <h2 id="recorded-hours" className="text-xl font-semibold">
        {text.recordedTitle}
      </h2>
      {summary ? (
        summary.total.entryCount > 0 ? (
          <Sums summary={summary} />
        ) : (
          <p className="text-muted">{text.none}</p>
        )
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
