import { useEffect, useRef } from 'react';
import { isWriting } from '#web/shared/hooks/is-writing.ts';

interface FindingKeys {
  onStep: (step: 1 | -1) => void;
  onAccept: () => void;
  onReject: () => void;
  onNote: () => void;
}

/** Whether the focus is on a finding: only there up and down walk, elsewhere they scroll. */
const isOnFinding = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-finding-head]') !== null;

/** J and K (on a finding also ↓ and ↑) walk through the findings, A accepts, R rejects, N opens the note. */
export function useFindingKeys(keys: FindingKeys): void {
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.target instanceof Element && event.target.closest('[role="menu"], [role="tablist"]')) return;
      const { onStep, onAccept, onReject, onNote } = held.current;
      const act = {
        j: () => onStep(1),
        k: () => onStep(-1),
        a: onAccept,
        r: onReject,
        n: onNote,
        ...(isOnFinding(event.target) ? { arrowdown: () => onStep(1), arrowup: () => onStep(-1) } : {}),
      }[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
