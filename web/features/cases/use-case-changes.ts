import { useEffect, useRef } from 'react';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';

const BATCH_MS = 250;

/** Calls back when somebody changed a case (with `caseId`: that one), once for several changes. */
export function useCaseChanges(onChange: () => void, caseId?: string): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWindowEvent('caseUpdated', (changed) => {
      if (caseId && changed.caseId !== caseId) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), BATCH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [caseId]);
}
