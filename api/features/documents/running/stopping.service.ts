import type { LegalDocument } from '#db/entities/document.entity.ts';
import type { LegalDocumentIdInput } from '#schema/generated/contract.ts';
import { DAY } from '#schema/lib/durations.ts';
import { documentText as say } from '#schema/text/documents.ts';
import { errorText } from '#schema/text/errors.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { recordAudit } from '../../audit/index.ts';
import { publishDocumentChanged } from '../documents.events.ts';
import { documentToChange, findDeleted } from '../keeping/document-rows.service.ts';
import { enqueueAnalysis } from './analyze.jobs.ts';
import { giveBack, reserve, takeRoom } from './charge.service.ts';

/** Cancelling, repeating, deleting and restoring. */

/** How long a deleted document can be restored. */
const RESTORABLE_MS = DAY;

const notFound = () => userError('NOT_FOUND', errorText.NOT_FOUND, 'documentId');

const isOnItsWay = ({ status }: Pick<LegalDocument, 'status'>): boolean => status === 'QUEUED' || status === 'RUNNING';

async function changed(ctx: Ctx, document: LegalDocument) {
  document.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  await publishDocumentChanged(ctx.em, document);
  return ok({ document });
}

/** Ends an analysis that waits or runs: the job hears of it, and its worker is ended. */
async function stop(ctx: Ctx, document: LegalDocument): Promise<void> {
  await giveBack(ctx, document);
  Object.assign(document, { status: 'CANCELLED', progress: 0, attemptAt: null, attemptBy: null });
}

export async function cancelAnalysis(ctx: Ctx, { documentId }: LegalDocumentIdInput) {
  const document = await documentToChange(ctx, documentId);
  if (!document) return notFound();
  if (!isOnItsWay(document)) return userError('CONFLICT', say.notRunning, 'documentId');
  await stop(ctx, document);
  return changed(ctx, document);
}

export async function retryAnalysis(ctx: Ctx, { documentId }: LegalDocumentIdInput) {
  const document = await documentToChange(ctx, documentId);
  if (!document) return notFound();
  if (isOnItsWay(document)) return userError('CONFLICT', say.stillRunning, 'documentId');
  if (!document.isPaid) document.reservedAt = await reserve(ctx, signedIn(ctx).userId);
  Object.assign(document, { status: 'QUEUED', progress: 0, problem: null });
  await enqueueAnalysis(ctx.em, document);
  return changed(ctx, document);
}

export async function deleteDocument(ctx: Ctx, { documentId }: LegalDocumentIdInput) {
  const document = await documentToChange(ctx, documentId);
  if (!document) return notFound();
  if (isOnItsWay(document)) await stop(ctx, document);
  document.deletedAt = ctx.clock.now();
  await recordAudit(ctx, { action: 'DOCUMENT_DELETED', subject: documentId });
  return changed(ctx, document);
}

export async function restoreDocument(ctx: Ctx, { documentId }: LegalDocumentIdInput) {
  const document = await findDeleted(ctx, documentId);
  if (!document?.deletedAt) return notFound();
  if (later(document.deletedAt, RESTORABLE_MS) <= ctx.clock.now())
    return userError('NOT_FOUND', say.notRestorable, 'documentId');
  await takeRoom(ctx, signedIn(ctx).userId, document.byteLength);
  document.deletedAt = null;
  return changed(ctx, document);
}
