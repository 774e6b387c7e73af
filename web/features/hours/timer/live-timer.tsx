import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed } from '#web/shared/apollo/socket.ts';
import { reloadHours } from '../hours-reload.ts';
import { LiveTimerDocument, type LiveTimerSubscription } from './live-timer.generated.ts';
import { writeTimer } from './use-timer.ts';

/** A change of the timer in another tab or device appears without a reload. Mounted while the user is signed in. */
export function LiveTimer() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(
    () =>
      keepSubscribed<LiveTimerSubscription>(
        socket,
        { query: print(client.cache.transformDocument(LiveTimerDocument)), operationName: 'LiveTimer' },
        ({ timerChanged }) => {
          writeTimer(client, timerChanged.timer ?? null);
          if (timerChanged.entry) void reloadHours(client, 'hours');
        },
      ),
    [client, socket],
  );
  return null;
}
