import { caseChatText } from '#schema/text/case-chat.ts';
import type { CaseMessage } from '#db/entities/case.entity.ts';
import { recordEvents } from '../case-access.service.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import type { StoredFile } from '#api/kernel/http/stored-files.ts';
import { discardIfRefused, peekUpload } from '#api/kernel/http/uploads.ts';
import { getFileOfRow, putFileOfRow, removeFilesAfterCommit } from '#api/kernel/database/files-of-rows.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { formatOfFile } from '#api/features/research/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { documentFormat, keyOfDocument, MEDIA_TYPES, MAX_DOCUMENT_BYTES } from './case-documents.rules.ts';

/** A document that is to be saved. */
export interface NewDocument {
  id: string;
  uploadId: string;
  fileName: string;
  mediaType: string;
  byteLength: number;
}

/**
 * Checks whether an upload of the caller can be a document of a case, and stores its bytes; else the reason. Call it
 * before the case is locked: the storage may take its time.
 */
export async function takeDocument(ctx: Ctx, uploadId: string): Promise<NewDocument | { refused: string }> {
  const file = await peekUpload(ctx, uploadId);
  if (!file) return { refused: caseChatText.documentMissing };
  const format = documentFormat(file.fileName, await runInWorker(ctx, formatOfFile, { bytes: file.bytes }));
  if (!format) {
    discardIfRefused(ctx, uploadId);
    return { refused: caseChatText.documentType(file.fileName) };
  }
  const { fileName, bytes } = file;
  const id = newId('caseDocument');
  await putFileOfRow(ctx, keyOfDocument(id), bytes);
  return {
    id,
    uploadId,
    fileName,
    mediaType: MEDIA_TYPES[format],
    byteLength: bytes.length,
  };
}

/** An error text if the documents exceed the limit of the case, else `null`. Call it with the case locked. */
export async function noRoomForDocuments(
  ctx: Ctx,
  caseId: string,
  documents: readonly NewDocument[],
): Promise<string | null> {
  if (documents.length === 0) return null;
  const [row] = await ctx.em.execute<{ kept: string }[]>(
    'select coalesce(sum(byte_length), 0) as kept from case_document where case_id = ?',
    [caseId],
  );
  const coming = documents.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return Number(row?.kept ?? 0) + coming > MAX_DOCUMENT_BYTES
    ? caseChatText.documentsFull(MAX_DOCUMENT_BYTES / 1024 / 1024)
    : null;
}

/** Where documents are put. */
interface DocumentPlace {
  caseId: string;
  messageId: string | null;
  folder: string | null;
  /** The first version; null: each is one. */
  rootId: string | null;
  version: number;
  at: Date;
}

/** Writes the rows of documents whose bytes are stored: the case is locked, so nothing here is large. */
export async function keepDocuments(ctx: Ctx, documents: readonly NewDocument[], place: DocumentPlace): Promise<void> {
  for (const { id, uploadId, fileName, mediaType, byteLength } of documents)
    await ctx.em.execute(
      `with used as (delete from upload where id = ? returning id)
       insert into case_document (id, case_id, message_id, author_id, folder, root_id, version, file_name, media_type,
         byte_length, created_at)
       select ?, ?, ?, ?, ?, ?, ?::int, ?, ?, ?::int, ?::timestamptz from used`,
      [
        uploadId,
        id,
        place.caseId,
        place.messageId,
        signedIn(ctx).userId,
        place.folder,
        place.rootId ?? id,
        place.version,
        fileName,
        mediaType,
        byteLength,
        place.at,
      ],
    );
  for (const { id } of documents) await recordAudit(ctx, { action: 'FILE_UPLOADED', subject: id });
}

/** Keeps the documents of a message. */
export async function keepDocumentsOfMessage(
  ctx: Ctx,
  { id, legalCase, createdAt }: CaseMessage,
  documents: readonly NewDocument[],
): Promise<void> {
  const place = { caseId: legalCase.id, messageId: id, folder: null, rootId: null, version: 1, at: createdAt };
  await keepDocuments(ctx, documents, place);
  await recordEvents(
    ctx,
    documents.map(({ fileName }) => ({
      caseId: legalCase.id,
      kind: 'DOCUMENT_ADDED',
      facts: { name: fileName, isFromChat: 'true' },
    })),
  );
}

/** Deletes documents with their bytes, by a condition. */
export async function deleteDocuments(ctx: Ctx, condition: string, value: string): Promise<void> {
  const rows = await ctx.em.execute<{ id: string }[]>(`delete from case_document where ${condition} returning id`, [
    value,
  ]);
  removeFilesAfterCommit(
    ctx,
    rows.map(({ id }) => keyOfDocument(id)),
  );
}

/** Deletes the documents of a message. */
export const dropDocuments = (ctx: Ctx, { id }: CaseMessage): Promise<void> =>
  deleteDocuments(ctx, 'message_id = ?', id);

/** For `GET /api/files/{id}`: who works in the case now may read its documents. */
export async function loadCaseDocument(ctx: Ctx, id: string): Promise<StoredFile | null> {
  if (ctx.actor.kind !== 'user' || !isId(id, 'caseDocument')) return null;
  const [row] = await ctx.em.execute<{ file_name: string; media_type: string; content: Buffer | null }[]>(
    `select d.file_name, d.media_type, d.content from case_document d
     join case_member viewer on viewer.case_id = d.case_id and viewer.user_id = ? and viewer.role in ('OWNER', 'COLLABORATOR')
     where d.id = ?`,
    [ctx.actor.userId, id],
  );
  if (!row) return null;
  // Those of an earlier release are in the row until a job has moved them.
  const bytes = row.content ?? (await getFileOfRow(ctx, keyOfDocument(id)));
  return bytes && { fileName: row.file_name, mediaType: row.media_type, bytes };
}
