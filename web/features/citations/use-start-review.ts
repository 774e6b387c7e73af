import { useEffect, useRef, useState } from 'react';
import { reviewStartText as text } from '#schema/text/citation-review.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { useCreateCitationReviewMutation } from './citations.generated.ts';

/** The text or file to check. */
export interface ReviewInput {
  text: string;
  file: File | null;
  /** `2026-11-21`, or empty. */
  writtenOn: string;
}

export type Stage = { at: 'idle' } | { at: 'uploading'; percent: number } | { at: 'checking' };

export interface StartFailure extends Pick<Failure, 'requestId' | 'message'> {
  /** The field that the server refused. */
  field: string | null;
}

class Refused extends Error {
  readonly field: string | null;

  constructor({ message, field }: { message: string; field: string | null }) {
    super(message);
    this.field = field;
  }
}

function failureOf(error: unknown): StartFailure {
  if (error instanceof Refused) return { message: error.message, requestId: null, field: error.field };
  if (error instanceof FileRefused) return { message: error.message, requestId: null, field: null };
  return { ...readFailure(error), field: null };
}

/** Sends a text or a file to check; the caller keeps its input until `onReady`. */
export function useStartReview(onReady: (reviewId: string) => void) {
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const [create, { client }] = useCreateCitationReviewMutation();
  const abortController = useRef<AbortController | null>(null);
  // A user who has left the page is not brought back: the review is in the list.
  useEffect(() => () => abortController.current?.abort(), []);

  const upload = (file: File, signal: AbortSignal): Promise<string> => {
    setStage({ at: 'uploading', percent: 0 });
    const onProgress = (share: number) => setStage({ at: 'uploading', percent: Math.round(share * 100) });
    return uploadFile(client, file, { onProgress, signal });
  };

  const start = async ({ text: words, file, writtenOn }: ReviewInput): Promise<void> => {
    const stop = new AbortController();
    abortController.current = stop;
    setFailure(null);
    try {
      const what = file ? { uploadId: await upload(file, stop.signal) } : { text: words };
      setStage({ at: 'checking' });
      const { data } = await create({ variables: { input: { ...what, writtenOn: writtenOn || null } } });
      const { review, userErrors } = data?.createCitationReview ?? {};
      if (!review) throw new Refused(userErrors?.[0] ?? { message: text.noReply, field: null });
      if (!stop.signal.aborted) onReady(review.id);
    } catch (error) {
      if (!stop.signal.aborted) setFailure(failureOf(error));
    } finally {
      setStage({ at: 'idle' });
    }
  };
  return { stage, failure, start, stop: () => abortController.current?.abort(), clear: () => setFailure(null) };
}
