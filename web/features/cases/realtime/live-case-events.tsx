import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print, type DocumentNode } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed, type LiveSocket } from '#web/shared/apollo/socket.ts';
import { dispatchWindowEvent } from '#web/shared/realtime/window-events.ts';
import {
  LiveCaseAccessDocument,
  LiveCaseChangesDocument,
  LiveCaseMessagesDocument,
  LiveCaseStatusesDocument,
  type LiveCaseAccessSubscription,
  type LiveCaseChangesSubscription,
  type LiveCaseMessagesSubscription,
  type LiveCaseStatusesSubscription,
} from './live-case-events.generated.ts';
import { countUnread, dispatchMessage } from '../chat/incoming-messages.ts';
import { runAllOutgoing } from '../chat/outgoing-registry.ts';
import { endAccess } from './case-access.ts';
import { cachedCase, writeIfNewer } from './live-case-cache.ts';

type Changed = LiveCaseChangesSubscription['caseUpdated'];
type StatusChanged = LiveCaseStatusesSubscription['caseStatusUpdated'];

/**
 * Writes changes of the server into the cache, so that every screen shows them, and dispatches them on `window`. A
 * change of status arrives on two subscriptions; it is dispatched once, with its author. A lost case is removed from
 * every screen.
 */
function followCases(client: ApolloClient, socket: LiveSocket, userId: string): () => void {
  const dispatched = new Map<string, number>();
  const wasDispatched = (id: string, version: number): boolean => {
    if ((dispatched.get(id) ?? 0) >= version) return true;
    dispatched.set(id, version);
    return false;
  };
  const onStatus = ({ caseId, status, userId, timestamp, case: legalCase }: StatusChanged) => {
    if (legalCase) {
      writeIfNewer(client, legalCase);
      wasDispatched(caseId, legalCase.version);
    }
    dispatchWindowEvent('caseUpdated', { caseId, title: legalCase?.title ?? null, status, userId, timestamp });
  };
  const onChange = (legalCase: Changed) => {
    const before = cachedCase(client, legalCase.id);
    if (!writeIfNewer(client, legalCase)) return;
    if (before && before.status !== legalCase.status) return;
    if (wasDispatched(legalCase.id, legalCase.version)) return;
    const { id, title, status, updatedAt } = legalCase;
    dispatchWindowEvent('caseUpdated', { caseId: id, title, status, timestamp: updatedAt });
  };
  const follow = <T,>(operationName: string, document: DocumentNode, onData: (data: T) => void) =>
    keepSubscribed<T>(socket, { query: print(client.cache.transformDocument(document)), operationName }, onData);
  const ends = [
    follow<LiveCaseChangesSubscription>('LiveCaseChanges', LiveCaseChangesDocument, (data) =>
      onChange(data.caseUpdated),
    ),
    follow<LiveCaseStatusesSubscription>('LiveCaseStatuses', LiveCaseStatusesDocument, (data) =>
      onStatus(data.caseStatusUpdated),
    ),
    follow<LiveCaseAccessSubscription>('LiveCaseAccess', LiveCaseAccessDocument, ({ caseAccessEnded: { caseId } }) => {
      dispatched.delete(caseId);
      endAccess(client, caseId);
    }),
    follow<LiveCaseMessagesSubscription>(
      'LiveCaseMessages',
      LiveCaseMessagesDocument,
      ({ myCaseMessages: message }) => {
        countUnread(client, message, userId);
        dispatchMessage(client, message);
      },
    ),
  ];
  return () => ends.forEach((end) => end());
}

/** Mounted while the user is signed in: follows the user's cases. */
export function LiveCaseEvents({ userId }: { userId: string }) {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => followCases(client, socket, userId), [client, socket, userId]);
  // Sends queued messages, whatever section is open, and only for the signed-in user.
  useEffect(() => runAllOutgoing(client, socket), [client, socket]);
  return null;
}
