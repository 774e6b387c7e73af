import { formatPesos } from '#schema/lib/pesos.ts';
import { writtenDay } from '#schema/text/days.ts';
import { prebillText } from '#schema/text/hours.ts';
import { prebillMail as words } from '#schema/text/mails.ts';
import type { Prebill, StoredPrebillMail } from '#db/entities/hours.entity.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail, MailAttachment } from '#api/ports/mailer.ts';
import { balanceOf } from './payments.rules.ts';

interface PrebillMailFacts {
  prebill: Prebill;
  mail: StoredPrebillMail;
  /** Address of the account that charges: the client answers to it. */
  replyTo: string;
  /** The PDF first, then the receipts. */
  attachments: readonly MailAttachment[];
}

/** Names and the message are text of users: each paragraph is one line, without addresses that become links. */
export function mailOfPrebill({ prebill, mail, replyTo, attachments }: PrebillMailFacts): Mail {
  const issuer = singleLine(prebill.issuer.name, 80);
  const number = prebillText.number(prebill.number);
  const { total, received, dueOn } = prebill;
  const receipts = attachments.length - 1;
  const template: EmailTemplate = {
    greeting: words.greeting,
    paragraphs: [
      ...mail.message.split(/\n+/).map((line) => singleLine(line, 1000)),
      words.attached(issuer, number, words.period(writtenDay(prebill.fromOn), writtenDay(prebill.toOn))),
      received > 0
        ? words.amounts(formatPesos(total), formatPesos(received), formatPesos(balanceOf(prebill)))
        : words.total(formatPesos(total)),
      dueOn ? words.dueOn(writtenDay(dueOn)) : '',
      receipts > 0 ? words.receipts(receipts) : '',
    ].filter(Boolean),
    footer: words.footer,
  };
  return {
    id: `prebill-${mail.id}`,
    to: mail.to,
    replyTo,
    subject: words.subject(number, issuer),
    text: emailText(template),
    html: emailHtml(template),
    attachments,
  };
}
