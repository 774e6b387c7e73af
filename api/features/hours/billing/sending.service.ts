import { createHash, randomUUID } from 'node:crypto';
import type { MarkPrebillSentInput, SendPrebillInput } from '#schema/generated/contract.ts';
import { prebillText as say } from '#schema/text/hours.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Prebill } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { foldEmail } from '#api/features/users/index.ts';
import { dueProblem, usualDueOn } from './payments.rules.ts';
import { unsettledPrebill } from './payments.service.ts';
import { mailPrebill } from './prebill-mail.jobs.ts';
import { todayOf } from './prebill-reading.service.ts';
import { recordPrebill } from './prebill-timeline.service.ts';
import { showPrebill } from './prebill-view.rules.ts';

const MAX_MESSAGE_LENGTH = 1000;
const HOUR_SECONDS = 3600;
/** Mails that one account causes. */
const MAIL_ACCOUNT = { name: 'prebill-mail-account', points: 60, seconds: HOUR_SECONDS };
/** Mails that one account sends to one address. */
const MAIL_ADDRESS = { name: 'prebill-mail-address', points: 10, seconds: 24 * HOUR_SECONDS };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Sent {
  prebill: Prebill;
  dueOn: string;
  today: string;
}

/** The pre-bill, and the day by which it is to be paid: as given, as it was, or the usual one. */
async function prepare(ctx: Ctx, input: MarkPrebillSentInput): Promise<Sent | ReturnType<typeof userError>> {
  const today = await todayOf(ctx);
  const problem = input.dueOn == null ? null : dueProblem(input.dueOn, today);
  if (problem) return userError('VALIDATION', problem, 'dueOn');
  const prebill = await unsettledPrebill(ctx, input.id);
  if ('userErrors' in prebill) return prebill;
  return { prebill, dueOn: input.dueOn ?? prebill.dueOn ?? usualDueOn(today), today };
}

/** The job decides what was sent: a mail server may refuse, and a server without one sends nothing. */
export async function sendPrebill(ctx: Ctx, input: SendPrebillInput) {
  const to = foldEmail(input.to);
  if (!isDeliverable(to)) return userError('VALIDATION', say.emailInvalid, 'to');
  const message = input.message?.trim() ?? '';
  if (!isStorable(message)) return userError('VALIDATION', validationText.invalidCharacters, 'message');
  if (message.length > MAX_MESSAGE_LENGTH)
    return userError('VALIDATION', say.messageTooLong(MAX_MESSAGE_LENGTH), 'message');
  const prepared = await prepare(ctx, input);
  if ('userErrors' in prepared) return prepared;
  const { userId } = signedIn(ctx);
  await ctx.throttle.take(MAIL_ACCOUNT, userId);
  await ctx.throttle.take(MAIL_ADDRESS, `${userId}:${hashOf(to)}`);
  const { prebill, dueOn, today } = prepared;
  const now = ctx.clock.now();
  const mailId = randomUUID();
  const mail = { id: mailId, to, message, state: 'QUEUED' as const, at: now.toISOString() };
  ctx.em.assign(prebill, { dueOn, mail, updatedAt: now });
  await ctx.em.flush();
  await enqueue(ctx.em, mailPrebill, { prebillId: prebill.id, mailId }, { key: prebill.id });
  return ok({ prebill: showPrebill(prebill, today) });
}

/** For a bill that was handed over in another way. */
export async function markPrebillSent(ctx: Ctx, input: MarkPrebillSentInput) {
  const prepared = await prepare(ctx, input);
  if ('userErrors' in prepared) return prepared;
  const { prebill, dueOn, today } = prepared;
  const now = ctx.clock.now();
  ctx.em.assign(prebill, { dueOn, status: 'SENT', sentAt: prebill.sentAt ?? now, updatedAt: now });
  await ctx.em.flush();
  await recordPrebill(ctx, prebill, 'PREBILL_CHANGED');
  return ok({ prebill: showPrebill(prebill, today) });
}
