import { useLayoutEffect, useRef } from 'react';

/** Remembers what had the focus when something opened over the page, and gives it back when that goes away. */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    // Where the page has moved on, the focus is already where it belongs.
    const isNowhere = !document.activeElement || document.activeElement === document.body;
    if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus();
  };
}
