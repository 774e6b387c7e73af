import { BarChart3, BookMarked, Scale, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPanelText, researchText as text, searchStatisticsText } from '#schema/text/search.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import type { LazyStatistics, useLazyStatistics } from './use-lazy-statistics.ts';

interface CardProps {
  /** Beside results a card shows only its number. */
  isCompact: boolean;
  icon: LucideIcon;
  title: string;
  body: string;
  children: ReactNode;
}

const Card = ({ isCompact, icon: Icon, title, body, children }: CardProps) => (
  <li
    className={cx(
      'grid grid-cols-2 items-center gap-x-4 gap-y-1 px-4 py-3 lg:card lg:grid-cols-1 lg:content-start',
      isCompact ? 'lg:px-5 lg:py-3.5' : 'lg:gap-y-2 lg:p-5',
    )}
  >
    <h2 className="flex items-center gap-2.5 text-lg font-semibold">
      <Icon size={19} className="text-accent" aria-hidden="true" />
      {title}
    </h2>
    {!isCompact && <p className="text-muted max-lg:hidden">{body}</p>}
    <div className={cx('lg:mt-auto', !isCompact && 'lg:pt-2')}>{children}</div>
  </li>
);

const Figure = ({ value, unit, more }: { value: number; unit: string; more: string }) => (
  <p className="grid leading-snug tabular">
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-2xl font-semibold">{formatCount(value)}</span>
      <span className="text-sm text-muted">{unit}</span>
    </span>
    <span className="text-sm text-muted">{more}</span>
  </p>
);

function figuresOf(shown: LazyStatistics): [ReactNode, ReactNode, ReactNode] {
  if (shown.state === 'loading') {
    const skeleton = (
      <div className="grid gap-2 pb-1">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    );
    return [skeleton, skeleton, skeleton];
  }
  if (shown.state !== 'loaded') return [null, null, null];
  const { jurisprudenceCount, rulingCount, legalCodesCount, articleCount, availableSources } = shown.statistics;
  const { successRate, totalSearches } = shown.statistics;
  const success =
    typeof successRate === 'number'
      ? text.success(searchStatisticsText.percent(formatCount(Math.round(successRate))), formatCount(totalSearches))
      : text.noSearches;
  return [
    <Figure key="theses" value={jurisprudenceCount} unit={text.theses} more={text.rulings(formatCount(rulingCount))} />,
    <Figure key="laws" value={legalCodesCount} unit={text.laws} more={text.articles(formatCount(articleCount))} />,
    <Figure key="sources" value={availableSources} unit={text.sources} more={success} />,
  ];
}

interface ResearchCardsProps extends ReturnType<typeof useLazyStatistics> {
  isCompact: boolean;
}

/** What can be searched, with counts of the server. */
export function ResearchCards({ target, shown, load, retry, isCompact }: ResearchCardsProps) {
  const [theses, laws, sources] = figuresOf(shown);
  return (
    <section
      ref={target}
      aria-label={text.cards}
      data-state={shown.state}
      className={cx('grid gap-4', isCompact && 'max-lg:order-last max-lg:pt-4')}
    >
      <ul className="max-lg:card max-lg:divide-y max-lg:divide-line lg:grid lg:grid-cols-3 lg:gap-4">
        <Card isCompact={isCompact} icon={Scale} title={text.jurisprudence} body={text.jurisprudenceBody}>
          {theses}
        </Card>
        <Card isCompact={isCompact} icon={BookMarked} title={text.codes} body={text.codesBody}>
          {laws}
        </Card>
        <Card isCompact={isCompact} icon={BarChart3} title={text.statistics} body={text.statisticsBody}>
          {sources}
        </Card>
      </ul>
      {shown.state === 'idle' && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={load}>
          {lazyPanelText.load}
        </Button>
      )}
      {shown.state === 'failed' && (
        <ErrorState
          title={lazyPanelText.failed(lazyPanelText.sections.research)}
          message={text.statisticsFailed}
          detail={shown.failure.message}
          requestId={shown.failure.requestId}
          onRetry={retry}
        />
      )}
      {shown.state === 'empty' && <p className="text-muted">{searchStatisticsText.empty}</p>}
    </section>
  );
}
