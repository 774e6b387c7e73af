import { PaidSubscription, PlanCheckout, SubscriptionInvoice } from '#db/entities/payment.entity.ts';
import type { PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import { newId } from '#api/kernel/ids.ts';
import type { EventSubject, ProviderInvoice, ProviderSubscription } from '#api/ports/payments.ts';
import { grantPlan } from './granting.service.ts';
import { keepCustomer } from './checkout.service.ts';
import { offerClaim } from './claims.service.ts';
import { sendNotices, type Before } from './notices.service.ts';
import { lockBuyer } from './owner-lock.service.ts';
import { publishSubscriptionChanged } from './payments.events.ts';
import { CHECKOUT_STATUS, GRACE_MS } from './purchase.rules.ts';
import { runningOf, unclaimedOf } from './running.service.ts';

/**
 * What the provider confirmed takes effect here and nowhere else. Nothing is taken from an event: the object is read again.
 * Each read has a number that is drawn before it; what was read earlier never replaces what was read later, so confirmations
 * may come in any order, twice, or late.
 */

async function drawRead(ctx: Ctx): Promise<number> {
  const [row] = await ctx.em.execute<{ read: string }[]>(`select nextval('payment_read') as read`);
  return Number(row?.read);
}

/** What the provider says of a subscription, and the number of that read. */
export interface SubscriptionReading {
  read: number;
  remote: ProviderSubscription;
  invoices: ProviderInvoice[];
}

export async function readSubscription(ctx: Ctx, id: string): Promise<SubscriptionReading | null> {
  const { payments } = ctx.ports;
  const read = await drawRead(ctx);
  const remote = await payments.readSubscription(id, ctx.gone);
  return remote && { read, remote, invoices: await payments.readInvoices(id, ctx.gone) };
}

async function keepInvoices(ctx: Ctx, subscription: PaidSubscription, { read, invoices }: SubscriptionReading) {
  const known = await ctx.em.find(SubscriptionInvoice, { subscription: subscription.id }, { refresh: true });
  for (const { id: providerId, ...invoice } of invoices) {
    const held = known.find((one) => one.providerId === providerId);
    if (held) Object.assign(held, invoice, { appliedRead: read });
    else
      ctx.em.create(SubscriptionInvoice, {
        id: newId('subscriptionInvoice'),
        subscription: subscription.id,
        providerId,
        ...invoice,
        appliedRead: read,
      });
  }
}

function begin(ctx: Ctx, checkout: PlanCheckout, { remote }: SubscriptionReading): PaidSubscription {
  const now = ctx.clock.now();
  const { id: providerId, reference: _reference, ...facts } = remote;
  return ctx.em.create(PaidSubscription, {
    id: newId('paidSubscription'),
    user: checkout.user,
    checkout: checkout.id,
    provider: ctx.ports.payments.provider,
    providerId,
    ...facts,
    graceEndsAt: null,
    remindedFor: null,
    startedAt: remote.periodStart,
    createdAt: now,
    updatedAt: now,
  });
}

const grants = (status: PlanSubscriptionStatus): boolean => status !== 'INCOMPLETE' && status !== 'CANCELED';

/** Whether its buyer already has a running subscription, another than this one. */
async function isSecond(ctx: Ctx, subscription: PaidSubscription, email: string): Promise<boolean> {
  const userId = subscription.user?.id;
  const others = userId ? [await runningOf(ctx, userId)] : await unclaimedOf(ctx, email);
  return others.some((one) => one !== null && one.id !== subscription.id);
}

function change(ctx: Ctx, subscription: PaidSubscription, { read, remote }: SubscriptionReading): void {
  const { id: _id, reference: _reference, ...facts } = remote;
  const now = ctx.clock.now();
  const isLate = remote.status === 'PAST_DUE';
  Object.assign(subscription, facts, {
    graceEndsAt: isLate ? (subscription.graceEndsAt ?? new Date(now.getTime() + GRACE_MS)) : null,
    appliedRead: read,
    updatedAt: now,
  });
}

async function finishCheckout(ctx: Ctx, checkout: PlanCheckout, status: PlanSubscriptionStatus): Promise<void> {
  if (status === 'INCOMPLETE' || checkout.status === 'COMPLETED') return;
  checkout.status = 'COMPLETED';
  checkout.finishedAt = ctx.clock.now();
}

/** Applies a reading, in the transaction of the caller. Resolves with the subscription; null: nothing to apply. */
export async function applyReading(ctx: Ctx, reading: SubscriptionReading): Promise<PaidSubscription | null> {
  const { remote, read } = reading;
  const found = remote.reference ? await ctx.em.findOne(PlanCheckout, { id: remote.reference }) : null;
  if (!found) {
    ctx.log.warn({ subscription: remote.id }, 'a subscription of the provider belongs to no checkout of ours');
    return null;
  }
  await lockBuyer(ctx, { email: found.email, userId: found.user?.id ?? null });
  const checkout = await ctx.em.findOneOrFail(PlanCheckout, { id: found.id }, { refresh: true });
  const known = await ctx.em.findOne(PaidSubscription, { providerId: remote.id }, { refresh: true });
  if (known && known.appliedRead >= read) return known;
  const before: Before = { isNew: !known || known.status === 'INCOMPLETE', status: known?.status ?? 'INCOMPLETE' };
  const subscription = known ?? begin(ctx, checkout, reading);
  change(ctx, subscription, reading);
  await keepInvoices(ctx, subscription, reading);
  await finishCheckout(ctx, checkout, remote.status);
  if (before.isNew && grants(remote.status))
    subscription.isDuplicate = await isSecond(ctx, subscription, checkout.email);
  await ctx.em.flush();
  const userId = subscription.user?.id ?? null;
  await keepCustomer(ctx, userId, remote.customerId);
  if (userId) {
    await grantPlan(ctx, userId);
    await publishSubscriptionChanged(ctx, userId);
  } else if (before.isNew && grants(remote.status) && !subscription.isDuplicate) await offerClaim(ctx, checkout);
  await sendNotices(ctx, subscription, before);
  return subscription;
}

/** Reads a subscription of the provider again and applies it. */
export async function confirmSubscription(ctx: Ctx, id: string): Promise<void> {
  const reading = await readSubscription(ctx, id);
  if (reading) await inTransaction(ctx, (inside) => applyReading(inside, reading));
}

/** Reads a checkout of the provider again; one that is paid has a subscription, which is applied too. */
export async function confirmCheckout(ctx: Ctx, id: string): Promise<void> {
  const read = await drawRead(ctx);
  const remote = await ctx.ports.payments.readCheckout(id, ctx.gone);
  if (!remote?.reference) return;
  const { reference } = remote;
  await inTransaction(ctx, async (inside) => {
    const [checkout] = await inside.em.execute<{ user_id: string | null; status: string }[]>(
      `update plan_checkout set provider_id = ?, url = coalesce(?, url), applied_read = ?,
         status = case when status = 'COMPLETED' then status else ? end
       where id = ? and applied_read < ? returning user_id, status`,
      [remote.id, remote.url, read, CHECKOUT_STATUS[remote.status], reference, read],
    );
    if (checkout?.user_id) await publishSubscriptionChanged(inside, checkout.user_id);
  });
  if (remote.subscriptionId) await confirmSubscription(ctx, remote.subscriptionId);
}

export async function confirm(ctx: Ctx, { kind, id }: EventSubject): Promise<void> {
  if (kind === 'CHECKOUT') return confirmCheckout(ctx, id);
  const subscriptionId = kind === 'PAYMENT' ? await ctx.ports.payments.subscriptionOfPayment(id, ctx.gone) : id;
  if (subscriptionId) await confirmSubscription(ctx, subscriptionId);
}
