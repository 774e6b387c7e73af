import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print, type DocumentNode } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed, type LiveSocket } from '#web/shared/apollo/socket.ts';
import { raiseWindowEvent } from '#web/shared/realtime/window-events.ts';
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
import { countArrival, tellMessage } from '../chat/arrivals.ts';
import { runAllOutgoing } from '../chat/outgoing-registry.ts';
import { endAccess } from './case-access.ts';
import { heldCase, takeCase } from './live-case-cache.ts';

type Changed = LiveCaseChangesSubscription['caseUpdated'];
type StatusChanged = LiveCaseStatusesSubscription['caseStatusUpdated'];

/**
 * Puts what changes on the server into the cache, so that every screen shows it, and tells it on `window`. A change of status
 * arrives on both subscriptions: it is told once, with who did it. A case that is lost leaves every screen.
 */
function followCases(client: ApolloClient, socket: LiveSocket, userId: string): () => void {
  const told = new Map<string, number>();
  const isTold = (id: string, version: number): boolean => {
    if ((told.get(id) ?? 0) >= version) return true;
    told.set(id, version);
    return false;
  };
  const onStatus = ({ caseId, status, userId, timestamp, case: legalCase }: StatusChanged) => {
    if (legalCase) {
      takeCase(client, legalCase);
      isTold(caseId, legalCase.version);
    }
    raiseWindowEvent('caseUpdated', { caseId, title: legalCase?.title ?? null, status, userId, timestamp });
  };
  const onChange = (legalCase: Changed) => {
    const before = heldCase(client, legalCase.id);
    if (!takeCase(client, legalCase)) return;
    if (before && before.status !== legalCase.status) return;
    if (isTold(legalCase.id, legalCase.version)) return;
    const { id, title, status, updatedAt } = legalCase;
    raiseWindowEvent('caseUpdated', { caseId: id, title, status, timestamp: updatedAt });
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
      told.delete(caseId);
      endAccess(client, caseId);
    }),
    follow<LiveCaseMessagesSubscription>(
      'LiveCaseMessages',
      LiveCaseMessagesDocument,
      ({ myCaseMessages: message }) => {
        countArrival(client, message, userId);
        tellMessage(client, message);
      },
    ),
  ];
  return () => ends.forEach((end) => end());
}

/** Lives with the signed-in shell: joins the caller's cases when it opens and leaves them when it closes. */
export function LiveCaseEvents({ userId }: { userId: string }) {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => followCases(client, socket, userId), [client, socket, userId]);
  // Messages that wait for the connection go out whatever section is open, and none for somebody who has signed out.
  useEffect(() => runAllOutgoing(client, socket), [client, socket]);
  return null;
}
