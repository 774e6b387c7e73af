import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import {
  CaseChatFeedDocument,
  CaseChatMessagesDocument,
  CaseChatRoomDocument,
  type CaseChatFeedSubscription,
} from './case-chat.generated.ts';
import { dispatchMessage } from './incoming-messages.ts';
import { MESSAGES_PER_PAGE } from './chat-limits.ts';
import { MessageFeed, type FeedSource, type FeedView } from './message-feed.ts';
import type { Outgoing } from './outgoing.ts';
import { outgoingOf } from './outgoing-registry.ts';

export async function fetchMessages(client: ApolloClient, caseId: string, before: string | null, search?: string) {
  const { data } = await client.query({
    query: CaseChatMessagesDocument,
    variables: { caseId, last: MESSAGES_PER_PAGE, before, search: search ?? null },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('a reply without data');
  const { nodes, pageInfo } = data.caseMessages;
  return { messages: nodes, hasEarlier: pageInfo.hasPreviousPage, cursor: pageInfo.startCursor ?? null };
}

const GONE_CODES = new Set(['NOT_FOUND', 'FORBIDDEN']);

const sourceOf = (client: ApolloClient, socket: LiveSocket, caseId: string): FeedSource => ({
  follow: (position, sink) =>
    socket.subscribe<CaseChatFeedSubscription>(
      {
        query: print(client.cache.transformDocument(CaseChatFeedDocument)),
        operationName: 'CaseChatFeed',
        variables: {
          caseId,
          get afterSequence() {
            return position().last;
          },
          get changedSince() {
            return position().changedSince;
          },
        },
      },
      { ...sink, next: (data) => sink.next(data.caseMessageAdded) },
    ),
  fetchPage: (before) => fetchMessages(client, caseId, before),
  isMember: async () => {
    try {
      const { data } = await client.query({
        query: CaseChatRoomDocument,
        variables: { caseId },
        fetchPolicy: 'no-cache',
      });
      return Boolean(data?.case?.viewerCanChat);
    } catch (error) {
      if (GONE_CODES.has(readFailure(error).code)) return false;
      throw error;
    }
  },
});

export interface OpenFeed {
  feed: MessageFeed;
  view: FeedView;
  outgoing: Outgoing;
}

/** Joins the conversation of a case while the panel is open, and leaves it when the panel closes. */
export function useFeed(caseId: string): OpenFeed {
  const client = useApolloClient();
  const socket = useSocket();
  const feed = useMemo(
    () => new MessageFeed(sourceOf(client, socket, caseId), (message) => dispatchMessage(client, message)),
    [client, socket, caseId],
  );
  const outgoing = useMemo(() => outgoingOf(client, socket, caseId), [client, socket, caseId]);
  const view = useSyncExternalStore(feed.subscribe, feed.view);

  useEffect(() => {
    void feed.open();
    const endDelivery = outgoing.deliverTo((message) => feed.take(message));
    return () => {
      feed.close();
      endDelivery();
    };
  }, [feed, outgoing]);
  useReconnection(useCallback(() => void feed.catchUp(), [feed]));

  // Messages that are in the conversation are removed from the outgoing queue.
  useEffect(() => {
    const arrived = new Set(view.messages.map(({ clientId }) => clientId));
    outgoing.view().forEach(({ clientId }) => arrived.has(clientId) && outgoing.drop(clientId));
  }, [outgoing, view.messages]);
  return { feed, view, outgoing };
}
