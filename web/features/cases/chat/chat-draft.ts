import { useState } from 'react';
import { readDraft, writeDraft } from '#web/shared/session/drafts.ts';

const nameOf = (caseId: string): string => `case-chat_${caseId}`;

/** The unsent draft of each case. */
export function useChatDraft(caseId: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(nameOf(caseId)));
  return [
    draft,
    (text) => {
      setDraft(text);
      writeDraft(nameOf(caseId), text);
    },
  ];
}
