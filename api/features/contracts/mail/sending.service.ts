import { ContractMail } from '#db/entities/contract.entity.ts';
import type { SendContractInput } from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { validationText } from '#schema/text/validation.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { foldEmail } from '#api/features/users/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { findContract } from '../keeping/contract-rows.service.ts';
import { notFound, refuse } from '../keeping/versions.service.ts';
import { mailContract } from './contract-mail.jobs.ts';

const MAX_ADDRESSES = 5;
const MAX_MESSAGE = 1000;
const HOUR_SECONDS = 3600;
/** Mails that one account causes: strangers get them. */
const MAILS = { name: 'contract-mail', points: 30, seconds: HOUR_SECONDS };

/** Each address once, or the first problem. */
function addressesOf(given: readonly string[]): { addresses: string[] } | { problem: string } {
  const addresses = [...new Set(given.map(foldEmail).filter(Boolean))];
  const bad = addresses.find((address) => !isDeliverable(address));
  if (bad !== undefined) return { problem: say.emailInvalid(bad.slice(0, 100)) };
  const isCount = addresses.length >= 1 && addresses.length <= MAX_ADDRESSES;
  return isCount ? { addresses } : { problem: say.emailsCount(MAX_ADDRESSES) };
}

/** What was not sent because another address was one too many does not count; nor does the one that was refused. */
async function takeMails(ctx: Ctx, userId: string, count: number): Promise<void> {
  let tried = 0;
  try {
    while (tried < count) {
      tried += 1;
      await ctx.throttle.take(MAILS, userId);
    }
  } catch (error) {
    for (; tried > 0; tried--) await ctx.throttle.refund(MAILS, userId);
    throw error;
  }
}

/** The job decides what was sent: a mail server may refuse, and a server without one sends nothing. */
export async function sendContract(ctx: Ctx, input: SendContractInput) {
  const checked = addressesOf(input.to);
  if ('problem' in checked) return refuse(userError('VALIDATION', checked.problem, 'to'));
  const message = input.message?.trim() ?? '';
  if (!isStorable(message)) return refuse(userError('VALIDATION', validationText.invalidCharacters, 'message'));
  if (message.length > MAX_MESSAGE) return refuse(userError('VALIDATION', say.messageTooLong(MAX_MESSAGE), 'message'));
  // Locked: it is not deleted while its mails are written.
  const contract = await findContract(ctx, input.id, true);
  if (!contract) return notFound('id');
  await takeMails(ctx, signedIn(ctx).userId, checked.addresses.length);
  for (const to of checked.addresses) {
    const now = ctx.clock.now();
    const mail = ctx.em.create(ContractMail, {
      id: newId('contractMail'),
      contract,
      to,
      versionNumber: contract.latestNumber,
      format: input.format ?? 'PDF',
      message,
      state: 'QUEUED',
      at: now,
      createdAt: now,
    });
    await ctx.em.flush();
    await enqueue(ctx.em, mailContract, { mailId: mail.id }, { key: mail.id });
  }
  const recipients = checked.addresses.length;
  await recordAudit(ctx, { action: 'CONTRACT_SENT', subject: contract.id, details: { recipients } });
  return ok({ contract, checks: [] });
}
