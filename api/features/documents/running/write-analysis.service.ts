import type { LegalDocument, StoredAnalysis } from '#db/entities/document.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import type { Decisions } from '../analysis/stored-analysis.rules.ts';
import { showInRow } from '../keeping/show-in-row.rules.ts';
import type { MadeAnalysis } from './make-analysis.service.ts';

/** Writes what an analysis gave; the document is locked by the caller. Decisions about findings stay. */

type Kept = { decisions: Decisions }[];

export async function writeAnalysis(ctx: Ctx, document: LegalDocument, made: MadeAnalysis): Promise<void> {
  const { text, isTruncated, places, content } = made;
  const [kept] = await ctx.em.execute<Kept>(
    `insert into document_analysis as a (document_id, text, is_truncated, places, content)
     select id, text, is_truncated, places, content from jsonb_to_recordset(?)
       as given (id text, text text, is_truncated boolean, places jsonb, content jsonb)
     on conflict (document_id) do update set text = excluded.text, is_truncated = excluded.is_truncated,
       places = excluded.places, content = excluded.content
     returning decisions`,
    [bulkJson([{ id: document.id, text, is_truncated: isTruncated, places, content }])],
  );
  ctx.em.assign(document, showInRow(content, kept?.decisions ?? {}));
}

/** The same text, analysed as another type. */
export async function writeContent(ctx: Ctx, document: LegalDocument, content: StoredAnalysis): Promise<void> {
  const [kept] = await ctx.em.execute<Kept>(
    `update document_analysis a set content = given.content from jsonb_to_recordset(?) as given (id text, content jsonb)
     where a.document_id = given.id returning a.decisions`,
    [bulkJson([{ id: document.id, content }])],
  );
  ctx.em.assign(document, showInRow(content, kept?.decisions ?? {}));
}
