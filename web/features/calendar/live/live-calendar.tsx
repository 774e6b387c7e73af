import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print, type DocumentNode } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed, type LiveSocket } from '#web/shared/apollo/socket.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import {
  LiveCalendarDocument,
  LiveTimerDocument,
  type LiveCalendarSubscription,
  type LiveTimerSubscription,
} from './live-calendar.generated.ts';
import { reloadCalendar } from '../calendar-reload.ts';
import { holdTimer } from '../../hours/timer/use-timer.ts';

const SETTLE_MS = 300;

/** What others change shows here without a reload; many changes at a time are read once. */
function followCalendar(client: ApolloClient, socket: LiveSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reloadCalendar(client, 'google'), SETTLE_MS);
  };
  const follow = <T,>(operationName: string, document: DocumentNode, onData: (data: T) => void) =>
    keepSubscribed<T>(socket, { query: print(client.cache.transformDocument(document)), operationName }, onData);
  const ends = [
    follow<LiveCalendarSubscription>('LiveCalendar', LiveCalendarDocument, soon),
    follow<LiveTimerSubscription>('LiveTimer', LiveTimerDocument, ({ timerChanged }) => {
      holdTimer(client, timerChanged.timer ?? null);
      if (timerChanged.entry) void reloadCalendar(client, 'hours');
    }),
  ];
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
  };
}

/** Lives with the signed-in shell. */
export function LiveCalendar() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => followCalendar(client, socket), [client, socket]);
  useReconnection(() => void reloadCalendar(client, 'google'));
  return null;
}
