import { useState } from 'react';
import { researchStatisticsText as text, searchStatisticsText } from '#schema/text/search.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Facets, Found } from './use-search.ts';

type Buckets = Facets['kinds'];

const ROWS_SHOWN = 8;

function FacetTable({ title, buckets, total }: { title: string; buckets: Buckets; total: number }) {
  const [areAllShown, setAllShown] = useState(false);
  const counted = buckets.filter(({ count }) => count > 0);
  const shown = areAllShown ? counted : counted.slice(0, ROWS_SHOWN);
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse text-base">
        <caption className="border-b border-line-strong pb-2 text-left font-serif text-lg font-semibold">
          {title}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.value}</th>
            <th scope="col">{text.texts}</th>
            <th scope="col">{text.share}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, label, count }) => (
            <tr key={value} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal leading-snug">
                {label}
                <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-line">
                  <span className="block h-full rounded-full bg-accent" style={{ width: `${(count / most) * 100}%` }} />
                </span>
              </th>
              <td className="w-16 py-2 text-right font-medium tabular">{formatCount(count)}</td>
              <td className="w-16 py-2 pl-2 text-right text-sm leading-6 text-muted tabular">
                {total > 0 ? searchStatisticsText.percent(formatCount(Math.round((count / total) * 100))) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {counted.length === 0 && <p className="py-2 text-muted">{text.none}</p>}
      {counted.length > ROWS_SHOWN && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 mt-1"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? text.fewer : text.all(counted.length)}
        </Button>
      )}
    </div>
  );
}

/** How many texts match the query, counted over the stock, with n and the source. */
export function ResearchStatistics({
  found,
  query,
  textAsOf,
}: {
  found: Found;
  query: string;
  textAsOf: string | null;
}) {
  const { facets, totalCount } = found;
  const tables: [string, Buckets][] = [
    [text.kinds, facets.kinds],
    [text.areas, facets.areas],
    [text.courts, facets.courts],
    [text.years, facets.years],
    [text.jurisdictions, facets.jurisdictions],
    [text.statutes, facets.statutes],
  ];
  return (
    <div className="grid gap-6 pt-5">
      <div className="grid gap-1">
        <h3 className="text-xl font-semibold">{text.title(query)}</h3>
        <p className="tabular">
          <span className="font-medium">{text.n(formatCount(totalCount))}</span>{' '}
          <span className="text-muted">{text.source(textAsOf ? formatDay(textAsOf) : null)}</span>
        </p>
        <p className="text-sm text-muted">{text.notASample}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {tables.map(([title, buckets]) => (
          <FacetTable key={title} title={title} buckets={buckets} total={totalCount} />
        ))}
      </div>
    </div>
  );
}
