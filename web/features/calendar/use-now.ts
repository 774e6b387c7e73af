import { useEffect, useState } from 'react';
import { wallOf, type Wall } from '#web/shared/dates/wall-clock.rules.ts';

const LOOK_MS = 10_000;

/** Day and time of a zone, to the minute; right again after the machine has slept. */
export function useNow(zone: string): Wall {
  const [now, setNow] = useState(() => wallOf(new Date(), zone));
  useEffect(() => {
    const look = () => {
      const next = wallOf(new Date(), zone);
      setNow((held) => (held.day === next.day && held.time === next.time ? held : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [zone]);
  return now;
}
