import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { caseDocumentsScreenText as text } from '#schema/text/case-documents-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { saveBlob } from '#web/shared/browser/save-document.ts';
import { fetchFile } from '#web/shared/files/fetch-file.ts';
import { fileProblem } from '#web/shared/files/send-file.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { uniqueNames, zipOf } from '#web/shared/files/zip.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { DOCUMENT_KINDS } from '../chat/chat-limits.ts';
import { useAddDocumentMutation, type CaseDocumentFieldsFragment } from './documents.generated.ts';

export type CaseDocument = CaseDocumentFieldsFragment;

/** Downloads a stored file under its name. */
export async function downloadDocument({ url, fileName }: Pick<CaseDocument, 'url' | 'fileName'>): Promise<void> {
  try {
    saveBlob(fileName, await fetchFile(url));
  } catch (error) {
    showToast({ message: readFailure(error).message, tone: 'danger' });
  }
}

interface Place {
  folder: string | null;
  /** The document of which the file is the next version. */
  replacesId?: string;
}

/** Uploads files one after the other into the file of a case. */
export function useAddDocuments(caseId: string, onAdded: () => void) {
  const client = useApolloClient();
  const [add] = useAddDocumentMutation();
  const [progress, setProgress] = useState<{ name: string; percent: number } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const addOne = async (file: File, { folder, replacesId }: Place): Promise<string | null> => {
    const wrong = fileProblem(file, DOCUMENT_KINDS, text.kind);
    if (wrong) return wrong;
    setProgress({ name: file.name, percent: 0 });
    try {
      const uploadId = await uploadFile(client, file, {
        onProgress: (share) => setProgress({ name: file.name, percent: Math.round(share * 100) }),
        signal: new AbortController().signal,
      });
      const input = { caseId, uploadId, folder, ...(replacesId ? { replacesId } : {}) };
      const answer = await mutationResult(add({ variables: { input } }), ({ addCaseDocument }) => addCaseDocument);
      return answer.is === 'done' ? null : answer.refusal.message;
    } catch (error) {
      return error instanceof FileRefused ? error.message : readFailure(error).message;
    }
  };
  const addFiles = async (files: readonly File[], place: Place): Promise<void> => {
    if (progress) return;
    setProblems([]);
    const found: string[] = [];
    for (const file of files) {
      const problem = await addOne(file, place);
      if (problem) found.push(text.uploadFailed(file.name, problem));
    }
    setProgress(null);
    setProblems(found);
    const added = files.length - found.length;
    if (added === 0) return;
    showToast({ message: text.uploaded(added), tone: 'positive' });
    onAdded();
  };
  return { addFiles, progress, problems, clearProblems: () => setProblems([]) };
}

/** Downloads every document as one ZIP, in its folders. */
export function useDownloadAll(caseTitle: string) {
  const [done, setDone] = useState<number | null>(null);
  const downloadAll = async (documents: readonly CaseDocument[]): Promise<void> => {
    if (done !== null) return;
    setDone(0);
    try {
      const names = uniqueNames(
        documents.map(({ folder, fileName }) => (folder ? `${folder.replaceAll('/', '-')}/${fileName}` : fileName)),
      );
      const entries = [];
      for (const [at, { url, createdAt }] of documents.entries()) {
        const bytes = new Uint8Array(await (await fetchFile(url)).arrayBuffer());
        entries.push({ name: names[at] ?? '', bytes, modifiedAt: new Date(createdAt) });
        setDone(at + 1);
      }
      saveBlob(`${caseTitle.replace(/[\\/:*?"<>|]/g, '-')}.zip`, new Blob(zipOf(entries), { type: 'application/zip' }));
    } catch {
      showToast({ message: text.zipFailed, tone: 'danger' });
    } finally {
      setDone(null);
    }
  };
  return { done, downloadAll };
}
