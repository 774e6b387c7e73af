import { LegalDocument } from '#db/entities/document.entity.ts';
import type { LegalDocumentFilter } from '#schema/generated/contract.ts';
import { storageLimitOf } from '#api/features/subscriptions/index.ts';
import { all, type Condition } from '#api/kernel/database/conditions.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { getFileOfRow } from '#api/kernel/database/files-of-rows.ts';
import { foldedSql, searchPatterns } from '#api/kernel/database/folded-search.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { StoredFile } from '#api/kernel/http/stored-files.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { RULES_AT_MOST } from '../analysis/findings/judge.rules.ts';
import { documentById } from './document-rows.service.ts';

/** The list of documents, their figures and their bytes. */

const is = (sql: string, ...values: unknown[]): Condition => ({ sql, values });

function conditionsOf(userId: string, filter: LegalDocumentFilter | null | undefined): Condition {
  const { text, type, status, caseId } = filter ?? {};
  return all(
    is('r.owner_id = ? and r.deleted_at is null', userId),
    ...(status ? [is('r.status = ?', status)] : []),
    ...(type ? [is(`r.type = ? and r.status = 'DONE'`, type)] : []),
    ...(caseId ? [is('r.case_id = ?', caseId)] : []),
    ...searchPatterns(text ?? '').map((pattern) => is(`${foldedSql('r.file_name')} like ?`, pattern)),
  );
}

/** Newest first. */
export function listDocuments(ctx: Ctx, { filter, ...args }: PageArguments & { filter?: LegalDocumentFilter | null }) {
  const { sql, values } = conditionsOf(signedIn(ctx).userId, filter);
  return readListingWithTotal(
    ctx,
    { entity: LegalDocument, orderBy: 'createdAt', direction: 'desc', where: sql, values },
    args,
  );
}

interface Figures {
  analyzed: number;
  confidence: number | null;
  seconds: number | null;
  findings: number;
  accepted: number;
  rejected: number;
  bytes: string;
  grades: Record<string, number> | null;
}

const FIGURES = `
  select count(*) filter (where status = 'DONE')::int as analyzed,
    avg(confidence) filter (where status = 'DONE') as confidence,
    percentile_cont(0.5) within group (order by seconds) filter (where status = 'DONE') as seconds,
    coalesce(sum(findings) filter (where status = 'DONE'), 0)::int as findings,
    coalesce(sum(accepted) filter (where status = 'DONE'), 0)::int as accepted,
    coalesce(sum(rejected) filter (where status = 'DONE'), 0)::int as rejected,
    coalesce(sum(byte_length), 0)::bigint as bytes,
    (select jsonb_object_agg(grade, count) from (
       select grade, count(*)::int as count from legal_document
       where owner_id = ? and deleted_at is null and status = 'DONE' and grade is not null group by grade) g) as grades
  from legal_document where owner_id = ? and deleted_at is null`;

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;

export async function documentStats(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const [row] = await readRows<Figures>(ctx.em, FIGURES, [userId, userId]);
  const { limit } = await storageLimitOf(ctx, userId);
  return {
    analyzed: row?.analyzed ?? 0,
    averageConfidence: rounded(row?.confidence ?? null, 1),
    medianSeconds: rounded(row?.seconds ?? null, 2),
    rules: RULES_AT_MOST,
    findings: row?.findings ?? 0,
    accepted: row?.accepted ?? 0,
    rejected: row?.rejected ?? 0,
    grades: Object.entries(row?.grades ?? {})
      .map(([grade, count]) => ({ grade, count }))
      .toSorted((a, b) => (a.grade < b.grade ? -1 : 1)),
    storedBytes: Number(row?.bytes ?? 0),
    storageLimitBytes: limit,
  };
}

/** For `GET /api/files/{id}`. */
export async function loadDocumentFile(ctx: Ctx, id: string): Promise<StoredFile | null> {
  const document = ctx.actor.kind === 'user' ? await documentById(ctx, id) : null;
  const bytes = document && (await getFileOfRow(ctx, document.storageKey));
  return document && bytes ? { fileName: document.fileName, mediaType: document.mediaType, bytes } : null;
}
