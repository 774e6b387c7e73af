import type { Ctx } from '#api/kernel/context.ts';
import { eventsOf } from '#api/kernel/events/bus.ts';
import { liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { NOTIFICATION_ARRIVED } from './notifications.events.ts';
import { notificationsById, type NotificationRow } from './notifications.service.ts';

async function* arriving(ctx: Ctx, signal: AbortSignal): AsyncGenerator<NotificationRow, void, undefined> {
  const { userId } = signedIn(ctx);
  for await (const event of eventsOf(
    ctx.bus,
    NOTIFICATION_ARRIVED,
    ({ payload }) => payload['userId'] === userId,
    signal,
  )) {
    // After a lost connection the page reads its list again by itself.
    if (!('payload' in event)) continue;
    const id = String(event.payload['notificationId']);
    const [row] = (await unlessAway(() => notificationsById(newTurn(ctx), [id]))) ?? [];
    if (row) yield row;
  }
}

/** Each notification of the caller when it is written, until the session ends. */
export const followNotifications = (ctx: Ctx) => liveStream(ctx, (signal) => arriving(ctx, signal));
