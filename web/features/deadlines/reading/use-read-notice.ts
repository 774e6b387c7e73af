import { useEffect, useRef, useState } from 'react';
import { noticeText as text } from '#schema/text/deadline-calculator.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { useReadNoticeMutation, type ReadNoticeMutation } from './reading-notice.generated.ts';

export type Reading = NonNullable<ReadNoticeMutation['readNotice']['reading']>;
export type Stage = { at: 'idle' } | { at: 'uploading'; percent: number } | { at: 'reading' };

export interface ReadFailure {
  message: string;
  requestId: string | null;
}

class Refused extends Error {}

const failureOf = (error: unknown): ReadFailure =>
  error instanceof Refused || error instanceof FileRefused
    ? { message: error.message, requestId: null }
    : readFailure(error);

/** Sends a text or a file to be read; the server stores nothing. */
export function useReadNotice() {
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const [failure, setFailure] = useState<ReadFailure | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [send, { client }] = useReadNoticeMutation();
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  const upload = (file: File, signal: AbortSignal): Promise<string> => {
    setStage({ at: 'uploading', percent: 0 });
    const onProgress = (share: number) => setStage({ at: 'uploading', percent: Math.round(share * 100) });
    return uploadFile(client, file, { onProgress, signal });
  };

  const read = async (what: { text: string } | { file: File }): Promise<void> => {
    abortController.current?.abort();
    const stop = new AbortController();
    abortController.current = stop;
    setFailure(null);
    try {
      const input = 'file' in what ? { uploadId: await upload(what.file, stop.signal) } : { text: what.text };
      setStage({ at: 'reading' });
      const { data } = await send({ variables: { input } });
      const { reading: found, userErrors } = data?.readNotice ?? {};
      if (!found) throw new Refused(userErrors?.[0]?.message ?? text.noReply);
      if (!stop.signal.aborted) setReading(found);
    } catch (error) {
      if (!stop.signal.aborted) setFailure(failureOf(error));
    } finally {
      if (!stop.signal.aborted) setStage({ at: 'idle' });
    }
  };
  return { stage, failure, reading, read, forget: () => setReading(null) };
}
