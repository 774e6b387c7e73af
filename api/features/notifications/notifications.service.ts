import { Notification } from '#db/entities/notification.entity.ts';
import { errorText } from '#schema/text/errors.ts';
import { notificationText as say } from '#schema/text/notifications.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { signedIn } from '#api/kernel/security/access.ts';

export type NotificationRow = Row<Notification>;

const MOST_AT_ONCE = 100;
const MINE = 'r.user_id = ? and r.is_listed';

export async function countUnread(ctx: Ctx): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    ctx.em,
    `select count(*)::int as count from notification r where ${MINE} and r.read_at is null`,
    [signedIn(ctx).userId],
  );
  return row?.count ?? 0;
}

export const listNotifications = (ctx: Ctx, { unreadOnly, ...page }: PageArguments & { unreadOnly?: boolean }) =>
  readListing(
    ctx,
    {
      entity: Notification,
      orderBy: 'createdAt',
      direction: 'desc',
      where: unreadOnly ? `${MINE} and r.read_at is null` : MINE,
      values: [signedIn(ctx).userId],
    },
    page,
  );

/** Those of the caller, in any order; ids of others and unknown ones are left out. */
export async function notificationsById(ctx: Ctx, ids: readonly string[]): Promise<NotificationRow[]> {
  const known = ids.filter((id) => isId(id, 'notification'));
  if (known.length === 0) return [];
  const rows = await readRows<RawRow>(
    ctx.em,
    `select r.* from notification r where ${MINE} and r.id = any(?::text[])`,
    [signedIn(ctx).userId, `{${known.join(',')}}`],
  );
  return rows.map((row) => rowOf(ctx.em, Notification, row));
}

const markRead = (ctx: Ctx, ids: readonly string[] | null): Promise<unknown> =>
  ctx.em.execute(
    `update notification r set read_at = ? where ${MINE} and r.read_at is null ${ids ? 'and r.id = any(?::text[])' : ''}`,
    [ctx.clock.now(), signedIn(ctx).userId, ...(ids ? [`{${ids.join(',')}}`] : [])],
  );

export async function markNotificationsRead(ctx: Ctx, { ids }: { ids: readonly string[] }) {
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) return userError('VALIDATION', say.howMany(MOST_AT_ONCE), 'ids');
  const own = (await notificationsById(ctx, ids)).map(({ id }) => id);
  if (own.length === 0) return userError('NOT_FOUND', errorText.NOT_FOUND, 'ids');
  await markRead(ctx, own);
  return ok({ notifications: await notificationsById(ctx, own), unreadCount: await countUnread(ctx) });
}

export async function markAllNotificationsRead(ctx: Ctx) {
  await markRead(ctx, null);
  return ok({ notifications: [], unreadCount: await countUnread(ctx) });
}
