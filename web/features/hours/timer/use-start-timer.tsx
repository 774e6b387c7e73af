import { useState, type ReactNode } from 'react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import type { StartTimerInput } from '#schema/generated/operation-types.ts';
import { ConfirmDialog } from '#web/shared/ui/ask-dialogs.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { BUSY, useTimerActs } from './use-timer-acts.ts';

/** Starts the stopwatch from where the work is; asks when another one runs. `room` is the question. */
export function useStartTimer() {
  const acts = useTimerActs();
  const [asked, setAsked] = useState<StartTimerInput | null>(null);
  const start = async (input: StartTimerInput): Promise<void> => {
    const refused = await acts.start(input);
    if (refused === BUSY) setAsked(input);
    else if (refused !== null) showToast({ title: text.failed, message: refused, tone: 'danger' });
  };
  const room: ReactNode = asked && (
    <ConfirmDialog
      title={text.busyTitle}
      body={text.busyBody}
      confirm={text.busyConfirm}
      onConfirm={() => acts.start({ ...asked, replaces: true })}
      onClose={() => setAsked(null)}
    />
  );
  return { start, room };
}
