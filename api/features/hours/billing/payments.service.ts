import type { RecordPrebillPaymentInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { prebillText as say } from '#schema/text/hours.ts';
import { Prebill, PrebillPayment } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { lockTariff, repriceEntries } from '../pricing/pricing.service.ts';
import {
  balanceOf,
  balanceProblem,
  isUnsettled,
  MAX_PAYMENTS,
  receivedProblem,
  statusAfter,
} from './payments.rules.ts';
import { findPrebill, todayOf } from './prebill-reading.service.ts';
import { recordPrebill } from './prebill-timeline.service.ts';
import { showPrebill } from './prebill-view.rules.ts';

/** What happens to a pre-bill after it was made: payments, and the end of it. */

type Refused = ReturnType<typeof userError>;

/** A pre-bill that is neither paid nor discarded, locked. */
export async function unsettledPrebill(ctx: Ctx, id: string): Promise<Prebill | Refused> {
  const prebill = await findPrebill(ctx, id, true);
  if (!prebill) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  return isUnsettled(prebill) ? prebill : userError('CONFLICT', say.notOpen, 'id');
}

/** Sets what was received and the state that follows. A new state is recorded on the cases. */
async function setReceived(ctx: Ctx, prebill: Prebill, received: number): Promise<void> {
  const owed = { status: prebill.status, total: prebill.total, received };
  const status = statusAfter(owed, prebill.sentAt != null);
  const isChanged = status !== prebill.status;
  ctx.em.assign(prebill, { received, status, updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  if (isChanged) await recordPrebill(ctx, prebill, 'PREBILL_CHANGED');
}

interface Received {
  kind: PrebillPayment['kind'];
  centavos: number;
  receivedOn: string;
  note: string;
}

async function addPayment(ctx: Ctx, prebill: Prebill, payment: Received): Promise<void> {
  ctx.em.create(PrebillPayment, {
    id: newId('prebillPayment'),
    prebill,
    ...payment,
    createdAt: ctx.clock.now(),
  });
  await setReceived(ctx, prebill, prebill.received + payment.centavos);
}

export async function recordPrebillPayment(ctx: Ctx, input: RecordPrebillPaymentInput) {
  const today = await todayOf(ctx);
  const payment: Received = {
    kind: input.kind ?? 'PAYMENT',
    centavos: input.centavos,
    receivedOn: input.receivedOn ?? today,
    note: input.note?.trim() ?? '',
  };
  const problem = receivedProblem(payment, today);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const prebill = await unsettledPrebill(ctx, input.id);
  if ('userErrors' in prebill) return prebill;
  const tooMuch = balanceProblem(payment.centavos, balanceOf(prebill));
  if (tooMuch) return userError('VALIDATION', tooMuch, 'centavos');
  if ((await ctx.em.count(PrebillPayment, { prebill: prebill.id })) >= MAX_PAYMENTS)
    return userError('LIMIT_REACHED', say.tooManyPayments(MAX_PAYMENTS), 'id');
  await addPayment(ctx, prebill, payment);
  return ok({ prebill: showPrebill(prebill, today) });
}

export async function removePrebillPayment(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  const payment = isId(id, 'prebillPayment')
    ? await ctx.em.findOne(PrebillPayment, { id, prebill: { account: userId } })
    : null;
  const prebill = payment && (await findPrebill(ctx, payment.prebill.id, true));
  if (!payment || !prebill) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  ctx.em.remove(payment);
  await setReceived(ctx, prebill, prebill.received - payment.centavos);
  return ok({ prebill: showPrebill(prebill, await todayOf(ctx)) });
}

/** The rest was received today. */
export async function markPrebillPaid(ctx: Ctx, id: string) {
  const prebill = await unsettledPrebill(ctx, id);
  if ('userErrors' in prebill) return prebill;
  const today = await todayOf(ctx);
  await addPayment(ctx, prebill, { kind: 'PAYMENT', centavos: balanceOf(prebill), receivedOn: today, note: '' });
  return ok({ prebill: showPrebill(prebill, today) });
}

/** Discards a pre-bill: its entries are released and priced by the present rates. */
export async function discardPrebill(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  await lockTariff(ctx, userId);
  const prebill = await unsettledPrebill(ctx, id);
  if ('userErrors' in prebill) return prebill;
  if (prebill.received > 0) return userError('CONFLICT', say.hasPayments, 'id');
  ctx.em.assign(prebill, { status: 'DISCARDED', updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  await ctx.em.execute(
    'update time_entry set prebill_id = null, version = version + 1, updated_at = ? where prebill_id = ?',
    [ctx.clock.now(), id],
  );
  await repriceEntries(ctx, userId);
  await recordPrebill(ctx, prebill, 'PREBILL_CHANGED');
  return ok({ prebill: showPrebill(prebill, await todayOf(ctx)) });
}
