import { useEffect, useRef, type RefObject } from 'react';

const ROW = '[data-case-row]';

/** A key that belongs to a field, a menu or a dialog is not one of the list. */
const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  !(target instanceof HTMLElement) ||
  target.isContentEditable ||
  target.matches('input:not([type="checkbox"]), textarea, select') ||
  target.closest('[role="dialog"], [role="menu"]') !== null ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('a');

/** J and K move the focus from row to row, Enter opens because a link has the focus, X chooses. */
export function useRowKeys(list: RefObject<HTMLElement | null>, onChoose: (id: string) => void): void {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!['j', 'k', 'x'].includes(key) || isTaken(event)) return;
      // The table and the cards hold the same rows; those that the width hides have no box.
      const all = [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
      const boxed = all.filter((row) => row.getClientRects().length > 0);
      const rows = boxed.length > 0 ? boxed : all;
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (key === 'x') {
        const id = rows[at]?.dataset['caseRow'];
        if (id) choose.current(id);
        return;
      }
      const next = at < 0 ? rows[0] : rows[at + (key === 'j' ? 1 : -1)];
      linkOf(next)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
