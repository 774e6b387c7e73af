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
import type { CaseRow } from '../case-styles.tsx';
import { CaseCards, CaseTable } from './case-table.tsx';
import { filterOf, hasFilters, PAGE_SIZES, START, type CasesUrlState } from './cases-url.ts';
import { RowsSkeleton } from '../cases-skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useCaseActions } from '../use-case-actions.tsx';
import { useCaseChanges } from '../use-case-changes.ts';

interface TableViewProps {
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
}

const emptyText = (urlState: CasesUrlState): string => {
  if (urlState.page > 1) return text.pageGone;
  const isOnlyMark = !hasFilters({ ...urlState, mark: 'all' });
  if (isOnlyMark && urlState.mark === 'archived') return text.noArchived;
  if (isOnlyMark && urlState.mark === 'forgotten') return text.noForgotten;
  return hasFilters(urlState) ? text.none : text.empty;
};

const Empty = ({ urlState, address }: TableViewProps) => (
  <div className="card">
    <EmptyState
      text={emptyText(urlState)}
      action={
        urlState.page > 1 ? (
          <Link to={address({ ...urlState, page: 1, after: null })} className={buttonClasses({ variant: 'secondary' })}>
            {text.first}
          </Link>
        ) : hasFilters(urlState) ? (
          <Link
            to={address({ ...START, view: urlState.view, sort: urlState.sort, size: urlState.size })}
            className={buttonClasses({ variant: 'secondary' })}
          >
            {text.clear}
          </Link>
        ) : (
          <Link to={address({ ...urlState, isNew: true })} className={buttonClasses({ variant: 'secondary' })}>
            <Plus size={17} aria-hidden="true" />
            {casesText.newCase}
          </Link>
        )
      }
    />
  </div>
);

/** The list, sorted, filtered and searched by the URL. Several cases can change their status at once. */
export function TableView({ urlState, address }: TableViewProps) {
  const filter = filterOf(urlState);
  const { data, previousData, error, refetch } = useCaseListQuery({
    variables: { filter, sort: urlState.sort, first: urlState.size, after: urlState.after },
    fetchPolicy: 'cache-and-network',
  });
  const actions = useCaseActions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const key = JSON.stringify([filter, urlState.sort, urlState.size, urlState.after]);
  useEffect(() => setChosen(new Set()), [key]);
  // After a change of page, scroll to the heading and focus it: the pager is below the list.
  const pageShown = useRef(urlState.page);
  useEffect(() => {
    if (pageShown.current !== urlState.page) heading.current?.focus();
    pageShown.current = urlState.page;
  }, [urlState.page]);
  useCaseChanges(() => void refetch().catch(() => undefined));

  const page = (data ?? previousData)?.cases;
  const rows: readonly CaseRow[] = page?.nodes ?? [];
  const picked = rows.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, (id) => {
    if (rows.find((row) => row.id === id)?.viewerCanChangeStatus) toggle([id], !chosen.has(id));
  });
  const common = { rows, chosen, onToggle: toggle, actions, urlState, address };
  return (
    <section aria-labelledby="case-list" className="grid grid-cols-1 gap-2.5">
      <FilterBar urlState={urlState} address={address} />
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="case-list" ref={heading} tabIndex={-1} className="sr-only">
          {text.title}
        </h2>
        <p role="status" className="text-muted tabular">
          {page ? text.found(page.totalCount, formatCount(page.totalCount)) : ''}
        </p>
        <BulkBar
          rows={picked}
          onMove={async (status) => {
            if (await actions.moveMany(picked, status)) setChosen(new Set());
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
          <div ref={list} aria-busy={!data} className={cx(!data && 'opacity-60 transition-opacity duration-150')}>
            <CaseTable {...common} />
            <p id="case-keys" className="pt-2 text-sm text-muted max-lg:hidden">
              {text.keys}
            </p>
            <CaseCards {...common} />
          </div>
        ) : (
          <Empty urlState={urlState} address={address} />
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
          urlState={urlState}
          address={address}
          shown={rows.length}
          total={page.totalCount}
          endCursor={page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null}
        />
      )}
      {actions.dialogs}
    </section>
  );
}
