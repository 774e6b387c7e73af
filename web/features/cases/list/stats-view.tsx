import type { ReactNode } from 'react';
import { CalendarDays, ChartNoAxesCombined, ExternalLink, Pencil, Plus, Search } from 'lucide-react';
import { Link } from 'react-router';
import { caseStatsText as text, casesText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount, formatInstant } from '#web/shared/format/format.ts';
import { useLazyPanel } from '#web/shared/hooks/use-lazy-panel.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseStatsQuery, type CaseStatsQuery } from './list.generated.ts';
import { caseAddress, CaseBadges, type CaseRow } from '../case-styles.tsx';
import type { CasesUrlState } from './cases-url.ts';
import { FiguresSkeleton, RowsSkeleton } from '../cases-skeleton.tsx';
import { ForgottenNotice } from '../forgotten-notice.tsx';
import { useCaseChanges } from '../use-case-changes.ts';

type Stats = CaseStatsQuery['caseStats'];

interface StatsViewProps {
  address: (part: Partial<CasesUrlState>) => string;
  links: { reports: string; search: string; calendar: string };
}

const rounded = (value: number): string => formatCount(Math.round(value * 10) / 10);

function Figure({ label, value, note }: { label: string; value: string | null; note: ReactNode }) {
  return (
    <div className="card grid min-w-0 content-start gap-1.5 p-4 sm:p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={cx(
          'font-serif font-semibold tabular',
          value === null ? 'text-xl text-muted sm:text-2xl' : 'text-2xl sm:text-3xl',
        )}
      >
        {value ?? text.noFigure}
      </dd>
      <dd className="text-sm text-muted tabular">{note}</dd>
    </div>
  );
}

const Figures = ({ stats }: { stats: Stats }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    <Figure
      label={text.total}
      value={formatCount(stats.totalCases)}
      note={text.totalNote(formatCount(stats.pendingCases), formatCount(stats.completedCases))}
    />
    <Figure label={text.active} value={formatCount(stats.activeCases)} note={text.activeNote(stats.urgentCases)} />
    <Figure
      label={text.success}
      value={stats.successRate === null ? null : text.percent(rounded(stats.successRate))}
      note={text.successNote(stats.successOf)}
    />
    <Figure
      label={text.duration}
      value={stats.averageDurationMonths === null ? null : text.months(rounded(stats.averageDurationMonths))}
      note={text.durationNote(stats.averageDurationOf)}
    />
  </dl>
);

const QuickActions = ({ address, links }: StatsViewProps) => (
  <nav aria-label={text.quick} className="flex flex-wrap gap-2">
    <Link to={address({ isNew: true })} className={cx(buttonClasses(), TOUCH_TARGET, 'max-sm:w-full')}>
      <Plus size={18} aria-hidden="true" />
      {casesText.newCase}
    </Link>
    {[
      { to: links.reports, icon: ChartNoAxesCombined, label: text.reports },
      { to: links.search, icon: Search, label: text.search },
      { to: links.calendar, icon: CalendarDays, label: text.calendar },
    ].map(({ to, icon: Icon, label }) => (
      <Link
        key={label}
        to={to}
        className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET, 'whitespace-nowrap max-sm:flex-auto')}
      >
        <Icon size={17} aria-hidden="true" />
        {label}
      </Link>
    ))}
  </nav>
);

const RowActions = ({ row }: { row: CaseRow }) => (
  <span className="flex gap-1.5">
    <a
      href={caseAddress(row.id)}
      target="_blank"
      rel="noopener"
      aria-label={`${text.viewOf(row.title)} ${commonText.opensInNewTab}`}
      className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET, 'whitespace-nowrap')}
    >
      {text.viewCase}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
    {row.viewerCanEdit && (
      <Link
        to={caseAddress(row.id, '?edit=1')}
        aria-label={text.editOf(row.title)}
        className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET)}
      >
        <Pencil size={15} aria-hidden="true" />
        {text.edit}
      </Link>
    )}
  </span>
);

const CELL = 'px-4 py-3 align-middle';

