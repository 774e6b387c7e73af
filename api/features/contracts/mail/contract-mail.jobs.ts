import { Contract, ContractMail } from '#db/entities/contract.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { ContractMailState } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { singleLine } from '#api/kernel/email-template.rules.ts';
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

/** Says what became of a mail, and tells its sender. */
async function settle(
  ctx: Ctx,
  { mailId }: ContractMailing,
  state: Exclude<ContractMailState, 'QUEUED'>,
): Promise<void> {
  const [settled] = await ctx.em.execute<{ contract_id: string; to: string; title: string; owner_id: string }[]>(
    `update contract_mail m set state = ?, at = ? from contract c
     where m.id = ? and m.state = 'QUEUED' and c.id = m.contract_id
     returning m.contract_id, m.recipient as "to", c.title, c.owner_id`,
    [state, ctx.clock.now(), mailId],
  );
  if (!settled) return;
  await notify(ctx, {
    kind: 'CONTRACT_MAIL',
    facts: { title: singleLine(settled.title), to: settled.to, state },
    accounts: [settled.owner_id],
    source: mailId,
    path: `/dashboard?tab=contracts&contract=${settled.contract_id}`,
  });
}

/** Mails a contract to one address. A retry sends the same mail id. */
export const mailContract = defineJob<ContractMailing>({
  name: 'mail-contract',
  retry: TRIES,
  async run(ctx, mailing, { isLast }) {
    const mail = await ctx.em.findOne(ContractMail, { id: mailing.mailId });
    if (mail?.state !== 'QUEUED') return;
    try {
      if (!(await send(ctx, mail))) return await settle(ctx, mailing, 'FAILED');
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
