import { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { loadMany } from '../../../kernel/loader.ts';

/** Cases that the caller takes part in, for whatever names them; one statement for all that a request asks for. */
export async function caseOfEvent(ctx: Ctx, caseId: string | null): Promise<LegalCase | null> {
  if (caseId === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadMany<LegalCase>(ctx, `seen-cases:${userId}`, caseId, async (ids) => {
    const rows = await ctx.em.execute<Record<string, unknown>[]>(
      `select c.* from legal_case c join case_member m on m.case_id = c.id and m.user_id = ?
       where c.id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [String(row['id']), ctx.em.map(LegalCase, row)]));
  });
  return found ?? null;
}

/** Those of the ids that the caller takes part in. */
export const casesOf = async (ctx: Ctx, caseIds: readonly string[]): Promise<LegalCase[]> =>
  (await Promise.all(caseIds.map((caseId) => caseOfEvent(ctx, caseId)))).filter((found) => found !== null);
