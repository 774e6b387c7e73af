import { CaseDocument } from '#db/entities/case.entity.ts';
import { LegalDocument } from '#db/entities/document.entity.ts';
import { MAX_FILE_BYTES } from '#schema/lib/file-limits.ts';
import type { AnalyzeDocumentInput } from '#schema/generated/contract.ts';
import { documentProblemText, documentText as say } from '#schema/text/documents.ts';
import { errorText } from '#schema/text/errors.ts';
import { filesText } from '#schema/text/files.ts';
import { caseToUse, loadCaseDocument } from '#api/features/cases/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { putFileOfRow } from '#api/kernel/database/files-of-rows.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { discardIfRefused, takeUpload } from '#api/kernel/http/uploads.ts';
import { newId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { recordAudit } from '../../audit/index.ts';
import { hasAnalyzedName, mediaTypeOf, storageKeyOf } from '../analysis/files.rules.ts';
import { publishDocumentChanged } from '../documents.events.ts';
import { enqueueAnalysis } from './analyze.jobs.ts';
import { reserve, takeRoom } from './charge.service.ts';

/** Rate limit per account: an analysis that is cancelled at once costs nothing, but its file was read. */
const ANALYSES_OF_ONE = { name: 'document-analysis', points: 120, seconds: 3600 };

type Refused = ReturnType<typeof userError>;

interface Source {
  fileName: string;
  bytes: Uint8Array;
  caseId: string | null;
  caseDocumentId: string | null;
}

async function sourceOfUpload(ctx: Ctx, uploadId: string, caseId: string | null): Promise<Source | Refused> {
  const chosen = caseId === null ? null : await caseToUse(ctx, caseId);
  if (chosen && 'userErrors' in chosen) return chosen;
  discardIfRefused(ctx, uploadId);
  const file = await takeUpload(ctx, uploadId);
  if (!file) return userError('NOT_FOUND', filesText.missing, 'uploadId');
  return { ...file, caseId, caseDocumentId: null };
}

async function sourceOfCase(ctx: Ctx, id: string): Promise<Source | Refused> {
  const file = await loadCaseDocument(ctx, id);
  const kept = file && (await ctx.em.findOne(CaseDocument, { id }, { fields: ['legalCase'] }));
  if (!file || !kept) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseDocumentId');
  const { fileName, bytes } = file;
  return { fileName, bytes: new Uint8Array(bytes), caseId: kept.legalCase.id, caseDocumentId: id };
}

/** The media type of a file that may be analysed, or why it may not. */
function inspect({ fileName, bytes }: Source, field: string): { mediaType: string } | Refused {
  if (!hasAnalyzedName(fileName)) return userError('VALIDATION', say.onlyKinds, field);
  if (bytes.length > MAX_FILE_BYTES) return userError('PAYLOAD_TOO_LARGE', say.tooLarge, field);
  if (bytes.length === 0) return userError('VALIDATION', documentProblemText.EMPTY, field);
  const agreed = mediaTypeOf(fileName, bytes);
  return 'problem' in agreed ? userError('VALIDATION', documentProblemText[agreed.problem], field) : agreed;
}

/** Computed off the main thread. */
async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Buffer.from(digest).toString('hex');
}

interface Accepted {
  source: Source;
  mediaType: string;
  reservedAt: Date;
}

/** Everything that may refuse the file: its kind, its size, the room and the meter of the plan. */
async function accept(ctx: Ctx, { uploadId, caseDocumentId, caseId }: AnalyzeDocumentInput) {
  const { userId } = signedIn(ctx);
  const source =
    uploadId != null
      ? await sourceOfUpload(ctx, uploadId, caseId ?? null)
      : await sourceOfCase(ctx, caseDocumentId ?? '');
  if ('userErrors' in source) return source;
  const inspected = inspect(source, uploadId == null ? 'caseDocumentId' : 'uploadId');
  if ('userErrors' in inspected) return inspected;
  await ctx.throttle.take(ANALYSES_OF_ONE, userId);
  await takeRoom(ctx, userId, source.bytes.length);
  return { source, mediaType: inspected.mediaType, reservedAt: await reserve(ctx, userId) };
}

async function keep(ctx: Ctx, { source, mediaType, reservedAt }: Accepted): Promise<LegalDocument> {
  const now = ctx.clock.now();
  const id = newId('legalDocument');
  const { fileName, bytes, caseId, caseDocumentId } = source;
  const sha256 = await sha256Of(bytes);
  // Written before the row: bytes that no row knows are swept later, a row without bytes would be broken.
  await putFileOfRow(ctx, storageKeyOf(id), bytes);
  const document = ctx.em.create(LegalDocument, {
    id,
    owner: signedIn(ctx).userId,
    legalCase: caseId,
    caseDocument: caseDocumentId,
    fileName: storable(fileName),
    mediaType,
    byteLength: bytes.length,
    sha256,
    storageKey: storageKeyOf(id),
    status: 'QUEUED',
    reservedAt,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  await enqueueAnalysis(ctx.em, document);
  await publishDocumentChanged(ctx.em, document);
  await recordAudit(ctx, { action: 'FILE_UPLOADED', subject: id });
  return document;
}

/** Keeps a file and begins its analysis: quota, row and job are one transaction. */
export async function analyzeDocument(ctx: Ctx, input: AnalyzeDocumentInput) {
  signedIn(ctx);
  if ((input.uploadId == null) === (input.caseDocumentId == null))
    return userError('VALIDATION', say.oneSource, 'uploadId');
  const accepted = await accept(ctx, input);
  return 'userErrors' in accepted ? accepted : ok({ document: await keep(ctx, accepted) });
}
