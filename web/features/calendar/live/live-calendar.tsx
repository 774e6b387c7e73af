import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed, type LiveSocket } from '#web/shared/apollo/socket.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { LiveCalendarDocument, type LiveCalendarSubscription } from './live-calendar.generated.ts';
import { reloadCalendar } from '../calendar-reload.ts';

const BATCH_MS = 300;

/** Changes by others appear without a reload; several changes cause one read. */
function followCalendar(client: ApolloClient, socket: LiveSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reloadCalendar(client, 'google'), BATCH_MS);
  };
  const end = keepSubscribed<LiveCalendarSubscription>(
    socket,
    { query: print(client.cache.transformDocument(LiveCalendarDocument)), operationName: 'LiveCalendar' },
    soon,
  );
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Mounted while the user is signed in. */
export function LiveCalendar() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => followCalendar(client, socket), [client, socket]);
  useReconnection(() => void reloadCalendar(client, 'google'));
  return null;
}
