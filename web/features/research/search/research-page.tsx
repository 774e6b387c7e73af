import { useNavigate, Link } from 'react-router';
import { ArrowRight } from 'lucide-react';
import { researchCategoryLabel, researchText as text, searchText } from '#schema/text/search.ts';
import type { ResearchCategory } from '#schema/generated/contract.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { RESULTS_HEADING_ID } from './active-filters.tsx';
import { SEGMENT, segmentTone } from './quick-categories.tsx';
import { MatchingTopics } from './matching-topics.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { ResearchCards } from './research-cards.tsx';
import { ResearchStatistics } from './research-statistics.tsx';
import { NoResults, ResultNotices } from './result-notices.tsx';
import { ResultsList, ResultsSkeleton } from './results-list.tsx';
import { SearchBox } from './search-box.tsx';
import {
  NO_FILTERS,
  readRequest,
  requestKey,
  RESEARCH_CATEGORIES,
  writeRequest,
  type SearchRequest,
} from './search-request.ts';
import { useSearches } from './searches.ts';
import { SearchesProvider } from './searches-provider.tsx';
import { useLazyStatistics } from './use-lazy-statistics.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { answeredQuery, useSearch, type SearchState } from './use-search.ts';

export interface ResearchPageProps {
  user: Pick<SessionUser, 'id' | 'demo'>;
  params: URLSearchParams;
  addressOf: (params: Record<string, string>) => string;
  /** The address of the same query in the search section. */
  searchAddressOf: (params: Record<string, string>) => string;
}

const FIRST_CATEGORY: ResearchCategory = 'JURISPRUDENCE';

/** Research has one filter: its category. */
function readResearch(params: URLSearchParams): SearchRequest & { category: ResearchCategory } {
  const { query, filters, page } = readRequest(params);
  const category = filters.category ?? FIRST_CATEGORY;
  return { query, filters: { ...NO_FILTERS, category }, sort: 'RELEVANCE', page, category };
}

const Categories = ({ current, onChoose }: { current: ResearchCategory; onChoose: (id: ResearchCategory) => void }) => (
  <div role="group" aria-label={text.category} className="flex flex-wrap gap-2">
    {RESEARCH_CATEGORIES.map((id) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === current}
        onClick={() => onChoose(id)}
        className={cx(SEGMENT, segmentTone(id === current))}
      >
        {researchCategoryLabel[id]}
      </button>
    ))}
  </div>
);

const StatisticsSkeleton = () => (
  <div className="grid gap-8 pt-6 lg:grid-cols-2">
    {[1, 2, 3, 4].map((table) => (
      <Skeleton key={table} className="h-48" />
    ))}
  </div>
);

interface OutcomeProps {
  request: ReturnType<typeof readResearch>;
  state: SearchState;
  textAsOf: string | null;
  addressOf: (query: string) => string;
  onMore: () => void;
}

/** The results; after a failure the error and an empty list. */
function Outcome({ request, state, textAsOf, addressOf, onMore }: OutcomeProps) {
  const { status, found, isOld, failure, retry } = state;
  const { query, category } = request;
  const isCounting = category === 'STATISTICS';
  const failed = text.failed(failure?.message || text.unknownError);
  if (status === 'failed' && (isOld || !found)) {
    return (
      <div className="pt-5">
        <ErrorState title={failed} requestId={failure?.requestId} onRetry={retry} />
      </div>
    );
  }
  if (!found || isOld) return isCounting ? <StatisticsSkeleton /> : <ResultsSkeleton />;
  const isEmpty = isCounting ? found.totalCount === 0 : found.nodes.length === 0;
  return (
    <>
      <div className="pt-4 empty:pt-0">
        <ResultNotices found={found} query={query} addressOf={addressOf} />
      </div>
      <MatchingTopics topics={found.topics} />
      {isEmpty ? (
        <NoResults
          title={text.empty(answeredQuery(found, query), researchCategoryLabel[category])}
          notice={found.notice}
          onClearFilters={null}
        />
      ) : isCounting ? (
        <ResearchStatistics found={found} query={answeredQuery(found, query)} textAsOf={textAsOf} />
      ) : (
        <ResultsList found={found} isBusy={status === 'loading'} more={{ onMore, failed, failure, onRetry: retry }} />
      )}
    </>
  );
}

