import { useCallback, useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { SetCaseTypingDocument } from './case-chat.generated.ts';

/** Without a key for this long, typing has ended. */
const IDLE_MS = 2_000;
/** The server forgets the signal after five seconds, so it is repeated. */
const REPEAT_MS = 3_000;

/** Signals when the user starts and stops typing. Lost signals do no harm. */
export function useTypingSignal(caseId: string): { typed: () => void; stopped: () => void } {
  const client = useApolloClient();
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentAt = useRef<number | null>(null);

  const send = useCallback(
    (isTyping: boolean) =>
      void client
        .mutate({
          mutation: SetCaseTypingDocument,
          variables: { input: { caseId, isTyping } },
          fetchPolicy: 'no-cache',
        })
        .catch(() => undefined),
    [client, caseId],
  );
  const stopped = useCallback(() => {
    clearTimeout(idle.current);
    if (sentAt.current === null) return;
    sentAt.current = null;
    send(false);
  }, [send]);
  const typed = useCallback(() => {
    clearTimeout(idle.current);
    idle.current = setTimeout(stopped, IDLE_MS);
    const now = Date.now();
    if (sentAt.current !== null && now - sentAt.current < REPEAT_MS) return;
    sentAt.current = now;
    send(true);
  }, [stopped, send]);
  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
