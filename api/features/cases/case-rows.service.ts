import type { CaseRole } from '#schema/generated/contract.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import type { MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import type { RoleIn } from './cases.policy.ts';
import { primeCaseAccess, roleIn } from './case-access.service.ts';

/** Reading of cases: the row with the caller's role. */

export type CaseRow = Row<LegalCase>;

/** What lists of other features show of a case. A query that asks for no more needs no `CaseRow`. */
export type NamedCase = Pick<CaseRow, 'id' | 'title'>;
export const NAME_OF_CASE: ReadonlySet<string> = new Set(['id', 'title']);

const roles = new WeakMap<object, CaseRole>();

/** A row with the columns of `legal_case` and `viewer_role`; rows of the list have `member_count` too. */
export type RawCase = RawRow & { id: string; viewer_role: CaseRole; member_count?: number };

const memberCounts = new WeakMap<object, number>();

/** Number of members, if it was read with the case. */
export const memberCountOf = (legalCase: object): number | undefined => memberCounts.get(legalCase);

export function caseRowOf(ctx: Ctx, raw: RawCase): CaseRow {
  const row = rowOf(ctx.em, LegalCase, raw);
  roles.set(row, raw.viewer_role);
  if (raw.member_count !== undefined) memberCounts.set(row, raw.member_count);
  primeCaseAccess(ctx, row.id, { role: raw.viewer_role, isArchived: row.archivedAt != null });
  return row;
}

/** The caller's role in a case: from its row, else read in one statement for all the cases of a request. */
export const roleOf = (ctx: Ctx, legalCase: { id: string }): MaybePromise<RoleIn> =>
  roles.get(legalCase) ?? roleIn(ctx, legalCase.id);

/** The case with that id if the caller is a member; one statement for all the cases of a request. */
export async function caseById(ctx: Ctx, id: string | null): Promise<CaseRow | null> {
  if (id === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadBatched<CaseRow>(ctx, `case-rows:${userId}`, id, async (ids) => {
    const rows = await readRows<RawCase>(
      ctx.em,
      `select c.*, m.role as viewer_role from legal_case c join case_member m on m.case_id = c.id and m.user_id = ?
       where c.id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, caseRowOf(ctx, row)]));
  });
  return found ?? null;
}
