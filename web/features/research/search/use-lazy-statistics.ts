import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useInView } from '#web/shared/hooks/use-in-view.ts';
import { useSearchStatisticsQuery, type SearchStatisticsQuery } from './search.generated.ts';

export type Statistics = SearchStatisticsQuery['searchStatistics'];

export type LazyStatistics =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'empty' }
  | { state: 'loaded'; statistics: Statistics };

/**
 * Statistics of the stock, loaded when `target` comes into view. `load` loads them at once: for a button, and for
 * browsers without IntersectionObserver. `isNeeded`: another part of the page needs them.
 */
export function useLazyStatistics(isNeeded = false) {
  const { target, isInView, see } = useInView();
  const isWanted = isInView || isNeeded;
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
  return { target, shown, load: see, retry: () => void refetch().catch(() => undefined) };
}
