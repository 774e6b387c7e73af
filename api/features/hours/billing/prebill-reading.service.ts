import { LockMode } from '@mikro-orm/postgresql';
import { Prebill } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { mapPage, type PageArguments } from '#api/kernel/paging/pages.ts';
import { caseById, type CaseRow } from '#api/features/cases/index.ts';
import { linesOf, showPrebill, showPrebillRow, type LineView, type PrebillView } from './prebill-view.rules.ts';

/** A pre-bill with its lines; `null` also for one of another account. */
export async function findPrebill(ctx: Ctx, id: string, isLocked = false): Promise<Prebill | null> {
  const { userId } = signedIn(ctx);
  if (!isId(id, 'prebill')) return null;
  const lock = isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
  return ctx.em.findOne(Prebill, { id, account: userId }, { populate: ['lines'], ...lock });
}

export async function getPrebill(ctx: Ctx, id: string) {
  const prebill = await findPrebill(ctx, id);
  return prebill && showPrebill(prebill);
}

/** Newest first. */
export async function listPrebills(ctx: Ctx, args: PageArguments) {
  const where = { where: 'r.account_id = ?', values: [signedIn(ctx).userId] };
  const page = await readListing(ctx, { entity: Prebill, orderBy: 'createdAt', direction: 'desc', ...where }, args);
  return mapPage(page, showPrebillRow);
}

/** The lines of a pre-bill; one statement for all pre-bills of a page. */
export async function readLines(ctx: Ctx, { id, lines }: Pick<PrebillView, 'id' | 'lines'>): Promise<LineView[]> {
  if (lines) return lines;
  const { userId } = signedIn(ctx);
  const found = await loadBatched<LineView[]>(ctx, `prebill-lines:${userId}`, id, async (ids) => {
    const rows = await ctx.em.execute<Pick<Prebill, 'id' | 'lines'>[]>(
      'select id, lines from prebill where account_id = ? and id = any(?::text[])',
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, linesOf(row.lines)]));
  });
  return found ?? [];
}

/** Cases of a pre-bill of which the caller is still a member. */
export const casesOf = async (ctx: Ctx, { caseIds }: Pick<PrebillView, 'caseIds'>): Promise<CaseRow[]> =>
  (await Promise.all(caseIds.map((caseId) => caseById(ctx, caseId)))).filter((found) => found !== null);

/** Only the account that charges sees the pre-bill. */
export async function prebillById(ctx: Ctx, id: string | null): Promise<PrebillView | null> {
  if (id === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadBatched<PrebillView>(ctx, `prebills:${userId}`, id, async (ids) => {
    const rows = await ctx.em.find(Prebill, { id: { $in: [...ids] }, account: userId });
    return new Map(rows.map((row) => [row.id, showPrebillRow(row)]));
  });
  return found ?? null;
}
