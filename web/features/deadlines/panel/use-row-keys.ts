import { useEffect, useRef } from 'react';
import { isWriting } from '#web/shared/hooks/is-writing.ts';
import type { DeadlineCard } from '../deadline-styles.tsx';
import { rowAfter } from './panel.rules.ts';
import type { DeadlineActions } from './use-deadline-actions.tsx';

interface RowKeys {
  rows: readonly DeadlineCard[];
  selectedId: string | null;
  actions: DeadlineActions;
  onSelect: (id: string | null) => void;
}

const ROW = '[data-deadline]';
const rowButton = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-deadline="${CSS.escape(id)}"] h4 button`);
/** The row that has the focus. */
const focusedRow = (): string | null => document.activeElement?.closest<HTMLElement>(ROW)?.dataset['deadline'] ?? null;

/** J and K walk through the rows, Enter opens one, C completes it, R reminds of it, Escape closes the pane. */
export function useRowKeys(keys: RowKeys): void {
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.target instanceof HTMLElement && event.target.closest('[role="menu"]')) return;
      const { rows, selectedId, actions, onSelect } = held.current;
      const current = focusedRow() ?? selectedId;
      const step = { j: 1, k: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
      const deadline = rows.find(({ id }) => id === current);
      if (step) {
        const next = rowAfter(
          rows.map(({ id }) => id),
          current,
          step,
        );
        if (!next) return;
        rowButton(next)?.focus();
        if (selectedId) onSelect(next);
      } else if (event.key === 'Escape' && selectedId) {
        onSelect(null);
        rowButton(selectedId)?.focus();
      } else if (deadline?.viewerCanComplete && event.key.toLowerCase() === 'c') {
        actions.ask({ act: 'complete', deadline });
      } else if (deadline?.viewerCanComplete && event.key.toLowerCase() === 'r') {
        actions.snooze(deadline);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
