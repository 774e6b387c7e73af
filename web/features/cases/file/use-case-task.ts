import { useState } from 'react';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { answerOf, type Refusal } from '#web/shared/apollo/answer.ts';
import type { CaseErrorsFragment } from '../cases.generated.ts';

interface Task<D, P> {
  run: Promise<{ data?: D | null | undefined }>;
  payloadOf: (data: D) => P;
  done: string;
  failed: string;
}

/** Runs one small change at a time and says how it went; what the field says is left to the caller. */
export function useCaseTask() {
  const [isBusy, setBusy] = useState(false);
  const perform = async <D, P extends { userErrors: readonly CaseErrorsFragment[] }>(
    task: Task<D, P>,
    onRefused?: (refusal: Refusal) => void,
  ): Promise<P | null> => {
    setBusy(true);
    const answer = await answerOf(task.run, task.payloadOf);
    setBusy(false);
    if (answer.is === 'done') {
      showToast({ message: task.done, tone: 'positive' });
      return answer.payload;
    }
    if (onRefused) onRefused(answer.refusal);
    else showToast({ title: task.failed, message: answer.refusal.message, tone: 'danger' });
    return null;
  };
  return { isBusy, perform };
}
