import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PaymentCustomer, PlanCheckout } from '#db/entities/payment.entity.ts';
import type { BillingCountry, CheckoutMethod, PlanCode } from '#schema/generated/contract.ts';
import { paymentText as say } from '#schema/text/payments.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { foldEmail } from '#api/features/users/index.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { ProviderCheckout, SoldPlan } from '#api/ports/payments.ts';
import { PLANS } from '../plans.rules.ts';
import { keepQuoteRequest } from '../quotes/quotes.service.ts';
import { lockBuyer } from './owner-lock.service.ts';
import { publishSubscriptionChanged } from './payments.events.ts';
import { buyerProblem, CHECKOUT_MS, CHECKOUT_STATUS, isSold, ownAddress, withCheckout } from './purchase.rules.ts';
import { runningOf } from './running.service.ts';

/** Purchases that are begun. Nothing here grants a plan. */

const CHECKOUT_ADDRESS = { name: 'checkout-address', points: 60, seconds: 3600 };

export interface PurchaseInput {
  plan: PlanCode;
  email: string;
  name: string;
  country?: BillingCountry | null | undefined;
  method?: CheckoutMethod | null | undefined;
  successUrl?: string | null | undefined;
  cancelUrl?: string | null | undefined;
}

const isOpen = ({ status, expiresAt }: PlanCheckout, now: Date): boolean => status === 'OPEN' && expiresAt > now;

/** A checkout that is past its time is over, whether the provider has told it or not. */
const shownStatus = (checkout: PlanCheckout, now: Date) =>
  checkout.status === 'OPEN' && checkout.expiresAt <= now ? 'EXPIRED' : checkout.status;

function showCheckout(checkout: PlanCheckout, now: Date) {
  const status = shownStatus(checkout, now);
  const { id, plan, provider, createdAt, expiresAt } = checkout;
  const checkoutUrl = status === 'OPEN' || status === 'PENDING' ? checkout.url : null;
  return { id, plan, provider, createdAt, expiresAt, status, checkoutUrl };
}

/** By its unguessable id. */
export async function findCheckout(ctx: Ctx, id: string) {
  if (!isId(id, 'planCheckout')) return null;
  const checkout = await ctx.em.findOne(PlanCheckout, { id });
  return checkout && showCheckout(checkout, ctx.clock.now());
}

/** The purchase of an account that is on its way, newest first. */
export async function openCheckoutOf(ctx: Ctx, userId: string) {
  const now = ctx.clock.now();
  const [checkout] = await ctx.em.find(
    PlanCheckout,
    { user: userId, status: { $in: ['OPEN', 'PENDING'] }, $or: [{ expiresAt: { $gt: now } }, { status: 'PENDING' }] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, refresh: true },
  );
  return checkout ? showCheckout(checkout, now) : null;
}

/** The trial is of a first purchase, of an account or of an e-mail. */
async function trialDaysOf(
  ctx: Ctx,
  { plan, method, userId, email }: { plan: SoldPlan; method: CheckoutMethod; userId: string | null; email: string },
): Promise<number> {
  if (method !== 'CARD') return 0;
  const [before] = await ctx.em.execute<unknown[]>(
    `select 1 from paid_subscription s join plan_checkout c on c.id = s.checkout_id
     where s.user_id = ? or c.email = ? or c.email = (select email from user_account where id = ?) limit 1`,
    [userId, email, userId],
  );
  return before ? 0 : PLANS[plan].trialDays;
}

/** Text for people when the provider fails; what it said is in the log. */
export async function orRefusal<T>(ctx: Ctx, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    ctx.log.warn({ err: error }, 'the payment provider failed');
    throw new Refusal(error.reason === 'NOT_CONFIGURED' ? 'NOT_CONFIGURED' : 'UPSTREAM');
  }
}

async function customerOf(ctx: Ctx, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const { provider } = ctx.ports.payments;
  return (await ctx.em.findOne(PaymentCustomer, { user: userId, provider }))?.customerId ?? null;
}

/** One customer for each account: the first that is told stays. */
export async function keepCustomer(ctx: Ctx, userId: string | null, customerId: string | null): Promise<void> {
  if (!userId || !customerId) return;
  await ctx.em.execute(
    'insert into payment_customer (user_id, provider, customer_id, created_at) values (?, ?, ?, ?) on conflict do nothing',
    [userId, ctx.ports.payments.provider, customerId, ctx.clock.now()],
  );
}

interface Order {
  plan: SoldPlan;
  method: CheckoutMethod;
  country: BillingCountry;
  email: string;
  name: string;
  userId: string | null;
  trialDays: number;
  returns: { success: URL; cancel: URL };
}

/**
 * Kept in a transaction of its own before the provider is asked: a purchase that was begun there is known here even when
 * this server ends in between.
 */
async function keepOrder(ctx: Ctx, { userId, returns: _returns, ...order }: Order): Promise<PlanCheckout> {
  const now = ctx.clock.now();
  return (ctx.em.fork() as SqlEntityManager).transactional(async (em) => {
    const checkout = em.create(PlanCheckout, {
      ...order,
      id: newId('planCheckout'),
      user: userId,
      provider: ctx.ports.payments.provider,
      providerId: null,
      status: 'OPEN',
      centavos: PLANS[order.plan].price,
      url: null,
      claimTokenHash: null,
      claimedAt: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CHECKOUT_MS),
      finishedAt: null,
    });
    await em.flush();
    return checkout;
  });
}

