import type { AddCaseDocumentInput, EditCaseDocumentInput } from '#schema/generated/contract.ts';
import { caseDocumentsText as say } from '#schema/text/case-documents.ts';
import { errorText } from '#schema/text/errors.ts';
import { CaseDocument } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { fileUrl } from '#api/kernel/http/stored-files.ts';
import { isId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { previewOfFile } from '#api/features/citations/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { caseAccessOf } from '../case-access.service.ts';
import { caseToChange, recordChange } from '../case-change.service.ts';
import { canEditCase, canReadAll } from '../cases.policy.ts';
import { previewOf, renamedFile, tidyFolder } from './case-documents.rules.ts';
import {
  deleteDocuments,
  keepDocuments,
  loadCaseDocument,
  noRoomForDocuments,
  takeDocument,
} from './case-documents.service.ts';

/** The documents of a case outside of its chat: list, versions, folders, preview. */

export type DocumentRow = Omit<Row<CaseDocument>, 'content'>;

const listingOf = (caseId: string) => ({
  entity: CaseDocument,
  orderBy: 'createdAt' as const,
  direction: 'desc' as const,
  where: 'r.case_id = ? and r.replaced_at is null',
  values: [caseId],
  omit: ['content'] as const,
});

/** The latest version of each document, newest first; none for guests. */
export async function documentsOf(ctx: Ctx, caseId: string, args: PageArguments) {
  const access = await caseAccessOf(ctx, caseId);
  return readListing(ctx, listingOf(canReadAll(access?.role ?? null) ? caseId : ''), args);
}

async function documentById(ctx: Ctx, id: string): Promise<DocumentRow | null> {
  const listing = { ...listingOf(''), where: 'r.id = ?', values: [id] };
  return (await readListing(ctx, listing, { first: 1 })).nodes[0] ?? null;
}

/** The versions that a document replaced, newest first; one statement for all documents of a page. */
export async function earlierVersionsOf(ctx: Ctx, { rootId, version }: DocumentRow) {
  if (version === 1) return [];
  const versions = await loadBatched<DocumentRow[]>(ctx, 'document-versions', rootId, async (ids) => {
    const rows = await readRows<RawRow>(
      ctx.em,
      `select id, root_id, version, file_name, byte_length, author_id, created_at from case_document
       where root_id = any(?::text[]) and replaced_at is not null order by version desc`,
      [`{${ids.join(',')}}`],
    );
    return Map.groupBy(
      rows.map((row) => rowOf(ctx.em, CaseDocument, row)),
      ({ rootId: root }) => root,
    );
  });
  return versions ?? [];
}

export const urlOf = ({ id }: { id: string }): string => fileUrl(id);

const isWorkable = (access: Awaited<ReturnType<typeof caseAccessOf>>): boolean =>
  !!access && canEditCase(access.role) && !access.isArchived;

export const viewerCanEditDocument = async (ctx: Ctx, { legalCase }: DocumentRow): Promise<boolean> =>
  isWorkable(await caseAccessOf(ctx, legalCase.id));

export async function viewerCanDeleteDocument(ctx: Ctx, { legalCase, message, author }: DocumentRow): Promise<boolean> {
  const access = await caseAccessOf(ctx, legalCase.id);
  if (message || !isWorkable(access)) return false;
  return access?.role === 'OWNER' || author?.id === signedIn(ctx).userId;
}

/** Adds a document, or the next version of one. Its bytes are stored before the case is locked. */
export async function addCaseDocument(ctx: Ctx, { caseId, uploadId, folder: given, replacesId }: AddCaseDocumentInput) {
  const folder = tidyFolder(given);
  if (folder === undefined) return userError('VALIDATION', say.folderTooLong, 'folder');
  const access = await caseAccessOf(ctx, caseId);
  if (!access) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  if (!canEditCase(access.role)) return userError('FORBIDDEN', errorText.FORBIDDEN, 'caseId');
  const document = await takeDocument(ctx, uploadId);
  if ('refused' in document) return userError('VALIDATION', document.refused, 'uploadId');
  const found = await caseToChange(ctx, caseId);
  if ('userErrors' in found) return found;
  const replaced = replacesId && isId(replacesId, 'caseDocument') ? await documentById(ctx, replacesId) : null;
  if (replacesId && replaced?.legalCase.id !== caseId) return userError('NOT_FOUND', say.notHere, 'replacesId');
  if (replaced?.replacedAt) return userError('CONFLICT', say.replacedMeanwhile, 'replacesId');
  const full = await noRoomForDocuments(ctx, caseId, [document]);
  if (full) return userError('LIMIT_REACHED', full, 'uploadId');
  const at = ctx.clock.now();
  if (replaced) await ctx.em.execute('update case_document set replaced_at = ? where id = ?', [at, replaced.id]);
  await keepDocuments(ctx, [document], {
    caseId,
    messageId: null,
    folder: replaced ? (replaced.folder ?? null) : folder,
    rootId: replaced?.rootId ?? null,
    version: (replaced?.version ?? 0) + 1,
    at,
  });
  await recordChange(ctx, found.legalCase, {
    kind: replaced ? 'DOCUMENT_REPLACED' : 'DOCUMENT_ADDED',
    facts: { name: document.fileName, ...(replaced ? { number: String(replaced.version + 1) } : {}) },
  });
  return ok({ document: await documentById(ctx, document.id) });
}

/** The latest version of a document with its case, which is locked; else the error. */
async function documentToChange(ctx: Ctx, id: string) {
  const unknown = userError('NOT_FOUND', errorText.NOT_FOUND, 'documentId');
  const seen = isId(id, 'caseDocument') ? await documentById(ctx, id) : null;
  if (!seen) return unknown;
  const found = await caseToChange(ctx, seen.legalCase.id, 'documentId');
  if ('userErrors' in found) return found;
  // Read again: somebody else may have replaced or deleted it while this waited for the lock.
  const document = await documentById(ctx, id);
  if (!document) return unknown;
  return document.replacedAt
    ? userError('CONFLICT', say.replacedMeanwhile, 'documentId')
    : { document, legalCase: found.legalCase };
}

/** Renames a document, or moves it with its versions to another folder. */
export async function editCaseDocument(ctx: Ctx, { documentId, fileName, folder: given }: EditCaseDocumentInput) {
  const found = await documentToChange(ctx, documentId);
  if ('userErrors' in found) return found;
  const { document } = found;
  const folder = given === undefined ? (document.folder ?? null) : tidyFolder(given);
  if (folder === undefined) return userError('VALIDATION', say.folderTooLong, 'folder');
  const name = fileName == null ? document.fileName : renamedFile(fileName, document.fileName);
  if (name === null) return userError('VALIDATION', say.nameInvalid, 'fileName');
  await ctx.em.execute('update case_document set folder = ? where root_id = ?', [folder, document.rootId]);
  await ctx.em.execute('update case_document set file_name = ? where id = ?', [name, document.id]);
  return ok({ document: await documentById(ctx, documentId) });
}

/** Deletes a document with its versions. One that came with a message stays, and is the latest again. */
export async function deleteCaseDocument(ctx: Ctx, { documentId }: { documentId: string }) {
  const found = await documentToChange(ctx, documentId);
  if ('userErrors' in found) return found;
  const { document, legalCase } = found;
  if (document.message) return userError('CONFLICT', say.deletedWithMessage, 'documentId');
  if (!(await viewerCanDeleteDocument(ctx, document)))
    return userError('FORBIDDEN', say.onlyAuthorDeletes, 'documentId');
  await deleteDocuments(ctx, 'root_id = ? and message_id is null', document.rootId);
  await ctx.em.execute('update case_document set replaced_at = null where root_id = ?', [document.rootId]);
  await recordChange(ctx, legalCase, { kind: 'DOCUMENT_DELETED', facts: { name: document.fileName } });
  await recordAudit(ctx, { action: 'DOCUMENT_DELETED', subject: documentId });
  return ok({ deletedDocumentId: documentId });
}

/** The text and the pages of a document, read in a worker; `null`: there is none, or the caller may not read it. */
export async function caseDocumentText(ctx: Ctx, id: string) {
  signedIn(ctx);
  const file = await loadCaseDocument(ctx, id);
  if (!file) return null;
  const read = await previewOfFile(ctx, file);
  if ('problem' in read) return { text: '', pages: [], isTruncated: false, problem: read.problem };
  const { text, isTruncated } = previewOf(read.text);
  return { text, pages: read.pages, isTruncated: isTruncated || read.isTruncated, problem: null };
}
