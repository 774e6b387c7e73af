import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useLazyPanel } from '#web/shared/hooks/use-lazy-panel.ts';
import { useSearchStatisticsQuery, type SearchStatisticsQuery } from './search.generated.ts';

export type Statistics = SearchStatisticsQuery['searchStatistics'];

export type LazyStatistics =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'empty' }
  | { state: 'loaded'; statistics: Statistics };

/** Statistics of the stock, loaded with `load` (a button). `isNeeded`: another part of the page needs them. */
export function useLazyStatistics(isNeeded = false) {
  const panel = useLazyPanel('statistics');
  const isWanted = panel.isWanted || isNeeded;
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
  return { target: panel.target, shown, load: panel.load, retry: () => void refetch().catch(() => undefined) };
}
