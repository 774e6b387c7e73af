import { useEffect } from 'react';

/** Scrolls to the hash of the URL after the content was rendered: the browser tried before that. */
export function useScrollToHash(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView?.();
  }, []);
}
