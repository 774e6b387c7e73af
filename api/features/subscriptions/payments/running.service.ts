import { PaidSubscription } from '#db/entities/payment.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';

/** A running subscription is one that grants its plan: neither ended nor unpaid nor a duplicate. */
const RUNNING = { endedAt: null, isDuplicate: false, status: { $ne: 'INCOMPLETE' as const } };

/** By the clock it is over, whether the provider has told it or not. */
const isOver = ({ cancelAtPeriodEnd, periodEnd, graceEndsAt }: PaidSubscription, now: Date): boolean =>
  (cancelAtPeriodEnd && periodEnd <= now) || (!!graceEndsAt && graceEndsAt <= now);

export async function runningOf(ctx: Ctx, userId: string): Promise<PaidSubscription | null> {
  const held = await ctx.em.find(
    PaidSubscription,
    { user: userId, ...RUNNING },
    { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
  );
  const now = ctx.clock.now();
  return held.find((one) => !isOver(one, now)) ?? null;
}

/** Running subscriptions that were bought with an e-mail and have no account yet. */
export async function unclaimedOf(ctx: Ctx, email: string): Promise<PaidSubscription[]> {
  const held = await ctx.em.find(PaidSubscription, { user: null, checkout: { email }, ...RUNNING }, { refresh: true });
  const now = ctx.clock.now();
  return held.filter((one) => !isOver(one, now));
}
