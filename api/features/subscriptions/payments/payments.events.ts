import type { Ctx } from '#api/kernel/context.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { publish } from '#api/kernel/events/outbox.ts';

/** Plan, status or checkout of an account changed; its screens read them again. */
export const SUBSCRIPTION_CHANGED = 'subscription.changed';

export async function publishSubscriptionChanged(ctx: Ctx, userId: string): Promise<void> {
  await publish(ctx.em, { topic: SUBSCRIPTION_CHANGED, payload: { userId } });
  await tellHappened(ctx, { type: 'subscription.updated', subjectId: userId, accounts: [userId] });
}
