import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { chatDocumentText as text } from '#schema/text/collab-chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { problemOf } from '#web/shared/files/send-file.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { formatBytes } from '#web/shared/format/format.ts';
import { ATTACHMENTS_MAX, DOCUMENT_KINDS } from './chat-limits.ts';
import type { OutgoingMessage } from './outgoing.ts';

/** A document on its way to the server. */
export interface DocumentUpload {
  key: string;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** Why it did not arrive; it waits for somebody's decision. */
  problem: string | null;
}

type Attachment = OutgoingMessage['attachments'][number];

const detailOf = ({ name, size }: File): string =>
  `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()} · ${formatBytes(size)}`;

/** Brings documents to the server while a message is written; each that arrived is given to `onReady`. */
export function useDocumentUploads(attachedCount: number, onReady: (attachment: Attachment) => void) {
  const client = useApolloClient();
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const stoppers = useRef(new Map<string, AbortController>());
  const ready = useRef(onReady);
  ready.current = onReady;
  useEffect(() => {
    const running = stoppers.current;
    return () => running.forEach((stopper) => stopper.abort());
  }, []);

  const change = (key: string, part: Partial<DocumentUpload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const remove = (key: string) => {
    stoppers.current.get(key)?.abort();
    stoppers.current.delete(key);
    setUploads((before) => before.filter((each) => each.key !== key));
  };
  const send = async ({ key, file }: Pick<DocumentUpload, 'key' | 'file'>): Promise<void> => {
    const stopper = new AbortController();
    stoppers.current.set(key, stopper);
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
  /** Takes what can be sent; what cannot is said before anything goes out. */
  const add = (files: readonly File[]): void => {
    const room = ATTACHMENTS_MAX - attachedCount - uploads.length;
    const wrong = files.map((file) => ({ file, why: problemOf(file, DOCUMENT_KINDS, text.kind) }));
    const refused = wrong.find(({ why }) => why !== null);
    const good = wrong.filter(({ why }) => why === null).map(({ file }) => file);
    const taken = good.slice(0, room).map((file) => ({ key: newClientId(), file, percent: 0, problem: null }));
    if (refused) setProblem(text.refused(refused.file.name, refused.why ?? ''));
    else setProblem(good.length > room ? text.full : null);
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
