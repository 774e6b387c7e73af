import { useEffect } from 'react';

/** The part that the address names was not in the page when the browser looked for it. */
export function useHashArrival(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView?.();
  }, []);
}
