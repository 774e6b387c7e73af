import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { researchCategoryLabel, searchesText as text } from '#schema/text/search.ts';
import { formatCount, formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { activeFilters } from './filter-names.ts';
import { MAX_RECENT, type StoredSearch } from './local-searches.ts';
import { requestOf, useSearches } from './searches.ts';
import type { SearchRequest } from './search-request.ts';

/** Short text of the filters of a search. */
export const filterSummary = ({ filters }: StoredSearch): string =>
  [
    filters.category && text.inResearch(researchCategoryLabel[filters.category]),
    ...activeFilters(filters, null).map(({ name }) => name),
  ]
    .filter(Boolean)
    .join(' · ');

export const ListSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-label={commonText.loading} className="grid gap-4 py-3">
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} className="h-9" />
    ))}
  </div>
);

function Row({ search, onRepeat }: { search: StoredSearch; onRepeat: () => void }) {
  const summary = filterSummary(search);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{search.query}</p>
        <p className="truncate text-sm text-muted tabular">
          {text.results(search.resultCount, formatCount(search.resultCount))} ·{' '}
          <time dateTime={search.at}>{formatInstant(search.at)}</time>
          {summary && ` · ${summary}`}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={text.repeatNamed(search.query)} onClick={onRepeat}>
        <RotateCcw size={15} aria-hidden="true" />
        {text.repeat}
      </Button>
    </li>
  );
}

interface RecentSearchesProps {
  title?: string;
  /** What is said when there are none. */
  none?: string;
  /** Shows only some of them. */
  isShown?: (search: StoredSearch) => boolean;
  onRepeat: (request: SearchRequest) => void;
}

/** The last five searches, newest first. */
export function RecentSearches({ title, none = text.none, isShown = () => true, onRepeat }: RecentSearchesProps) {
  const { recent, clearRecent } = useSearches();
  const [problem, setProblem] = useState<string | null>(null);
  const items = recent.items?.filter(isShown).slice(0, MAX_RECENT);
  return (
    <section aria-label={title ?? text.recent}>
      <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line">
        <h2 className="text-xl font-semibold">{title ?? text.recent}</h2>
        {items && items.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="text-muted"
            onClick={() => void clearRecent().then((said) => setProblem(said))}
          >
            {text.clearRecent}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="py-2 text-sm text-danger">
          {problem}
        </p>
      )}
      {items ? (
        items.length > 0 ? (
          <ul className="divide-y divide-line">
            {items.map((search) => (
              <Row key={`${search.at} ${search.query}`} search={search} onRepeat={() => onRepeat(requestOf(search))} />
            ))}
          </ul>
        ) : (
          <p className="py-4 text-muted">{none}</p>
        )
      ) : recent.failure ? (
        <div className="py-3">
          <ErrorState title={text.recentFailed} {...recent.failure} onRetry={recent.retry} />
        </div>
      ) : (
        <ListSkeleton rows={3} />
      )}
    </section>
  );
}