function announcement({ status, found, isOld }: SearchState, query: string): string {
  if (status === 'loading') return searchText.announceLoading;
  if (status !== 'ready' || !found || isOld) return '';
  return searchText.announce(found.totalCount, formatCount(found.totalCount), answeredQuery(found, query));
}

function Research({ params, addressOf, searchAddressOf }: ResearchPageProps) {
  const navigate = useNavigate();
  const searches = useSearches();
  const request = readResearch(params);
  const { query, category } = request;
  const isAsked = query !== '';
  const state = useSearch(request, searches.note);
  const statistics = useLazyStatistics(isAsked && category === 'STATISTICS');
  const hasMouse = useMediaQuery('(hover: hover)');
  useScrollPosition(requestKey(request), !isAsked || state.status === 'ready' || state.status === 'failed');

  const address = (wanted: SearchRequest) => addressOf(writeRequest(wanted));
  const go = (part: Partial<SearchRequest>) => void navigate(address({ ...request, page: 1, ...part }));
  const { shown } = statistics;
  const count = state.found && !state.isOld ? state.found.totalCount : null;
  return (
    <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-5 px-4 pb-16 pt-6 md:px-8 md:pt-8">
      <div className="grid gap-1">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        {!isAsked && <p className="max-w-[70ch] font-serif text-lg text-muted">{text.subtitle}</p>}
      </div>
      <ResearchCards {...statistics} isCompact={isAsked} />
      <SearchBox
        query={query}
        label={text.boxLabel}
        placeholder={text.boxPlaceholder}
        submit={text.submit}
        hasFocus={!isAsked && hasMouse}
        onSearch={(wanted) => (wanted === query && state.status === 'failed' ? state.retry() : go({ query: wanted }))}
      />
      <Categories current={category} onChoose={(id) => go({ filters: { ...NO_FILTERS, category: id } })} />
      {isAsked ? (
        <section
          aria-labelledby={RESULTS_HEADING_ID}
          className={cx('min-w-0', category !== 'STATISTICS' && 'max-w-[50rem]')}
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3 pt-2">
            <h2 id={RESULTS_HEADING_ID} tabIndex={-1} className="mr-auto font-sans text-base font-semibold">
              {count === null ? (
                searchText.resultsHeading
              ) : (
                <>
                  <span className="tabular">{searchText.count(count, formatCount(count))}</span>{' '}
                  <span className="font-normal text-muted">{searchText.of(answeredQuery(state.found, query))}</span>
                </>
              )}
            </h2>
            <Link
              to={searchAddressOf({ q: query })}
              className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-accent hover:underline"
            >
              {text.advanced}
              <ArrowRight size={15} aria-hidden="true" />
            </Link>
          </div>
          <p role="status" className="sr-only">
            {announcement(state, query)}
          </p>
          <Outcome
            request={request}
            state={state}
            textAsOf={shown.state === 'loaded' ? (shown.statistics.textAsOf ?? null) : null}
            addressOf={(wanted) => address({ ...request, query: wanted, page: 1 })}
            onMore={() => void navigate(address({ ...request, page: request.page + 1 }), { replace: true })}
          />
        </section>
      ) : (
        <div className="max-w-[46rem] pt-4">
          <RecentSearches
            title={text.recent}
            none={text.noRecent}
            isShown={({ filters }) => filters.category !== null}
            onRepeat={(wanted) => go(wanted)}
          />
        </div>
      )}
    </div>
  );
}

/** The research section: a question and a category. */
export const ResearchPage = (props: ResearchPageProps) => (
  <SearchesProvider user={props.user} inResearch>
    <Research {...props} />
  </SearchesProvider>
);
