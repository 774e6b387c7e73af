import type { PaidSubscription } from '#db/entities/payment.entity.ts';
import type { PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import type { PaymentMail } from '#schema/text/payments.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { mailPayment } from './mail.jobs.ts';
import { endDuplicate } from './duplicates.jobs.ts';

type NoticeKind = Exclude<PaymentMail, 'CLAIM'>;

/** What it was before a confirmation. */
export interface Before {
  isNew: boolean;
  status: PlanSubscriptionStatus;
}

/** What its owner is told of a change; null: nothing. */
function noticeOf(subscription: PaidSubscription, before: Before): NoticeKind | null {
  const { status, user, isDuplicate, endedAt } = subscription;
  if (isDuplicate) return endedAt && before.status !== 'CANCELED' ? 'DUPLICATE' : null;
  if (status === before.status) return null;
  if (status === 'CANCELED') return before.isNew ? null : 'ENDED';
  if (status === 'PAST_DUE') return 'PAST_DUE';
  if (before.status === 'PAST_DUE') return 'RECOVERED';
  // Somebody without an account gets the link instead.
  return before.isNew && user && status !== 'INCOMPLETE' ? 'ACTIVATED' : null;
}

export async function sendNotice(ctx: Ctx, subscription: PaidSubscription, kind: NoticeKind): Promise<void> {
  const { id, periodEnd, graceEndsAt, status } = subscription;
  const endsAt = (graceEndsAt ?? periodEnd).toISOString();
  const mail = { kind, subscriptionId: id, endsAt, isTrial: status === 'TRIALING' };
  await enqueue(ctx.em, mailPayment, mail, { key: `${kind}:${id}:${endsAt}` });
  await notify(ctx, {
    kind: 'PAYMENT',
    facts: { notice: kind, plan: subscription.plan, endsAt, isTrial: mail.isTrial ? 'YES' : 'NO' },
    accounts: subscription.user ? [subscription.user.id] : [],
    source: `${kind}:${id}:${endsAt}`,
    path: '/subscriptions',
  });
}

/** In the transaction of the change, so that each is told once. */
export async function sendNotices(ctx: Ctx, subscription: PaidSubscription, before: Before): Promise<void> {
  const kind = noticeOf(subscription, before);
  if (kind) await sendNotice(ctx, subscription, kind);
  if (subscription.isDuplicate && subscription.endedAt === null)
    await enqueue(ctx.em, endDuplicate, { providerId: subscription.providerId }, { key: subscription.id });
}
