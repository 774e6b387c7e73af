import { documentText as say } from '#schema/text/documents.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { partsOf } from '../keeping/document-parts.service.ts';
import { documentById, type DocumentRow } from '../keeping/document-rows.service.ts';
import { spanOf } from '../analysis/shown-analysis.rules.ts';
import { compareClauses, compareTexts } from './compare.tasks.ts';

/** Two documents of the caller, word by word and fact by fact. */

const COMPARISONS = { name: 'document-comparison', points: 20, seconds: 60 };

async function readParts(ctx: Ctx, document: DocumentRow) {
  const parts = document.status === 'DONE' ? await partsOf(ctx, document.id) : null;
  if (!parts) throw new Refusal('CONFLICT', say.notDone);
  return parts;
}

async function sideOf(ctx: Ctx, document: DocumentRow) {
  const { text, content } = await readParts(ctx, document);
  return { text, facts: content.facts };
}

export async function compareTwo(ctx: Ctx, { firstId, secondId }: { firstId: string; secondId: string }) {
  const [first, second] = await Promise.all([documentById(ctx, firstId), documentById(ctx, secondId)]);
  if (!first || !second) return null;
  await ctx.throttle.take(COMPARISONS, signedIn(ctx).userId);
  const [own, other] = await Promise.all([sideOf(ctx, first), sideOf(ctx, second)]);
  return { first, second, ...(await runInWorker(ctx, compareTexts, { first: own, second: other })) };
}

/** The clauses of one of our templates in a document of the caller. */
export async function compareWithOurs(ctx: Ctx, { id, templateId = null }: { id: string; templateId?: string | null }) {
  const document = await documentById(ctx, id);
  if (!document) return null;
  await ctx.throttle.take(COMPARISONS, signedIn(ctx).userId);
  const parts = await readParts(ctx, document);
  const { text, content } = parts;
  const { sections, type } = content;
  const compared = await runInWorker(ctx, compareClauses, { text, sections, type, templateId });
  return (
    compared && {
      ...compared,
      clauses: compared.clauses.map(({ at, basis, ...clause }) => ({
        ...clause,
        at: at && spanOf(parts)(at),
        basis: basis.map(({ law, article, reason }) => ({ lawKey: law, article, reason })),
      })),
    }
  );
}
