import { documentText as say } from '#schema/text/documents.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { partsOf } from '../keeping/document-parts.service.ts';
import { documentById, type DocumentRow } from '../keeping/document-rows.service.ts';
import { compareTexts } from './compare.tasks.ts';

/** Two documents of the caller, word by word and fact by fact. */

const COMPARISONS = { name: 'document-comparison', points: 20, seconds: 60 };

async function sideOf(ctx: Ctx, document: DocumentRow) {
  const parts = document.status === 'DONE' ? await partsOf(ctx, document.id) : null;
  if (!parts) throw new Refusal('CONFLICT', say.notDone);
  return { text: parts.text, facts: parts.content.facts };
}

export async function compareTwo(ctx: Ctx, { firstId, secondId }: { firstId: string; secondId: string }) {
  const [first, second] = await Promise.all([documentById(ctx, firstId), documentById(ctx, secondId)]);
  if (!first || !second) return null;
  await ctx.throttle.take(COMPARISONS, signedIn(ctx).userId);
  const [own, other] = await Promise.all([sideOf(ctx, first), sideOf(ctx, second)]);
  return { first, second, ...(await runInWorker(ctx, compareTexts, { first: own, second: other })) };
}
