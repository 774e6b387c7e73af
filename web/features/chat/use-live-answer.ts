import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ChatMessageFieldsFragmentDoc, ChatThreadDocument, ChatUsageDocument } from './chat.generated.ts';
import { isFinal, ReplyFollower, type LiveAnswer, type Message, type ReplySource } from './reply-follower.ts';

/** The answer in progress; `null` if there is none. */
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
        // A failed answer does not count: read the usage again.
        if (final.status === 'FAILED') void client.refetchQueries({ include: [ChatUsageDocument] });
      },
      onLost: () => {
        setLive(null);
        void client.refetchQueries({ include: [ChatThreadDocument] });
      },
    });
    follower.start();
    return () => follower.stop();
    // One follower for each answer: changes of its text must not restart it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [runningId, source, client]);

  return live && live.id === runningId ? live.answer : null;
}
