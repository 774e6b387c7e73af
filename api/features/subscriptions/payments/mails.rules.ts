import type { PlanCode } from '#schema/generated/contract.ts';
import { paymentMails, type PaymentMail } from '#schema/text/payments.ts';
import { planLabel } from '#schema/text/plan-labels.ts';
import { emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail } from '#api/ports/mailer.ts';

const mailOf = (facts: { id: string; to: string; subject: string }, template: EmailTemplate): Mail => ({
  ...facts,
  text: emailText(template),
  html: emailHtml(template),
});

const { greeting, footer } = paymentMails;

interface Claim {
  id: string;
  email: string;
  plan: PlanCode;
  claimTokenHash?: string | null;
}

export function claimMail({ id, email, plan, claimTokenHash }: Claim, url: string): Mail {
  const words = paymentMails.CLAIM;
  const name = planLabel[plan];
  const action = { label: words.open, url };
  const template = { greeting, paragraphs: words.paragraphs(name), action, footer };
  return mailOf(
    { id: `claim-${id}-${claimTokenHash?.slice(0, 12) ?? ''}`, to: email, subject: words.subject(name) },
    template,
  );
}

interface Notice {
  kind: Exclude<PaymentMail, 'CLAIM'>;
  subscriptionId: string;
  to: string;
  plan: PlanCode;
  endsAt: Date;
  isTrial: boolean;
}

export function noticeMail({ kind, subscriptionId, to, plan, endsAt, isTrial }: Notice, url: string): Mail {
  const words = paymentMails[kind];
  const name = planLabel[plan];
  const template = {
    greeting,
    paragraphs: [...words.paragraphs(name, endsAt, isTrial)],
    action: { label: paymentMails.open, url },
    footer,
  };
  // One for each kind and end: what is tried again is the same mail.
  const id = `${kind.toLowerCase().replace('_', '-')}-${subscriptionId}-${endsAt.getTime()}`;
  return mailOf({ id, to, subject: words.subject(name) }, template);
}
