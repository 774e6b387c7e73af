import { useEffect, useRef } from 'react';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';

const BATCH_MS = 150;

/** Calls back when alerts arrive, once for several. */
export function useDeadlineAlert(onAlert: () => void): void {
  const latest = useRef(onAlert);
  latest.current = onAlert;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWindowEvent('deadlineAlert', () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), BATCH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
