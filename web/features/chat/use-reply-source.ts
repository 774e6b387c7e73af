import { useMemo } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { ChatMessageDocument, ChatReplyDocument, type ChatReplySubscription } from './chat.generated.ts';
import type { ReplySource } from './reply-follower.ts';

/** Answers arrive over the socket; gaps are filled over HTTP. */
export function useReplySource(): ReplySource {
  const client = useApolloClient();
  const socket = useSocket();
  return useMemo(
    () => ({
      follow: (messageId, offset, sink) =>
        socket.subscribe<ChatReplySubscription>(
          {
            query: print(client.cache.transformDocument(ChatReplyDocument)),
            operationName: 'ChatReply',
            variables: {
              messageId,
              get fromOffset() {
                return offset();
              },
            },
          },
          { ...sink, next: (data) => sink.next(data.chatReply) },
        ),
      fetchMessage: async (id) => {
        const { data } = await client.query({
          query: ChatMessageDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return data?.chatMessage ?? null;
      },
    }),
    [client, socket],
  );
}
