import { createHash, randomBytes } from 'node:crypto';
import { PaidSubscription, PlanCheckout } from '#db/entities/payment.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { paymentText as say } from '#schema/text/payments.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { keepCustomer } from './checkout.service.ts';
import { grantPlan } from './granting.service.ts';
import { mailPayment } from './mail.jobs.ts';
import { lockBuyer } from './owner-lock.service.ts';
import { publishSubscriptionChanged } from './payments.events.ts';
import { readDetails } from './details.service.ts';
import { runningOf } from './running.service.ts';

/**
 * Purchases of people without an account. Whoever types an e-mail proves nothing: the purchase goes to whoever opens the
 * link that was mailed, into the account in which they are signed in.
 */

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const TOKEN = /^[\w-]{43}$/;

export async function offerClaim(ctx: Ctx, checkout: PlanCheckout): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  checkout.claimTokenHash = hashOf(token);
  await ctx.em.flush();
  const mail = { kind: 'CLAIM' as const, checkoutId: checkout.id, sealedToken: ctx.encryption.encrypt(token) };
  await enqueue(ctx.em, mailPayment, mail, { key: `claim:${checkout.id}:${checkout.claimTokenHash}` });
}

/** Binds the purchase to the caller. A second time by the same account changes nothing. */
export async function claimPurchase(ctx: Ctx, token: string) {
  const { userId } = signedIn(ctx);
  const found = TOKEN.test(token) ? await ctx.em.findOne(PlanCheckout, { claimTokenHash: hashOf(token) }) : null;
  if (!found) return userError('NOT_FOUND', say.claimUnknown, 'token');
  await lockBuyer(ctx, { email: found.email, userId });
  const checkout = await ctx.em.findOneOrFail(PlanCheckout, { id: found.id }, { refresh: true });
  if (checkout.user) {
    if (checkout.user.id === userId) return ok({ details: await readDetails(ctx) });
    return userError('NOT_FOUND', say.claimUnknown, 'token');
  }
  const subscription = await ctx.em.findOne(
    PaidSubscription,
    { checkout: checkout.id, endedAt: null, isDuplicate: false },
    { refresh: true },
  );
  if (!subscription) return userError('NOT_FOUND', say.claimUnknown, 'token');
  if (await runningOf(ctx, userId)) return userError('CONFLICT', say.claimWhileSubscribed, 'token');
  const user = ctx.em.getReference(User, userId, { wrapped: true });
  checkout.user = user;
  checkout.claimedAt = ctx.clock.now();
  subscription.user = user;
  await ctx.em.flush();
  await keepCustomer(ctx, userId, subscription.customerId ?? null);
  await grantPlan(ctx, userId);
  await publishSubscriptionChanged(ctx, userId);
  return ok({ details: await readDetails(ctx) });
}
