import type { PlanCode } from '#schema/generated/contract.ts';
import { meterNoticeText as words } from '#schema/text/meter-notices.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx, Meter } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { sendToast, type ToastWriter } from '#api/kernel/events/toasts.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { mailMeter } from './meter-notices.jobs.ts';
import { reachedShare } from './meter-notices.rules.ts';

const METER_LOW = 'usage.low';

interface SpentMeter {
  userId: string;
  meter: Meter;
  used: number;
  limit: number;
  plan: PlanCode;
  periodStart: Date;
  resetsAt: Date;
}

/**
 * Tells an account, by mail and on its open screens, that it reached 80 or 95 % of a meter: once each in a period, also
 * when uses are given back and spent again. In the transaction of the use, so that what is rolled back is not told.
 */
export async function tellMeter(ctx: Ctx, spent: SpentMeter): Promise<void> {
  const { userId, meter, used, limit, plan, periodStart, resetsAt } = spent;
  const percent = reachedShare(used, limit);
  if (percent === 0) return;
  const rows = await ctx.em.execute<unknown[]>(
    `update usage_counter set told_percent = ?
     where user_id = ? and meter = ? and period_start = ? and told_percent < ? returning meter`,
    [percent, userId, meter, periodStart, percent],
  );
  if (rows.length === 0) return;
  const instants = { periodStart: periodStart.toISOString(), resetsAt: resetsAt.toISOString() };
  await enqueue(
    ctx.em,
    mailMeter,
    { userId, meter, used, limit, plan, percent, ...instants },
    { key: `meter:${percent}:${meter}:${userId}:${instants.periodStart}` },
  );
  await sendToast(ctx.em, { userId, code: METER_LOW, meter });
  await notify(ctx, {
    kind: 'METER_LOW',
    facts: { meter, used, limit, percent, resetsAt: instants.resetsAt },
    accounts: [userId],
    source: `${percent}:${meter}:${instants.periodStart}`,
    path: '/subscriptions',
  });
}

/** With what is used at the moment of showing. */
const writeToast: ToastWriter = async (ctx, { meter }) => {
  const name = meter as Meter;
  const reading = await ctx.usage.read(ctx, signedIn(ctx).userId, name);
  if (reading.limit < 0) return null;
  const kind = reading.used >= reading.limit ? 'WARNING' : 'INFO';
  return { kind, message: words.toast({ meter: name, ...reading }), path: '/subscriptions' };
};

export const meterToasts: Record<string, ToastWriter> = { [METER_LOW]: writeToast };
