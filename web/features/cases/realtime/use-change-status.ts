import { useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CaseOutcome, CaseStatus } from '#schema/generated/contract.ts';
import { realtimeText as text } from '#schema/text/realtime.ts';
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
    try {
      const { data } = await mutate({
        variables: { input: { caseId: legalCase.id, status, ...(outcome ? { outcome } : {}) } },
        // A push of the socket may be newer than this answer: `takeCase` compares them.
        fetchPolicy: 'no-cache',
      });
      const reply = data?.changeCaseStatus;
      if (reply?.case && reply.userErrors.length === 0) {
        writeIfNewer(client, reply.case);
        return true;
      }
    } catch {
      // Said below, as is a refusal.
    }
    showToast({ message: text.updateFailed, tone: 'danger' });
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
