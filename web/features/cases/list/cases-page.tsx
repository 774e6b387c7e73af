import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { casesText as text } from '#schema/text/cases-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { BoardView } from './board-view.tsx';
import { TOUCH } from '../case-look.tsx';
import { readPlace, START, writePlace, type CasesPlace, type CasesView } from './cases-place.ts';
import { NewCase } from '../form/new-case.tsx';
import { StatsView } from './stats-view.tsx';
import { TableView } from './table-view.tsx';

export interface CasesPageProps {
  /** The query of the address: view, filters, page. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
  /** Where the quick actions and the plan lead. */
  places: { reports: string; search: string; calendar: string; plans: string };
}

const VIEWS: readonly CasesView[] = ['stats', 'table', 'board'];

interface ViewLinksProps {
  place: CasesPlace;
  address: (part: Partial<CasesPlace>) => string;
}

/** What was looked for in the list is kept on the way to the board, and back. */
const ViewLinks = ({ place, address }: ViewLinksProps) => (
  <nav aria-label={text.views} className="inline-flex rounded-md border border-line bg-surface p-0.5">
    {VIEWS.map((view) => (
      <Link
        key={view}
        to={address({ ...place, view, page: 1, after: null })}
        aria-current={view === place.view ? 'page' : undefined}
        className={cx(
          'inline-flex min-h-9 items-center rounded-sm px-3.5 text-base transition-colors duration-150',
          TOUCH,
          view === place.view ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
        )}
      >
        {text.view[view]}
      </Link>
    ))}
  </nav>
);

/** The section of cases: figures, list, board, and a new case. */
export function CasesPage({ params, addressOf, places }: CasesPageProps) {
  const place = readPlace(params);
  const address = (part: Partial<CasesPlace>) => addressOf(writePlace({ ...START, ...part }));
  if (place.isNew) {
    return <NewCase backAddress={address({ ...place, isNew: false })} plansAddress={places.plans} />;
  }
  return (
    <div className="mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <ViewLinks place={place} address={address} />
        {/* The figures have it among their quick actions. */}
        {place.view !== 'stats' && (
          <Link to={address({ ...place, isNew: true })} className={cx(buttonClasses(), TOUCH, 'ml-auto max-sm:w-full')}>
            <Plus size={18} aria-hidden="true" />
            {text.newCase}
          </Link>
        )}
      </header>
      {place.view === 'stats' && <StatsView address={address} places={places} />}
      {place.view === 'table' && <TableView place={place} address={address} />}
      {place.view === 'board' && <BoardView place={place} address={address} />}
    </div>
  );
}
