import { LockMode } from '@mikro-orm/postgresql';
import { Prebill, PrebillPayment } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { mapPage, type PageArguments } from '#api/kernel/paging/pages.ts';
import { zoneOf } from '#api/features/calendar/index.ts';
import { caseById, type CaseRow } from '#api/features/cases/index.ts';
import { mxn } from '#api/kernel/money.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { linesOf, showPrebill, showPrebillRow, type LineView, type PrebillView } from './prebill-view.rules.ts';

/** Today, by which a bill is overdue. */
export const todayOf = async (ctx: Ctx): Promise<string> => dayIn(await zoneOf(ctx), ctx.clock.now());

/** A pre-bill with its lines; `null` also for one of another account. */
export async function findPrebill(ctx: Ctx, id: string, isLocked = false): Promise<Prebill | null> {
  const { userId } = signedIn(ctx);
  if (!isId(id, 'prebill')) return null;
  const lock = isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
  return ctx.em.findOne(Prebill, { id, account: userId }, { populate: ['lines'], ...lock });
}

export async function getPrebill(ctx: Ctx, id: string) {
  const prebill = await findPrebill(ctx, id);
  return prebill && showPrebill(prebill, await todayOf(ctx));
}

/** Newest first. */
export async function listPrebills(ctx: Ctx, args: PageArguments) {
  const where = { where: 'r.account_id = ?', values: [signedIn(ctx).userId] };
  const page = await readListing(ctx, { entity: Prebill, orderBy: 'createdAt', direction: 'desc', ...where }, args);
  const today = await todayOf(ctx);
  return mapPage(page, (row) => showPrebillRow(row, today));
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

const showPayment = ({ id, kind, centavos, receivedOn, note, createdAt }: PrebillPayment) => ({
  id,
  kind,
  amount: mxn(centavos),
  receivedOn,
  note,
  createdAt,
});

type PaymentView = ReturnType<typeof showPayment>;

/** Earliest first; one statement for all pre-bills of a page. */
export async function paymentsOf(ctx: Ctx, id: string): Promise<PaymentView[]> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<PaymentView[]>(ctx, `prebill-payments:${userId}`, id, async (ids) => {
    const rows = await ctx.em.find(
      PrebillPayment,
      { prebill: { id: { $in: [...ids] }, account: userId } },
      { orderBy: { receivedOn: 'asc', id: 'asc' } },
    );
    const byPrebill = Map.groupBy(rows, ({ prebill }) => prebill.id);
    return new Map([...byPrebill].map(([prebillId, payments]) => [prebillId, payments.map(showPayment)]));
  });
  return found ?? [];
}

/** As they are stored, for documents. */
export const readPayments = (ctx: Ctx, prebillId: string): Promise<PrebillPayment[]> =>
  ctx.em.find(PrebillPayment, { prebill: prebillId }, { orderBy: { receivedOn: 'asc', id: 'asc' } });

/** Cases of a pre-bill of which the caller is still a member. */
export const casesOf = async (ctx: Ctx, { caseIds }: Pick<PrebillView, 'caseIds'>): Promise<CaseRow[]> =>
  (await Promise.all(caseIds.map((caseId) => caseById(ctx, caseId)))).filter((found) => found !== null);

/** Only the account that charges sees the pre-bill. */
export async function prebillById(ctx: Ctx, id: string | null): Promise<PrebillView | null> {
  if (id === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadBatched<PrebillView>(ctx, `prebills:${userId}`, id, async (ids) => {
    const rows = await ctx.em.find(Prebill, { id: { $in: [...ids] }, account: userId });
    const today = await todayOf(ctx);
    return new Map(rows.map((row) => [row.id, showPrebillRow(row, today)]));
  });
  return found ?? null;
}
