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

/** A bill whole, with its lines; somebody else's looks the same as none. */
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

/** The lines of a bill; of all the bills of a page in one statement. */
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

/** Cases of a bill that the caller still takes part in. */
export const casesOf = async (ctx: Ctx, { caseIds }: Pick<PrebillView, 'caseIds'>): Promise<CaseRow[]> =>
  (await Promise.all(caseIds.map((caseId) => caseById(ctx, caseId)))).filter((found) => found !== null);

/** Only whoever charges sees the bill. */
export async function prebillById(ctx: Ctx, id: string | null): Promise<PrebillView | null> {
  if (id === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadBatched<PrebillView>(ctx, `prebills:${userId}`, id, async (ids) => {
    const rows = await ctx.em.find(Prebill, { id: { $in: [...ids] }, account: userId });
    return new Map(rows.map((row) => [row.id, showPrebillRow(row)]));
  });
  return found ?? null;
}
