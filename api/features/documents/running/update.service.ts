import type { LegalDocument } from '#db/entities/document.entity.ts';
import type { UpdateDocumentInput } from '#schema/generated/contract.ts';
import { documentText as say } from '#schema/text/documents.ts';
import { errorText } from '#schema/text/errors.ts';
import { caseToUse, renamedFile } from '#api/features/cases/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { publishDocumentChanged } from '../documents.events.ts';
import { partsOf } from '../keeping/document-parts.service.ts';
import { documentToChange } from '../keeping/document-rows.service.ts';
import { analyze } from './make-analysis.service.ts';
import { writeContent } from './write-analysis.service.ts';

/** Name, case and type of a document. */

type Refused = ReturnType<typeof userError>;

async function rename(document: LegalDocument, given: string): Promise<Refused | null> {
  const name = renamedFile(given, document.fileName);
  if (name === null) return userError('VALIDATION', say.nameInvalid, 'fileName');
  document.fileName = name;
  return null;
}

async function moveToCase(ctx: Ctx, document: LegalDocument, caseId: string | null): Promise<Refused | null> {
  const chosen = caseId === null ? null : await caseToUse(ctx, caseId);
  if (chosen && 'userErrors' in chosen) return chosen;
  ctx.em.assign(document, { legalCase: chosen?.legalCase ?? null });
  return null;
}

/** The findings are made anew of the text that was read; the file is not opened again. */
async function correctType(
  ctx: Ctx,
  document: LegalDocument,
  type: LegalDocument['correctedType'],
): Promise<Refused | null> {
  if (document.status !== 'DONE') return userError('CONFLICT', say.notDone, 'type');
  if ((document.correctedType ?? null) === type) return null;
  const parts = await partsOf(ctx, document.id);
  if (!parts) return userError('CONFLICT', say.notDone, 'type');
  document.correctedType = type;
  await writeContent(ctx, document, await analyze(ctx, document, parts, () => Promise.resolve()));
  return null;
}

export async function updateDocument(ctx: Ctx, { documentId, fileName, caseId, type }: UpdateDocumentInput) {
  const document = await documentToChange(ctx, documentId);
  if (!document) return userError('NOT_FOUND', errorText.NOT_FOUND, 'documentId');
  const refused =
    (fileName == null ? null : await rename(document, fileName)) ??
    (caseId === undefined ? null : await moveToCase(ctx, document, caseId)) ??
    (type === undefined ? null : await correctType(ctx, document, type));
  if (refused) return refused;
  document.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  // What was read of it before the change is not shown any more.
  ctx.memo.clear();
  await publishDocumentChanged(ctx.em, document);
  return ok({ document });
}
