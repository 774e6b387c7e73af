import { CitationReviewFile, type CitationReview } from '#db/entities/citation-review.entity.ts';
import { citationReviewText } from '#schema/text/citations.ts';
import { writeTrackedChanges } from '#api/features/research/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { DOCX_TYPE } from '#api/kernel/print/print.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { findReview } from './find-review.service.ts';
import { readBrought } from './text-of-file.service.ts';

/** The Word file of a review: kept with it, and given back with what was changed in its text as tracked changes. */

const { tracked: say } = citationReviewText;

/** Of all reviews of an account. A brief has less than a megabyte. */
const MAX_KEPT_BYTES = 200 * 1024 * 1024;

export const isWordFile = (fileName: string | null): boolean => /\.docx$/i.test(fileName ?? '');

/** Keeps the file of a new review, as far as there is room; called behind the lock of the account's reviews. */
export async function keepFile(ctx: Ctx, review: CitationReview, bytes: Uint8Array): Promise<void> {
  const [kept] = await ctx.em.execute<{ bytes: string }[]>(
    `select coalesce(sum(f.byte_length), 0) as bytes from citation_review_file f
     join citation_review r on r.id = f.review_id where r.user_id = ?`,
    [signedIn(ctx).userId],
  );
  if (Number(kept?.bytes ?? 0) + bytes.length > MAX_KEPT_BYTES) return;
  ctx.em.create(CitationReviewFile, {
    review,
    byteLength: bytes.length,
    content: Buffer.from(bytes),
    originalText: review.text,
  });
}

/** Why a review has no file with tracked changes; `null`: it has one. */
export async function trackedChangesProblemOf(ctx: Ctx, review: CitationReview): Promise<string | null> {
  if (!isWordFile(review.fileName ?? null)) return say.notWord;
  const isKept = await loadBatched(ctx, 'citation-review-files', review.id, async (ids) => {
    const rows = await ctx.em.execute<{ id: string }[]>(
      'select review_id as id from citation_review_file where review_id in (select json_array_elements_text(?::json))',
      [JSON.stringify(ids)],
    );
    return new Map(rows.map(({ id }) => [id, true]));
  });
  return isKept ? null : say.notKept;
}

export async function writeTrackedChangesFile(ctx: Ctx, id: string) {
  const review = await findReview(ctx, id);
  if (!review) throw new Refusal('NOT_FOUND');
  const [kept] = await ctx.em.execute<{ content: Buffer; original: string }[]>(
    'select content, original_text as original from citation_review_file where review_id = ?',
    [review.id],
  );
  const fileName = review.fileName ?? '';
  if (!kept) throw new Refusal('NOT_FOUND', isWordFile(fileName) ? say.notKept : say.notWord);
  const written = await readBrought(ctx, writeTrackedChanges, {
    bytes: new Uint8Array(kept.content),
    fileName,
    original: kept.original,
    corrected: review.text,
    author: say.author,
    date: `${ctx.clock.now().toISOString().slice(0, 19)}Z`,
  });
  if ('problem' in written) throw new Refusal('VALIDATION', written.problem);
  return {
    file: {
      fileName: say.fileName(fileName),
      mediaType: DOCX_TYPE,
      byteLength: written.bytes.byteLength,
      content: Buffer.from(written.bytes).toString('base64'),
    },
    changeCount: written.changes,
    unplaced: written.unplaced,
  };
}
