import type { StoredFinding, StoredFindingDecision } from '#db/entities/document.entity.ts';
import type { DecideFindingsInput } from '#schema/generated/contract.ts';
import { documentText as say } from '#schema/text/documents.ts';
import { errorText } from '#schema/text/errors.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { publishDocumentChanged } from '../documents.events.ts';
import { partsOf } from './document-parts.service.ts';
import { documentToChange } from './document-rows.service.ts';
import { showInRow } from './show-in-row.rules.ts';

/** What the reader of a document decides about its findings. */

const MAX_NOTE = 1000;
const MAX_AT_ONCE = 500;

type Decisions = Record<string, StoredFindingDecision>;

/** The decisions after these; the last one wins, also between several open screens. */
function decide(before: Decisions, ids: readonly string[], { decision, note }: DecideFindingsInput): Decisions {
  const after = { ...before };
  for (const id of ids) {
    const kept = {
      decision: decision ?? null,
      note: note === undefined ? (before[id]?.note ?? null) : note?.trim() ? storable(note.trim()) : null,
    };
    if (kept.decision === null && kept.note === null) delete after[id];
    else after[id] = kept;
  }
  return after;
}

const knowsAll = (findings: readonly StoredFinding[], ids: readonly string[]): boolean => {
  const known = new Set(findings.map(({ id }) => id));
  return ids.every((id) => known.has(id));
};

export async function decideFindings(ctx: Ctx, input: DecideFindingsInput) {
  const { findingIds, note } = input;
  if (findingIds.length < 1 || findingIds.length > MAX_AT_ONCE)
    return userError('VALIDATION', say.howManyFindings(MAX_AT_ONCE), 'findingIds');
  if ((note?.trim().length ?? 0) > MAX_NOTE) return userError('VALIDATION', say.noteTooLong(MAX_NOTE), 'note');
  const document = await documentToChange(ctx, input.documentId);
  if (!document) return userError('NOT_FOUND', errorText.NOT_FOUND, 'documentId');
  const parts = document.status === 'DONE' ? await partsOf(ctx, document.id) : null;
  if (!parts) return userError('CONFLICT', say.notDone, 'documentId');
  if (!knowsAll(parts.content.findings, findingIds)) return userError('NOT_FOUND', say.unknownFinding, 'findingIds');
  const decisions = decide(parts.decisions, findingIds, input);
  await ctx.em.execute(
    `update document_analysis a set decisions = given.decisions
     from jsonb_to_recordset(?) as given (id text, decisions jsonb) where a.document_id = given.id`,
    [bulkJson([{ id: document.id, decisions }])],
  );
  ctx.em.assign(document, { ...showInRow(parts.content, decisions), updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  // What was read before the decision is not shown any more.
  ctx.memo.clear();
  await publishDocumentChanged(ctx.em, document);
  return ok({ document });
}
