import { newClientId } from '#web/shared/browser/client-id.ts';
import { useCallback, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import {
  ChatThreadDocument,
  ChatUsageDocument,
  useAskQuestionMutation,
  type AskQuestionMutation,
} from './chat.generated.ts';
import { ChatThreadsDocument } from './threads.generated.ts';
import type { AskChoices } from './ask-choices.ts';
import { noReply, refusal, thrownFailure, type ChatFailure } from './chat-failure.ts';
import { MESSAGES_PER_PAGE } from './chat-limits.ts';
import type { ReadingChoice } from './understood-line.tsx';

type Accepted = AskQuestionMutation['askQuestion'];

/** Sends a question and adds it with its pending answer to the conversation. */
export function useAskQuestion(threadId: string | null, onAccepted: (threadId: string) => void) {
  const client = useApolloClient();
  const [mutate] = useAskQuestionMutation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ChatFailure | null>(null);
  // Repeated after a lost reply, the question has the same client id, so the server stores it once.
  const attempt = useRef<{ asked: string; clientId: string } | null>(null);

  const addToThread = ({ thread, question, answer, usage }: Accepted) => {
    if (usage)
      client.writeQuery({
        query: ChatUsageDocument,
        data: { usage: { __typename: 'Usage', chatMessages: usage } } as never,
      });
    if (!thread || !question || !answer) return;
    const variables = { id: thread.id, last: MESSAGES_PER_PAGE };
    const held = threadId ? client.readQuery({ query: ChatThreadDocument, variables })?.chatThread?.messages : null;
    const known = (held?.nodes ?? []).filter(({ id }) => id !== question.id && id !== answer.id);
    client.writeQuery({
      query: ChatThreadDocument,
      variables,
      data: {
        chatThread: {
          ...thread,
          messages: {
            __typename: 'ChatMessageConnection',
            nodes: [...known, question, answer],
            pageInfo: held?.pageInfo ?? { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
          },
        },
      } as never,
    });
    void client.refetchQueries({ include: [ChatThreadsDocument] });
  };

  /** Returns whether the question was accepted. */
  const ask = async (
    text: string,
    { area, style }: AskChoices,
    reading: readonly ReadingChoice[] = [],
  ): Promise<boolean> => {
    const question = text.trim();
    if (!question || isSending) return false;
    const asked = JSON.stringify([question, area, style, reading]);
    if (attempt.current?.asked !== asked) attempt.current = { asked, clientId: newClientId() };
    setSending(true);
    setFailure(null);
    try {
      const { data } = await mutate({
        variables: {
          input: {
            text: question,
            threadId,
            clientId: attempt.current.clientId,
            area,
            style,
            ...(reading.length > 0 ? { reading: [...reading] } : {}),
          },
        },
      });
      const reply = data?.askQuestion;
      const problem = reply?.userErrors[0];
      if (problem) setFailure(refusal(problem.code, problem.message));
      else if (!reply?.thread || !reply.answer) setFailure(noReply());
      else {
        attempt.current = null;
        addToThread(reply);
        onAccepted(reply.thread.id);
        return true;
      }
    } catch (error) {
      setFailure(thrownFailure(error));
    } finally {
      setSending(false);
    }
    return false;
  };

  const forgetFailure = useCallback(() => setFailure(null), []);
  return { ask, isSending, failure, forgetFailure };
}
