import { useState } from 'react';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';

interface Pages<T> {
  variables: unknown;
  fetchMore: (options: never) => Promise<unknown>;
  data?: T | undefined;
}

/** Loads the next page; `join` merges it with the pages before. */
export function usePagedEntries<T>(
  { fetchMore, variables }: Pages<T>,
  endCursor: string | null | undefined,
  join: (before: T, next: T) => T,
) {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const loadMore = async (): Promise<void> => {
    setLoadingMore(true);
    try {
      await fetchMore({
        variables: { ...(variables as object), after: endCursor },
        updateQuery: (before: T, { fetchMoreResult }: { fetchMoreResult: T }) => join(before, fetchMoreResult),
      } as never);
    } catch (error) {
      showToast({ message: readFailure(error).message, tone: 'danger' });
    } finally {
      setLoadingMore(false);
    }
  };
  return { isLoadingMore, loadMore };
}
