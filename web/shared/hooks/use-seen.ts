import { useEffect, useRef, useState } from 'react';

/** Whether a place of the page has come into view. `see` says so at once, for browsers that cannot tell and people who do not wait. */
export function useSeen() {
  const place = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { place, isSeen, see: () => setSeen(true) };
}
