import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed } from '#web/shared/apollo/socket.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { session } from '#web/shared/session/session.ts';
import {
  SubscriptionChangedDocument,
  SubscriptionDetailsDocument,
  useSubscriptionDetailsQuery,
  type SubscriptionChangedSubscription,
  type SubscriptionDetailsFieldsFragment,
} from './details.generated.ts';

export type SubscriptionDetails = SubscriptionDetailsFieldsFragment;

/** While money is on its way the server is asked too: a push may be lost. */
const PENDING_POLL_MS = 15_000;

/** The own subscription; what the server pushes about it replaces what is shown. */
export function useSubscription() {
  const client = useApolloClient();
  const socket = useSocket();
  const { data, error, refetch, startPolling, stopPolling } = useSubscriptionDetailsQuery({
    fetchPolicy: 'cache-and-network',
  });
  useEffect(
    () =>
      keepSubscribed<SubscriptionChangedSubscription>(
        socket,
        {
          query: print(client.cache.transformDocument(SubscriptionChangedDocument)),
          operationName: 'SubscriptionChanged',
        },
        ({ subscriptionChanged }) =>
          client.writeQuery({
            query: SubscriptionDetailsDocument,
            data: { subscriptionDetails: subscriptionChanged },
          }),
      ),
    [client, socket],
  );
  const reload = () =>
    refetch().then(
      () => undefined,
      () => undefined,
    );
  useReconnection(() => void reload());

  const details = data?.subscriptionDetails;
  const isAwaited = Boolean(details?.openCheckout);
  useEffect(() => {
    if (!isAwaited) return;
    startPolling(PENDING_POLL_MS);
    return stopPolling;
  }, [isAwaited, startPolling, stopPolling]);

  const plan = details?.subscription.plan;
  // The sidebar and the locks show the plan of the session.
  useEffect(() => {
    if (plan && session.state().user?.plan !== plan.toLowerCase()) void session.restore();
  }, [plan]);
  return { details, error, reload };
}
