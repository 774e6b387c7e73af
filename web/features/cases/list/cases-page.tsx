import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { casesText as text } from '#schema/text/cases-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { BoardView } from './board-view.tsx';
import { readCasesUrl, START, VIEWS, writeCasesUrl, type CasesUrlState } from './cases-url.ts';
import { NewCase } from '../form/new-case.tsx';
import { FiguresPanel, StatsView } from './stats-view.tsx';
import { TableView } from './table-view.tsx';

export interface CasesPageProps {
  /** The query of the URL: view, filters, page. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
  /** Addresses of the quick actions. */
  links: { reports: string; search: string; calendar: string };
}

interface ViewLinksProps {
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
}

/** The filters of the list are kept when switching to the board and back. */
const ViewLinks = ({ urlState, address }: ViewLinksProps) => (
  <nav aria-label={text.views} className="inline-flex rounded-md border border-line bg-surface p-0.5">
    {VIEWS.map((view) => (
      <Link
        key={view}
        to={address({ ...urlState, view, page: 1, after: null })}
        aria-current={view === urlState.view ? 'page' : undefined}
        className={cx(
          'inline-flex min-h-9 items-center rounded-sm px-3.5 text-base transition-colors duration-150',
          TOUCH_TARGET,
          view === urlState.view ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
        )}
      >
        {text.view[view]}
      </Link>
    ))}
  </nav>
);

/** The section of cases: figures, list, board, and the form of a new case. */
export function CasesPage({ params, addressOf, links }: CasesPageProps) {
  const urlState = readCasesUrl(params);
  const address = (part: Partial<CasesUrlState>) => addressOf(writeCasesUrl({ ...START, ...part }));
  if (urlState.isNew) {
    return <NewCase backAddress={address({ ...urlState, isNew: false })} />;
  }
  return (
    <div className="mx-auto grid max-w-[82rem] grid-cols-1 gap-4 px-4 pb-24 pt-4 md:px-8 md:pt-5">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold tracking-tight">{text.title}</h1>
        <ViewLinks urlState={urlState} address={address} />
        {/* The view of figures has this link among its quick actions. */}
        {urlState.view !== 'stats' && (
          <Link
            to={address({ ...urlState, isNew: true })}
            className={cx(buttonClasses(), TOUCH_TARGET, 'ml-auto max-sm:w-full')}
          >
            <Plus size={18} aria-hidden="true" />
            {text.newCase}
          </Link>
        )}
      </header>
      {urlState.view === 'stats' && <StatsView address={address} links={links} />}
      {urlState.view === 'table' && (
        <>
          <TableView urlState={urlState} address={address} />
          <FiguresPanel />
        </>
      )}
      {urlState.view === 'board' && <BoardView urlState={urlState} address={address} />}
    </div>
  );
}
