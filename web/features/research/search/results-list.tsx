import { useEffect, useRef, type KeyboardEvent } from 'react';
import { commonText } from '#schema/text/common.ts';
import { searchText as text } from '#schema/text/search.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { ResultCard } from './result-card.tsx';
import type { Found, SearchState } from './use-search.ts';

interface ResultsListProps {
  found: Found;
  /** Results of the previous search, dimmed. */
  isDimmed?: boolean;
  isBusy?: boolean;
  /** Undefined: there are no more results. */
  more?: { onMore: () => void; failed: string; failure: SearchState['failure']; onRetry: () => void };
}

const linksIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-result-link]')];

/** J and K move between results while the focus is in the list. */
function onKeyDown(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = linksIn(event.currentTarget);
  const item = (event.target as HTMLElement).closest('[data-result]');
  const at = links.findIndex((link) => item?.contains(link));
  const next = links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function ResultsList({ found, isDimmed, isBusy, more }: ResultsListProps) {
  const list = useRef<HTMLOListElement>(null);
  const grownFrom = useRef<number | null>(null);
  const { nodes, totalCount, after } = found;
  // After «more», the focus moves to the first new result.
  useEffect(() => {
    if (grownFrom.current === null || nodes.length <= grownFrom.current || !list.current) return;
    linksIn(list.current)[grownFrom.current]?.focus();
    grownFrom.current = null;
  }, [nodes.length]);
  const loadMore = () => {
    grownFrom.current = nodes.length;
    more?.onMore();
  };
  return (
    <div className={cx('transition-opacity duration-150', isDimmed && 'opacity-60')}>
      {/* The links inside take the focus; the list only handles keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} onKeyDown={onKeyDown} aria-busy={isBusy} className="divide-y divide-line">
        {nodes.map((result) => (
          <li key={result.id} data-result={result.id}>
            <ResultCard result={result} />
          </li>
        ))}
      </ol>
      {more && (
        <div className="grid justify-items-center gap-3 border-t border-line pb-4 pt-6">
          {more.failure ? (
            <ErrorState title={more.failed} {...more.failure} onRetry={more.onRetry} />
          ) : (
            after && (
              <Button variant="secondary" disabled={isBusy} onClick={loadMore}>
                {isBusy ? text.loadingMore : text.loadMore}
              </Button>
            )
          )}
          <p className="text-sm text-muted tabular">
            {text.shownOf(formatCount(nodes.length), formatCount(totalCount))}
          </p>
        </div>
      )}
    </div>
  );
}

/** Same height as results. */
export const ResultsSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="divide-y divide-line">
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="grid gap-3 py-6">
        <div className="flex justify-between gap-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-32 rounded-full" />
        </div>
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    ))}
  </div>
);
