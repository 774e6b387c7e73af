import { useEffect, useRef, useState } from 'react';

const KEY = 'foja_panels';

function remembered(): string[] {
  try {
    const names = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function remember(name: string): void {
  try {
    if (!remembered().includes(name)) localStorage.setItem(KEY, JSON.stringify([...remembered(), name]));
  } catch {
    // Without storage the button is there on each page.
  }
}

/**
 * A panel that is not loaded until its button is pressed, as the specification says of the lazy sections. Somebody who
 * pressed it once wants it: from then on this browser loads it when it comes into view.
 */
export function useLazyPanel(name: string) {
  const target = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isRemembered] = useState(() => remembered().includes(name));
  useEffect(() => {
    if (isWanted || !isRemembered || !target.current) return;
    if (typeof IntersectionObserver === 'undefined') return setWanted(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isWanted, isRemembered]);
  return {
    target,
    isWanted,
    /** The button was pressed. */
    load: () => {
      remember(name);
      setWanted(true);
    },
  };
}
