import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PaidSubscription, PlanCheckout } from '#db/entities/payment.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { offerClaim } from './claims.service.ts';
import { confirmPayment } from './confirm.jobs.ts';
import { confirmCheckout, confirmSubscription } from './confirmation.service.ts';
import { endDuplicate } from './duplicates.jobs.ts';
import { mailPayment } from './mail.jobs.ts';
import { sendNotice } from './notices.service.ts';
import { REMINDER_MS } from './purchase.rules.ts';
import { receiveEvent } from './webhook.service.ts';

/** At most so many of each kind are read again in one run; those that were read longest ago come first. */
const BATCH = 300;

/** One that fails is tried in the next run; the others go on. */
async function each(ctx: Ctx, ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids) {
    if (ctx.shutdown.aborted) return;
    ctx.em.clear();
    await act(id).catch((error: unknown) => ctx.log.error({ err: error, id }, 'payments: not reconciled'));
  }
}

const idsOf = async (ctx: Ctx, sql: string, values: unknown[]): Promise<string[]> =>
  (await ctx.em.execute<{ id: string }[]>(sql, values)).map(({ id }) => id);

const openCheckouts = (ctx: Ctx): Promise<string[]> =>
  idsOf(
    ctx,
    `select provider_id as id from plan_checkout
     where provider = ? and provider_id is not null and status in ('OPEN', 'PENDING') order by applied_read, id limit ?`,
    [ctx.ports.payments.provider, BATCH],
  );

const runningSubscriptions = (ctx: Ctx): Promise<string[]> =>
  idsOf(
    ctx,
    `select provider_id as id from paid_subscription where provider = ? and ended_at is null order by applied_read, id limit ?`,
    [ctx.ports.payments.provider, BATCH],
  );

/** Ends what was not paid by the end of its grace: no further charge is tried. */
const overGrace = (ctx: Ctx): Promise<string[]> =>
  idsOf(
    ctx,
    'select provider_id as id from paid_subscription where provider = ? and ended_at is null and grace_ends_at <= ? limit ?',
    [ctx.ports.payments.provider, ctx.clock.now(), BATCH],
  );

const duplicates = (ctx: Ctx): Promise<string[]> =>
  idsOf(
    ctx,
    'select provider_id as id from paid_subscription where provider = ? and ended_at is null and is_duplicate limit ?',
    [ctx.ports.payments.provider, BATCH],
  );

/** Before the end of a grace, and of a month that was paid beforehand. Once for each end. */
async function remind(ctx: Ctx): Promise<void> {
  const soon = new Date(ctx.clock.now().getTime() + REMINDER_MS);
  await inTransaction(ctx, async (inside) => {
    const due = await inside.em.find(PaidSubscription, {
      endedAt: null,
      isDuplicate: false,
      $or: [{ graceEndsAt: { $lte: soon } }, { isPrepaid: true, periodEnd: { $lte: soon } }],
    });
    for (const paid of due) {
      const end = paid.graceEndsAt ?? paid.periodEnd;
      if (paid.remindedFor?.getTime() === end.getTime()) continue;
      paid.remindedFor = end;
      await sendNotice(inside, paid, paid.graceEndsAt ? 'REMINDER' : 'PREPAID_ENDING');
    }
    await inside.em.flush();
  });
}

/** A purchase that nobody has claimed after two days: its mail may be lost. A new link is sent once; it replaces the first. */
async function remindUnclaimed(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - REMINDER_MS);
  await inTransaction(ctx, async (inside) => {
    const unclaimed = await inside.em.find(
      PaidSubscription,
      { user: null, endedAt: null, isDuplicate: false, remindedFor: null, createdAt: { $lte: since } },
      { populate: ['checkout'] },
    );
    for (const paid of unclaimed) {
      paid.remindedFor = paid.startedAt;
      await offerClaim(inside, paid.checkout.getEntity());
    }
    await inside.em.flush();
  });
}

/** Orders that never reached the provider: this server ended before. */
async function dropLost(ctx: Ctx): Promise<void> {
  await ctx.em.nativeUpdate(
    PlanCheckout,
    { providerId: null, status: 'OPEN', expiresAt: { $lte: ctx.clock.now() } },
    { status: 'EXPIRED' },
  );
}

/** Heals what a lost confirmation left: reads everything that is open or running again. */
const reconcile = defineJob<object>({
  name: 'reconcile-payments',
  retry: 3,
  cron: '*/15 * * * *',
  atStart: true,
  async run(ctx) {
    const { payments } = ctx.ports;
    await payments.sandbox?.tick();
    await each(ctx, await overGrace(ctx), (id) => payments.endNow(id, { isRefunded: false }, ctx.shutdown));
    await each(ctx, await duplicates(ctx), (id) => payments.endNow(id, { isRefunded: true }, ctx.shutdown));
    await each(ctx, await openCheckouts(ctx), (id) => confirmCheckout(ctx, id));
    await each(ctx, await runningSubscriptions(ctx), (id) => confirmSubscription(ctx, id));
    await dropLost(ctx);
    await remind(ctx);
    await remindUnclaimed(ctx);
  },
});

/** A confirmation of the test mode arrives as one of a real provider does: as text, with its signature. */
const deliverSandboxEvent = defineJob<{ body: string }>({
  name: 'deliver-sandbox-event',
  retry: 20,
  async run(ctx, { body }) {
    const { sandbox } = ctx.ports.payments;
    if (sandbox) await receiveEvent(ctx, body, sandbox.sign(body));
  },
});

export const sendSandboxConfirmation = (em: SqlEntityManager, eventId: string, body: string): Promise<void> =>
  enqueue(em, deliverSandboxEvent, { body }, { key: eventId });

export const PAYMENT_JOBS = [
  reconcile,
  confirmPayment,
  deliverSandboxEvent,
  endDuplicate,
  mailPayment,
] as unknown as AnyJob[];
