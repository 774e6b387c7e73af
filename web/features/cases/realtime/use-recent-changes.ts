import { useCallback, useEffect, useRef, useState } from 'react';
import { caseStatusText } from '#schema/text/cases-screen.ts';
import { realtimeText as text } from '#schema/text/realtime.ts';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';

const HIGHLIGHT_MS = 4_000;

/** Changes by others: announced politely to screen readers, and highlighted for a moment. */
export function useRecentChanges(userId: string): {
  fresh: ReadonlySet<string>;
  news: string;
  say: (news: string) => void;
} {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    const stop = onWindowEvent('caseUpdated', ({ caseId, title, status, userId: by }) => {
      if (!by || by === userId) return;
      setFresh((before) => new Set(before).add(caseId));
      setTimeout(() => {
        if (isOpen.current) setFresh((before) => new Set([...before].filter((id) => id !== caseId)));
      }, HIGHLIGHT_MS);
      if (title) setNews(text.changedByOther(title, caseStatusText[status]));
    });
    return () => {
      isOpen.current = false;
      stop();
    };
  }, [userId]);

  return { fresh, news, say: useCallback((words: string) => setNews(words), []) };
}
