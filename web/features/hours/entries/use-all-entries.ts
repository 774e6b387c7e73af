import { useEffect } from 'react';
import { useTimeEntriesQuery, type TimeEntriesQueryVariables } from '../hours.generated.ts';

const A_PAGE = 100;
/** A week of more than this is not shown line by line. */
const MOST = 1000;

/** Every entry of a filter, page after page: a sum over some of them would be wrong. */
export function useAllEntries(filter: TimeEntriesQueryVariables['filter'], isAsked = true) {
  const { data, error, fetchMore, refetch } = useTimeEntriesQuery({
    variables: { filter, first: A_PAGE, after: null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.timeEntries;
  const { hasNextPage = false, endCursor = null } = held?.pageInfo ?? {};
  const isShort = (held?.nodes.length ?? 0) < MOST;
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
