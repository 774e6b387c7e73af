import { PaymentCustomer, PlanCheckout, type PaidSubscription } from '#db/entities/payment.entity.ts';
import type { PlanCode } from '#schema/generated/contract.ts';
import { paymentText as say } from '#schema/text/payments.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { mxn } from '#api/kernel/money.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { SoldPlan } from '#api/ports/payments.ts';
import { PLANS } from '../plans.rules.ts';
import { beginPurchase, orRefusal, type PurchaseInput } from './checkout.service.ts';
import { applyReading, readSubscription } from './confirmation.service.ts';
import { readDetails } from './details.service.ts';
import { lockBuyer } from './owner-lock.service.ts';
import { isSold, isUpgrade, ownAddress } from './purchase.rules.ts';
import { runningOf } from './running.service.ts';
import { seatsInUse } from '../seat-rows.service.ts';

/** Changes of a running subscription: made at the provider, read again, and applied like a confirmation. */

/** The running subscription of the caller, with nobody else changing it. The e-mail is locked before the account. */
async function lockRunning(ctx: Ctx, userId: string): Promise<PaidSubscription | null> {
  const seen = await runningOf(ctx, userId);
  const checkout = seen ? await ctx.em.findOne(PlanCheckout, { id: seen.checkout.id }) : null;
  await lockBuyer(ctx, { userId, ...(checkout ? { email: checkout.email } : {}) });
  return runningOf(ctx, userId);
}

async function applied(ctx: Ctx, providerId: string) {
  const reading = await orRefusal(ctx, readSubscription(ctx, providerId));
  if (reading) await applyReading(ctx, reading);
  return ok({ checkout: null, details: await readDetails(ctx) });
}

/** Why the subscription cannot be changed to that plan; null: it can. */
async function changeProblem(ctx: Ctx, running: PaidSubscription, plan: SoldPlan) {
  const { userId } = signedIn(ctx);
  if (running.isPrepaid) return userError('CONFLICT', say.prepaid(running.periodEnd), 'plan');
  if (running.status === 'PAST_DUE') return userError('CONFLICT', say.payFirst, 'plan');
  if (running.plan === plan && !running.scheduledPlan) return userError('CONFLICT', say.samePlan, 'plan');
  const [used, most] = [await seatsInUse(ctx, userId), PLANS[plan].maxUsers];
  return used > most ? userError('LIMIT_REACHED', say.seatsInUse(used, most), 'plan') : null;
}

/** More expensive: now, with the difference charged. Cheaper: with the next period. The own plan: drops what was scheduled. */
const isImmediate = (running: PaidSubscription, plan: PlanCode): boolean =>
  isUpgrade(running.plan, plan) || running.plan === plan;

async function changePlan(ctx: Ctx, running: PaidSubscription, plan: SoldPlan) {
  const problem = await changeProblem(ctx, running, plan);
  if (problem) return problem;
  const when = isImmediate(running, plan) ? 'NOW' : 'NEXT_PERIOD';
  const change = { plan, when, at: ctx.clock.now() } as const;
  try {
    await ctx.ports.payments.changePlan(running.providerId, change, ctx.gone);
  } catch (error) {
    if (error instanceof PortError && error.reason === 'REFUSED')
      return userError('CONFLICT', say.changeRefused, 'plan');
    return orRefusal(ctx, Promise.reject(error as Error));
  }
  return applied(ctx, running.providerId);
}

export async function upgradeSubscription(
  ctx: Ctx,
  input: Pick<PurchaseInput, 'plan' | 'successUrl' | 'cancelUrl' | 'method'>,
) {
  const { userId } = signedIn(ctx);
  const { plan } = input;
  if (!isSold(plan)) return userError('VALIDATION', plan === 'CUSTOM' ? say.quoteNeeded : say.planNotSold, 'plan');
  const running = await lockRunning(ctx, userId);
  if (running) return changePlan(ctx, running, plan);
  const [account] = await readRows<{ email: string; name: string }>(
    ctx.em,
    'select email, name from user_account where id = ?',
    [userId],
  );
  const begun = await beginPurchase(ctx, { ...input, email: account?.email ?? '', name: account?.name ?? '' });
  return { ...begun, details: null };
}

/** What the change would cost now; null: it is bought, or not sold. */
export async function previewPlanChange(ctx: Ctx, plan: PlanCode) {
  const { userId } = signedIn(ctx);
  const running = await runningOf(ctx, userId);
  if (!running || !isSold(plan) || running.isPrepaid || running.plan === plan) return null;
  const isNow = isUpgrade(running.plan, plan);
  const now = ctx.clock.now();
  const cost = isNow
    ? await orRefusal(ctx, ctx.ports.payments.previewChange(running.providerId, plan, now, ctx.gone))
    : { dueNow: 0, credit: 0, nextCharge: PLANS[plan].price, nextChargeAt: running.periodEnd };
  return {
    plan,
    isImmediate: isNow,
    effectiveAt: isNow ? now : running.periodEnd,
    dueNow: mxn(cost.dueNow),
    credit: mxn(cost.credit),
    nextCharge: mxn(cost.nextCharge),
    nextChargeAt: cost.nextChargeAt,
  };
}

async function setCancellation(ctx: Ctx, running: PaidSubscription, isCancelled: boolean) {
  if (running.cancelAtPeriodEnd === isCancelled && !running.scheduledPlan)
    return ok({ details: await readDetails(ctx) });
  await orRefusal(ctx, ctx.ports.payments.setCancellation(running.providerId, isCancelled, ctx.gone));
  return applied(ctx, running.providerId);
}

export async function cancelSubscription(ctx: Ctx, { cancelAtPeriodEnd }: { cancelAtPeriodEnd: boolean }) {
  const { userId } = signedIn(ctx);
  if (!cancelAtPeriodEnd) return userError('VALIDATION', say.onlyAtPeriodEnd, 'cancelAtPeriodEnd');
  const running = await lockRunning(ctx, userId);
  if (!running) return userError('NOT_FOUND', say.nothingToCancel);
  return setCancellation(ctx, running, true);
}

export async function reactivateSubscription(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const running = await lockRunning(ctx, userId);
  if (!running) return userError('NOT_FOUND', say.nothingToReactivate);
  if (running.isPrepaid) return userError('CONFLICT', say.prepaidNotRenewed(running.periodEnd));
  return running.cancelAtPeriodEnd ? setCancellation(ctx, running, false) : ok({ details: await readDetails(ctx) });
}

export async function openBillingPortal(ctx: Ctx, { returnUrl }: { returnUrl?: string | null | undefined }) {
  const { userId } = signedIn(ctx);
  const { payments } = ctx.ports;
  const back = ownAddress(returnUrl, ctx.ports.address(), '/subscriptions');
  if (!back) return userError('VALIDATION', say.foreignAddress, 'returnUrl');
  const customer = await ctx.em.findOne(PaymentCustomer, { user: userId, provider: payments.provider });
  if (!customer) return userError('NOT_FOUND', say.noPortal);
  const portalUrl = await orRefusal(ctx, payments.openPortal(customer.customerId, back.href, ctx.gone));
  return ok({ portalUrl });
}
