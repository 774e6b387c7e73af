import { BarChart3 } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { contractStatsText as text } from '#schema/text/contracts-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { useLazyPanel } from '#web/shared/hooks/use-lazy-panel.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useContracts } from '../contracts-context.ts';
import { ContractRows } from '../list/contract-rows.tsx';
import { useContractStatsQuery, type ContractStatsQuery } from './home.generated.ts';

type Stats = ContractStatsQuery['contractStats'];

const GRID = 'card grid overflow-hidden gap-px bg-line sm:grid-cols-2 lg:grid-cols-4 [&>*]:bg-surface';
const rounded = (value: number): string => formatCount(Math.round(value * 10) / 10);

interface FigureProps {
  name: string;
  label: string;
  /** `null`: there is nothing to count yet; the note says so. */
  value: string | null;
  note: string;
}

const Figure = ({ name, label, value, note }: FigureProps) => (
  <div data-figure={name} className="grid content-start gap-0.5 px-5 py-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={cx('font-serif text-2xl font-semibold tabular', value === null && 'text-muted')}>
      {value ?? text.none}
    </dd>
    <dd className="text-sm text-muted">{note}</dd>
  </div>
);

const Figures = ({ stats }: { stats: Stats }) => {
  const { aiConfidenceAvg, generationTimeAvg } = stats;
  return (
    <dl className={GRID}>
      <Figure
        name="available_templates"
        label={text.templates}
        value={formatCount(stats.availableTemplates)}
        note={text.templatesNote}
      />
      <Figure
        name="user_contracts"
        label={text.contracts}
        value={formatCount(stats.userContracts)}
        note={text.contractsNote}
      />
      <Figure
        name="ai_confidence_avg"
        label={text.confidence}
        value={typeof aiConfidenceAvg === 'number' ? text.percent(rounded(aiConfidenceAvg)) : null}
        note={typeof aiConfidenceAvg === 'number' ? text.confidenceNote : text.noConfidence}
      />
      <Figure
        name="generation_time_avg"
        label={text.time}
        value={
          typeof generationTimeAvg === 'number'
            ? text.seconds(formatCount(Math.round(generationTimeAvg * 1000) / 1000))
            : null
        }
        note={typeof generationTimeAvg === 'number' ? text.timeNote : text.noTime}
      />
    </dl>
  );
};

function Popular({ templates }: { templates: Stats['popularTemplates'] }) {
  const { address } = useContracts();
  return (
    <section aria-labelledby="popular" className="grid content-start gap-3">
      <h2 id="popular" className="text-xl font-semibold">
        {text.popular}
      </h2>
      {templates.length > 0 ? (
        <ul className="card divide-y divide-line">
          {templates.map(({ templateId, name, usageCount }) => (
            <li key={templateId}>
              <Link
                to={address({ templateId })}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-sunken"
              >
                <span className="font-medium">{name}</span>
                <span className="text-sm text-muted tabular">{text.uses(usageCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{text.noPopular}</p>
      )}
    </section>
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

/** Figures, popular templates and what was generated last: loaded by a button, as the specification says. */
export function useContractStats() {
  const { target, isWanted, load } = useLazyPanel('contracts');
  const { data, error, loading, refetch } = useContractStatsQuery({
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const stats = data?.contractStats;
  const state = !isWanted ? 'idle' : stats ? 'loaded' : error && !loading ? 'failed' : 'loading';
  return {
    target,
    state: state as 'idle' | 'loaded' | 'failed' | 'loading',
    stats,
    failure: error ? readFailure(error) : null,
    load,
    retry: () => void refetch().catch(() => undefined),
  };
}

type LazyStats = ReturnType<typeof useContractStats>;

/** The row of figures in its four states. */
export const StatsRow = ({ lazy: { target, state, stats, failure, load, retry } }: { lazy: LazyStats }) => (
  <section ref={target} aria-label={text.title} data-state={state}>
    {state === 'idle' && (
      <Button variant="secondary" className={TOUCH_TARGET} onClick={load}>
        <BarChart3 size={17} aria-hidden="true" />
        {text.load}
      </Button>
    )}
    {state === 'loading' && <FiguresSkeleton />}
    {state === 'failed' && (
      <ErrorState
        title={text.failedTitle}
        message={text.failed}
        {...(failure ? { detail: failure.message, requestId: failure.requestId } : {})}
        onRetry={retry}
      />
    )}
    {stats && <Figures stats={stats} />}
  </section>
);

/** What was generated last, and the templates that are used most. */
export const RecentAndPopular = ({ stats }: { stats: Stats }) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    <section aria-labelledby="recent" className="grid content-start gap-3">
      <h2 id="recent" className="text-xl font-semibold">
        {text.recent}
      </h2>
      {stats.recentGenerations.length > 0 ? (
        <ContractRows contracts={stats.recentGenerations} isPlain />
      ) : (
        <p className="text-muted">{text.noRecent}</p>
      )}
    </section>
    <Popular templates={stats.popularTemplates} />
  </div>
);
