import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { useOverdueTotalQuery } from './overdue.generated.ts';
import { useDeadlineAlert } from './use-deadline-alert.ts';

/** Number of overdue deadlines, for the sidebar. The panel writes it into the cache whenever it is read. */
export function useOverdueTotal(): number {
  const { data, refetch } = useOverdueTotalQuery({ fetchPolicy: 'cache-and-network' });
  // A failed read is ignored; the next alert reads again.
  const readAgain = () => void refetch().catch(() => undefined);
  useDeadlineAlert(readAgain);
  useReconnection(readAgain);
  return data?.deadlinePanel.overdueCount ?? 0;
}
