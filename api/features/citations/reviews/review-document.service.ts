import { accountZone } from '#api/features/users/index.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { reviewDocumentText } from '#schema/text/citations.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import { documentOfReview } from './review-document.rules.ts';
import { findReview } from './find-review.service.ts';

/** The findings of one of the caller's reviews as a file. */
export async function writeReviewDocument(
  ctx: Ctx,
  { id, format }: { id: string; format: DocumentFormat },
): Promise<ExportedFile> {
  const review = await findReview(ctx, id);
  if (!review) throw new Refusal('NOT_FOUND');
  const { title, text, report, decisions } = review;
  const document = documentOfReview({
    title,
    text,
    places: review.places ?? null,
    report,
    decisions,
    fileName: review.fileName ?? null,
    writtenOn: review.writtenOn ?? null,
    printedOn: dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now()),
  });
  return exportedFile(reviewDocumentText.title(title), format, await printDocument(ctx, document, format));
}
