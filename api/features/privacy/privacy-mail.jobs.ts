import { privacyMail } from '#schema/text/privacy.ts';
import { emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';

interface PrivacyMail {
  kind: keyof typeof privacyMail;
  to: string;
  /** When it happened, in milliseconds of the epoch: part of the id of the mail. */
  at: number;
  /** When something will happen, in milliseconds of the epoch. */
  due?: number;
  /** Words of a person, for the operator. */
  text?: string;
}

/** Tells what became of a right. The address stands in the job, because the account may be gone. A retry has the same id. */
export const mailPrivacy = defineJob<PrivacyMail>({
  name: 'mail-privacy',
  retry: 8,
  async run(ctx, { kind, to, at, due, text }) {
    const words = privacyMail[kind];
    const template: EmailTemplate = {
      greeting: words.greeting,
      paragraphs: [words.body(due === undefined ? null : new Date(due)), ...(text ? [text] : [])],
      footer: words.footer,
    };
    const id = `privacy-${kind.toLowerCase()}-${to}-${at}`;
    const content = { text: emailText(template), html: emailHtml(template) };
    try {
      await ctx.ports.mailer.send({ id, to, subject: words.subject, ...content }, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, kind }, 'a mail about personal data was refused by the mail server');
    }
  },
});
