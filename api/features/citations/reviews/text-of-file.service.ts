import { citationReviewText } from '#schema/text/citations.ts';
import { readFileText } from '#api/features/research/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { WorkStopped, type StopReason } from '#api/kernel/workers/stopped.ts';

/** What it means for a file that the work on it was stopped; the others say nothing of the file. */
const PROBLEM = { TOO_SLOW: 'TOO_SLOW', TOO_MUCH_MEMORY: 'EXPANDS_TOO_MUCH', CRASHED: 'BROKEN' } as const;
const problemOf = (reason: StopReason) => (reason in PROBLEM ? PROBLEM[reason as keyof typeof PROBLEM] : null);

/** The text of a file that somebody brought, or why there is none in the words of that person. */
export async function textOfFile(
  ctx: Ctx,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<{ text: string } | { problem: string }> {
  try {
    const read = await runInWorker(ctx, readFileText, { bytes, fileName });
    return 'text' in read ? read : { problem: citationReviewText.file[read.problem](fileName) };
  } catch (error) {
    const problem = error instanceof WorkStopped ? problemOf(error.reason) : null;
    if (problem) return { problem: citationReviewText.file[problem](fileName) };
    throw error;
  }
}
