import { useState } from 'react';
import { readDraft, writeDraft } from '#web/shared/session/drafts.ts';

const nameOf = (threadId: string | null): string => `chat_${threadId ?? 'new'}`;

/** The unsent draft of each conversation. */
export function useDraft(threadId: string | null): [string, (text: string) => void] {
  const [stored, setStored] = useState({ threadId, text: readDraft(nameOf(threadId)) });
  const current = stored.threadId === threadId ? stored : { threadId, text: readDraft(nameOf(threadId)) };
  if (current !== stored) setStored(current);
  return [
    current.text,
    (text) => {
      writeDraft(nameOf(threadId), text);
      setStored({ threadId, text });
    },
  ];
}
