import { useState, type ReactNode } from 'react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import type { StartTimerInput } from '#schema/generated/operation-types.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { BUSY, useTimerActions } from './use-timer-actions.ts';

/** Starts the timer from an event or a task; asks first if another one runs. The page must render `dialogs`. */
export function useStartTimer() {
  const actions = useTimerActions();
  const [asked, setAsked] = useState<StartTimerInput | null>(null);
  const start = async (input: StartTimerInput): Promise<void> => {
    const refused = await actions.start(input);
    if (refused === BUSY) setAsked(input);
    else if (refused !== null) showToast({ title: text.failed, message: refused, tone: 'danger' });
  };
  const dialogs: ReactNode = asked && (
    <ConfirmDialog
      title={text.busyTitle}
      body={text.busyBody}
      confirm={text.busyConfirm}
      onConfirm={() => actions.start({ ...asked, replaces: true })}
      onClose={() => setAsked(null)}
    />
  );
  return { start, dialogs };
}
