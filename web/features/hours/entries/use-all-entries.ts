import { useEffect } from 'react';
import { useTimeEntriesQuery, type TimeEntriesQueryVariables } from '../hours.generated.ts';

const PAGE_SIZE = 100;
/** Above this number a week is not listed entry by entry. */
const MAX_ENTRIES = 1000;

/** All entries of a filter, page by page: a sum of some pages would be wrong. */
export function useAllEntries(filter: TimeEntriesQueryVariables['filter'], isAsked = true) {
  const { data, error, fetchMore, refetch } = useTimeEntriesQuery({
    variables: { filter, first: PAGE_SIZE, after: null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.timeEntries;
  const { hasNextPage = false, endCursor = null } = held?.pageInfo ?? {};
  const isShort = (held?.nodes.length ?? 0) < MAX_ENTRIES;
  useEffect(() => {
    if (!hasNextPage || !isShort || !endCursor) return;
    void fetchMore({
      variables: { after: endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        timeEntries: { ...next.timeEntries, nodes: [...before.timeEntries.nodes, ...next.timeEntries.nodes] },
      }),
    }).catch(() => undefined);
  }, [hasNextPage, endCursor, isShort, fetchMore]);
  return {
    entries: held?.nodes ?? null,
    totalCount: held?.totalCount ?? 0,
    isWhole: held !== undefined && !hasNextPage,
    error: held ? undefined : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
