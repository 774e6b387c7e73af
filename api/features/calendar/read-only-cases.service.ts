import type { Ctx } from '#api/kernel/context.ts';

/** Of the given cases, those in which an account may not change anything: archived, or the account is a guest or no member. */
export async function readOnlyCases(ctx: Ctx, userId: string, caseIds: Iterable<string>): Promise<Set<string>> {
  const ids = [...new Set(caseIds)];
  if (ids.length === 0) return new Set();
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select c.id from legal_case c left join case_member m on m.case_id = c.id and m.user_id = ?
     where c.id = any(?::text[]) and (c.archived_at is not null or m.role is null or m.role = 'GUEST')`,
    [userId, `{${ids.join(',')}}`],
  );
  return new Set(rows.map(({ id }) => id));
}
