import type { ContractMail } from '#db/entities/contract.entity.ts';
import { contractMail as words } from '#schema/text/mails.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail, MailAttachment } from '#api/ports/mailer.ts';

interface ContractMailFacts {
  mail: Pick<ContractMail, 'id' | 'to' | 'message' | 'versionNumber'>;
  title: string;
  sha256: string;
  verificationUrl: string;
  sender: { name: string; email: string };
  attachment: MailAttachment;
}

/** Names, title and message are text of users: each paragraph is one line, without addresses that become links. */
export function mailOfContract(facts: ContractMailFacts): Mail {
  const { mail, sha256, verificationUrl, sender, attachment } = facts;
  const [title, name] = [singleLine(facts.title, 120), singleLine(sender.name, 80)];
  const template: EmailTemplate = {
    greeting: words.greeting,
    paragraphs: [
      ...mail.message.split(/\n+/).map((line) => singleLine(line, 1000)),
      words.attached(name, title, mail.versionNumber),
      words.verify(sha256),
    ].filter(Boolean),
    action: { label: words.verifyLabel, url: verificationUrl },
    footer: words.footer,
  };
  return {
    id: `contract-${mail.id}`,
    to: mail.to,
    replyTo: sender.email,
    subject: words.subject(title, name),
    text: emailText(template),
    html: emailHtml(template),
    attachments: [attachment],
  };
}
