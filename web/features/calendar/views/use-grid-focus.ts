import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/**
 * Roving focus in a grid: it has one tab stop; arrow keys change `chosen`, and the focus follows if it was in the grid.
 * `selector` finds the chosen cell.
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string,
  move: (key: string) => boolean,
) {
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const cell = grid.current?.querySelector<HTMLElement>(selector);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest' });
  }, [grid, selector, chosen]);
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Arrow keys on a link inside a cell move to the next cell.
    if (!(event.target as HTMLElement).closest('[role="gridcell"], [data-event]')) return;
    isMoving.current = true;
    if (move(event.key)) event.preventDefault();
    else isMoving.current = false;
  };
}
