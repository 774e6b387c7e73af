import { deletedAccount } from '#schema/text/cases.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';

/** The name of an account, or the text for one that was deleted; one statement for all that a request asks for. */
export async function nameOfUser(ctx: Ctx, userId: string | null | undefined): Promise<string> {
  if (!userId) return deletedAccount;
  const name = await loadBatched<string>(ctx, 'user-names', userId, async (ids) => {
    const rows = await readRows<{ id: string; name: string }>(
      ctx.em,
      'select id, name from user_account where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  });
  return name ?? deletedAccount;
}
