import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { documentListText as text } from '#schema/text/documents-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { saveBlob, saveDocument } from '#web/shared/browser/save-document.ts';
import type { DocumentRowFieldsFragment } from '#web/shared/documents/analyze.generated.ts';
import { fetchFile } from '#web/shared/files/fetch-file.ts';
import { uniqueNames, zipOf } from '#web/shared/files/zip.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useDocuments } from './documents-context.ts';
import {
  DocumentReportFileDocument,
  useCancelDocumentAnalysisMutation,
  useDeleteLegalDocumentMutation,
  useRetryDocumentAnalysisMutation,
  useUpdateLegalDocumentMutation,
} from './documents.generated.ts';
import { followAnalysis, reloadDocuments } from './use-analysis-changes.ts';

export type DocumentRow = DocumentRowFieldsFragment;
type Named = Pick<DocumentRow, 'id' | 'fileName'>;

const refusedToast = (message: string) => showToast({ title: text.actionFailed, message, tone: 'danger' });

/** Downloads a stored file under its name. */
export async function downloadOriginal({ url, fileName }: Pick<DocumentRow, 'url' | 'fileName'>): Promise<void> {
  try {
    saveBlob(fileName, await fetchFile(url));
  } catch (error) {
    refusedToast(readFailure(error).message);
  }
}

/** Reports as PDF: of one document the file itself, of several an archive. */
export function useReports() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const download = async (ids: readonly string[]): Promise<void> => {
    if (progress) return;
    try {
      const files: Record<'fileName' | 'mediaType' | 'content', string>[] = [];
      for (const [at, id] of ids.entries()) {
        setProgress({ done: at, total: ids.length });
        const { data } = await client.query({
          query: DocumentReportFileDocument,
          variables: { id, format: 'PDF' },
          fetchPolicy: 'no-cache',
        });
        if (data) files.push(data.documentReport);
      }
      if (files.length === 1 && files[0]) return saveDocument(files[0]);
      const names = uniqueNames(files.map(({ fileName }) => fileName));
      const entries = files.map(({ content }, at) => ({
        name: names[at] ?? '',
        bytes: Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)),
        modifiedAt: new Date(),
      }));
      saveBlob(text.reportsZip, new Blob(zipOf(entries), { type: 'application/zip' }));
    } catch (error) {
      refusedToast(readFailure(error).message);
    } finally {
      setProgress(null);
    }
  };
  return { progress, download };
}

/** What rows and the page of a document do with it. */
export function useDocumentActions(onDeleted?: () => void) {
  const client = useApolloClient();
  const [cancel] = useCancelDocumentAnalysisMutation();
  const [retry] = useRetryDocumentAnalysisMutation();
  const [update] = useUpdateLegalDocumentMutation();
  const [remove] = useDeleteLegalDocumentMutation();
  const { offerRestore } = useDocuments();

  /** Why it was refused; `null` if it was done. */
  const change = async (input: { documentId: string; fileName?: string; caseId?: string | null }) => {
    const answer = await mutationResult(update({ variables: { input } }), ({ updateDocument }) => updateDocument);
    if (answer.is === 'refused') return answer.refusal.message || text.renameFailed;
    void reloadDocuments(client);
    return null;
  };
  return {
    rename: ({ id }: Named, fileName: string) => change({ documentId: id, fileName }),
    link: async ({ id }: Named, caseId: string | null) => {
      const problem = await change({ documentId: id, caseId });
      if (!problem) showToast({ message: caseId ? text.linked : text.unlinked, tone: 'positive' });
      return problem;
    },
    cancel: async ({ id }: Named) => {
      const answer = await mutationResult(
        cancel({ variables: { input: { documentId: id } } }),
        ({ cancelDocumentAnalysis }) => cancelDocumentAnalysis,
      );
      if (answer.is === 'refused') refusedToast(answer.refusal.message);
      void reloadDocuments(client);
    },
    retry: async ({ id }: Named) => {
      const answer = await mutationResult(
        retry({ variables: { input: { documentId: id } } }),
        ({ retryDocumentAnalysis }) => retryDocumentAnalysis,
      );
      if (answer.is === 'refused') refusedToast(answer.refusal.message);
      else if (answer.payload.document) followAnalysis(client, answer.payload.document);
      void reloadDocuments(client);
    },
    remove: async ({ id, fileName }: Named) => {
      const answer = await mutationResult(
        remove({ variables: { input: { documentId: id } } }),
        ({ deleteDocument }) => deleteDocument,
      );
      if (answer.is === 'refused') return refusedToast(answer.refusal.message);
      offerRestore({ id, fileName });
      await reloadDocuments(client);
      onDeleted?.();
    },
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
