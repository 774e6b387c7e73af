import { useCallback, useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { SetCaseTypingDocument } from './case-chat.generated.ts';

/** Without a key for this long, typing has stopped. */
const IDLE_MS = 2_000;
/** The server forgets a beginning after five seconds. */
const AGAIN_MS = 3_000;

/** Tells the others that somebody types, and when that stops. What is lost of it is no harm. */
export function useTypingSignal(caseId: string): { typed: () => void; stopped: () => void } {
  const client = useApolloClient();
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toldAt = useRef<number | null>(null);

  const tell = useCallback(
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
    if (toldAt.current === null) return;
    toldAt.current = null;
    tell(false);
  }, [tell]);
  const typed = useCallback(() => {
    clearTimeout(idle.current);
    idle.current = setTimeout(stopped, IDLE_MS);
    const now = Date.now();
    if (toldAt.current !== null && now - toldAt.current < AGAIN_MS) return;
    toldAt.current = now;
    tell(true);
  }, [stopped, tell]);
  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
