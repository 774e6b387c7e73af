import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import {
  LiveCaseChangesDocument,
  LiveCaseStatusesDocument,
  type LiveCaseChangesSubscription,
  type LiveCaseStatusesSubscription,
} from '#web/shared/apollo/operations.ts';
import { keepSubscribed, type LiveSocket } from '#web/shared/apollo/socket.ts';
import { raiseWindowEvent } from '#web/shared/realtime/window-events.ts';
import { runAllOutgoing } from '../chat/outgoing-registry.ts';
import { heldCase, takeCase } from './live-case-cache.ts';

type Changed = LiveCaseChangesSubscription['caseUpdated'];
type StatusChanged = LiveCaseStatusesSubscription['caseStatusUpdated'];

/**
 * Puts what changes on the server into the cache, so that every screen shows it, and tells it on `window`. A change of status
 * arrives on both subscriptions: it is told once, with who did it.
 */
function followCases(client: ApolloClient, socket: LiveSocket): () => void {
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
  const queryOf = (document: typeof LiveCaseChangesDocument | typeof LiveCaseStatusesDocument) =>
    print(client.cache.transformDocument(document));
  const ends = [
    keepSubscribed<LiveCaseChangesSubscription>(
      socket,
      { query: queryOf(LiveCaseChangesDocument), operationName: 'LiveCaseChanges' },
      (data) => onChange(data.caseUpdated),
    ),
    keepSubscribed<LiveCaseStatusesSubscription>(
      socket,
      { query: queryOf(LiveCaseStatusesDocument), operationName: 'LiveCaseStatuses' },
      (data) => onStatus(data.caseStatusUpdated),
    ),
  ];
  return () => ends.forEach((end) => end());
}

/** Lives with the signed-in shell: joins the caller's cases when it opens and leaves them when it closes. */
export function LiveCaseEvents() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => followCases(client, socket), [client, socket]);
  // Messages that wait for the connection go out whatever section is open, and none for somebody who has signed out.
  useEffect(() => runAllOutgoing(client, socket), [client, socket]);
  return null;
}
