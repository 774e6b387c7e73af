import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { chatMessageText as text } from '#schema/text/collab-chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { DeleteCaseMessageDocument, EditCaseMessageDocument } from './case-chat.generated.ts';
import type { ChatMessage, MessageFeed } from './message-feed.ts';

interface Payload {
  message?: ChatMessage | null;
  userErrors: readonly { message: string }[];
}

/** Updates the list with the changed message, or returns the error text. */
function settle(feed: MessageFeed, reply: Payload | undefined, otherwise: string): string | null {
  const refused = reply?.userErrors[0];
  if (refused) return refused.message || otherwise;
  if (!reply?.message) return otherwise;
  feed.take(reply.message);
  return null;
}

/** Edits and deletes the user's own messages. Each function returns the error text, or `null`. */
export function useMessageChanges(feed: MessageFeed) {
  const client = useApolloClient();
  const edit = useCallback(
    async (messageId: string, words: string): Promise<string | null> => {
      try {
        const { data } = await client.mutate({
          mutation: EditCaseMessageDocument,
          variables: { input: { messageId, text: words } },
          fetchPolicy: 'no-cache',
        });
        return settle(feed, data?.editCaseMessage, text.editFailed);
      } catch (error) {
        return `${text.editFailed} ${readFailure(error).message}`;
      }
    },
    [client, feed],
  );
  const remove = useCallback(
    async (messageId: string): Promise<string | null> => {
      try {
        const { data } = await client.mutate({
          mutation: DeleteCaseMessageDocument,
          variables: { input: { messageId } },
          fetchPolicy: 'no-cache',
        });
        return settle(feed, data?.deleteCaseMessage, text.deleteFailed);
      } catch (error) {
        return `${text.deleteFailed} ${readFailure(error).message}`;
      }
    },
    [client, feed],
  );
  return { edit, remove };
}
