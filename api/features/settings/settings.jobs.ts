import { emailChangedMail as words } from '#schema/text/settings.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';

/** Tells the address that an account had that it has another one now. A retry sends the same mail id. */
export const mailEmailChanged = defineJob<{ userId: string; from: string; to: string; at: number }>({
  name: 'mail-email-changed',
  retry: 8,
  async run(ctx, { userId, from, to, at }) {
    const template: EmailTemplate = {
      greeting: words.greeting,
      paragraphs: [words.body(singleLine(to)), words.warning],
      footer: words.footer,
    };
    const mail = {
      id: `email-changed-${userId}-${at}`,
      to: from,
      subject: words.subject,
      text: emailText(template),
      html: emailHtml(template),
    };
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, userId }, 'a mail about a changed address was refused by the mail server');
    }
  },
});
