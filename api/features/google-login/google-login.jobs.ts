import { googleLinkMail as words } from '#schema/text/google-login.ts';
import { longDay } from '#schema/text/mails.ts';
import { User } from '#db/entities/user.entity.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { defineJob, enqueue } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';

interface LinkChange {
  userId: string;
  /** By the address, without anybody of the account having asked for it; in the settings; taken away. */
  change: 'LINKED_BY_EMAIL' | 'LINKED' | 'UNLINKED';
  /** Of the Google account. */
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Tells an account that a way into it came or went. A retry sends the same mail id. */
export const mailGoogleLink = defineJob<LinkChange>({
  name: 'mail-google-link',
  retry: 8,
  async run(ctx, { userId, change, email, at }) {
    const to = (await ctx.em.findOne(User, { id: userId }))?.email;
    if (!to) return;
    const when = longDay(new Date(at));
    const template: EmailTemplate = {
      greeting: words.greeting,
      paragraphs: [
        change === 'UNLINKED' ? words.unlinked(when) : words.linked(singleLine(email), when),
        ...(change === 'LINKED_BY_EMAIL' ? [words.passwordDropped] : []),
        words.warning,
      ],
      action: { label: words.open, url: `${ctx.ports.address()}/dashboard?tab=settings&part=security` },
      footer: words.footer,
    };
    const mail = {
      id: `google-link-${userId}-${at}`,
      to,
      subject: change === 'UNLINKED' ? words.unlinkedSubject : words.linkedSubject,
      text: emailText(template),
      html: emailHtml(template),
    };
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, userId }, 'a mail about Google was refused by the mail server');
    }
  },
});

/** Orders the mail, in the transaction of the change. */
export async function tellLink(ctx: Ctx, change: Omit<LinkChange, 'at'>): Promise<void> {
  const at = ctx.clock.now().getTime();
  await enqueue(ctx.em, mailGoogleLink, { ...change, at }, { key: `${change.userId}:${at}` });
  await notify(ctx, {
    kind: 'SECURITY',
    facts: { event: change.change === 'UNLINKED' ? 'GOOGLE_UNLINKED' : 'GOOGLE_LINKED' },
    accounts: [change.userId],
    source: `${change.change}:${at}`,
    path: '/dashboard?tab=settings&part=security',
  });
}
