import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MarkCaseMessagesDocument } from './case-chat.generated.ts';
import { startReading, markRead } from './incoming-messages.ts';

/** Messages that arrive within this time are marked together. */
const BATCH_MS = 250;

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const onChange = () => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isVisible;
}

interface ReadMarkOptions {
  caseId: string;
  /** Sequence of the last message shown; 0: none. */
  last: number;
  isAtEnd: boolean;
  isConnected: boolean;
}

/** Reports how far messages were delivered and read. Read means: the end of the list is shown in a visible page. */
export function useReadMarks({ caseId, last, isAtEnd, isConnected }: ReadMarkOptions): void {
  const client = useApolloClient();
  const isVisible = useIsVisible();
  const reported = useRef({ caseId, delivered: 0, read: 0 });
  const isRead = isAtEnd && isVisible;
  useEffect(() => (isRead ? startReading(client, caseId) : undefined), [client, caseId, isRead]);

  useEffect(() => {
    if (reported.current.caseId !== caseId) reported.current = { caseId, delivered: 0, read: 0 };
    const mark = reported.current;
    const hasNews = isRead ? last > mark.read : last > Math.max(mark.delivered, mark.read);
    if (!hasNews || last === 0 || !isConnected) return;
    const timer = setTimeout(() => {
      mark.delivered = last;
      if (isRead) mark.read = last;
      client
        .mutate({
          mutation: MarkCaseMessagesDocument,
          variables: { input: { caseId, sequence: last, isRead } },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => {
          if (!isRead || data?.markMessages.userErrors[0]) return;
          markRead(client, caseId, last);
        })
        .catch(() => {
          // The next message or reconnection reports it again.
          if (reported.current === mark) reported.current = { caseId, delivered: 0, read: 0 };
        });
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [caseId, client, isConnected, isRead, last]);
}
