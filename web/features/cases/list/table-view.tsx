import { useEffect, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { casesText, caseTableText as text } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useCaseListQuery } from './list.generated.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { CaseRow } from '../case-look.tsx';
import { CaseCards, CaseTable } from './case-table.tsx';
import { filterOf, hasFilters, PAGE_SIZES, START, type CasesPlace } from './cases-place.ts';
import { RowsSkeleton } from '../cases-skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { useCaseActs } from '../use-case-acts.tsx';
import { useCaseChanges } from '../use-case-changes.ts';

interface TableViewProps {
  place: CasesPlace;
  address: (part: Partial<CasesPlace>) => string;
}

const emptyWords = (place: CasesPlace): string => {
  if (place.page > 1) return text.pageGone;
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
        place.page > 1 ? (
          <Link to={address({ ...place, page: 1, after: null })} className={buttonClasses({ look: 'secondary' })}>
            {text.first}
          </Link>
        ) : hasFilters(place) ? (
          <Link
            to={address({ ...START, view: place.view, sort: place.sort, size: place.size })}
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

/** The list: sorted, filtered and looked through by its address; several cases change their status at once. */
export function TableView({ place, address }: TableViewProps) {
  const filter = filterOf(place);
  const { data, previousData, error, refetch } = useCaseListQuery({
    variables: { filter, sort: place.sort, first: place.size, after: place.after },
    fetchPolicy: 'cache-and-network',
  });
  const acts = useCaseActs();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const key = JSON.stringify([filter, place.sort, place.size, place.after]);
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
      {page && page.totalCount > PAGE_SIZES[0] && (
        <Pager
          place={place}
          address={address}
          shown={rows.length}
          total={page.totalCount}
          endCursor={page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null}
        />
      )}
      {acts.room}
    </section>
  );
}
