import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router';
import { searchBoxText, searchText as text } from '#schema/text/search.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters } from './filter-names.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { QuickCategories } from './quick-categories.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SearchBox } from './search-box.tsx';
import {
  NO_FILTERS,
  readRequest,
  requestKey,
  writeRequest,
  type Filters,
  type SearchRequest,
} from './search-request.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStatistics } from './search-statistics.tsx';
import { useSearches } from './searches.ts';
import { SearchesProvider } from './searches-provider.tsx';
import { useScrollPosition } from './use-scroll-position.ts';
import { useSearch } from './use-search.ts';

export interface SearchPageProps {
  user: Pick<SessionUser, 'id' | 'demo'>;
  /** The query of the URL: it holds the whole search. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
  /** The address of the same query in the research section. */
  researchAddressOf: (params: Record<string, string>) => string;
}

/** Categories exist in research only. */
function readSearch(params: URLSearchParams): SearchRequest {
  const request = readRequest(params);
  return { ...request, filters: { ...request.filters, category: null } };
}

interface StartProps {
  request: SearchRequest;
  isVisitor: boolean;
  addressOf: (request: SearchRequest) => string;
  onSearch: (request: SearchRequest) => void;
  onChange: (change: Partial<SearchRequest>) => void;
}

/** Before a search: the user's searches, and statistics of the stock. */
function Start({ request, isVisitor, addressOf, onSearch, onChange }: StartProps) {
  const [isFilterOpen, setFilterOpen] = useState(false);
  const active = activeFilters(request.filters, null);
  const setFilters = (filters: Filters) => onChange({ filters });
  const clear = () => setFilters(NO_FILTERS);
  return (
    <>
      <div className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <QuickCategories filters={request.filters} onChange={setFilters} />
        <Button variant="secondary" size="sm" className="min-h-9" onClick={() => setFilterOpen(true)}>
          <SlidersHorizontal size={15} aria-hidden="true" />
          {text.advancedFilters}
        </Button>
      </div>
      <ActiveFilters filters={active} onChange={setFilters} onClear={clear} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 pt-4 lg:grid-cols-2">
        <RecentSearches onRepeat={onSearch} />
        <SavedSearches addressOf={addressOf} />
      </div>
      <div className="pt-6">
        <SearchStatistics
          isVisitor={isVisitor}
          onSearch={(query) => onSearch({ query, filters: NO_FILTERS, sort: 'RELEVANCE', page: 1 })}
        />
      </div>
      <Sheet open={isFilterOpen} onOpenChange={setFilterOpen} title={text.advancedFilters}>
        <FilterSheet
          filters={request.filters}
          facets={null}
          count={null}
          hasActive={active.length > 0}
          onChange={setFilters}
          onClear={clear}
          onClose={() => setFilterOpen(false)}
        />
      </Sheet>
    </>
  );
}

function Search({ user, params, addressOf, researchAddressOf }: SearchPageProps) {
  const navigate = useNavigate();
  const searches = useSearches();
  const request = readSearch(params);
  const isAsked = request.query !== '';
  const state = useSearch(request, searches.note);
  const [areSearchesOpen, setSearchesOpen] = useState(false);
  // On phones the focus would open the keyboard over the searches.
  const hasMouse = useMediaQuery('(hover: hover)');
  useScrollPosition(requestKey(request), !isAsked || state.status === 'ready' || state.status === 'failed');

  const address = (wanted: SearchRequest) => addressOf(writeRequest(wanted));
  const go = (wanted: SearchRequest) => void navigate(address(wanted));
  const change = (part: Partial<SearchRequest>) => go({ ...request, ...part, page: 1 });
  const search = (query: string) => {
    // The same query again after a failure is a retry.
    if (query === request.query && state.status === 'failed') state.retry();
    else go({ ...request, query, page: 1 });
  };
  const repeat = (wanted: SearchRequest) => {
    setSearchesOpen(false);
    void navigate((wanted.filters.category ? researchAddressOf : addressOf)(writeRequest(wanted)));
  };
  return (
    <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-5 px-4 pb-16 pt-6 md:px-8 md:pt-8">
      {isAsked ? (
        <h1 className="sr-only">{text.title}</h1>
      ) : (
        <div className="grid gap-1">
          <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
          <p className="font-serif text-lg text-muted">{text.subtitle}</p>
        </div>
      )}
      <SearchBox
        query={request.query}
        hint={isAsked ? undefined : searchBoxText.hint}
        isLabelHidden={isAsked}
        hasFocus={!isAsked && hasMouse}
        onSearch={search}
      />
      {isAsked ? (
        <>
          <QuickCategories filters={request.filters} onChange={(filters) => change({ filters })} />
          <SearchResults
            request={request}
            state={state}
            addressOf={address}
            onChange={change}
            onMore={() => void navigate(address({ ...request, page: request.page + 1 }), { replace: true })}
            onOpenSearches={() => setSearchesOpen(true)}
          />
        </>
      ) : (
        <Start request={request} isVisitor={user.demo} addressOf={address} onSearch={repeat} onChange={change} />
      )}
      <Sheet open={areSearchesOpen} onOpenChange={setSearchesOpen} title={text.mySearches}>
        <div className="grid grid-cols-1 gap-8 px-5 py-5">
          <SavedSearches addressOf={address} onLeave={() => setSearchesOpen(false)} />
          <RecentSearches onRepeat={repeat} />
        </div>
      </Sheet>
    </div>
  );
}

/** The search section: the URL holds the search, the list follows it. */
export const SearchPage = (props: SearchPageProps) => (
  <SearchesProvider user={props.user}>
    <Search {...props} />
  </SearchesProvider>
);
