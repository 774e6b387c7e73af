import { useEffect, useRef } from 'react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { BUSY, useTimerActions } from './use-timer-actions.ts';

/** Starts the timer of nothing in particular. One that runs already is left as it is. */
export function StartTimerNow({ onDone }: { onDone: () => void }) {
  const { start } = useTimerActions();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void start({}).then((refused) => {
      if (refused !== null) showToast({ message: refused === BUSY ? text.busyTitle : refused, tone: 'danger' });
      onDone();
    });
  });
  return null;
}
