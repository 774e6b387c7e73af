import type { ApolloClient } from '@apollo/client';
import { realtimeText as text } from '#schema/text/realtime.ts';
import { beginLeavingCase, isLeavingCase } from '#web/shared/cases/leaving-case.ts';
import { dispatchWindowEvent } from '#web/shared/realtime/window-events.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { CaseTitleFragmentDoc } from './live-case-events.generated.ts';
import { refetchCaseLists } from '../refetch-case-lists.ts';
import { dropOutgoing } from '../chat/outgoing-registry.ts';

/** Removes a case that the user lost from every screen, and shows a notice if it was open. */
export function endAccess(client: ApolloClient, caseId: string): void {
  const id = `Case:${caseId}`;
  const lostCase = client.cache.readFragment({ id, fragment: CaseTitleFragmentDoc });
  client.cache.evict({ id });
  dropOutgoing(client, caseId);
  dispatchWindowEvent('caseAccessEnded', { caseId });
  if (lostCase && !isLeavingCase(client, caseId)) showToast({ message: text.accessEnded(lostCase.title) });
  // Only the server knows how many cases are left.
  void refetchCaseLists(client);
}

/** The user leaves a case. Call `confirm` when the server has confirmed it, `cancel` when it has not. */
export function startLeaving(client: ApolloClient, caseId: string): { confirm: () => void; cancel: () => void } {
  const cancel = beginLeavingCase(client, caseId);
  const confirm = () => {
    endAccess(client, caseId);
    cancel();
  };
  return { confirm, cancel };
}
