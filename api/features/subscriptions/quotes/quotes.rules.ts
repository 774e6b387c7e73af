import { quoteMails as words, quoteText as say } from '#schema/text/quotes.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail } from '#api/ports/mailer.ts';

export const QUOTE_DAYS = 30;
const MAX_NAME = 200;
const MAX_MESSAGE = 2000;
const MAX_SEATS = 10_000;

export interface QuoteFacts {
  name: string;
  /** Folded. */
  email: string;
  message: string;
  seats: number | null;
}

export function quoteProblem({ name, email, message, seats }: QuoteFacts): { field: string; message: string } | null {
  if (name.length === 0 || name.length > MAX_NAME || !isStorable(name))
    return { field: 'name', message: say.nameRequired };
  if (!isDeliverable(email)) return { field: 'email', message: say.emailInvalid };
  if (message.length > MAX_MESSAGE || !isStorable(message))
    return { field: 'message', message: say.messageTooLong(MAX_MESSAGE) };
  const isFine = seats === null || (seats >= 1 && seats <= MAX_SEATS);
  return isFine ? null : { field: 'seats', message: say.seatsInvalid };
}

const mailOf = (facts: Pick<Mail, 'id' | 'to' | 'subject'>, template: EmailTemplate): Mail => ({
  ...facts,
  text: emailText(template),
  html: emailHtml(template),
});

/** To whoever asked. What they typed is not repeated: the address may be somebody else's. */
export function receivedMail(id: string, { name, email }: QuoteFacts): Mail {
  const { subject, paragraphs, footer } = words.received;
  const template = { greeting: words.greeting, paragraphs: paragraphs(singleLine(name, 80), QUOTE_DAYS), footer };
  return mailOf({ id: `quote-received-${id}`, to: email, subject }, template);
}

/** To whoever runs the server. Names and messages are text of strangers. */
export function askedMail(id: string, operator: string, facts: QuoteFacts, isRepeated: boolean): Mail {
  const { asked } = words;
  const name = singleLine(facts.name, 80);
  const paragraphs = [
    asked.facts(name, facts.email, facts.seats),
    ...(facts.message ? [asked.message(singleLine(facts.message, MAX_MESSAGE))] : []),
    ...(isRepeated ? [asked.replaces] : []),
  ];
  const template = { greeting: words.greeting, paragraphs, footer: asked.footer };
  const mail = mailOf({ id: `quote-asked-${id}`, to: operator, subject: asked.subject(name) }, template);
  return { ...mail, replyTo: facts.email };
}
