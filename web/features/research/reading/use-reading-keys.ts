import { useEffect } from 'react';

const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="tablist"]';

/** ← or k: previous article; → or j: next one. Fields, menus and dialogs handle their own keys. */
export function useReadingKeys(goPrevious: (() => void) | null, goNext: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const go =
        event.key === 'ArrowLeft' || event.key === 'k'
          ? goPrevious
          : event.key === 'ArrowRight' || event.key === 'j'
            ? goNext
            : null;
      if (!go) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [goPrevious, goNext]);
}
