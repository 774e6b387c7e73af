import { useState } from 'react';
import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';

const keyOf = (caseId: string): string => `${DRAFT_PREFIX}case-chat:${caseId}`;

function read(caseId: string): string {
  try {
    return sessionStorage.getItem(keyOf(caseId)) ?? '';
  } catch {
    return '';
  }
}

/** The unsent draft of each case; it survives a reload of this tab. */
export function useChatDraft(caseId: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => read(caseId));
  return [
    draft,
    (text) => {
      setDraft(text);
      try {
        if (text) sessionStorage.setItem(keyOf(caseId), text);
        else sessionStorage.removeItem(keyOf(caseId));
      } catch {
        // Without storage it lasts as long as the panel.
      }
    },
  ];
}
