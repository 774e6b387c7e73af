import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useSeen } from '#web/shared/hooks/use-seen.ts';
import { useSearchStatisticsQuery, type SearchStatisticsQuery } from './search.generated.ts';

export type Statistics = SearchStatisticsQuery['searchStatistics'];

export type LazyStatistics =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'empty' }
  | { state: 'loaded'; statistics: Statistics };

/**
 * The numbers of what is held, asked for when their place comes into view. `place` is that place; `load` asks at once, for
 * browsers that cannot see and people who do not wait; `isNeeded`: something else on the page stands on them.
 */
export function useLazyStatistics(isNeeded = false) {
  const { place, isSeen, see } = useSeen();
  const isWanted = isSeen || isNeeded;
  const { data, error, refetch, loading } = useSearchStatisticsQuery({
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const statistics = data?.searchStatistics;
  const shown: LazyStatistics = !isWanted
    ? { state: 'idle' }
    : statistics
      ? statistics.availableSources === 0
        ? { state: 'empty' }
        : { state: 'loaded', statistics }
      : error && !loading
        ? { state: 'failed', failure: readFailure(error) }
        : { state: 'loading' };
  return { place, shown, load: see, retry: () => void refetch().catch(() => undefined) };
}
