import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { SECOND } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { defineJob, enqueue } from '#api/kernel/jobs/jobs.ts';
import { runAnalysis, waitingAfter } from './run-analysis.service.ts';

/** The analysis of documents in the background. */

interface Given {
  documentId: string;
}

/** Analyses of all accounts on one server: the other places of its queue are for answers and mails. */
const AT_ONCE = 3;
const NO_PLACE_MS = 2 * SECOND;
let running = 0;

export const analyzeDocumentJob = defineJob<Given>({
  name: 'analyze-document',
  retry: 8,
  async run(ctx, { documentId }, attempt) {
    const again = (milliseconds: number): Promise<void> =>
      enqueueAnalysis(ctx.em, { id: documentId }, later(new Date(), milliseconds));
    if (running >= AT_ONCE) return again(NO_PLACE_MS);
    running++;
    try {
      const outcome = await runAnalysis(ctx, documentId, attempt.isLast);
      if (outcome !== 'OVER') return await again(outcome.againAfterMs);
      for (const id of await waitingAfter(ctx, documentId)) await enqueueAnalysis(ctx.em, { id });
    } finally {
      running--;
    }
  },
});

export const enqueueAnalysis = (em: SqlEntityManager, { id }: { id: string }, runAt?: Date): Promise<void> =>
  enqueue(em, analyzeDocumentJob, { documentId: id }, { key: id, ...(runAt ? { runAt } : {}) });
