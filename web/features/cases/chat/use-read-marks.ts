import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MarkCaseMessagesDocument } from './case-chat.generated.ts';
import { beginReading, noteRead } from './arrivals.ts';

/** Messages that arrive together are marked once. */
const GATHER_MS = 250;

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const onChange = () => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isVisible;
}

interface MarkOptions {
  caseId: string;
  /** Of the last message that is shown; 0: none. */
  last: number;
  isAtEnd: boolean;
  isConnected: boolean;
}

/** Tells how far messages arrived, and how far they were read: seen at the end of the list of a page that is looked at. */
export function useReadMarks({ caseId, last, isAtEnd, isConnected }: MarkOptions): void {
  const client = useApolloClient();
  const isVisible = useIsVisible();
  const told = useRef({ caseId, delivered: 0, read: 0 });
  const isRead = isAtEnd && isVisible;
  useEffect(() => (isRead ? beginReading(client, caseId) : undefined), [client, caseId, isRead]);

  useEffect(() => {
    if (told.current.caseId !== caseId) told.current = { caseId, delivered: 0, read: 0 };
    const mark = told.current;
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
          noteRead(client, caseId, last);
        })
        .catch(() => {
          // The next message, or the next connection, tells it again.
          if (told.current === mark) told.current = { caseId, delivered: 0, read: 0 };
        });
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [caseId, client, isConnected, isRead, last]);
}
