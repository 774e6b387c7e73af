import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { contractActionText as text } from '#schema/text/contracts-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { ContractDocumentDocument, ContractEvidenceDocument, ContractPlainTextDocument } from './list.generated.ts';

export type ContractFile = 'PDF' | 'PDF_FILLED' | 'DOCX' | 'TEXT' | 'EVIDENCE';

/** The files of a contract; the server writes them on request. `version`: absent, the newest. */
export function useDownload(id: string, version?: number) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const read = async (file: ContractFile) => {
    const options = { variables: { id, version: version ?? null }, fetchPolicy: 'no-cache' } as const;
    if (file === 'TEXT')
      return (await client.query({ query: ContractPlainTextDocument, ...options })).data?.contractText;
    if (file === 'EVIDENCE')
      return (await client.query({ query: ContractEvidenceDocument, ...options })).data?.contractEvidence;
    const { data } = await client.query({
      query: ContractDocumentDocument,
      variables: {
        ...options.variables,
        format: file === 'DOCX' ? 'DOCX' : 'PDF',
        fillLines: file === 'PDF_FILLED',
      },
      fetchPolicy: 'no-cache',
    });
    return data?.contractDocument;
  };
  const get = async (file: ContractFile) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const written = await read(file);
      if (written) saveDocument(written);
    } catch (error) {
      showToast({ title: text.fileFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, get };
}
