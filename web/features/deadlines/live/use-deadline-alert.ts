import { useEffect, useRef } from 'react';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';

const GATHER_MS = 150;

/** Calls back when an alert of a deadline arrives, once for several at a time. */
export function useDeadlineAlert(onAlert: () => void): void {
  const latest = useRef(onAlert);
  latest.current = onAlert;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWindowEvent('deadlineAlert', () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
