import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come into view. `see` sets it at once: for browsers without IntersectionObserver, and for a
 * button.
 */
export function useInView() {
  const target = useRef<HTMLElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !target.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInView(true));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isInView]);
  return { target, isInView, see: () => setInView(true) };
}
