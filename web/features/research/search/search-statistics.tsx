import type { ReactNode } from 'react';
import { BarChart3, Search } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { lazyPanelText, searchStatisticsText as text } from '#schema/text/search.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useLazyStatistics, type Statistics } from './use-lazy-statistics.ts';

/** `value` is a percentage (76.5); at most one decimal is shown. */
const percentOf = (value: number): string => text.percent(formatCount(Math.round(value * 10) / 10));

const Figure = ({ label, value, unit }: { label: string; value: ReactNode; unit: string }) => (
  <div className="grid content-start gap-0.5 px-5 py-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-serif text-2xl font-semibold tabular">{value}</dd>
    <dd className="text-sm text-muted tabular">{unit}</dd>
  </div>
);

const GRID = 'card grid overflow-hidden gap-px bg-line sm:grid-cols-2 lg:grid-cols-4 [&>*]:bg-surface';

function Figures({ statistics, isVisitor }: { statistics: Statistics; isVisitor: boolean }) {
  const { jurisprudenceCount, legalCodesCount, articleCount, totalSearches, successRate } = statistics;
  return (
    <dl className={GRID}>
      <Figure label={text.jurisprudence} value={formatCount(jurisprudenceCount)} unit={text.jurisprudenceUnit} />
      <Figure
        label={text.codes}
        value={formatCount(legalCodesCount)}
        unit={text.codesUnit(formatCount(articleCount))}
      />
      <Figure
        label={text.searches}
        value={isVisitor ? '—' : formatCount(totalSearches)}
        unit={isVisitor ? text.searchesUnitDemo : text.searchesUnit}
      />
      <Figure
        label={text.successRate}
        value={
          typeof successRate === 'number' ? (
            percentOf(successRate)
          ) : (
            <span className="font-sans text-lg font-medium text-muted">{text.noData}</span>
          )
        }
        unit={text.successRateUnit(totalSearches, formatCount(totalSearches))}
      />
    </dl>
  );
}

const FiguresSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className={GRID}>
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className="grid gap-2.5 px-5 py-4">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-7 w-1/3" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);

const Popular = ({ queries, onSearch }: { queries: readonly string[]; onSearch: (query: string) => void }) => (
  <div className="grid gap-2">
    <h3 className="font-sans text-base font-semibold">{text.popular}</h3>
    {queries.length > 0 ? (
      <>
        <ul className="flex flex-wrap gap-2">
          {queries.map((query) => (
            <li key={query} className="min-w-0">
              <button
                type="button"
                onClick={() => onSearch(query)}
                className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm transition-colors duration-150 hover:border-line-strong"
              >
                <Search size={14} className="text-muted" aria-hidden="true" />
                <span className="truncate">{query}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{text.popularHint}</p>
      </>
    ) : (
      <p className="text-sm text-muted">{text.noPopular}</p>
    )}
  </div>
);

interface SearchStatisticsProps {
  isVisitor: boolean;
  onSearch: (query: string) => void;
}

/** Counts of the stock and of the user's searches, from the server. */
export function SearchStatistics({ isVisitor, onSearch }: SearchStatisticsProps) {
  const { target, shown, load, retry } = useLazyStatistics();
  return (
    <section ref={target} aria-label={text.title} data-state={shown.state} className="grid content-start gap-5">
      <h2 className="flex min-h-9 items-center border-b border-line text-xl font-semibold">{text.title}</h2>
      {shown.state === 'idle' && (
        <Button variant="secondary" className="justify-self-start" onClick={load}>
          <BarChart3 size={17} aria-hidden="true" />
          {lazyPanelText.load}
        </Button>
      )}
      {shown.state === 'loading' && <FiguresSkeleton />}
      {shown.state === 'failed' && (
        <ErrorState
          title={lazyPanelText.failed(lazyPanelText.sections.search)}
          message={text.failed}
          detail={shown.failure.message}
          requestId={shown.failure.requestId}
          onRetry={retry}
        />
      )}
      {shown.state === 'empty' && <p className="text-muted">{text.empty}</p>}
      {shown.state === 'loaded' && (
        <>
          <Figures statistics={shown.statistics} isVisitor={isVisitor} />
          {shown.statistics.textAsOf && (
            <p className="-mt-2 text-sm text-muted">{text.asOf(formatDay(shown.statistics.textAsOf))}</p>
          )}
          <Popular queries={shown.statistics.popularQueries} onSearch={onSearch} />
        </>
      )}
    </section>
  );
}
