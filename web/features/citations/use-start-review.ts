import { useEffect, useRef, useState } from 'react';
import { reviewStartText as text } from '#schema/text/citation-review.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useAnnounceReviewFileMutation, useCreateCitationReviewMutation } from '#web/shared/apollo/operations.ts';
import { sendFile } from './send-file.ts';

/** What is to be checked. */
export interface Intake {
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
  return { ...readFailure(error), field: null };
}

/** Sends a text or a file to be checked; what was given stays with the caller until `onReady`. */
export function useStartReview(onReady: (reviewId: string) => void) {
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const [announce] = useAnnounceReviewFileMutation();
  const [create] = useCreateCitationReviewMutation();
  const stopper = useRef<AbortController | null>(null);
  // Whoever went elsewhere meanwhile is not brought back: the review waits in the list.
  useEffect(() => () => stopper.current?.abort(), []);

  const upload = async (file: File, signal: AbortSignal): Promise<string> => {
    setStage({ at: 'uploading', percent: 0 });
    const { data } = await announce({ variables: { input: { fileName: file.name, byteLength: file.size } } });
    const { upload: place, userErrors } = data?.createUpload ?? {};
    if (!place) throw new Refused(userErrors?.[0] ?? { message: text.noReply, field: null });
    const onProgress = (share: number) => setStage({ at: 'uploading', percent: Math.round(share * 100) });
    const problem = await sendFile(place.url, file, { onProgress, signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new Refused({ message: error instanceof Error ? error.message : text.uploadCut, field: null });
    });
    if (problem) throw new Refused({ message: problem, field: null });
    return place.id;
  };

  const start = async ({ text: words, file, writtenOn }: Intake): Promise<void> => {
    const stop = new AbortController();
    stopper.current = stop;
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
  return { stage, failure, start, stop: () => stopper.current?.abort(), clear: () => setFailure(null) };
}
