import { LockMode } from '@mikro-orm/postgresql';
import { LegalDocument } from '#db/entities/document.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { isId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { ownsDocument } from '../documents.policy.ts';

/** Reading of the rows of documents. Deleted ones are nowhere but in `findDeleted`. */

export type DocumentRow = Row<LegalDocument>;

const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;

async function locked(ctx: Ctx, id: string, isDeleted: boolean): Promise<LegalDocument | null> {
  if (!isId(id, 'legalDocument')) return null;
  const document = await ctx.em.findOne(
    LegalDocument,
    { id, deletedAt: isDeleted ? { $ne: null } : null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return document && ownsDocument(ctx.actor, document) ? document : null;
}

/** The document of the caller, locked for a change. */
export const documentToChange = (ctx: Ctx, id: string): Promise<LegalDocument | null> => locked(ctx, id, false);

/** A deleted document of the caller, locked. */
export const findDeleted = (ctx: Ctx, id: string): Promise<LegalDocument | null> => locked(ctx, id, true);

/** The document of the caller with that id; one statement for all of a request. */
export async function documentById(ctx: Ctx, id: string): Promise<DocumentRow | null> {
  const { userId } = signedIn(ctx);
  if (!isId(id, 'legalDocument')) return null;
  const found = await loadBatched<DocumentRow>(ctx, `documents:${userId}`, id, async (ids) => {
    const rows = await readRows<RawRow>(
      ctx.em,
      'select * from legal_document where id = any(?::text[]) and owner_id = ? and deleted_at is null',
      [idList(ids), userId],
    );
    return new Map(rows.map((row) => [String(row['id']), rowOf(ctx.em, LegalDocument, row)]));
  });
  return found ?? null;
}

/** Another document of the caller with the same bytes, the oldest. */
export async function sameFileAs(ctx: Ctx, { id, sha256 }: DocumentRow): Promise<DocumentRow | null> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<DocumentRow[]>(ctx, `same-files:${userId}`, sha256, async (hashes) => {
    const rows = await readRows<RawRow>(
      ctx.em,
      `select same.* from unnest(?::text[]) as wanted (sha256) cross join lateral (
         select * from legal_document d where d.owner_id = ? and d.sha256 = wanted.sha256 and d.deleted_at is null
         order by d.created_at, d.id limit 2) same`,
      [idList(hashes), userId],
    );
    return Map.groupBy(
      rows.map((row) => rowOf(ctx.em, LegalDocument, row)),
      (row) => row.sha256,
    );
  });
  return found?.find((other) => other.id !== id) ?? null;
}

/** The newest analysis of a document of a case that is the caller's own. */
export async function analyzedOf(ctx: Ctx, caseDocumentId: string): Promise<DocumentRow | null> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<DocumentRow>(ctx, `analyzed:${userId}`, caseDocumentId, async (ids) => {
    const rows = await readRows<RawRow>(
      ctx.em,
      `select distinct on (case_document_id) * from legal_document
       where case_document_id = any(?::text[]) and owner_id = ? and deleted_at is null
       order by case_document_id, created_at desc, id desc`,
      [idList(ids), userId],
    );
    return new Map(rows.map((row) => [String(row['case_document_id']), rowOf(ctx.em, LegalDocument, row)]));
  });
  return found ?? null;
}
