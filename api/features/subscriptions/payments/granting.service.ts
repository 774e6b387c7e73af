import { PaidSubscription } from '#db/entities/payment.entity.ts';
import { PlanSubscription } from '#db/entities/plan-subscription.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { runningOf } from './running.service.ts';

/** The plan that an account has of what it pays: `plan_subscription`, which every gate reads. */

type Held = Pick<PlanSubscription, 'plan' | 'status' | 'trialEndsAt' | 'periodAnchorAt' | 'endsAt'>;

/** The meters of a paid month begin with the month that is paid: after the trial, or with the purchase. */
const heldOf = (paid: PaidSubscription): Held => {
  const isTrial = paid.status === 'TRIALING';
  return {
    plan: paid.plan,
    status: paid.status,
    trialEndsAt: isTrial ? paid.trialEndsAt : null,
    periodAnchorAt: isTrial ? paid.startedAt : (paid.trialEndsAt ?? paid.startedAt),
    endsAt: paid.graceEndsAt ?? (paid.cancelAtPeriodEnd ? paid.periodEnd : null),
  };
};

async function lastEnded(ctx: Ctx, userId: string): Promise<Date | null> {
  const [paid] = await ctx.em.find(
    PaidSubscription,
    { user: userId, isDuplicate: false, status: { $ne: 'INCOMPLETE' } },
    { orderBy: { startedAt: 'desc' }, limit: 1 },
  );
  return paid ? (paid.endedAt ?? paid.graceEndsAt ?? paid.periodEnd) : null;
}

/** What the audit log says of it; null: nothing that the account would notice. */
function changeOf(known: Held | null, held: Held): 'begun' | 'plan' | 'status' | 'end' | null {
  if (!known) return 'begun';
  if (known.plan !== held.plan) return 'plan';
  if (known.status !== held.status) return 'status';
  return known.endsAt?.getTime() === held.endsAt?.getTime() ? null : 'end';
}

/** Writes what the account has now, in the transaction of the caller. An account that never bought anything keeps what it has. */
export async function grantPlan(ctx: Ctx, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const running = await runningOf(ctx, userId);
  const endedAt = running ? null : await lastEnded(ctx, userId);
  if (!running && !endedAt) return;
  const held: Held = running
    ? heldOf(running)
    : { plan: 'FREE', status: 'ACTIVE', trialEndsAt: null, periodAnchorAt: endedAt ?? now, endsAt: null };
  const known = await ctx.em.findOne(PlanSubscription, { user: userId }, { refresh: true });
  const change = changeOf(known, held);
  if (known) Object.assign(known, held, { updatedAt: now });
  else
    ctx.em.create(PlanSubscription, {
      id: newId('planSubscription'),
      user: userId,
      ...held,
      createdAt: now,
      updatedAt: now,
    });
  await ctx.em.flush();
  ctx.memo.delete(`plan:${userId}`);
  if (change)
    await recordAudit(ctx, { action: 'SUBSCRIPTION_CHANGED', accountId: userId, details: { plan: held.plan, change } });
}
