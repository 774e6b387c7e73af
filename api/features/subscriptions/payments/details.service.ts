import type { Ctx } from '#api/kernel/context.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { readSeats } from '../seat-rows.service.ts';
import { planOfUser, readUsage } from '../subscriptions.service.ts';
import { accountPlan } from '../usage.service.ts';
import { openCheckoutOf } from './checkout.service.ts';
import { runningOf } from './running.service.ts';

/** The own subscription with everything that its page shows. */
export async function readDetails(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const running = await runningOf(ctx, userId);
  const { subscription } = await planOfUser(ctx, userId);
  const { sharedBy, seatId } = await accountPlan(ctx, userId);
  return {
    // What is paid ends with its own period; the month of the meters may end on another day.
    subscription: running && !sharedBy ? { ...subscription, currentPeriodEnd: running.periodEnd } : subscription,
    usage: await readUsage(ctx),
    cancelAtPeriodEnd: running?.cancelAtPeriodEnd ?? false,
    isPrepaid: running?.isPrepaid ?? false,
    graceEndsAt: running?.graceEndsAt ?? null,
    provider: running?.provider ?? null,
    openCheckout: await openCheckoutOf(ctx, userId),
    scheduledPlan: running?.scheduledPlan ?? null,
    seats: await readSeats(ctx),
    sharedBy,
    ownSeatId: seatId,
  };
}
