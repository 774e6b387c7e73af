import { useEffect, useRef, useState } from 'react';
import { ownTemplatesText as text } from '#schema/text/contract-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { fileProblem } from '#web/shared/files/send-file.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { reloadContracts } from '../contracts-reload.ts';
import { useCreateContractTemplateMutation, type OwnTemplateFieldsFragment } from './own.generated.ts';

export type Stage = { at: 'idle' } | { at: 'uploading'; percent: number } | { at: 'reading' };

interface UploadFailure {
  message: string;
  requestId: string | null;
}

class Refused extends Error {}

/** Sends a DOCX and makes a template of it. */
export function useUploadTemplate(onMade: (template: OwnTemplateFieldsFragment) => void) {
  const [create, { client }] = useCreateContractTemplateMutation();
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (file: File): Promise<void> => {
    const wrong = fileProblem(file, ['.docx'], text.wrongKind);
    if (wrong) return setFailure({ message: wrong, requestId: null });
    const control = new AbortController();
    stop.current = control;
    setFailure(null);
    setStage({ at: 'uploading', percent: 0 });
    try {
      const onProgress = (share: number) => setStage({ at: 'uploading', percent: Math.round(share * 100) });
      const uploadId = await uploadFile(client, file, { onProgress, signal: control.signal });
      setStage({ at: 'reading' });
      const { data } = await create({ variables: { input: { uploadId } } });
      const { template, userErrors } = data?.createContractTemplate ?? {};
      if (!template) throw new Refused(userErrors?.[0]?.message ?? text.failed);
      onMade(template);
      await reloadContracts(client);
    } catch (error) {
      if (control.signal.aborted) return;
      const isTold = error instanceof Refused || error instanceof FileRefused;
      setFailure(isTold ? { message: error.message, requestId: null } : readFailure(error));
    } finally {
      setStage({ at: 'idle' });
    }
  };
  return { stage, failure, start, stop: () => stop.current?.abort() };
}
