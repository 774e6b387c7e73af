import { useEffect } from 'react';

const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="tablist"]';
const ON_A_CITATION = '[data-citation], [data-finding-head]';
const NEXT = ['j', 'n', 'ArrowRight'];
const PREVIOUS = ['k', 'p', 'ArrowLeft'];

/** Fields, menus and dialogs handle their own keys, except the sheet of findings. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest('[role="dialog"]') ?? document.querySelector('[role="dialog"]');
  return target.closest(OWN_KEYS) !== null || (dialog !== null && !dialog.querySelector('[data-findings]'));
}

function stepOf({ key, target }: KeyboardEvent): 1 | -1 | null {
  if (NEXT.includes(key)) return 1;
  if (PREVIOUS.includes(key)) return -1;
  // Up and down scroll the text, except when a citation has the focus.
  if (!(target instanceof Element && target.closest(ON_A_CITATION))) return null;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
}

/** j, n or →: next citation; k, p or ←: previous; ↓ and ↑ too while a citation has the focus. */
export function useReviewKeys(onStep: (step: 1 | -1) => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (isElsewhere(event.target)) return;
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      onStep(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onStep, isOff]);
}
