import { useEffect, useMemo } from 'react';
import { readDraft, writeDraft } from '#web/shared/session/drafts.ts';

const SAVE_DELAY_MS = 400;

export interface TextDraft {
  /** The draft when the page was opened. */
  kept: string;
  /** Saves the text after a pause in typing: a long text takes too long for every key. */
  keep: (text: string) => void;
  forget: () => void;
}

function openDraft(reviewId: string | null): TextDraft & { flush: () => void } {
  const name = `citations_${reviewId ?? 'new'}`;
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting !== null) writeDraft(name, waiting);
    waiting = null;
  };
  return {
    kept: readDraft(name),
    keep: (text) => {
      waiting = text;
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    forget: () => {
      clearTimeout(timer);
      waiting = null;
      writeDraft(name, '');
    },
    flush,
  };
}

/** The unsent draft of each review, and one for the next review. */
export function useTextDraft(reviewId: string | null): TextDraft {
  const draft = useMemo(() => openDraft(reviewId), [reviewId]);
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
  return draft;
}
