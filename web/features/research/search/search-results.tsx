import { useState } from 'react';
import { Bookmark, History, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { emptyText, searchText as text, sortLabel } from '#schema/text/search.ts';
import type { SearchSort } from '#schema/generated/contract.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { ActiveFilters, RESULTS_HEADING_ID } from './active-filters.tsx';
import { activeFilters } from './filter-names.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NoResults, ResultNotices } from './result-notices.tsx';
import { MatchingTopics } from './matching-topics.tsx';
import { ResultsList, ResultsSkeleton } from './results-list.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { NO_FILTERS, SORTS, type Filters, type SearchRequest } from './search-request.ts';
import { answeredQuery, type SearchState } from './use-search.ts';

interface SearchResultsProps {
  request: SearchRequest;
  state: SearchState;
  addressOf: (request: SearchRequest) => string;
  onChange: (change: Partial<SearchRequest>) => void;
  onMore: () => void;
  onOpenSearches: () => void;
}

/** Wide enough for the filters beside the list. */
const HAS_RAIL = '(min-width: 1180px)';

const SortChoice = ({ sort, onChange }: { sort: SearchSort; onChange: (sort: SearchSort) => void }) => (
  <label className="flex items-center gap-2 text-sm">
    <span className="text-muted max-sm:sr-only">{text.sort}</span>
    <select
      value={sort}
      aria-label={text.sort}
      onChange={(event) => onChange(SORTS.find((code) => code === event.target.value) ?? 'RELEVANCE')}
      className="min-h-8 rounded-md border border-line-strong bg-surface px-2 text-ink hover:border-muted"
    >
      {SORTS.map((code) => (
        <option key={code} value={code}>
          {sortLabel[code]}
        </option>
      ))}
    </select>
  </label>
);

interface ToolProps {
  icon: LucideIcon;
  label: string;
  /** Without space, the word is for screen readers and a tooltip. */
  isWide: boolean;
  isOff?: boolean;
  onPress: () => void;
}

const Tool = ({ icon: Icon, label, isWide, isOff, onPress }: ToolProps) => (
  <Button
    variant="secondary"
    size="sm"
    title={isWide ? undefined : label}
    className={isWide ? undefined : 'px-2.5'}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon size={15} aria-hidden="true" />
    <span className={isWide ? undefined : 'sr-only'}>{label}</span>
  </Button>
);

/** The announcement for screen readers. */
function announcement({ status, found, isOld }: SearchState, query: string): string {
  if (status === 'loading') return text.announceLoading;
  if (status !== 'ready' || !found || isOld) return '';
  const message = text.announce(found.totalCount, formatCount(found.totalCount), answeredQuery(found, query));
  return found.nodes.length > 10
    ? `${message} ${text.announceMore(formatCount(found.nodes.length), formatCount(found.totalCount))}`
    : message;
}

/** The list: results, a skeleton, no results, or the previous results below an error. */
function ListArea(props: SearchResultsProps & { onClear: () => void; hasActive: boolean }) {
  const { request, state, addressOf, onMore, onClear, hasActive } = props;
  const { status, found, foundFor, isOld, failure, retry } = state;
  const addressOfQuery = (query: string) => addressOf({ ...request, query, page: 1 });
  if (status === 'failed' && (isOld || !found)) {
    return (
      <div className="grid gap-6 pt-5">
        <ErrorState title={text.failed} {...failure} onRetry={retry} />
        {found && found.nodes.length > 0 && (
          <section
            aria-label={text.oldResults}
            className="rounded-md border border-dashed border-line-strong px-4 pt-3"
          >
            <h3 className="font-sans text-base font-semibold first-letter:uppercase">{text.oldResults}</h3>
            <p className="text-sm text-muted">{text.oldResultsOf(foundFor?.query ?? '')}</p>
            <ResultsList found={found} />
          </section>
        )}
      </div>
    );
  }
  // A change of filters keeps the old results until the new ones arrive; a new query starts empty.
  const keepsList = found && (!isOld || foundFor?.query === request.query);
  if (!found || (status === 'loading' && !keepsList)) return <ResultsSkeleton />;
  const isEmpty = found.nodes.length === 0;
  return (
    <>
      <div className="pt-4 empty:pt-0">
        <ResultNotices found={found} query={request.query} addressOf={addressOfQuery} />
      </div>
      <MatchingTopics topics={found.topics} />
      {isEmpty ? (
        <NoResults
          title={emptyText.title(answeredQuery(found, request.query))}
          notice={found.notice}
          onClearFilters={hasActive ? onClear : null}
        />
      ) : (
        <ResultsList
          found={found}
          isDimmed={status === 'loading' && isOld}
          isBusy={status === 'loading'}
          more={{ onMore, failed: text.moreFailed, failure, onRetry: retry }}
        />
      )}
    </>
  );
}

/** The page after a search: filters, count, list. */
export function SearchResults(props: SearchResultsProps) {
  const { request, state, onChange, onOpenSearches } = props;
  const hasRail = useMediaQuery(HAS_RAIL);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { found, isOld, status } = state;
  const facets = found && (!isOld || state.foundFor?.query === request.query) ? found.facets : null;
  const current = found && !isOld && status !== 'failed' ? found : null;
  const active = activeFilters(request.filters, facets);
  const setFilters = (filters: Filters) => onChange({ filters });
  const clear = () => setFilters({ ...NO_FILTERS, category: request.filters.category });

  return (
    <div className="grid grid-cols-1 items-start gap-x-10 xl:gap-x-12 min-[1180px]:grid-cols-[15.5rem_minmax(0,1fr)]">
      {hasRail && (
        <aside
          aria-label={text.filters}
          className="sticky top-0 max-h-[calc(100dvh-var(--banner,0px)-3.5rem)] overflow-y-auto overscroll-contain pb-8 pr-2 pt-2"
        >
          <FilterPanel filters={request.filters} facets={facets} onChange={setFilters} />
        </aside>
      )}
      <section aria-labelledby={RESULTS_HEADING_ID} className="min-w-0 max-w-[56rem]">
        <div className="grid gap-3 border-b border-line pb-3 pt-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2
              id={RESULTS_HEADING_ID}
              tabIndex={-1}
              className="min-w-0 flex-1 basis-48 font-sans text-base font-semibold"
            >
              {current ? (
                <>
                  <span className="tabular">{text.count(current.totalCount, formatCount(current.totalCount))}</span>{' '}
                  <span className="font-normal text-muted">{text.of(answeredQuery(current, request.query))}</span>
                </>
              ) : (
                text.resultsHeading
              )}
            </h2>
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
              {!hasRail && (
                <Button variant="secondary" size="sm" onClick={() => setFilterOpen(true)}>
                  <SlidersHorizontal size={15} aria-hidden="true" />
                  {text.filtersWithCount(active.length)}
                </Button>
              )}
              <SortChoice sort={request.sort} onChange={(sort) => onChange({ sort })} />
              <Tool
                icon={Bookmark}
                label={text.save}
                isWide={hasRail}
                isOff={!current}
                onPress={() => setSaving(true)}
              />
              <Tool icon={History} label={text.mySearches} isWide={hasRail} onPress={onOpenSearches} />
            </div>
          </div>
          <ActiveFilters filters={active} onChange={setFilters} onClear={clear} />
        </div>
        <p role="status" className="sr-only">
          {announcement(state, request.query)}
        </p>
        <ListArea {...props} onClear={clear} hasActive={active.length > 0} />
      </section>
      {!hasRail && (
        <Sheet open={isFilterOpen} onOpenChange={setFilterOpen} title={text.filters}>
          <FilterSheet
            filters={request.filters}
            facets={facets}
            count={current?.totalCount ?? null}
            hasActive={active.length > 0}
            onChange={setFilters}
            onClear={clear}
            onClose={() => setFilterOpen(false)}
          />
        </Sheet>
      )}
      {isSaving && current && (
        <SaveSearchDialog request={request} resultCount={current.totalCount} onClose={() => setSaving(false)} />
      )}
    </div>
  );
}
