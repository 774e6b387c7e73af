import { paymentText as say } from '#schema/text/payments.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/database/transaction.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { PaymentEvent } from '#api/ports/payments.ts';
import { confirmPayment } from './confirm.jobs.ts';

async function verified(ctx: Ctx, body: string, signature: string | null): Promise<PaymentEvent> {
  try {
    return await ctx.ports.payments.readEvent(body, signature, ctx.clock.now());
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    ctx.log.warn({ err: error }, 'a confirmation of a payment was not accepted');
    throw new Refusal('BAD_REQUEST', say.signatureInvalid);
  }
}

/**
 * Takes a confirmation of the provider. Its id is kept in the same transaction as the job that reads the object again: one
 * that comes twice has its effect once, and one that was taken has it even when this server ends now.
 */
export async function receiveEvent(ctx: Ctx, body: string, signature: string | null): Promise<void> {
  const event = await verified(ctx, body, signature);
  await inTransaction(ctx, async (inside) => {
    const taken = await inside.em.execute<unknown[]>(
      `insert into payment_event (id, type, created_at, received_at) values (?, ?, ?, ?)
       on conflict (id) do nothing returning id`,
      [event.id, event.type, event.createdAt, ctx.clock.now()],
    );
    if (taken.length === 0 || !event.subject) return;
    await enqueue(inside.em, confirmPayment, event.subject, { key: event.id });
  });
}
