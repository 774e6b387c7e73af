import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The chosen day: it follows the keyboard at once; the URL follows after a pause. */
export function useActiveDay(day: string, onSettled: (day: string) => void): [string, (day: string) => void] {
  const [active, setActive] = useState(day);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  const reported = useRef(day);
  useEffect(() => {
    // The address has followed; meanwhile another day may have been chosen.
    if (day === reported.current) return;
    reported.current = day;
    setActive(day);
  }, [day]);
  useEffect(() => {
    if (active === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = active;
      latest.current(active);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return [active, setActive];
}
