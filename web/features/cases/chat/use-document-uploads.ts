import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { chatDocumentText as text } from '#schema/text/collab-chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { fileProblem } from '#web/shared/files/send-file.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { formatBytes } from '#web/shared/format/format.ts';
import { ATTACHMENTS_MAX, DOCUMENT_KINDS } from './chat-limits.ts';
import type { OutgoingMessage } from './outgoing.ts';

/** A document that is being uploaded. */
export interface DocumentUpload {
  key: string;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** Why the upload failed; it stays until the user retries or removes it. */
  problem: string | null;
}

type Attachment = OutgoingMessage['attachments'][number];

const detailOf = ({ name, size }: File): string =>
  `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()} · ${formatBytes(size)}`;

/** Uploads documents while a message is written; each finished one is passed to `onReady`. */
export function useDocumentUploads(attachedCount: number, onReady: (attachment: Attachment) => void) {
  const client = useApolloClient();
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const abortControllers = useRef(new Map<string, AbortController>());
  const ready = useRef(onReady);
  ready.current = onReady;
  useEffect(() => {
    const running = abortControllers.current;
    return () => running.forEach((abortController) => abortController.abort());
  }, []);

  const change = (key: string, part: Partial<DocumentUpload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const remove = (key: string) => {
    abortControllers.current.get(key)?.abort();
    abortControllers.current.delete(key);
    setUploads((before) => before.filter((each) => each.key !== key));
  };
  const send = async ({ key, file }: Pick<DocumentUpload, 'key' | 'file'>): Promise<void> => {
    const stopper = new AbortController();
    abortControllers.current.set(key, stopper);
    try {
      const id = await uploadFile(client, file, {
        onProgress: (share) => change(key, { percent: Math.round(share * 100) }),
        signal: stopper.signal,
      });
      if (stopper.signal.aborted) return;
      remove(key);
      ready.current({ kind: 'DOCUMENT', id, label: file.name, detail: detailOf(file) });
    } catch (error) {
      if (stopper.signal.aborted) return;
      change(key, { problem: error instanceof FileRefused ? error.message : readFailure(error).message });
    }
  };
  /** Uploads valid files; errors of the others are shown before any upload starts. */
  const add = (files: readonly File[]): void => {
    const freeSlots = ATTACHMENTS_MAX - attachedCount - uploads.length;
    const wrong = files.map((file) => ({ file, why: fileProblem(file, DOCUMENT_KINDS, text.kind) }));
    const refused = wrong.find(({ why }) => why !== null);
    const good = wrong.filter(({ why }) => why === null).map(({ file }) => file);
    const taken = good.slice(0, freeSlots).map((file) => ({ key: newClientId(), file, percent: 0, problem: null }));
    if (refused) setProblem(text.refused(refused.file.name, refused.why ?? ''));
    else setProblem(good.length > freeSlots ? text.full : null);
    setUploads((before) => [...before, ...taken]);
    taken.forEach((each) => void send(each));
  };
  const retry = ({ key, file }: DocumentUpload): void => {
    change(key, { percent: 0, problem: null });
    void send({ key, file });
  };
  return { uploads, problem, add, retry, remove, clearProblem: () => setProblem(null) };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
