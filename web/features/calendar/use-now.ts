import { useEffect, useState } from 'react';
import { localTimeOf, type LocalTime } from '#web/shared/dates/wall-clock.rules.ts';

const REFRESH_MS = 10_000;

/** Day and time in a zone, to the minute; updated also after the computer slept. */
export function useNow(zone: string): LocalTime {
  const [now, setNow] = useState(() => localTimeOf(new Date(), zone));
  useEffect(() => {
    const refresh = () => {
      const next = localTimeOf(new Date(), zone);
      setNow((current) => (current.day === next.day && current.time === next.time ? current : next));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [zone]);
  return now;
}
