import type { ApolloClient } from '@apollo/client';
import { realtimeText as text } from '#schema/text/realtime.ts';
import { raiseWindowEvent } from '#web/shared/realtime/window-events.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { CaseTitleFragmentDoc } from './live-case-events.generated.ts';
import { refetchCaseLists } from '../case-answer.ts';
import { dropOutgoing } from '../chat/outgoing-registry.ts';

/** Cases that are being left from here: that they are lost is no news then. */
const leaving = new WeakMap<ApolloClient, Set<string>>();

/** Takes a case that the caller lost out of every screen, and says so when they had it before them. */
export function endAccess(client: ApolloClient, caseId: string): void {
  const id = `Case:${caseId}`;
  const held = client.cache.readFragment({ id, fragment: CaseTitleFragmentDoc });
  client.cache.evict({ id });
  dropOutgoing(client, caseId);
  raiseWindowEvent('caseAccessEnded', { caseId });
  if (held && !leaving.get(client)?.has(caseId)) showToast({ message: text.accessEnded(held.title) });
  // How many are left is the server's to say.
  void refetchCaseLists(client);
}

/** The caller leaves a case by their own act: `gone` when the server has done it, `stay` when it has not. */
export function beginLeaving(client: ApolloClient, caseId: string): { gone: () => void; stay: () => void } {
  const mine = leaving.get(client) ?? new Set<string>();
  leaving.set(client, mine.add(caseId));
  const stay = () => void mine.delete(caseId);
  const gone = () => {
    endAccess(client, caseId);
    stay();
  };
  return { gone, stay };
}
