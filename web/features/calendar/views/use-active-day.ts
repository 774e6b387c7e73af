import { useEffect, useRef, useState } from 'react';

const SETTLE_MS = 250;

/** The day that is chosen: it follows the keys at once, and the address when the hand rests. */
export function useActiveDay(day: string, onSettled: (day: string) => void): [string, (day: string) => void] {
  const [active, setActive] = useState(day);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  const said = useRef(day);
  useEffect(() => {
    said.current = day;
    setActive(day);
  }, [day]);
  useEffect(() => {
    if (active === said.current) return;
    const timer = setTimeout(() => {
      said.current = active;
      latest.current(active);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return [active, setActive];
}
