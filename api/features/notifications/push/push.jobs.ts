import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from '#schema/generated/contract.ts';
import { pushText as say } from '#schema/text/notification-push.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { toldOf } from '../notifications.rules.ts';
import { pushRequest, type PushSubscriptionKeys } from './push-message.adapter.ts';
import { isGone, mayRetry } from './push.rules.ts';
import { vapidOf } from './vapid.service.ts';

interface Push {
  notificationId: string;
  deviceId: string;
}

interface Row {
  kind: NotificationKind;
  facts: object;
  path: string | null;
  subscription_sealed: string;
}

/** The device is still there, and what it is told was not read meanwhile. */
const ROW = `select n.kind, n.facts, n.path, d.subscription_sealed
  from notification n join push_device d on d.user_id = n.user_id
  where n.id = ? and d.id = ? and n.read_at is null`;

const RETRIES = 5;

/** Pushes one notification to one device. Its payload names nobody: it is shown on locked screens. */
const pushNotification = defineJob<Push>({
  name: 'push-notification',
  retry: RETRIES,
  async run(ctx, { notificationId, deviceId }) {
    const [row] = await ctx.em.execute<Row[]>(ROW, [notificationId, deviceId]);
    const vapid = row && (await vapidOf(ctx));
    if (!row || !vapid || 'problem' in vapid) return;
    const keys = JSON.parse(ctx.encryption.decrypt(row.subscription_sealed)) as PushSubscriptionKeys;
    const { title } = toldOf(row.kind, row.facts);
    const payload = JSON.stringify({ id: notificationId, title, body: say.open, path: row.path ?? '/dashboard' });
    const { statusCode, failure } = await ctx.ports.webhookPost.post(
      keys.endpoint,
      pushRequest(keys, payload, vapid),
      ctx.shutdown,
    );
    if (failure === null) return;
    if (isGone(statusCode)) {
      await ctx.em.execute('delete from push_device where id = ?', [deviceId]);
      return;
    }
    if (mayRetry(statusCode)) throw new Error(`the push service did not take it: ${statusCode ?? failure}`);
    ctx.log.warn({ statusCode, failure, deviceId }, 'a push service refused a notification');
  },
});

export const PUSH_JOBS = [pushNotification] as unknown as AnyJob[];

/** Orders the pushes of these notifications, in the transaction that wrote them. */
export async function orderPushes(
  em: SqlEntityManager,
  rows: readonly { id: string; userId: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const devices = await em.execute<{ id: string; user_id: string }[]>(
    'select id, user_id from push_device where user_id = any(?::text[])',
    [`{${rows.map(({ userId }) => userId).join(',')}}`],
  );
  for (const { id: notificationId, userId } of rows)
    for (const { id: deviceId } of devices.filter((device) => device.user_id === userId))
      await enqueue(em, pushNotification, { notificationId, deviceId }, { key: `${notificationId}:${deviceId}` });
}
