import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ChatMessageFieldsFragmentDoc, ChatThreadDocument, ChatUsageDocument } from './chat.generated.ts';
import { isFinal, ReplyFollower, type LiveAnswer, type Message, type ReplySource } from './reply-follower.ts';

/** What is known of the answer that is being written; `null` when none is. */
export function useLiveAnswer(message: Message | undefined, source: ReplySource): LiveAnswer | null {
  const client = useApolloClient();
  const [live, setLive] = useState<{ id: string; answer: LiveAnswer } | null>(null);
  const running = message && message.role === 'ASSISTANT' && !isFinal(message.status) ? message : undefined;
  const runningId = running?.id;

  useEffect(() => {
    if (!running) return;
    const follower = new ReplyFollower(source, running, {
      onChange: (answer) => setLive({ id: running.id, answer }),
      onDone: (final) => {
        client.cache.writeFragment({
          id: client.cache.identify({ __typename: 'ChatMessage', id: final.id }),
          fragment: ChatMessageFieldsFragmentDoc,
          fragmentName: 'ChatMessageFields',
          data: final,
        });
        setLive(null);
        // An answer that failed gives its question back.
        if (final.status === 'FAILED') void client.refetchQueries({ include: [ChatUsageDocument] });
      },
      onLost: () => {
        setLive(null);
        void client.refetchQueries({ include: [ChatThreadDocument] });
      },
    });
    follower.start();
    return () => follower.stop();
    // One follower for one answer: its own text must not start it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [runningId, source, client]);

  return live && live.id === runningId ? live.answer : null;
}
