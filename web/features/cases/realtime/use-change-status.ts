import { useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CaseOutcome, CaseStatus } from '#schema/generated/contract.ts';
import { realtimeText as text } from '#schema/text/realtime.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useChangeLiveCaseStatusMutation } from './realtime.generated.ts';
import { setStatusOptimistically, writeIfNewer, type LiveCase } from './live-case-cache.ts';

export type ChangeStatus = (legalCase: LiveCase, status: CaseStatus, outcome?: CaseOutcome) => Promise<boolean>;

/**
 * Changes the status of a case: optimistic, reverted if the server refuses. Changes of one case run one after the
 * other, so that the last click wins.
 */
export function useChangeStatus(): ChangeStatus {
  const client = useApolloClient();
  const [mutate] = useChangeLiveCaseStatusMutation();
  const queues = useRef(new Map<string, Promise<unknown>>());

  const change: ChangeStatus = async (legalCase, status, outcome) => {
    const answer = await mutationResult(
      mutate({
        variables: { input: { caseId: legalCase.id, status, ...(outcome ? { outcome } : {}) } },
        // A push of the socket may be newer than this answer: `writeIfNewer` compares them.
        fetchPolicy: 'no-cache',
      }),
      ({ changeCaseStatus }) => changeCaseStatus,
    );
    if (answer.is === 'done' && answer.payload.case) {
      writeIfNewer(client, answer.payload.case);
      return true;
    }
    const message = answer.is === 'refused' ? answer.refusal.message : '';
    showToast({ title: text.updateFailed, message, tone: 'danger' });
    return false;
  };

  return (legalCase, status, outcome) => {
    const takeBack = setStatusOptimistically(client, legalCase.id, status);
    const before = queues.current.get(legalCase.id) ?? Promise.resolve();
    const mine = before.then(() => change(legalCase, status, outcome)).finally(takeBack);
    queues.current.set(legalCase.id, mine);
    return mine;
  };
}
