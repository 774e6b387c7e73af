import { LockMode } from '@mikro-orm/postgresql';
import { Prebill } from '#db/entities/hours.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import { connect, cursorOptions, type PageArguments } from '../../../kernel/connection.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { isId } from '../../../kernel/ids.ts';
import { loadMany } from '../../../kernel/loader.ts';
import { linesOf, showPrebill, showPrebillRow, type LineView, type PrebillView } from './prebill-view.ts';

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
  const page = await connect(
    ctx.em.findByCursor(Prebill, {
      where: { account: signedIn(ctx).userId },
      orderBy: { createdAt: 'desc', id: 'desc' },
      includeCount: false,
      ...cursorOptions(args),
    }),
  );
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: showPrebillRow(node) }));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo: page.pageInfo };
}

/** The lines of a bill; of all the bills of a page in one statement. */
export async function readLines(ctx: Ctx, { id, lines }: Pick<PrebillView, 'id' | 'lines'>): Promise<LineView[]> {
  if (lines) return lines;
  const { userId } = signedIn(ctx);
  const found = await loadMany<LineView[]>(ctx, `prebill-lines:${userId}`, id, async (ids) => {
    const rows = await ctx.em.execute<Pick<Prebill, 'id' | 'lines'>[]>(
      'select id, lines from prebill where account_id = ? and id = any(?::text[])',
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, linesOf(row.lines)]));
  });
  return found ?? [];
}
