import { useEffect, useMemo } from 'react';
import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';

const SAVE_DELAY_MS = 400;

const keyOf = (reviewId: string | null): string => `${DRAFT_PREFIX}citations_${reviewId ?? 'new'}`;

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, or without room in it, a draft lasts as long as the page.
  }
}

export interface TextDraft {
  /** The draft when the page was opened. */
  kept: string;
  /** Saves the text after a pause in typing: a long text takes too long for every key. */
  keep: (text: string) => void;
  forget: () => void;
}

function openDraft(reviewId: string | null): TextDraft & { flush: () => void } {
  const key = keyOf(reviewId);
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting !== null) write(key, waiting);
    waiting = null;
  };
  return {
    kept: read(key),
    keep: (text) => {
      waiting = text;
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    forget: () => {
      clearTimeout(timer);
      waiting = null;
      write(key, '');
    },
    flush,
  };
}

/** The unsent draft of each review, and one for the next review; it survives a reload of this tab. */
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
