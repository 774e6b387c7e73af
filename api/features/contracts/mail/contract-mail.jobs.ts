import { Contract, ContractMail } from '#db/entities/contract.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { ContractMailState } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { exportedFile } from '#api/kernel/print/print.ts';
import { PortError } from '#api/ports/port-error.ts';
import { fileNameOf, verificationPage, writeVersion } from '../files/contract-files.service.ts';
import { findVersion } from '../keeping/contract-rows.service.ts';
import { keepHash } from '../keeping/write-version.service.ts';
import { mailOfContract } from './contract-mail.rules.ts';

interface ContractMailing {
  mailId: string;
}

const TRIES = 8;

/** `false`: the contract or its account is gone, so nobody waits for it. */
async function send(ctx: Ctx, mail: ContractMail): Promise<boolean> {
  const contract = await ctx.em.findOne(Contract, { id: mail.contract.id });
  const version = contract && (await findVersion(ctx, contract, mail.versionNumber));
  const owner = contract && (await ctx.em.findOne(User, { id: contract.owner.id }));
  if (!version || !owner?.email) return false;
  const opened = { contract, version };
  const bytes = await writeVersion(ctx, opened, mail.format);
  await keepHash(ctx, version.id, mail.format, bytes);
  const { fileName, mediaType } = exportedFile(fileNameOf(opened), mail.format, bytes);
  const written = mailOfContract({
    mail,
    title: contract.title,
    sha256: version.sha256,
    verificationUrl: verificationPage(ctx, version.sha256),
    sender: { name: owner.name, email: owner.email },
    attachment: { fileName, mediaType, bytes },
  });
  await ctx.ports.mailer.send(written, ctx.shutdown);
  return true;
}

const settle = (ctx: Ctx, { mailId }: ContractMailing, state: ContractMailState): Promise<unknown> =>
  ctx.em.execute(`update contract_mail set state = ?, at = ? where id = ? and state = 'QUEUED'`, [
    state,
    ctx.clock.now(),
    mailId,
  ]);

/** Mails a contract to one address. A retry sends the same mail id. */
export const mailContract = defineJob<ContractMailing>({
  name: 'mail-contract',
  retry: TRIES,
  async run(ctx, mailing, { isLast }) {
    const mail = await ctx.em.findOne(ContractMail, { id: mailing.mailId });
    if (mail?.state !== 'QUEUED') return;
    try {
      if (!(await send(ctx, mail))) return void (await settle(ctx, mailing, 'FAILED'));
    } catch (error) {
      const isRefused = error instanceof PortError && error.reason === 'REFUSED';
      if (isRefused || isLast) await settle(ctx, mailing, 'FAILED');
      if (!isRefused) throw error;
      // The address does not exist: retries would only harm the reputation of the sender.
      ctx.log.warn({ err: error, mailId: mailing.mailId }, 'a contract was refused by the mail server');
      return;
    }
    await settle(ctx, mailing, ctx.ports.mailer.kind === 'SMTP' ? 'ACCEPTED' : 'OUTBOX');
  },
});
