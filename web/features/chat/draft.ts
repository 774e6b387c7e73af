import { useState } from 'react';
import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';

const keyOf = (threadId: string | null): string => `${DRAFT_PREFIX}${threadId ?? 'new'}`;

function read(threadId: string | null): string {
  try {
    return sessionStorage.getItem(keyOf(threadId)) ?? '';
  } catch {
    return '';
  }
}

function write(threadId: string | null, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(threadId), text);
    else sessionStorage.removeItem(keyOf(threadId));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** The unsent draft of each conversation; it survives a reload of this tab. */
export function useDraft(threadId: string | null): [string, (text: string) => void] {
  const [stored, setStored] = useState({ threadId, text: read(threadId) });
  const current = stored.threadId === threadId ? stored : { threadId, text: read(threadId) };
  if (current !== stored) setStored(current);
  return [
    current.text,
    (text) => {
      write(threadId, text);
      setStored({ threadId, text });
    },
  ];
}
