import { useLayoutEffect, useRef } from 'react';

/** Remembers which element had the focus when an overlay opened, and gives it back when the overlay closes. */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    // If something else has the focus by then, it is kept.
    const isNowhere = !document.activeElement || document.activeElement === document.body;
    if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus();
  };
}