async function begin(ctx: Ctx, order: Order): Promise<PlanCheckout> {
  const kept = await keepOrder(ctx, order);
  const { userId, returns, plan, method, country, trialDays, email, name } = order;
  const remote = await orRefusal(
    ctx,
    ctx.ports.payments.beginCheckout(
      {
        reference: kept.id,
        plan,
        method,
        country,
        trialDays,
        centavos: kept.centavos,
        buyer: { accountId: userId, customerId: await customerOf(ctx, userId), email, name },
        successUrl: withCheckout(returns.success, kept.id),
        cancelUrl: withCheckout(returns.cancel, kept.id),
        expiresAt: kept.expiresAt,
      },
      ctx.gone,
    ),
  );
  await keepCustomer(ctx, userId, remote.customerId);
  const checkout = await ctx.em.findOneOrFail(PlanCheckout, { id: kept.id }, { refresh: true });
  checkout.providerId = remote.id;
  checkout.url = remote.url;
  checkout.expiresAt = remote.expiresAt;
  await ctx.em.flush();
  return checkout;
}

/** Ends an open checkout; one that was paid meanwhile cannot be ended. */
async function giveUp(ctx: Ctx, checkout: PlanCheckout): Promise<ProviderCheckout['status']> {
  const { payments } = ctx.ports;
  const remote = checkout.providerId
    ? await orRefusal(ctx, payments.expireCheckout(checkout.providerId, ctx.gone))
    : null;
  const status = remote?.status ?? 'EXPIRED';
  checkout.status = CHECKOUT_STATUS[status];
  await ctx.em.flush();
  return status;
}

/** The open purchase of the same thing is answered again; others of the account are ended: nobody pays twice. */
async function findOpen(
  ctx: Ctx,
  userId: string,
  { plan, method }: { plan: SoldPlan; method: CheckoutMethod },
): Promise<PlanCheckout | 'PAID' | null> {
  const now = ctx.clock.now();
  const { provider } = ctx.ports.payments;
  const open = await ctx.em.find(PlanCheckout, { user: userId, provider, status: { $in: ['OPEN', 'PENDING'] } });
  const isSame = (one: PlanCheckout): boolean =>
    one.plan === plan && one.method === method && one.centavos === PLANS[plan].price;
  const same = open.find((one) => isSame(one) && one.url && (one.status === 'PENDING' || isOpen(one, now)));
  for (const other of open)
    if (other !== same && other.status === 'OPEN' && (await giveUp(ctx, other)) === 'PAID') return 'PAID';
  return same ?? null;
}

/** Where the buyer comes back to. The address grants nothing: its page asks for the checkout. */
function returnsOf(ctx: Ctx, { plan, successUrl, cancelUrl }: PurchaseInput) {
  const own = ctx.ports.address();
  const code = plan.toLowerCase();
  return {
    success: ownAddress(successUrl, own, `/dashboard?success=true&plan=${code}`),
    cancel: ownAddress(cancelUrl, own, `/checkout?plan=${code}&canceled=true`),
  };
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The plan that is agreed by quote is never charged here: the request is kept, and the purchase refused. */
async function askForQuote(ctx: Ctx, { email, name }: PurchaseInput) {
  const problem = buyerProblem({ email, name }) ?? (await keepQuoteRequest(ctx, { email, name }));
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  return userError('VALIDATION', say.quoteNeeded, 'plan');
}

/** Begins a purchase for the caller, or for somebody who has no account yet. */
export async function beginPurchase(ctx: Ctx, input: PurchaseInput) {
  const { plan } = input;
  if (plan === 'CUSTOM') return askForQuote(ctx, input);
  if (!isSold(plan)) return userError('VALIDATION', say.planNotSold, 'plan');
  const problem = buyerProblem(input);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const { success, cancel } = returnsOf(ctx, input);
  if (!success) return userError('VALIDATION', say.foreignAddress, 'successUrl');
  if (!cancel) return userError('VALIDATION', say.foreignAddress, 'cancelUrl');
  await ctx.throttle.take(CHECKOUT_ADDRESS, ctx.origin.ip);
  // A trial or demo without registration is deleted after some days: its purchase is claimed by an account.
  const userId = ctx.actor.kind === 'user' && !ctx.actor.anonymous ? ctx.actor.userId : null;
  const email = foldEmail(input.email);
  const method = input.method ?? 'CARD';
  await lockBuyer(ctx, userId ? { userId } : { email, userId });
  if (userId) {
    const running = await runningOf(ctx, userId);
    if (running)
      return userError('CONFLICT', running.isPrepaid ? say.prepaid(running.periodEnd) : say.alreadySubscribed, 'plan');
    const open = await findOpen(ctx, userId, { plan, method });
    if (open === 'PAID') return userError('CONFLICT', say.alreadyPaid, 'plan');
    if (open) return ok({ checkout: showCheckout(open, ctx.clock.now()) });
  }
  const checkout = await begin(ctx, {
    plan,
    method,
    country: input.country ?? 'MX',
    email,
    name: input.name.trim().normalize('NFC'),
    userId,
    trialDays: await trialDaysOf(ctx, { plan, method, userId, email }),
    returns: { success, cancel },
  });
  if (userId) await publishSubscriptionChanged(ctx, userId);
  ctx.log.info({ checkout: checkout.id, plan, buyer: tagOf(email) }, 'a purchase was begun');
  return ok({ checkout: showCheckout(checkout, ctx.clock.now()) });
}
