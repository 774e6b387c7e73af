import { useEffect, useRef } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import type { DocumentAnalysisStatus } from '#schema/generated/contract.ts';
import { analysisAlertText as text } from '#schema/text/documents-screen.ts';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';
import { keepSubscribed } from '#web/shared/apollo/socket.ts';
import {
  DocumentRowFieldsFragmentDoc,
  type DocumentRowFieldsFragment,
} from '#web/shared/documents/analyze.generated.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { LegalDocumentChangesDocument, type LegalDocumentChangesSubscription } from './documents.generated.ts';
import { uploadQueueOf } from './home/upload-queue.ts';

/** After something changed that the lists and figures show. */
export const reloadDocuments = (client: ApolloClient): Promise<void> =>
  reloadQueries(client, ['LegalDocuments', 'DocumentFigures', 'DocumentUsage']);

const statuses = new WeakMap<ApolloClient, Map<string, DocumentAnalysisStatus>>();

/** Alerts when an analysis that was seen under way ends, once. */
export function followAnalysis(client: ApolloClient, document: DocumentRowFieldsFragment, address?: string): boolean {
  const known = statuses.get(client) ?? new Map<string, DocumentAnalysisStatus>();
  statuses.set(client, known);
  const before = known.get(document.id);
  known.set(document.id, document.status);
  uploadQueueOf(client).follow(document);
  if (before !== 'QUEUED' && before !== 'RUNNING') return false;
  if (document.status === 'DONE' && document.type)
    showToast({
      title: text.done(document.type, document.confidence ?? 0),
      message: document.fileName,
      tone: 'positive',
      ...(address ? { address } : {}),
    });
  if (document.status === 'FAILED')
    showToast({ title: text.failed(document.problem), message: document.fileName, tone: 'danger' });
  return document.status !== 'QUEUED' && document.status !== 'RUNNING';
}

/** What the server pushes about the documents of the caller. */
export function useAnalysisChanges(addressOf: (id: string) => string): void {
  const client = useApolloClient();
  const socket = useSocket();
  const address = useRef(addressOf);
  address.current = addressOf;
  useEffect(() => {
    const query = print(client.cache.transformDocument(LegalDocumentChangesDocument));
    uploadQueueOf(client).onAnalysed((document) => {
      followAnalysis(client, document);
      void reloadDocuments(client);
    });
    return keepSubscribed<LegalDocumentChangesSubscription>(
      socket,
      { query, operationName: 'LegalDocumentChanges' },
      ({ documentChanged }) => {
        client.cache.writeFragment({
          id: client.cache.identify({ __typename: 'LegalDocument', id: documentChanged.id }) ?? '',
          fragment: DocumentRowFieldsFragmentDoc,
          fragmentName: 'DocumentRowFields',
          data: documentChanged,
        });
        if (followAnalysis(client, documentChanged, address.current(documentChanged.id))) void reloadDocuments(client);
      },
    );
  }, [client, socket]);
  useReconnection(() => void reloadDocuments(client));
}
