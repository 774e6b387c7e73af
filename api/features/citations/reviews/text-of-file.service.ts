import { citationReviewText } from '#schema/text/citations.ts';
import { readFilePreview, readFileText } from '#api/features/research/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import type { WorkerTask } from '#api/kernel/workers/task.ts';
import { WorkStopped, type StopReason } from '#api/kernel/workers/stopped.ts';

/** What it means for a file that the work on it was stopped; the others say nothing of the file. */
const PROBLEM = { TOO_SLOW: 'TOO_SLOW', TOO_MUCH_MEMORY: 'EXPANDS_TOO_MUCH', CRASHED: 'BROKEN' } as const;
const problemOf = (reason: StopReason) => (reason in PROBLEM ? PROBLEM[reason as keyof typeof PROBLEM] : null);

interface BroughtFile {
  bytes: Uint8Array;
  fileName: string;
}

/** What a worker makes of a file that somebody brought, or why it makes nothing in the words of that person. */
export async function readBrought<F extends BroughtFile, R extends object>(
  ctx: Ctx,
  task: WorkerTask<F, R | { problem: keyof typeof citationReviewText.file }>,
  file: F,
): Promise<R | { problem: string }> {
  try {
    const read = await runInWorker(ctx, task, file);
    return 'problem' in read ? { problem: citationReviewText.file[read.problem](file.fileName) } : read;
  } catch (error) {
    const problem = error instanceof WorkStopped ? problemOf(error.reason) : null;
    if (problem) return { problem: citationReviewText.file[problem](file.fileName) };
    throw error;
  }
}

/** Its text with the places in the file. */
export const textOfFile = (ctx: Ctx, { bytes, fileName }: BroughtFile) =>
  readBrought(ctx, readFileText, { bytes, fileName });

/** With its pages, headings, lists and tables. */
export const previewOfFile = (ctx: Ctx, { bytes, fileName }: BroughtFile) =>
  readBrought(ctx, readFilePreview, { bytes, fileName });
