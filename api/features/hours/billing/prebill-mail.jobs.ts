import { LockMode } from '@mikro-orm/postgresql';
import type { PrebillMailState } from '#schema/generated/contract.ts';
import { Prebill } from '#db/entities/hours.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { actingFor, type Ctx } from '#api/kernel/context.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';
import { isUnsettled } from './payments.rules.ts';
import { printPrebill } from './prebill-document.service.ts';
import { mailOfPrebill } from './prebill-mail.rules.ts';
import { readPayments } from './prebill-reading.service.ts';
import { recordPrebill } from './prebill-timeline.service.ts';
import { receiptsOf } from './receipts.service.ts';

interface PrebillMailing {
  prebillId: string;
  /** A later mail of the same pre-bill replaces this one. */
  mailId: string;
}

const TRIES = 8;

async function caseTitlesOf(ctx: Ctx, { caseIds, account }: Prebill): Promise<string[]> {
  const rows = await ctx.em.execute<{ title: string }[]>(
    'select title from legal_case where id = any(?::text[]) and owner_id = ? order by id',
    [`{${caseIds.join(',')}}`, account.id],
  );
  return rows.map(({ title }) => title);
}

async function send(ctx: Ctx, prebill: Prebill, mail: NonNullable<Prebill['mail']>): Promise<void> {
  const { email: replyTo } = await ctx.em.findOneOrFail(User, { id: prebill.account.id });
  // Only registered accounts may send one.
  if (!replyTo) return;
  const printed = {
    prebill,
    payments: await readPayments(ctx, prebill.id),
    caseTitles: await caseTitlesOf(ctx, prebill),
  };
  const { fileName, mediaType, content } = await printPrebill(ctx, printed, 'PDF');
  const pdf = { fileName, mediaType, bytes: Buffer.from(content, 'base64') };
  const attachments = [pdf, ...(await receiptsOf(ctx, prebill.id))];
  await ctx.ports.mailer.send(mailOfPrebill({ prebill, mail, replyTo, attachments }), ctx.shutdown);
}

/**
 * Only a mail that a mail server accepted makes the pre-bill a sent one. Only its account may send it, so the timeline
 * names that account.
 */
const settle = (ctx: Ctx, { prebillId, mailId }: PrebillMailing, state: PrebillMailState): Promise<void> =>
  ctx.em.transactional(async (em) => {
    const prebill = await em.findOne(
      Prebill,
      { id: prebillId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const mail = prebill?.mail;
    // Meanwhile it may have been mailed again.
    if (!prebill || mail?.id !== mailId || mail.state !== 'QUEUED') return;
    const now = ctx.clock.now();
    const isSentNow = state === 'ACCEPTED' && prebill.status === 'OPEN';
    em.assign(prebill, {
      mail: { ...mail, state, at: now.toISOString() },
      updatedAt: now,
      ...(state === 'ACCEPTED' ? { sentAt: prebill.sentAt ?? now } : {}),
      ...(isSentNow ? { status: 'SENT' } : {}),
    });
    await em.flush();
    if (!isSentNow) return;
    const asker = actingFor({ ...ctx, em: em as Ctx['em'] }, prebill.account.id, []);
    await recordPrebill(asker, prebill, 'PREBILL_CHANGED', { isMailed: 'true' });
  });

/** Mails a pre-bill to its client, with its PDF and its receipts. A retry sends the same mail id. */
export const mailPrebill = defineJob<PrebillMailing>({
  name: 'mail-prebill',
  retry: TRIES,
  async run(ctx, mailing, { isLast }) {
    const prebill = await ctx.em.findOne(Prebill, { id: mailing.prebillId }, { populate: ['lines'] });
    const mail = prebill?.mail;
    if (!prebill || mail?.id !== mailing.mailId || mail.state !== 'QUEUED' || !isUnsettled(prebill)) return;
    try {
      await send(ctx, prebill, mail);
    } catch (error) {
      const isRefused = error instanceof PortError && error.reason === 'REFUSED';
      if (isRefused || isLast) await settle(ctx, mailing, 'FAILED');
      if (!isRefused) throw error;
      // The address does not exist: retries would only harm the reputation of the sender.
      ctx.log.warn({ err: error, prebillId: mailing.prebillId }, 'a pre-bill was refused by the mail server');
      return;
    }
    await settle(ctx, mailing, ctx.ports.mailer.kind === 'SMTP' ? 'ACCEPTED' : 'OUTBOX');
  },
});