function RecentTable({ rows }: { rows: readonly CaseRow[] }) {
  const { columns } = text;
  return (
    <div className="card overflow-hidden max-lg:hidden">
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-line bg-sunken text-sm text-muted">
          <tr>
            {[columns.title, columns.client, columns.type, columns.status, columns.created].map((column) => (
              <th key={column} scope="col" className={cx(CELL, 'py-2.5 font-medium first:w-[28%]')}>
                {column}
              </th>
            ))}
            <th scope="col" className={CELL}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={cx(CELL, 'min-w-52 font-medium break-words')}>
                {row.title}
              </th>
              <td className={cx(CELL, 'max-w-52 break-words')}>{row.client}</td>
              <td className={cx(CELL, 'max-w-48 break-words', !row.type && 'text-muted')}>{row.type || text.noType}</td>
              <td className={CELL}>
                <CaseBadges row={row} isNarrow />
              </td>
              <td className={cx(CELL, 'whitespace-nowrap text-muted tabular')}>
                <time dateTime={row.createdAt}>{formatInstant(row.createdAt)}</time>
              </td>
              <td className={CELL}>
                <span className="flex justify-end">
                  <RowActions row={row} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const RecentCards = ({ rows }: { rows: readonly CaseRow[] }) => (
  <ul className="card divide-y divide-line lg:hidden">
    {rows.map((row) => (
      <li key={row.id} className="grid gap-2.5 px-4 py-4">
        <div className="grid gap-0.5">
          <p className="font-medium break-words">{row.title}</p>
          <p className="text-muted break-words">
            {row.client} · {row.type || text.noType}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <CaseBadges row={row} />
          <time dateTime={row.createdAt} className="text-sm text-muted tabular">
            {formatInstant(row.createdAt)}
          </time>
        </p>
        <RowActions row={row} />
      </li>
    ))}
  </ul>
);

function Recent({ rows, address }: { rows: readonly CaseRow[]; address: StatsViewProps['address'] }) {
  return (
    <section aria-labelledby="recent-cases" className="grid grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-cases" className="text-xl font-semibold">
          {text.recent}
        </h2>
        {rows.length > 0 && (
          <Link to={address({ view: 'table' })} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
            {text.seeAll}
          </Link>
        )}
      </div>
      {rows.length > 0 ? (
        <>
          <RecentTable rows={rows} />
          <RecentCards rows={rows} />
        </>
      ) : (
        <div className="card">
          <EmptyState
            text={text.none}
            action={
              <Link to={address({ isNew: true })} className={buttonClasses({ variant: 'secondary' })}>
                <Plus size={17} aria-hidden="true" />
                {casesText.newCase}
              </Link>
            }
          />
        </div>
      )}
    </section>
  );
}

const NotLoaded = ({ onLoad }: { onLoad: () => void }) => (
  <div className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
    <p className="text-muted">{text.notLoaded}</p>
    <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={onLoad}>
      <ChartNoAxesCombined size={16} aria-hidden="true" />
      {text.load}
    </Button>
  </div>
);

/** The figures, which are not loaded until they are asked for (one of the lazy sections of the specification). */
function useFigures() {
  const { target, isWanted, load } = useLazyPanel('cases');
  const { data, error, refetch } = useCaseStatsQuery({ skip: !isWanted, fetchPolicy: 'cache-and-network' });
  useCaseChanges(() => isWanted && void refetch().catch(() => undefined));
  const stats = data?.caseStats;
  const state = stats ? 'loaded' : error ? 'failed' : isWanted ? 'loading' : 'idle';
  const panel = (
    <section ref={target} aria-labelledby="case-figures" data-state={state} className="grid grid-cols-1 gap-4">
      <h2 id="case-figures" className="sr-only">
        {text.figures}
      </h2>
      {stats ? (
        <Figures stats={stats} />
      ) : error ? (
        <ErrorState
          title={casesText.failed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : isWanted ? (
        <div role="status" aria-label={commonText.loading}>
          <FiguresSkeleton />
        </div>
      ) : (
        <NotLoaded onLoad={load} />
      )}
    </section>
  );
  return { panel, stats, isLoading: isWanted && !stats && !error };
}

/** The figures below the list. */
export const FiguresPanel = () => useFigures().panel;

/** Figures of the user's cases, quick actions, and the recently changed cases. */
export function StatsView(props: StatsViewProps) {
  const { panel, stats, isLoading } = useFigures();
  return (
    <>
      {panel}
      {stats && stats.forgottenCases > 0 && (
        <ForgottenNotice count={stats.forgottenCases} address={props.address({ view: 'table', mark: 'forgotten' })} />
      )}
      <QuickActions {...props} />
      {stats ? <Recent rows={stats.recentCases} address={props.address} /> : isLoading && <RowsSkeleton rows={5} />}
    </>
  );
}
