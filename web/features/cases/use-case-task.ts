import { useState } from 'react';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import type { CaseErrorsFragment } from './cases.generated.ts';

interface Task<D, P> {
  run: Promise<{ data?: D | null | undefined }>;
  payloadOf: (data: D) => P;
  done: string;
  failed: string;
}

/** Runs one small mutation at a time and shows its result. Errors of a field go to the caller. */
export function useCaseTask() {
  const [isBusy, setBusy] = useState(false);
  const perform = async <D, P extends { userErrors: readonly CaseErrorsFragment[] }>(
    task: Task<D, P>,
    onRefused?: (refusal: Refusal) => void,
  ): Promise<P | null> => {
    setBusy(true);
    const result = await mutationResult(task.run, task.payloadOf);
    setBusy(false);
    if (result.is === 'done') {
      showToast({ message: task.done, tone: 'positive' });
      return result.payload;
    }
    if (onRefused) onRefused(result.refusal);
    else showToast({ title: task.failed, message: result.refusal.message, tone: 'danger' });
    return null;
  };
  return { isBusy, perform };
}
