import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/**
 * One stop of the Tab key in a grid: the arrows move what is chosen, and the focus goes along when it was in the grid.
 * `chosen` changes with what is chosen; `selector` finds it.
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
    // The links inside of a cell have the arrows too: they lead from there to the next cell.
    if (!(event.target as HTMLElement).closest('[role="gridcell"], [data-event]')) return;
    isMoving.current = true;
    if (move(event.key)) event.preventDefault();
    else isMoving.current = false;
  };
}
