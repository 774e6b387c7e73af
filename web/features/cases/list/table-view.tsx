import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { casesText, caseTableText as text } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useCaseListQuery } from '#web/shared/apollo/operations.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { TOUCH, type CaseRow } from '../case-look.tsx';
import { CaseCards, CaseTable } from './case-table.tsx';
import { filterOf, hasFilters, START, type CasesPlace } from './cases-place.ts';
import { RowsSkeleton } from '../cases-skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useCaseActs } from '../use-case-acts.tsx';
import { useCaseChanges } from '../use-case-changes.ts';

export const ROWS_PER_PAGE = 25;

interface TableViewProps {
  place: CasesPlace;
  address: (part: Partial<CasesPlace>) => string;
}

const emptyWords = (place: CasesPlace): string => {
  const isOnlyMark = !hasFilters({ ...place, mark: 'all' });
  if (isOnlyMark && place.mark === 'archived') return text.noArchived;
  if (isOnlyMark && place.mark === 'forgotten') return text.noForgotten;
  return hasFilters(place) ? text.none : text.empty;
};

const Empty = ({ place, address }: TableViewProps) => (
  <div className="card">
    <EmptyState
      text={emptyWords(place)}
      action={
        hasFilters(place) ? (
          <Link
            to={address({ ...START, view: place.view, sort: place.sort })}
            className={buttonClasses({ look: 'secondary' })}
          >
            {text.clear}
          </Link>
        ) : (
          <Link to={address({ ...place, isNew: true })} className={buttonClasses({ look: 'secondary' })}>
            <Plus size={17} aria-hidden="true" />
            {casesText.newCase}
          </Link>
        )
      }
    />
  </div>
);

interface PagerProps extends TableViewProps {
  shown: number;
  total: number;
  endCursor: string | null;
  /** Where each page begins, as far as it is known. */
  starts: ReadonlyMap<number, string>;
}

function Pager({ place, address, shown, total, endCursor, starts }: PagerProps) {
  const first = (place.page - 1) * ROWS_PER_PAGE + 1;
  const previous = starts.get(place.page - 1);
  // A page that was come to by its address knows only its own beginning: back is the first one.
  const back = previous ? { page: place.page - 1, after: previous } : { page: 1, after: null };
  const look = cx(buttonClasses({ look: 'secondary', size: 'sm' }), TOUCH);
  return (
    <nav aria-label={text.pages} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular">
        {text.range(formatCount(first), formatCount(first + shown - 1), formatCount(total))}
      </p>
      <div className="flex gap-2">
        {place.page > 1 && (
          <Link to={address({ ...place, ...back })} rel="prev" className={look}>
            <ChevronLeft size={16} aria-hidden="true" />
            {text.previous}
          </Link>
        )}
        {endCursor && (
          <Link to={address({ ...place, page: place.page + 1, after: endCursor })} rel="next" className={look}>
            {text.next}
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        )}
      </div>
    </nav>
  );
}

/** The list: sorted, filtered and looked through by its address; several cases change their status at once. */
export function TableView({ place, address }: TableViewProps) {
  const filter = filterOf(place);
  const { data, previousData, error, refetch } = useCaseListQuery({
    variables: { filter, sort: place.sort, first: ROWS_PER_PAGE, after: place.after },
    fetchPolicy: 'cache-and-network',
  });
  const acts = useCaseActs();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const starts = useRef(new Map<number, string>());
  if (place.after) starts.current.set(place.page, place.after);
  const key = JSON.stringify([filter, place.sort, place.after]);
  useEffect(() => setChosen(new Set()), [key]);
  // The pager that was pressed is below: the eye and the focus begin above.
  const pageShown = useRef(place.page);
  useEffect(() => {
    if (pageShown.current !== place.page) heading.current?.focus();
    pageShown.current = place.page;
  }, [place.page]);
  useCaseChanges(() => void refetch().catch(() => undefined));

  const page = (data ?? previousData)?.cases;
  const rows: readonly CaseRow[] = page?.nodes ?? [];
  const picked = rows.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const common = { rows, chosen, onToggle: toggle, acts, place, address };
  return (
    <section aria-labelledby="case-list" className="grid grid-cols-1 gap-4">
      <FilterBar place={place} address={address} />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="case-list" ref={heading} tabIndex={-1} className="sr-only">
          {text.title}
        </h2>
        <p role="status" className="text-muted tabular">
          {page ? text.found(page.totalCount, formatCount(page.totalCount)) : ''}
        </p>
        <BulkBar
          rows={picked}
          onMove={async (status) => {
            if (await acts.moveMany(picked, status)) setChosen(new Set());
          }}
          onClear={() => setChosen(new Set())}
        />
      </div>
      {error && (
        <ErrorState
          title={casesText.failed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {page ? (
        rows.length > 0 ? (
          <div aria-busy={!data} className={cx(!data && 'opacity-60 transition-opacity duration-150')}>
            <CaseTable {...common} />
            <CaseCards {...common} />
          </div>
        ) : (
          <Empty place={place} address={address} />
        )
      ) : (
        !error && (
          <div role="status" aria-label={commonText.loading}>
            <RowsSkeleton rows={8} />
          </div>
        )
      )}
      {page && page.totalCount > ROWS_PER_PAGE && (
        <Pager
          place={place}
          address={address}
          shown={rows.length}
          total={page.totalCount}
          endCursor={page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null}
          starts={starts.current}
        />
      )}
      {acts.room}
    </section>
  );
}
